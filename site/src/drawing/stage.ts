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

/** A painted scene, all of it behind the trailer. */
export interface Backdrop {
  defs: string
  behind: string
}
