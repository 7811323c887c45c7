/** Waits for the next frame; a page in a hidden tab has none, and is to be as it will be when the tab is shown. */
export const frame = () => document.hidden || new Promise((done) => requestAnimationFrame(done))
