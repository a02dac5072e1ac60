import { groupBy } from '@domain/group'
import type { Work } from '../../http/context'
import { onePiece } from '../../work/kinds'
import * as todo from '../todo/service'
import { usersAmong } from './people'
import * as repo from './repo'

/**
 * CV-11 entrustEnd: an entrustment ends by its last day, by its state or with a membership, and no call says so. Sessions ask at each call
 * (AU-16); what waits for a user of it alone waits for the master then, as after a binding (SA-07).
 */
async function handOver(work: Work): Promise<void> {
  const named = await todo.namedIn(work, await repo.everEntrusted(work.db))
  for (const [bp, rows] of groupBy(named, (row) => row.bp)) {
    const userIds = rows.map(({ userId }) => userId)
    const still = await usersAmong(work, bp, userIds)
    for (const userId of userIds) if (!still.includes(userId)) await todo.handOver(work, { bp, userId })
  }
}

export const entrustEnd = onePiece('membership.entrustEnd', { everySeconds: 600 }, { handle: handOver })
