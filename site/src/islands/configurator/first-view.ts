import { atom } from 'nanostores'
import { buildDrawing, EMPTY_EXTERIOR } from '../../views/build/picture.ts'
import type { Builder } from './builder.ts'

type Shown = '$step' | '$furthest' | '$sizeHint' | '$drawing' | '$models' | '$model' | '$modelsError' | '$concept'

/** What the first view shows of a build, as the server rendered it, before the draft is read. */
export const FIRST_VIEW: Pick<Builder, Shown> = {
  $step: atom(0),
  $furthest: atom(0),
  $sizeHint: atom(null),
  $drawing: atom(buildDrawing(EMPTY_EXTERIOR)),
  $models: atom(null),
  $model: atom(null),
  $modelsError: atom(null),
  $concept: atom(null),
}
