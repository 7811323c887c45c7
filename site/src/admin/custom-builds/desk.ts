import { Hammer } from 'lucide-react'
import type { BuildStatus, CustomBuild } from '#contract/custom-build'
import { buildMoves } from '#domain/build-status'
import { getBuild, listBuilds, moveBuild } from '../api.ts'
import type { Desk } from '../requests/desk.ts'
import { deskQueries } from '../requests/queries.ts'
import { SHARED_LOOKS, SHARED_MOVES } from '../requests/words.ts'

/** What is particular to build requests. */
export const buildDesk: Desk<BuildStatus> = {
  section: 'custom-builds',
  noun: 'build',
  name: 'custom build request',
  columns: { subject: 'Trailer', detail: 'Equipment' },
  allLabel: 'All',
  emptyTitle: 'No Custom Build Requests',
  manage: 'custom_builds.manage',
  order: ['pending', 'approved', 'rejected', 'in_progress', 'completed'],
  looks: { ...SHARED_LOOKS, in_progress: { label: 'In Progress', tone: 'waiting', icon: Hammer } },
  moves: {
    ...SHARED_MOVES,
    in_progress: { action: 'Start the build', done: 'started', kind: 'go', icon: Hammer },
    completed: {
      ...SHARED_MOVES.completed,
      ask: 'The trailer is handed over and paid for. A completed request cannot be moved again.',
    },
  },
  movesFrom: buildMoves,
}

/** Build requests as the server has them. */
export const buildQueries = deskQueries<BuildStatus, CustomBuild>(buildDesk, {
  list: listBuilds,
  get: getBuild,
  move: moveBuild,
})
