import type { In, Out } from '@contract'
import { addDays, diffDays, startOf, toInstant } from '@domain/date'
import type { BoundSession, Work } from '../../../http/context'
import { envelope, paged } from '../../../http/page'
import { Refusal } from '../../../http/refusal'
import { verdictsOf, type DecidedTask } from '../../desk/service'
import { urls } from '../../file/service'
import { ownMeter } from '../meter/own-meters'
import { imgsOfReadings } from '../repo/photo'
import { readingPage } from '../repo/reading-page'
import { READING } from './suspects'

type List = 'btwob GET /meter/readings'

const MOST_DAYS = 62

/**
 * Every reading of the customer's meter in some days: what its days and registers rest on, with the photo that became it and what was found
 * where it was doubted. Refuses A2101, A2316 and A2331.
 */
export async function readingList(work: Work, session: BoundSession, input: In<List>): Promise<Out<List>> {
  const { from, to, channelNo } = input
  const days = diffDays(from, to) + 1
  if (days < 1) throw new Refusal('A2331')
  if (days > MOST_DAYS) throw new Refusal('A2316', { params: { limit: `${MOST_DAYS}天` } })
  const meter = await ownMeter(work, session, input.meterId)
  const page = paged(input)
  const span = { from: toInstant(startOf(from)), before: toInstant(startOf(addDays(to, 1))), channelNo }
  const { rows, total } = await readingPage(work.db, meter, span, page)
  const ids = rows.map(({ readingId }) => readingId)
  const [photos, verdicts] = await Promise.all([
    imgsOfReadings(work.db, meter, ids),
    verdictsOf(work, { companyCode: meter.companyCode, bizType: READING, bizNos: ids }),
  ])
  const files = await urls(
    work,
    photos.map(({ fileId }) => fileId),
  )
  const list = rows.map(({ meterId: _meterId, ...reading }) => ({
    ...reading,
    photoUrl: files.get(photos.find((one) => one.readingId === reading.readingId)?.fileId ?? '') ?? null,
    review: reviewOf(verdicts.get(reading.readingId)),
  }))
  return envelope(page, list, total)
}

function reviewOf(verdict: DecidedTask | undefined): Out<List>['list'][number]['review'] {
  if (!verdict || verdict.decision === null || verdict.decidedAt === null) return null
  const { decision, volume: corrected, remark: reason, decidedAt: at } = verdict
  return { decision, corrected, reason, at }
}
