/** Who makes a change, by name, and when. */
export interface Author {
  by: string
  at: Date
}
