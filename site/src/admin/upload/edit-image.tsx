import { useRef } from 'react'
import * as z from 'zod'
import { ImageAlt, type LibraryImage } from '#contract/picture/image'
import { momentInWords } from '#domain/moments'
import { pictureSource } from '../../views/picture/source.ts'
import { isolated } from '../ui/dialog/isolated.ts'
import type { Field } from '../ui/form/fields.ts'
import { ModalForm } from '../ui/form/modal-form.tsx'
import { saveFailureInWords } from '../ui/form/refusals.ts'
import { Fact } from '../ui/panel/facts.tsx'
import { toast } from '../ui/toast/toasts.ts'
import { describeImage, refetchImage, renameImage } from './calls.ts'
import css from './edit-image.module.css'
import { fileSize } from './file-size.ts'
import { nextName } from './image-name.ts'
import { useLibraryChanges } from './queries.ts'
import { libraryFailure } from './words.ts'

const ImageForm = ImageAlt.extend({ newName: z.string() })
type ImageForm = z.infer<typeof ImageForm>

const FIELDS: readonly Field<keyof ImageForm>[] = [
  {
    kind: 'text',
    name: 'newName',
    label: 'Filename',
    hint: 'What shows this image keeps showing it. Left empty, the image keeps its name.',
  },
  {
    kind: 'text',
    name: 'alt',
    label: 'Alternative text',
    hint: 'What it shows: read aloud and searched here. Pages name the trailer instead.',
  },
]

/** Edits an image's name and alt text; without a change it only closes. */
export function EditImage({ image, onClose }: { image: LibraryImage; onClose: () => void }) {
  const { save, tell } = useSave(image)
  const shown = ({ filename, alt, version }: LibraryImage) => ({ values: { newName: filename, alt }, version })
  return (
    <ModalForm
      title="Edit Image"
      size="xl"
      schema={ImageForm}
      fields={FIELDS}
      start={shown(image)}
      onSave={save}
      onReload={async () => shown(await refetchImage(image))}
      tell={tell}
      onClose={onClose}
    >
      <ImageFacts image={image} />
    </ModalForm>
  )
}

// The text is stored before the name, which can be refused, and tried again alone.
function useSave(image: LibraryImage) {
  const { changed, followed } = useLibraryChanges()
  const work = useRef<'describe' | 'rename'>('rename')
  // As the first half of a save has left it, if its other half failed.
  const described = useRef(image)
  const save = async ({ alt, newName }: ImageForm, version = image.version, base: ImageForm): Promise<void> => {
    const { folder } = image
    const isNewest = described.current.version >= version
    let seen: Pick<LibraryImage, 'folder' | 'filename' | 'alt' | 'version'> = isNewest
      ? described.current
      : { folder, filename: base.newName, alt: base.alt, version }
    const name = nextName(newName, seen.filename)
    work.current = 'describe'
    if (alt !== seen.alt) {
      described.current = await describeImage(seen, alt)
      changed(described.current)
      seen = described.current
    }
    work.current = 'rename'
    if (!name) {
      if (seen.version > image.version) toast(`${seen.filename} saved.`)
      return
    }
    const { image: renamed, uses } = await renameImage(seen, name)
    changed(renamed)
    followed(uses)
    const follow = uses.length > 0 ? ` What shows it follows: ${uses.map((use) => isolated(use.name)).join(', ')}.` : ''
    toast(`Renamed to ${renamed.filename}.${follow}`)
  }
  const tell = (error: unknown) =>
    work.current === 'rename' ? libraryFailure('rename', error) : saveFailureInWords(error)
  return { save, tell }
}

function ImageFacts({ image }: { image: LibraryImage }) {
  const { url, alt, size, width, height, folder, created } = image
  const { src, srcset } = pictureSource(url)
  return (
    <div className={css.about}>
      <img
        className={css.picture}
        src={src}
        srcSet={srcset}
        sizes="260px"
        width={width ?? 240}
        height={height ?? 180}
        alt={alt}
      />
      <dl className={css.facts}>
        <Fact label="Size">{fileSize(size)}</Fact>
        <Fact label="Dimensions">{width && height ? `${width} × ${height} px` : ''}</Fact>
        <Fact label="Folder">{folder}</Fact>
        <Fact label="Uploaded">{momentInWords(created)}</Fact>
        <Fact label="Address">
          <a href={url} target="_blank" rel="noreferrer">
            {url}
          </a>
        </Fact>
      </dl>
    </div>
  )
}
