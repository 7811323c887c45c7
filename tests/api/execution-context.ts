/** The execution context of a call when the app runs in Node; work after the response may fail there silently. */
export const executionContext = {
  waitUntil: (work: Promise<unknown>) => void work.catch(() => {}),
  passThroughOnException: () => {},
  props: {},
}
