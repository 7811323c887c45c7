import { useMemo, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { PLACEHOLDER_IMAGE } from '#contract/picture/placeholder-image'
import { pictureSource } from '../../views/picture/source.ts'
import { DeletionFailure } from '../ui/deletion/deletion-failure.tsx'
import { useUndoableDeletion } from '../ui/deletion/use-undoable-deletion.ts'
import { Card } from '../ui/list/card-grid.tsx'
import { cardKey } from '../ui/list/use-returning-card.ts'
import { StateBadge } from '../ui/state-badge.tsx'
import css from './catalogue.module.css'
import type { CatalogueRecord, Kind } from './kind.ts'
import type { Open } from './open-record.ts'
import { RecordActions } from './record-actions.tsx'

interface Props<R extends CatalogueRecord, In extends FieldValues, Out> {
  kind: Kind<R, In, Out>
  record: R
  mayManage: boolean
  onOpen: (open: Open) => void
}

/** One record, with its actions; rendered again only when a prop changes, since there may be hundreds. */
export function RecordCard<R extends CatalogueRecord, In extends FieldValues, Out>(props: Props<R, In, Out>) {
  const { kind, record, mayManage, onOpen } = props
  // `memo` would lose the types of the record.
  return useMemo(
    () => <WholeCard kind={kind} record={record} mayManage={mayManage} onOpen={onOpen} />,
    [kind, record, mayManage, onOpen],
  )
}

function WholeCard<R extends CatalogueRecord, In extends FieldValues, Out>(props: Props<R, In, Out>) {
  const { kind, record, mayManage, onOpen } = props
  const { id, name, description } = record
  const { section, skipKey, words, calls, warnOf, Facts } = kind
  const look = kind.statuses[record.status]
  const deletion = useUndoableDeletion({ section, ...calls })
  return (
    <Card
      recordKey={cardKey(section, id)}
      title={name}
      note={`#${id}`}
      picture={<CardPicture url={record.image_url} />}
      badges={look && <StateBadge look={look} />}
      actions={
        <RecordActions
          name={name}
          mayManage={mayManage}
          skipKey={skipKey}
          busy={deletion.isPending}
          {...(warnOf && { onAsk: () => warnOf(record) })}
          onEdit={() => onOpen({ form: 'edit', id })}
          onDuplicate={() => onOpen({ form: 'copy', id })}
          onDelete={() => deletion.mutate(record)}
        >
          <p>{words.deleting}</p>
        </RecordActions>
      }
    >
      {description && <p className={css.description}>{description}</p>}
      <Facts record={record} />
      <DeletionFailure noun={words.noun} deletion={deletion} />
    </Card>
  )
}

/** Picture of a record, or the drawn placeholder if it fails to load. No alt text, since the name beside it says what it shows. */
function CardPicture({ url }: { url: string }) {
  const [broken, setBroken] = useState('')
  const { src, srcset } = pictureSource(broken === url ? PLACEHOLDER_IMAGE : url)
  return (
    <img
      className={css.picture}
      src={src}
      srcSet={srcset}
      sizes="(max-width: 640px) 92vw, 400px"
      alt=""
      width={400}
      height={300}
      loading="lazy"
      onError={() => setBroken(url)}
    />
  )
}
