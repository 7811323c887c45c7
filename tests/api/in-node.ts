/** What a call of the app gets beside its environment where it runs in Node; what follows an answer may fail there unheard. */
export const context = {
  waitUntil: (work: Promise<unknown>) => void work.catch(() => {}),
  passThroughOnException: () => {},
  props: {},
}
