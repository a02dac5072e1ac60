import type { In, Out } from '@contract'
import { npsOf } from '@domain/hyq/survey'
import type { BoundSession, Work } from '../../http/context'
import { envelope, paged } from '../../http/page'
import { Refusal } from '../../http/refusal'
import { shareOf } from '../share/service'
import { companyOf } from '../membership/service'
import { countPublished, findPeriod, newestPeriod, publishedPeriods, type Period } from './repo/periods'
import { answeredAmong, groupsOf } from './repo/responses'
import { reportOf, rightsOf } from './report'
import { rewardOf } from './reward'
import { periodView } from './views'

type Current = Out<'default GET /small/hyq/current'>
type List = 'default GET /small/hyq/list'
type Information = 'default GET /small/hyq/information'
type Shared = 'default GET /small/hyq/shareInformation'

/** The quarter that was published last, with what it says of this customer. */
export async function current(work: Work, session: BoundSession): Promise<Current> {
  const { companyCode, userId } = session
  const period = await newestPeriod(work.db, companyCode)
  if (!period)
    return { period: null, responded: false, benefits: [], rewardChances: 0, rewarded: false, report: null, nps: null }
  const { hyqId } = period
  const answer = (await answeredAmong(work.db, companyCode, userId, [hyqId])).get(hyqId)
  const [groups] = await groupsOf(work.db, companyCode, [hyqId])
  return {
    period: periodView(period),
    responded: answer !== undefined,
    benefits: period.benefits,
    rewardChances: (await rewardOf(work, period))?.chances ?? 0,
    rewarded: answer?.rewarded ?? false,
    report: await reportOf(work, session, hyqId, rightsOf(session)),
    nps: groups ? npsOf(groups.counts) : null,
  }
}

export async function list(work: Work, session: BoundSession, input: In<List>): Promise<Out<List>> {
  const { companyCode, userId } = session
  const page = paged(input)
  const rows = await publishedPeriods(work.db, companyCode, page)
  const answered = await answeredAmong(
    work.db,
    companyCode,
    userId,
    rows.map(({ hyqId }) => hyqId),
  )
  const n = await countPublished(work.db, companyCode)
  return envelope(
    page,
    rows.map((row) => ({ ...periodView(row), responded: answered.has(row.hyqId) })),
    n,
  )
}

/** A quarter that was published; E7001 for any other. */
async function publishedPeriod(work: Work, companyCode: string, hyqId: string | undefined): Promise<Period> {
  const row =
    hyqId === undefined ? await newestPeriod(work.db, companyCode) : await findPeriod(work.db, { companyCode, hyqId })
  if (!row || row.status === 'draft') throw new Refusal('E7001')
  return row
}

export async function information(
  work: Work,
  session: BoundSession,
  { hyqId }: In<Information>,
): Promise<Out<Information>> {
  const period = await publishedPeriod(work, session.companyCode, hyqId)
  const answered = await answeredAmong(work.db, session.companyCode, session.userId, [period.hyqId])
  return {
    period: periodView(period),
    responded: answered.size > 0,
    benefits: period.benefits,
    blocks: period.blocks,
    report: await reportOf(work, session, period.hyqId, rightsOf(session)),
  }
}

/** E-H-08: the public part of a quarter. */
export async function shared(work: Work, { s, ...named }: In<Shared>): Promise<Out<Shared>> {
  const of = s === undefined ? undefined : await shareOf(work, s, 'hyq')
  const companyCode = of?.companyCode ?? named.companyCode
  if (companyCode === undefined) throw new Refusal('E7001')
  const period = await publishedPeriod(work, companyCode, of?.targetId ?? named.hyqId)
  const { title, cover, blocks, benefits } = period
  return {
    hyqId: period.hyqId,
    title,
    quarter: periodView(period).quarter,
    cover,
    blocks,
    benefits,
    companyName: (await companyOf(work, companyCode))?.companyName ?? '',
  }
}
