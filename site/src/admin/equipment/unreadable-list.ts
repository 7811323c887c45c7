/** A list of equipment that cannot be read at all; `message` is a sentence for people. */
export class UnreadableList extends Error {}
