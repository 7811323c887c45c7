import { useRef } from 'react'
import * as z from 'zod'
import { ImageAlt, type LibraryImage } from '#contract/image'
import { momentInWords } from '#domain/moments'
import { pictureSource } from '../../views/picture.ts'
import { Fact } from '../ui/facts.tsx'
import type { Field } from '../ui/form/fields.ts'
import { ModalForm } from '../ui/form/modal-form.tsx'
import { saveFailureInWords } from '../ui/form/refusals.ts'
import { toast } from '../ui/toasts.ts'
import { describeImage, renameImage } from './calls.ts'
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
  const { filename, alt } = image
  const { changed, followed } = useLibraryChanges()
  const work = useRef<'describe' | 'rename'>('rename')
  // What the server has: a save may have stored the text although its new name was refused.
  const storedAlt = useRef(alt)
  const save = async (form: ImageForm) => {
    const newName = nextName(form.newName, filename)
    // The text first: a new name can be refused, and tried again alone.
    work.current = 'describe'
    const isDescribed = form.alt !== storedAlt.current
    if (isDescribed) {
      changed(await describeImage(image, form.alt))
      storedAlt.current = form.alt
    }
    work.current = 'rename'
    if (!newName) {
      if (isDescribed) toast(`${filename} saved.`)
      return
    }
    const { image: renamed, uses } = await renameImage(image, newName)
    changed(renamed)
    followed(uses)
    const follow = uses.length > 0 ? ` What shows it follows: ${uses.map(({ name }) => name).join(', ')}.` : ''
    toast(`Renamed to ${renamed.filename}.${follow}`)
  }
  return (
    <ModalForm
      title="Edit Image"
      size="xl"
      schema={ImageForm}
      fields={FIELDS}
      start={{ values: { newName: filename, alt } }}
      onSave={save}
      tell={(error) => (work.current === 'rename' ? libraryFailure('rename', error) : saveFailureInWords(error))}
      onClose={onClose}
    >
      <ImageFacts image={image} />
    </ModalForm>
  )
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
