import { Hammer } from 'lucide-react'
import { BuildStatus, type CustomBuild } from '#contract/requests/custom-build'
import { buildTransitions } from '#domain/build/status'
import type { DecidingDesk } from '../requests/desk.ts'
import { isOwnMove } from '../requests/is-own-move.ts'
import { deskQueries } from '../requests/queries.ts'
import { doneMessageOf, REJECT_MANY, SHARED_MOVES } from '../requests/words.ts'
import { BUILD_LOOKS } from '../status-looks.ts'
import { getBuild, listBuilds, moveBuild } from './calls.ts'

/** What is specific to build requests. */
export const buildDesk: DecidingDesk<BuildStatus> = {
  section: 'custom-builds',
  noun: 'custom_build',
  name: 'custom build request',
  title: 'Request',
  columns: { subject: 'Trailer', detail: 'Equipment', price: 'Price' },
  searches: ['name', 'phone', 'e-mail', 'model'],
  allLabel: 'All',
  emptyTitle: 'No Custom Build Requests',
  manage: 'custom_builds.manage',
  order: BuildStatus.options,
  looks: BUILD_LOOKS,
  bulk: REJECT_MANY,
  moves: {
    ...SHARED_MOVES,
    in_progress: { action: 'Start the build', done: 'started', kind: 'go', icon: Hammer },
    completed: {
      ...SHARED_MOVES.completed,
      ask: 'The trailer is handed over and paid for. A completed request cannot be moved again.',
    },
  },
  movesFrom: buildTransitions,
}

/** Build requests as the server has them. */
export const buildQueries = deskQueries<BuildStatus, CustomBuild>(buildDesk, {
  list: listBuilds,
  get: getBuild,
  move: moveBuild,
  isOwnMove,
  doneMessage: doneMessageOf(buildDesk),
})
