import { paragraphs } from '../wire.ts'

/** Why staff close a request, which its customer reads. */
export const CloseReason = paragraphs(500)
