/** The author of a change, by name, and its time. */
export interface Author {
  by: string
  at: Date
}
