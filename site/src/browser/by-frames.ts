import { frame } from './frame.ts'
import { idle } from './idle.ts'

/** An element to be changed, and how many elements that lays out. */
export interface Part {
  part: Element
  size: number
}

/**
 * Changes one part after the other, as many per frame as lay out `most` elements in all, since all at once would be a long task;
 * and only while the browser is idle, not in the way of a visitor who is about to press something.
 */
export async function byFrames(parts: Iterable<Part>, most: number, change: (part: Element) => void): Promise<void> {
  let room = 0
  for (const { part, size } of parts) {
    if (size > room) {
      await frame()
      await idle()
      room = most
    }
    change(part)
    room -= size
  }
}
