/** The maximum length in characters of a message to the business, a question about a request, or a reply. */
export const LONGEST_MESSAGE = 5000

/** The maximum length in characters of the name of a trailer, a model or a piece of equipment. */
export const LONGEST_NAME = 120

/** The maximum number of features of a trailer or a model. */
export const MOST_FEATURES = 40

/** The maximum number of sizes of a model. */
export const MOST_SIZES = 12
