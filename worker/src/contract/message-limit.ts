/** The most characters of a message to the business, of a question about a request and of a reply. */
export const LONGEST_MESSAGE = 5000
