import { Pencil } from 'lucide-react'
import type { EquipmentCategory } from '#contract/catalogue/equipment'
import { pluralized } from '#contract/text/pluralized'
import { CategoryIcon } from '../../views/equipment/category-icon-image.tsx'
import { Button } from '../ui/button.tsx'
import css from './categories.module.css'
import { IconEditor } from './icon-editor.tsx'
import { iconInWords } from './icon-rules.ts'
import type { OnDraft } from './use-category-icon.ts'

interface Props {
  category: EquipmentCategory
  /** The icon it would get, while it is being edited. */
  draft: string | null
  onDraft: OnDraft
  onOpen: () => void
  onRename: () => void
  onClose: () => void
}

/** A category with its icon, and ways to change icon and name. */
export function CategoryRow({ category: stored, draft, onDraft, onOpen, onRename, onClose }: Props) {
  const { category, icon, count } = stored
  const shown = draft === null ? icon : draft || null
  return (
    <li className={css.row}>
      <div className={css.head}>
        <span className={css.mark}>
          <CategoryIcon category={category} icon={shown} size={24} />
        </span>
        <div className={css.words}>
          <h3 className={css.name}>{category}</h3>
          <p className={css.soft}>
            {pluralized(count, 'piece')} · {iconInWords(icon)}
          </p>
        </div>
        <Button kind="quiet" icon={Pencil} iconOnly="narrow" aria-label={`Rename ${category}`} onClick={onRename}>
          Rename
        </Button>
        <Button
          aria-expanded={draft !== null}
          aria-label={draft === null ? `Change the icon of ${category}` : `Done with the icon of ${category}`}
          onClick={draft === null ? onOpen : onClose}
        >
          {draft === null ? 'Icon' : 'Done'}
        </Button>
      </div>
      {draft !== null && <IconEditor stored={stored} draft={draft} onDraft={onDraft} />}
    </li>
  )
}
