/** The message for a text that is not an e-mail address. */
export const NO_EMAIL = 'Enter an e-mail address like name@example.com'
