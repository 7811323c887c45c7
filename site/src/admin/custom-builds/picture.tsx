import { useMemo } from 'react'
import type { CustomBuild } from '#contract/requests/custom-build'
import { drawTrailer } from '../../drawing/trailer.ts'
import { buildDrawing } from '../../views/build/picture.ts'
import css from './build.module.css'
import { InlinePicture } from './inline-picture.tsx'

/** The trailer as the customer saw it: model, size, color and what can be seen of its equipment. */
export function BuildPicture({ build }: { build: CustomBuild }) {
  const { trailer_model: model, trailer_size: size, color_ral: color, equipment: items } = build
  const markup = useMemo(
    () => drawTrailer(buildDrawing({ model, size, color, items, concept: null })),
    [model, size, color, items],
  )
  return <InlinePicture className={css.picture} markup={markup} />
}
