import { feetOf } from '#domain/length'
import { svg } from './markup.ts'

/**
 * A dimension line along the body, from end to end, with its length in meters and feet. The text is centered on its own origin, so
 * that CSS can scale it there; WebKit does not know the box of a text when asked for it.
 */
export function measuringLine(x: number, end: number, lengthM: number, y: number): string {
  const half = (end - x) / 2
  const words = `${Math.round(lengthM * 10) / 10} m · ${feetOf(lengthM)} ft`
  const ticks = svg`M${-half} -9v18M${half} -9v18M${-half} 0H${half}`
  return svg`<g aria-hidden="true" stroke-linecap="round" transform="translate(${x + half} ${y})"><path d="${ticks}"
 stroke="#fbf7f0" stroke-width="8" opacity=".8"/><path d="${ticks}" stroke="#14211f" stroke-width="3"/><rect x="-84" y="-18" width="168" height="36" rx="18"
 fill="#fbf7f0"/><text y="8" text-anchor="middle" font-size="23" font-weight="700"
 fill="#14211f">${words}</text></g>`
}
