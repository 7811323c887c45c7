/** Waits until the browser has nothing else to do; where it cannot say, for its next task. */
export const idle = () => new Promise((done) => (window.requestIdleCallback ?? setTimeout)(done))
