import type { In, Out } from '@contract'
import { DAY, toInstant } from '@domain/date'
import { SURVEY_DAYS } from '@domain/hyq/report'
import { npsOf } from '@domain/hyq/survey'
import { allows } from '@domain/machine'
import { hyqFollowTransitions } from '@domain/statuses/hyq'
import { jsonb } from '../../db/connect'
import type { Work } from '../../http/context'
import { envelope, paged } from '../../http/page'
import { ownOr2902, Refusal } from '../../http/refusal'
import { openText, sealText } from '../../secret'
import { transition } from '../../states'
import { enqueue } from '../../work/queue'
import { blocksOfText, textOfBlocks } from '../audience/service'
import { audit } from '../identity/service'
import { customersByBp } from '../membership/service'
import { allPeriods, countPeriods, findPeriod, lockPeriod, savePeriod } from './repo/periods'
import { countFollow, followPage, groupsOf, lockResponse } from './repo/responses'
import { followMachine, periodMachine } from './states'
import { labelsOf } from './submit'
import { periodView } from './views'
import { published } from './work'

interface Staff {
  userId: string
  companyCode: string
}
type Periods = 'btwob GET /hyq/periods'
type Responses = 'btwob GET /hyq/responses'
type Save = 'btwob POST /hyq/save'
type Publish = 'btwob POST /hyq/publish'
type FollowUp = 'btwob POST /hyq/followUp'

export async function periods(work: Work, { companyCode }: Staff, input: In<Periods>): Promise<Out<Periods>> {
  const page = paged(input)
  const rows = await allPeriods(work.db, companyCode, page)
  const groups = await groupsOf(
    work.db,
    companyCode,
    rows.map(({ hyqId }) => hyqId),
  )
  const n = await countPeriods(work.db, companyCode)
  const list = rows.map((row) => {
    const of = groups.find(({ hyqId }) => hyqId === row.hyqId)
    const { benefits, rewardCampaignId, rewardChances, version } = row
    return {
      ...periodView(row),
      text: textOfBlocks(row.blocks),
      benefits,
      rewardCampaignId,
      rewardChances,
      version,
      answers: of?.answers ?? 0,
      nps: of ? npsOf(of.counts) : null,
    }
  })
  return envelope(page, list, n)
}

export async function responses(work: Work, { companyCode }: Staff, input: In<Responses>): Promise<Out<Responses>> {
  const page = paged(input)
  const rows = await followPage(work.db, companyCode, input.status, page)
  const customers = await customersByBp(
    work,
    rows.map(({ bp }) => bp),
  )
  const n = await countFollow(work.db, companyCode, input.status)
  const list = rows.map((row) => ({
    responseId: row.responseId,
    hyqId: row.hyqId,
    bp: row.bp,
    customerName: customers.get(row.bp)?.customerName ?? '',
    npsScore: row.npsScore,
    reasons: labelsOf(row.answers, 'worst'),
    text: row.textEnc === null ? '' : openText(work, row.textEnc),
    status: row.status,
    ticketNo: row.ticketNo,
    note: row.followNoteEnc === null ? '' : openText(work, row.followNoteEnc),
    submittedAt: row.submittedAt,
  }))
  return envelope(page, list, n)
}

/** Writes a quarter. Refuses 2904 where another one was first, or the quarter is over. */
export async function save(work: Work, { userId, companyCode }: Staff, input: In<Save>): Promise<Out<Save>> {
  const { hyqId, version, text, ...rest } = input
  const before = await findPeriod(work.db, { companyCode, hyqId })
  const now = work.clock.iso()
  const row = {
    ...rest,
    companyCode,
    hyqId,
    title: rest.title.trim(),
    startAt: before?.startAt ?? null,
    endAt: before?.endAt ?? null,
    blocks: jsonb(blocksOfText(text)),
    benefits: jsonb(rest.benefits),
    status: before?.status ?? 'draft',
    version: version + 1,
    createdAt: before?.createdAt ?? now,
    updatedAt: now,
  }
  if ((before?.version ?? 0) !== version || !(await savePeriod(work.db, row, version))) throw new Refusal('2904')
  await audit(work, {
    entity: 'hyqPeriod',
    entityId: `${companyCode}|${hyqId}`,
    bp: null,
    from: before?.status ?? '',
    to: row.status,
    by: userId,
  })
  return { hyqId, version: row.version }
}

/** E-H-01. */
export async function publish(
  work: Work,
  { userId, companyCode }: Staff,
  { hyqId }: In<Publish>,
): Promise<Out<Publish>> {
  const row = ownOr2902(await lockPeriod(work.db, { companyCode, hyqId }))
  const startAt = work.clock.iso()
  const endAt = toInstant(work.clock.now() + SURVEY_DAYS * DAY)
  await transition(work, periodMachine, row, 'PUBLISH', { set: { startAt, endAt }, by: userId })
  await audit(work, {
    entity: 'hyqPeriod',
    entityId: `${companyCode}|${hyqId}`,
    bp: null,
    from: 'draft',
    to: 'published',
    by: userId,
  })
  await enqueue(work, published, `${companyCode}|${hyqId}|`, { companyCode, hyqId, after: '' })
  return periodView({ ...row, status: 'published', startAt, endAt })
}

const events = { contacted: 'CONTACT', closed: 'CLOSE' } as const

/** E-H-06. Refuses 2904 for what is not the next step. */
export async function followUp(
  work: Work,
  { userId, companyCode }: Staff,
  input: In<FollowUp>,
): Promise<Out<FollowUp>> {
  const row = ownOr2902(await lockResponse(work.db, companyCode, input.responseId))
  const event = events[input.status]
  if (!allows(hyqFollowTransitions, row.status, event)) throw new Refusal('2904')
  await transition(work, followMachine, row, event, {
    set: { followNoteEnc: sealText(work, input.note.trim()) },
    by: userId,
  })
  await audit(work, {
    entity: 'hyqResponse',
    entityId: row.responseId,
    bp: row.bp,
    from: row.status,
    to: input.status,
    by: userId,
  })
  return { status: input.status }
}
