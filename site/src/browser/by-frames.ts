import { frame } from './frame.ts'
import { idle } from './idle.ts'

/** An element to be changed, and how many elements that lays out. */
export interface Part {
  part: Element
  size: number
}

/**
 * Changes one part after the other, per frame as many as lay out `most` elements in total, since all at once would be a long task;
 * and only while the browser is idle, so that it does not delay a visitor's input.
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
