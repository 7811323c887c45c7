/** Where a scene is painted: the picture's size, its horizon, and where the trailer stands and hides it. */
export interface Stage {
  id: string
  width: number
  height: number
  horizon: number
  ground: number
  left: number
  right: number
}

/** A painted scene: what is behind the trailer, and what is before it. */
export interface Backdrop {
  defs: string
  behind: string
  front?: string
}
