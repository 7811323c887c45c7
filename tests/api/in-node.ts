/** The execution context of a call when the app runs in Node; work after the response may fail there silently. */
export const context = {
  waitUntil: (work: Promise<unknown>) => void work.catch(() => {}),
  passThroughOnException: () => {},
  props: {},
}
