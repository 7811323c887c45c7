/** The most pieces of equipment of one build: in a draft, a link and a request alike. */
export const MAX_BUILD_ITEMS = 300
