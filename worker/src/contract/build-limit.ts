/** The maximum number of pieces of equipment in a build, whether in a draft, a link or a request. */
export const MAX_BUILD_ITEMS = 300
