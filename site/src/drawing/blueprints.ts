import type { TrailerDrawing } from './parameters.ts'

interface Blueprint {
  width: number
  height: number
  drawing: TrailerDrawing
}

const plain = { shape: 'square', color: '#FFFFFF', variant: 'outline', extras: ['menu-board', 'roof-vent'] } as const

/** Line drawings below the first view, by file name; served as files, to keep them out of the pages' HTML. */
export const blueprints = {
  square: { width: 982, height: 419, drawing: { ...plain, lengthM: 6 } },
  retro: { width: 982, height: 419, drawing: { ...plain, shape: 'retro', lengthM: 6, menu: 'ice-cream' } },
  reasons: { width: 1110, height: 419, drawing: { ...plain, lengthM: 7, menu: 'burgers' } },
} satisfies Record<string, Blueprint>

export type BlueprintName = keyof typeof blueprints
