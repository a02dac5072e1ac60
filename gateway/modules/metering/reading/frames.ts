import type { Static } from '@sinclair/typebox'
import { Frame } from '@contract/metering'
import type { Api } from '@contract'
import { startOf } from '@domain/date'
import { groupBy } from '@domain/group'
import { firstKept } from '../../../db/partitions'
import type { Work } from '../../../http/context'
import { partCheck } from '../../../http/validate'
import type { HeadEnd } from '../../../ports/head-end/settings'
import * as repo from '../repo/frame'
import { countedOf, refusedMoment, type RefusedFrame } from '../rules/frame-batch'
import { inOrder } from '../rules/sequence'

type Frames = Api['default POST /crmgas/headEnd/frames']

/** One of a batch that has a number, and what is kept of it: null when it is refused. */
interface Sent {
  at: number
  meterNo: string
  seq: number
  restart?: boolean | undefined
  frame: Static<typeof Frame> | null
}

const faultOf = partCheck(Frame)

/**
 * Keeps what a head-end hands in, at least once and in order per meter: of each meter the frames that follow the last one kept. The
 * answer names the next one wanted, so that the head-end sends again from there, and each frame that is refused for good; such a one is
 * counted where it tells its number. One set of statements, however many meters there are.
 */
export async function takeFrames(work: Work, headEnd: HeadEnd, batch: readonly unknown[]): Promise<Frames['out']> {
  const { sent, refused } = judged(work, batch)
  const byNo = groupBy(sent, ({ meterNo }) => meterNo)
  const found = await repo.metersByNo(work.db, headEnd.companies, [...byNo.keys()])
  const foundNos = groupBy(found, ({ meterNo }) => meterNo)
  const isClear = (meterNo: string) => foundNos.get(meterNo)?.length === 1
  for (const { at, meterNo, frame } of sent)
    if (frame && foundNos.has(meterNo) && !isClear(meterNo)) refused.push({ at, reason: 'TWO_METERS' })
  const meters = found.filter(({ meterNo }) => isClear(meterNo))
  const { kept, next } = await inSequence(work, headEnd, meters, byNo)
  refused.push(...(await keep(work, headEnd, kept)))
  if (refused.length > 0)
    work.log.warn({ headEnd: headEnd.id, frames: sent.length, refused: refused.slice(0, 5) }, 'frames refused')
  return {
    meters: meters.map(({ meterNo }, index) => ({ meterNo, next: next[index] ?? 1 })),
    unknown: [...byNo.keys()].filter((meterNo) => !foundNos.has(meterNo)),
    refused: refused.sort((a, b) => a.at - b.at),
  }
}

/** What of a batch has a number, and what of it will never be kept, of any meter. */
function judged(work: Work, batch: readonly unknown[]): { sent: Sent[]; refused: RefusedFrame[] } {
  const from = firstKept(work.settings, 'raw_frame', work.clock.today())
  const [now, keptFrom] = [work.clock.now(), from === null ? null : startOf(from)]
  const refused: RefusedFrame[] = []
  const sent: Sent[] = []
  for (const [at, one] of batch.entries()) {
    const fault = faultOf(one)
    const frame = fault ? null : (one as Static<typeof Frame>)
    const reason = frame ? refusedMoment(Date.parse(frame.readAt), now, keptFrom) : 'FORM'
    if (reason !== null) refused.push({ at, reason, ...(fault && { field: fault.field }) })
    const counted = frame ?? countedOf(one)
    if (!counted) continue
    const { meterNo, seq } = counted
    sent.push({ at, meterNo, seq, restart: frame?.restart, frame: reason === null ? frame : null })
  }
  return { sent, refused }
}

type KeptFrame = repo.MeterKey & { at: number; frame: Static<typeof Frame> }

/** The frames that follow what was taken before, meter by meter in the order of the meters, and what each of them wants next. */
async function inSequence(
  work: Work,
  headEnd: HeadEnd,
  meters: readonly repo.FoundMeter[],
  byNo: ReadonlyMap<string, readonly Sent[]>,
): Promise<{ kept: KeptFrame[]; next: number[] }> {
  if (meters.length === 0) return { kept: [], next: [] }
  const now = work.clock.iso()
  const wanted = await repo.lockNext(work.db, meters, headEnd.id, now)
  const kept: KeptFrame[] = []
  const next: number[] = []
  const moved: (repo.MeterKey & { next: number })[] = []
  for (const [index, { companyCode, meterId, meterNo }] of meters.entries()) {
    const before = wanted[index] ?? null
    const order = inOrder(before, byNo.get(meterNo) ?? [])
    for (const { at, frame } of order.taken) if (frame) kept.push({ companyCode, meterId, at, frame })
    next.push(order.next)
    if (order.taken.length > 0) moved.push({ companyCode, meterId, next: order.next })
  }
  await repo.setNext(work.db, moved, headEnd.id, now)
  return { kept, next }
}

/** Frames of which another register of the same channel and moment stands stay out; they are answered. */
async function keep(work: Work, headEnd: HeadEnd, kept: readonly KeptFrame[]): Promise<RefusedFrame[]> {
  if (kept.length === 0) return []
  const rows = kept.map(({ companyCode, meterId, frame }) => ({ companyCode, meterId, ...frame }))
  const inserted = await repo.insertFrames(work.db, rows, headEnd.id, work.clock.iso())
  if (inserted === rows.length) return []
  const others = await repo.framesOfOthers(work.db, rows)
  return others.flatMap((index) => (kept[index] ? [{ at: kept[index].at, reason: 'TAKEN' as const }] : []))
}
