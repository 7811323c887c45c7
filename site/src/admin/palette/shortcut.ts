const isMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent)

/** How the keys that open the palette are written on this computer. */
export const SHORTCUT = isMac ? '⌘K' : 'Ctrl K'
