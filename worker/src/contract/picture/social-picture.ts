/** Size in pixels of the preview picture of a shared link. */
export const SOCIAL_PICTURE = { width: 1200, height: 630 } as const
