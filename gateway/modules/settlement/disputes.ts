import type { In, Out } from '@contract'
import { addDays, startOf, toInstant } from '@domain/date'
import { addWorkingDays } from '@domain/calendar'
import type { BoundSession, Work } from '../../http/context'
import { badField, ownOr2902, Refusal } from '../../http/refusal'
import { workingCalendar } from '../calendar/service'
import { dropTask, openTask } from '../desk/service'
import { describe, use } from '../file/service'
import {
  announceStatement,
  findDispute,
  linesOf,
  lockHead,
  openDispute,
  withdrawDispute,
  type Dispute,
  type Statement,
} from '../metering/service'
import { openStatement } from './open-statement'
import { draftOf } from './rules/dispute'
import { keyOf } from './view'

type Open = 'energy POST /settlement/dispute'
type Cancel = 'energy POST /settlement/cancelDispute'

/** Its kind of task at the desk (5.12). */
export const DISPUTE = 'STATEMENT_DISPUTE'
/** AE-24: the company answers within so many working days. */
const REPLY_DAYS = 5
/** No calendar makes five working days longer than this. */
const CALENDAR_DAYS = 30

/**
 * AE-24: the customer disputes the figures of a statement with a reason. Refuses A2204 after the second dispute, 2901 with the field
 * that the reason needs, 44852 for pictures of another user, and what {@link openStatement} refuses.
 */
export async function dispute(work: Work, session: BoundSession, input: In<Open>): Promise<Out<Open>> {
  const statement = await openStatement(work, session, input)
  const draft = draftOf(input, await linesOf(work.db, statement.bp, [statement.statementId]))
  if ('field' in draft) throw badField(draft.field)
  const opened = await openDispute(work, statement, { ...draft, userId: session.userId })
  if (!opened) throw new Refusal('A2204')
  await refuseOtherFiles(work, draft.images)
  await use(work, session.userId, draft.images, `DISPUTE:${opened.disputeId}`)
  await requestAnswer(work, statement, opened)
  return { disputeId: opened.disputeId, state: 'DISPUTED' }
}

/** Pictures that were uploaded for something else stay there. */
async function refuseOtherFiles(work: Work, images: readonly string[]): Promise<void> {
  for (const fileId of images) if ((await describe(work, fileId))?.bizType !== 'DISPUTE') throw new Refusal('44852')
}

/** Brings a dispute to the desk of the gas company. */
export async function requestAnswer(work: Work, statement: Statement, { disputeId }: Dispute): Promise<void> {
  const today = work.clock.today()
  const isWorkday = await workingCalendar(work, today, addDays(today, CALENDAR_DAYS))
  const { bp, companyCode } = statement
  const lastDay = addWorkingDays(today, REPLY_DAYS, isWorkday)
  await openTask(work, {
    companyCode,
    bizType: DISPUTE,
    bizNo: disputeId,
    bp,
    rule: 'manual',
    dueAt: toInstant(startOf(addDays(lastDay, 1))),
  })
}

/**
 * AE-24: withdrawn before the company has answered; the statement waits for the customer again. A repeat gets the same answer. Refuses
 * 2902 for an unknown or foreign dispute, A2205 for an answered one.
 */
export async function cancelDispute(work: Work, session: BoundSession, disputeId: string): Promise<Out<Cancel>> {
  const key = keyOf(session)
  const { statementId } = ownOr2902(await findDispute(work.db, key.bp, disputeId))
  const statement = ownOr2902(await lockHead(work.db, key, statementId))
  // Read again: the desk may have answered while the statement was waited for.
  const found = ownOr2902(await findDispute(work.db, key.bp, disputeId))
  if (found.result === 'WITHDRAWN') return { state: statement.state }
  if (found.result !== null) throw new Refusal('A2205')
  const again = await withdrawDispute(work, statement, found, session.userId)
  await dropTask(work, { companyCode: key.companyCode, bizType: DISPUTE, bizNo: disputeId })
  await announceStatement(work, again)
  return { state: again.state }
}
