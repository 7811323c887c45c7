/** Waits for the next frame; not in a hidden tab, which has none and should be complete by the time it is shown. */
export const frame = () => document.hidden || new Promise((done) => requestAnimationFrame(done))
