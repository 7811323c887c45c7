/** The maximum length in characters of a message to the business, a question about a request, or a reply. */
export const MAX_MESSAGE_LENGTH = 5000

/** The maximum length in characters of the name of a trailer, a model or a piece of equipment. */
export const MAX_NAME_LENGTH = 120

/** The maximum number of features of a trailer or a model. */
export const MAX_FEATURES = 40

/** The maximum number of sizes of a model. */
export const MAX_SIZES = 12

/** The maximum number of pieces of equipment in a build, whether in a draft, a link or a request. */
export const MAX_BUILD_ITEMS = 300
