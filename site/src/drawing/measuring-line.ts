import { feetOf } from '#domain/length'
import { svg } from './markup.ts'

/** How long the body is: a line from end to end of it, and its length in meters and feet. */
export function measuringLine(x: number, end: number, lengthM: number, y: number): string {
  const middle = (x + end) / 2
  const words = `${Math.round(lengthM * 10) / 10} m · ${feetOf(lengthM)} ft`
  const ticks = svg`M${x} ${y - 9}v18M${end} ${y - 9}v18M${x} ${y}H${end}`
  return svg`<g aria-hidden="true" stroke-linecap="round"><path d="${ticks}"
 stroke="#fbf7f0" stroke-width="8" opacity=".8"/><path d="${ticks}" stroke="#14211f" stroke-width="3"/><rect x="${middle - 84}" y="${y - 18}" width="168" height="36" rx="18"
 fill="#fbf7f0"/><text x="${middle}" y="${y + 8}" text-anchor="middle" font-size="23" font-weight="700"
 fill="#14211f">${words}</text></g>`
}
