import { addDays, startOf, toInstant } from '@domain/date'
import { monthText } from '@domain/date-format'
import { formatAmount } from '@domain/money'
import { formatVolumeNumber } from '@domain/volume'
import type { Work } from '../../../http/context'
import { newId } from '../../../http/ids'
import { transition } from '../../../states'
import { notify } from '../../notice/service'
import { done } from '../../todo/service'
import { findAccount } from '../../gas-account/service'
import * as disputes from '../repo/dispute'
import { metersOf } from '../repo/meter'
import * as repo from '../repo/statement'
import type { Correction } from '../rules/measure'
import { statementMachine } from '../states'
import { confirmDeadline, makeStatement } from './statements'
import { routeOf } from './route'

/** To-do and message of a statement that waits for its customer (A 5.16, AE-22). */
export async function announceStatement(work: Work, statement: repo.Statement): Promise<void> {
  const { bp, companyCode } = statement
  const month = monthText(statement.billMonth)
  // The deadline is the 00:00 after its last day.
  const lastDay = addDays((statement.confirmDeadline ?? work.clock.iso()).slice(0, 10), -1)
  const round = statement.disputeCount ? [statement.disputeCount] : []
  const to = { bp, companyCode, route: routeOf(statement), bizType: 'STATEMENT', bizId: statement.statementId }
  await notify(work, to, {
    message: {
      templateCode: 'STATEMENT',
      params: {
        month,
        v: formatVolumeNumber(statement.totalVolume),
        x: formatAmount(statement.totalAmount),
        deadline: lastDay,
      },
      // After a dispute it waits once more (AE-24).
      dedupeKey: ['STATEMENT', statement.statementId, ...round].join('|'),
    },
    todo: {
      type: 'STATEMENT',
      title: `${month}结算待确认`,
      amount: statement.totalAmount,
      dueAt: statement.confirmDeadline,
    },
  })
}

export interface Signer {
  userId: string
  name: string
  /** When the customer signed and with what: the handwriting and the fingerprint of all that was signed (AE-23). */
  signed?: { at: string; signFileId: string; signSha256: string }
}

/** The customer confirms a PENDING statement (AE-23); the caller tells `statement.confirmed`. Refuses 2904 when it is not (or no longer) PENDING. */
export async function signStatement(work: Work, statement: repo.Statement, signer: Signer): Promise<repo.Statement> {
  const set = {
    customerSignUserId: signer.userId,
    customerSignName: signer.name,
    customerSignAt: signer.signed?.at ?? work.clock.iso(),
    signFileId: signer.signed?.signFileId ?? null,
    signSha256: signer.signed?.signSha256 ?? null,
  }
  const state = await transition(work, statementMachine, statement, 'SIGN', { set, by: signer.userId })
  await done(work, 'STATEMENT', statement.statementId, statement.bp)
  return { ...statement, ...set, state }
}

/** AE-22: past its deadline a PENDING statement counts as confirmed; the caller tells `statement.confirmed`. Else 2904. */
export async function confirmByDeadline(work: Work, statement: repo.Statement): Promise<repo.Statement> {
  const state = await transition(work, statementMachine, statement, 'DEADLINE')
  await done(work, 'STATEMENT', statement.statementId, statement.bp)
  return { ...statement, state }
}

export interface NewDispute {
  userId: string
  meterId: string | null
  channelNo: string | null
  reasonCode: disputes.Dispute['reasonCode']
  content: string
  expectedReading: string | null
  /** Files that show it. */
  images?: readonly string[]
}

/** AE-24: the customer refuses a PENDING statement; else 2904. Null when it was disputed twice already. */
export async function openDispute(
  work: Work,
  statement: repo.Statement,
  draft: NewDispute,
): Promise<disputes.Dispute | null> {
  if (statement.disputeCount >= 2) return null
  const set = { disputeCount: statement.disputeCount + 1 }
  await transition(work, statementMachine, statement, 'DISPUTE', { set, by: draft.userId })
  await done(work, 'STATEMENT', statement.statementId, statement.bp)
  const dispute: disputes.Dispute = {
    bp: statement.bp,
    disputeId: newId(work.clock.now()),
    statementId: statement.statementId,
    revision: statement.revision,
    meterId: draft.meterId,
    channelNo: draft.channelNo,
    reasonCode: draft.reasonCode,
    content: draft.content,
    expectedReading: draft.expectedReading,
    images: [...(draft.images ?? [])],
    submittedBy: draft.userId,
    submittedAt: work.clock.iso(),
    reply: null,
    repliedAt: null,
    result: null,
  }
  await disputes.insertDispute(work.db, dispute)
  return dispute
}

