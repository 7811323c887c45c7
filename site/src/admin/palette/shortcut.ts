const isMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent)

/** The palette's keyboard shortcut, as written on this platform. */
export const SHORTCUT = isMac ? '⌘K' : 'Ctrl K'
