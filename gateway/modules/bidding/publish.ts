import { randomBytes } from 'node:crypto'
import { fingerprintOf } from '@domain/draw/draw'
import { decimal } from '@domain/decimal'
import type { NewRow } from '../../db/rows'
import type { Work } from '../../http/context'
import { activityNo } from './numbers'
import { insertActivity, insertSeed } from './repo/activities'
import { addRows } from '../draw/service'

type Terms = Omit<
  NewRow<'ngActivity'>,
  'ngId' | 'seedHash' | 'seed' | 'state' | 'nextAt' | 'createdAt' | 'updatedAt' | 'clearedAt' | 'publishedAt'
>

/**
 * Puts an activity up; a draw with the fingerprint of a seed that is not read before it (N-13). The table holds its moments to their
 * order. RangeError where the volume is no multiple of the step.
 */
export async function publishActivity(
  work: Work,
  terms: Terms,
  seed = randomBytes(32).toString('hex'),
): Promise<string> {
  const { companyCode, mode, totalVolume, stepVolume } = terms
  const lots = decimal(String(totalVolume)).div(decimal(String(stepVolume)))
  if (!lots.eq(lots.round(0, 0))) throw new RangeError('the volume is no multiple of the step')
  const ngId = await activityNo(work)
  const [now, seedHash] = [work.clock.iso(), mode === 'DRAW' ? fingerprintOf(seed) : null]
  await insertActivity(work.db, {
    ...terms,
    ngId,
    seedHash,
    state: 'NOT_STARTED',
    nextAt: terms.signupStart,
    createdAt: now,
    updatedAt: now,
  })
  if (seedHash === null) return ngId
  await insertSeed(work.db, { companyCode, ngId, seed })
  const published = { is: 'PUBLISHED', activityId: ngId, drawNo: 1, fingerprint: seedHash, at: now } as const
  await addRows(work.db, { companyCode, drawId: ngId }, [{ ...published, winners: Number(lots.toFixed(0)) }], now)
  return ngId
}