/** AE-24 KEPT: the statement stands; PENDING again with as many days as a new one. 2904 when it was not DISPUTED. */
export async function keepStatement(
  work: Work,
  statement: repo.Statement,
  dispute: disputes.Dispute,
  reply: string,
): Promise<repo.Statement> {
  const set = { confirmDeadline: confirmDeadline(work, statement.companyCode) }
  const state = await transition(work, statementMachine, statement, 'KEEP', { set })
  await disputes.answerDispute(work.db, dispute, { reply, result: 'KEPT' }, work.clock.iso())
  return { ...statement, ...set, state }
}

/**
 * AE-24 WITHDRAWN: the customer takes a dispute back before the answer. PENDING again until the later of the old deadline and the end of
 * tomorrow; it still counts as one of the two. 2904 when it was not DISPUTED.
 */
export async function withdrawDispute(
  work: Work,
  statement: repo.Statement,
  dispute: Pick<disputes.Dispute, 'bp' | 'disputeId'>,
  by: string,
): Promise<repo.Statement> {
  const tomorrow = toInstant(startOf(addDays(work.clock.today(), 2)))
  const old = statement.confirmDeadline ?? ''
  const set = { confirmDeadline: Date.parse(old) > Date.parse(tomorrow) ? old : tomorrow }
  const state = await transition(work, statementMachine, statement, 'WITHDRAW', { set, by })
  await disputes.answerDispute(work.db, dispute, { reply: null, result: 'WITHDRAWN' }, work.clock.iso())
  return { ...statement, ...set, state }
}

/** Where the lines of a statement ended, by channel, once a later one goes on from there; empty while it is the newest. */
async function endsOf(
  work: Work,
  statement: repo.Statement,
  lines: readonly repo.StatementLine[],
): Promise<ReadonlyMap<string, string>> {
  const meterIds = [...new Set(lines.map((line) => line.meterId))]
  if (!(await repo.hasLater(work.db, statement, meterIds, statement.periodTo))) return new Map()
  return new Map(lines.map((line) => [`${line.meterId}|${line.channelNo}`, line.currReading]))
}

/**
 * AE-24 ACCEPTED: this revision is VOID, the next one is made with the corrected lines and waits for the customer. 2904 when it was
 * not DISPUTED. Null where it cannot be measured again, such as with a register that falls: the caller refuses, so that nothing has changed.
 */
export async function reviseStatement(
  work: Work,
  statement: repo.Statement,
  dispute: disputes.Dispute,
  reply: string,
  corrections: ReadonlyMap<string, Correction>,
): Promise<repo.Statement | null> {
  await transition(work, statementMachine, statement, 'ACCEPT')
  await disputes.answerDispute(work.db, dispute, { reply, result: 'ACCEPTED' }, work.clock.iso())
  const account = await findAccount(work.db, statement)
  if (!account) throw new RangeError(`statement ${statement.statementId} has no account`)
  const lines = await repo.linesOf(work.db, statement.bp, [statement.statementId])
  const measured = new Set(lines.map(({ meterId }) => meterId))
  const full = await makeStatement(work, {
    account,
    billMonth: statement.billMonth,
    // Those of its month: one may have been taken away since, another one added.
    meters: (await metersOf(work.db, statement)).filter(({ meterId }) => measured.has(meterId)),
    scope: statement.scope,
    corrections,
    revision: statement.revision + 1,
    ends: await endsOf(work, statement, lines),
    disputeCount: statement.disputeCount,
    voided: statement.statementId,
  })
  return full?.head ?? null
}
