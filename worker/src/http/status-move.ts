import { AppError } from './app-error.ts'

/** Refuses a change of status that `moves` does not allow from the current one, with a 409 that names both. */
export function refuseMove<Status extends string>(
  request: { id: number; status: Status },
  to: Status,
  moves: (from: Status) => readonly Status[],
): void {
  if (moves(request.status).includes(to)) return
  const [from, wanted] = [request.status, to].map((status) => status.replaceAll('_', ' '))
  throw new AppError('conflict', `Request #${request.id} is ${from} and cannot become ${wanted}.`)
}
