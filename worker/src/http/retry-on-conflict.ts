import { AppError } from './app-error.ts'

const MAX_TRIES = 20
const PAUSE_MS = 20

/**
 * Optimistic concurrency: `attempt` reads, checks, and stores only if what it checked has not changed meanwhile; otherwise it
 * returns `null` and is retried. Returns what was stored; 503 if every attempt conflicts with others.
 */
export async function retryOnConflict<T>(attempt: () => Promise<T | null>): Promise<T> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const stored = await attempt()
    if (stored !== null) return stored
    // Of random length, so that callers that collided once do not collide again.
    await scheduler.wait(Math.random() * PAUSE_MS * (tries + 1))
  }
  const message = 'Too many people are saving at this moment. Please try again.'
  throw new AppError('unavailable', message, { headers: { 'Retry-After': '1' } })
}
