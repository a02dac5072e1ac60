import type { ApiOf } from '@contract/endpoint'
import type { metering } from '@contract/metering'
import { groupBy } from '@domain/group'
import type { Work } from '../../../http/context'
import type { HeadEnd } from '../../../ports/head-end/settings'
import * as repo from '../repo/frame'
import { inOrder } from '../rules/sequence'

type Frames = ApiOf<typeof metering>['default POST /crmgas/headEnd/frames']
type Frame = Frames['in']['frames'][number]

/** ms that a device's clock may be ahead of ours. */
const AHEAD = 10 * 60_000

/**
 * Keeps what a head-end hands in, at least once and in order per meter: of each meter the frames that follow the last one kept. The
 * answer names the next one wanted, so that the head-end sends again from there. A frame dated ahead of time is counted, but not kept.
 */
export async function takeFrames(work: Work, headEnd: HeadEnd, frames: readonly Frame[]): Promise<Frames['out']> {
  const byNo = groupBy(frames, ({ meterNo }) => meterNo)
  const meters = await repo.metersByNo(work.db, headEnd.companies, [...byNo.keys()])
  const known = new Set(meters.map(({ meterNo }) => meterNo))
  const answers: Frames['out']['meters'] = []
  // In the order of their keys, so that two batches never wait for each other in a circle.
  for (const meter of meters)
    answers.push({ meterNo: meter.meterNo, next: await takeOf(work, headEnd, meter, byNo.get(meter.meterNo) ?? []) })
  return { meters: answers, unknown: [...byNo.keys()].filter((meterNo) => !known.has(meterNo)) }
}

async function takeOf(work: Work, headEnd: HeadEnd, meter: repo.MeterKey, frames: readonly Frame[]): Promise<number> {
  const now = work.clock.iso()
  const { taken, next } = inOrder(await repo.lockNext(work.db, meter, headEnd.id, now), frames)
  if (taken.length === 0) return next
  const kept = taken.filter(({ readAt }) => Date.parse(readAt) <= work.clock.now() + AHEAD)
  if (kept.length < taken.length) work.log.warn({ meterId: meter.meterId, headEnd: headEnd.id }, 'frames ahead of time')
  await repo.insertFrames(
    work.db,
    kept.map(({ meterNo: _meterNo, restart: _restart, seq, ...frame }) => ({
      companyCode: meter.companyCode,
      meterId: meter.meterId,
      headEnd: headEnd.id,
      receivedAt: now,
      ...frame,
      seq: String(seq),
    })),
  )
  await repo.setNext(work.db, meter, next, headEnd.id, now)
  return next
}
