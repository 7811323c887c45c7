/** The most characters of a message to the business, of a question about a request and of a reply. */
export const LONGEST_MESSAGE = 5000

/** The most characters of the name of a trailer, a model or a piece of equipment. */
export const LONGEST_NAME = 120

/** The most features that a trailer or a model lists. */
export const MOST_FEATURES = 40

/** The most sizes in which a model is built. */
export const MOST_SIZES = 12
