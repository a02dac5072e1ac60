import type { In, Out } from '@contract'
import { choiceFault, isOpen, monthMoments } from '@domain/elective/choice'
import { estimateOf } from '@domain/elective/terms'
import { fixed, decimal } from '@domain/decimal'
import { jsonb } from '../../db/connect'
import { nextNo } from '../../db/sequence'
import type { BoundSession, Work } from '../../http/context'
import { badField, ownOr2902, Refusal, refuseIf } from '../../http/refusal'
import { lockAccount } from '../gas-account/service'
import { hindrances } from './check'
import { published } from './index-values'
import { choices, shown } from './record-case'
import { findOption, findPeriod, lockPeriodShared, reserveQuota, type Option, type Period } from './repo/periods'
import { changesOf, choiceOf, idOfNo, insertChange, type Choice } from './repo/records'
import { leftOf, termsOf } from './views'

type Submit = 'sqdev POST /elective/record/submit'
type Cancel = 'sqdev POST /elective/record/cancel'

/** BE-01 to BE-04, BE-09: chooses, or changes the choice. The period is held: of a submit and a close at once one comes first. */
export async function submit(work: Work, session: BoundSession, input: In<Submit>): Promise<Out<Submit>> {
  const { companyCode, bp } = session
  await lockAccount(work.db, session)
  const period = ownOr2902(await lockPeriodShared(work.db, { companyCode, periodId: input.periodId }))
  const option = ownOr2902(await findOption(work.db, { ...period, optionId: input.optionId }))
  const fault = choiceFault({ period, terms: option, ...input, now: work.clock.now() })
  if (fault) throw new Refusal(fault.code, 'params' in fault ? { params: fault.params } : {})
  const standing = await choiceOf(work.db, bp, period.periodId)
  refuseIf(standing?.version === input.version ? null : '2904')
  const items = await hindrances(work, session, period.month)
  if (items.length > 0) throw new Refusal('42109', { data: { items } })
  const { recordNo, estimatedAmount } = await saveChoice(work, session, {
    period,
    option,
    volume: input.volume,
    standing,
  })
  return { recordNo, estimatedAmount }
}

/** What is chosen, once nothing is in the way; refuses 42401 where less is left. */
export async function saveChoice(
  work: Work,
  by: { bp: string; companyCode: string; userId: string },
  {
    period,
    option,
    volume,
    standing,
  }: { period: Period; option: Option; volume: string; standing?: Choice | undefined },
): Promise<Choice> {
  const terms = termsOf(option)
  const { newest } = await published(work, by.companyCode, [option])
  const estimate = estimateOf(terms, volume, newest(option.indexName)?.value ?? null)
  if (!estimate) throw badField('optionId', '指数尚未公布')
  if (standing)
    await choices.locked(work, standing, standing.recordId, { version: standing.version, state: 'SUBMITTED' })
  await moveQuota(work, option, volume, standing)
  const chosen = {
    optionId: option.optionId,
    optionSnapshot: jsonb(terms),
    volume,
    estimatedPrice: estimate.price,
    estimatedAmount: estimate.amount,
    userId: by.userId,
  }
  const kept = standing
    ? await changed(work, standing, { ...chosen, version: standing.version + 1 })
    : await choices.file(work, by, {
        ...chosen,
        recordNo: await recordNo(work),
        periodId: period.periodId,
        month: period.month,
        checkAt: period.closeAt,
        endAt: monthMoments(period.month).endAt,
      })
  await insertChange(work.db, {
    bp: kept.bp,
    recordId: kept.recordId,
    companyCode: kept.companyCode,
    changeNo: ((await changesOf(work.db, kept))[0]?.changeNo ?? 0) + 1,
    optionName: option.name,
    volume,
    estimatedAmount: estimate.amount,
    userId: by.userId,
    at: work.clock.iso(),
  })
  await shown(work, kept)
  return kept
}

/** 'E', the day, six digits. */
const recordNo = async (work: Work): Promise<string> =>
  `E${work.clock.today().replaceAll('-', '')}${String(await nextNo(work.db, 'seq_elective_no')).padStart(6, '0')}`

async function changed(work: Work, standing: Choice, set: Parameters<typeof choices.write>[2]): Promise<Choice> {
  await choices.write(work, standing, set)
  return choices.own(work, standing, standing.recordId)
}

/** Of two options the one with the smaller id first: two swaps at once do not wait for each other. */
async function moveQuota(work: Work, option: Option, volume: string, standing: Choice | undefined): Promise<void> {
  const moves = new Map<string, string>()
  if (standing) moves.set(standing.optionId, `-${standing.volume}`)
  moves.set(option.optionId, fixed(decimal(moves.get(option.optionId) ?? '0').plus(decimal(volume)), 0))
  for (const [optionId, by] of [...moves].sort(([a], [b]) => (a < b ? -1 : 1)))
    if (!(await reserveQuota(work.db, { companyCode: option.companyCode, optionId }, by)))
      throw new Refusal('42401', { params: { left: await admissible(work, option, standing) } })
}

/** What the customer may choose at most: what is left, and what the own choice holds of it. */
async function admissible(work: Work, option: Option, standing: Choice | undefined): Promise<string> {
  const now = (await findOption(work.db, option)) ?? option
  const held = standing?.optionId === option.optionId ? standing.volume : '0'
  return fixed(decimal(leftOf(now)).plus(decimal(held)), 0)
}

/** BE-10. */
export async function cancel(work: Work, session: BoundSession, input: In<Cancel>): Promise<Out<Cancel>> {
  const { recordId } = ownOr2902(await idOfNo(work.db, session.bp, input.recordNo))
  const seen = await choices.own(work, session, recordId)
  const period = await lockPeriodShared(work.db, seen)
  const row = await choices.locked(work, session, recordId)
  if (row.state === 'SUBMITTED' && !(period && isOpen(period, work.clock.now()))) throw new Refusal('42403')
  refuseIf(row.version === input.version ? null : '2904')
  const { state } = await choices.move(work, row, 'CANCEL', session.userId, {
    set: { cancelReason: '客户取消', checkAt: null },
  })
  return { status: state }
}

/** Whether a choice can still be changed or taken back. */
export async function isChangeable(work: Work, row: Choice): Promise<{ canChange: boolean; closeAt: string | null }> {
  const period = await findPeriod(work.db, row)
  const canChange = row.state === 'SUBMITTED' && period !== undefined && isOpen(period, work.clock.now())
  return { canChange, closeAt: period?.closeAt ?? null }
}
