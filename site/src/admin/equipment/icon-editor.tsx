import { useId, useLayoutEffect } from 'react'
import type { EquipmentCategory } from '#contract/catalogue/equipment'
import { ICON_NAMES } from '#contract/catalogue/icon-names'
import { CategoryIcon } from '../../views/equipment/category-icon-image.tsx'
import { Button } from '../ui/button.tsx'
import field from '../ui/form/field.module.css'
import { ownPath } from '../ui/form/own-path.ts'
import { Notice } from '../ui/state/notice.tsx'
import { useFocusFallback } from '../ui/use-focus-fallback.ts'
import css from './categories.module.css'
import { IconPictures } from './icon-pictures.tsx'
import { typedIcon } from './icon-rules.ts'
import { type OnDraft, useCategoryIcon } from './use-category-icon.ts'

interface Props {
  stored: EquipmentCategory
  draft: string
  onDraft: OnDraft
}

/** Chooses an icon by name, by address, from this computer or from the library. */
export function IconEditor({ stored, draft, onDraft }: Props) {
  const { category, icon } = stored
  const id = useId()
  const { failure, saving, choose, save, upload } = useCategoryIcon(stored, onDraft)
  const editor = useFocusFallback<HTMLDivElement>(icon ?? '')
  // With its category above it: on a phone it opens below what is in sight. The focus stays at the button that closes it again.
  useLayoutEffect(() => {
    editor.current?.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [editor])
  return (
    <div ref={editor} tabIndex={-1} className={css.editor}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div role="group" aria-label="Icons" className={css.icons}>
        {ICON_NAMES.map((name) => (
          <button
            key={name}
            type="button"
            className={css.icon}
            aria-label={name}
            title={name}
            aria-pressed={draft === name}
            onClick={() => choose(name)}
          >
            <CategoryIcon category={category} icon={name} size={22} />
          </button>
        ))}
      </div>
      <div className={field.field}>
        <label className={field.label} htmlFor={id}>
          Icon name or address of an image
        </label>
        <input
          id={id}
          className={field.input}
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={draft}
          onChange={(event) => choose(ownPath(event.target.value, window.location.origin))}
        />
      </div>
      <IconPictures category={category} progress={upload.progress} onFile={upload.send} onChoose={choose} />
      {failure && <Notice tone="stop">{failure}</Notice>}
      <div className={css.ways}>
        <Button
          kind="go"
          busy={saving}
          disabled={typedIcon(draft) === '' || typedIcon(draft) === icon}
          onClick={() => save(typedIcon(draft), draft)}
        >
          Update
        </Button>
        <Button kind="plain-stop" busy={saving} disabled={icon === null} onClick={() => save(null, draft)}>
          Remove icon
        </Button>
      </div>
    </div>
  )
}
