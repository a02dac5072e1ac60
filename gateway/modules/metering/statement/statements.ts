import { addDays, startOf, toInstant } from '@domain/date'
import { billPeriod } from '@domain/gas-day'
import { taxRateOn } from '@domain/tariff/tax-rate'
import { nextNo } from '../../../db/sequence'
import type { Work } from '../../../http/context'
import { newId } from '../../../http/ids'
import { debitOpenDays } from '../day/provisional'
import { booksOf } from '../../tariff/service'
import { lockAccount } from '../../gas-account/service'
import { logStates } from '../../../db/state-log'
import * as repo from '../repo/statement'
import type { Period } from '../rules/measure'
import { priceStatement, type PricedLine } from '../rules/statement'
import { itemsFor } from './items'
import type { StatementPlan } from './plan'
import { measure } from './registers'

/** Days a customer may look at a statement before it counts as confirmed (AE-22). */
const CONFIRM_DAYS = 3

/**
 * Makes the statement of a closed month and shows it to the customer: registers, settled volumes, segments, sums; the company's
 * reader signs (AE-21, AE-22). Null when one is there already or a register of the period is not known yet. Under the account's lock:
 * its days are not closed meanwhile.
 */
export async function makeStatement(work: Work, plan: StatementPlan): Promise<repo.FullStatement | null> {
  await lockAccount(work.db, plan.account)
  const scopeKey = plan.scope === 'MULTI' ? 'ALL' : (plan.meters[0]?.meterId ?? '')
  const live = await repo.statements(work.db, plan.account, { months: [plan.billMonth] })
  if (live.some((one) => one.scopeKey === scopeKey)) return null
  const period = billPeriod(plan.billMonth, plan.account.readingDay)
  const books = await booksOf(
    work,
    plan.account,
    plan.meters.map((meter) => meter.gasUse),
  )
  const meters = await measure(work, plan, period, books)
  if (meters === null) return null
  const statementId = newId(work.clock.now())
  const asked = { meters, ...period, taxRate: taxRateOn(books.rows, period.to), heating: books.heating }
  const plain = priceStatement({ ...asked, otherItems: [] })
  const otherItems = await itemsFor(work, {
    bp: plan.account.bp,
    statementId,
    gas: plain.totalAmount,
    voided: plan.voided ?? null,
  })
  const priced = otherItems.length === 0 ? plain : priceStatement({ ...asked, otherItems })
  const head = { ...(await headOf(work, plan, scopeKey, period, priced)), statementId, otherItems }
  const full = fullStatement(head, priced.lines)
  await repo.insertStatement(work.db, full, work.clock.iso())
  // Days that had to be estimated cost something now.
  await debitOpenDays(work, plan.account)
  await logStates(work.db, [
    {
      bp: full.head.bp,
      entity: 'statement',
      entityId: full.head.statementId,
      from: 'DRAFT',
      to: 'PENDING',
      by: 'SYSTEM',
      at: work.clock.iso(),
    },
  ])
  return full
}

/** End of the third day after the present one: its 24:00 is 00:00 of the next date (AE-22). */
export const confirmDeadline = (work: Pick<Work, 'settings' | 'clock'>, companyCode: string): string =>
  toInstant(
    startOf(addDays(work.clock.present.today(), work.settings.integer(companyCode, 'confirmDays', CONFIRM_DAYS) + 1)),
  )

async function headOf(
  work: Work,
  plan: StatementPlan,
  scopeKey: string,
  period: Period,
  sums: { totalVolume: string; totalAmount: string; netAmount: string; taxAmount: string },
): Promise<Omit<repo.Statement, 'statementId' | 'otherItems'>> {
  const number = await nextNo(work.db, 'seq_statement_no')
  return {
    bp: plan.account.bp,
    companyCode: plan.account.companyCode,
    statementNo: `JS${plan.billMonth.replace('-', '')}${String(number).padStart(8, '0')}`,
    scope: plan.scope,
    scopeKey,
    billVersion: 'NEW',
    billMonth: plan.billMonth,
    periodFrom: period.from,
    periodTo: period.to,
    totalVolume: sums.totalVolume,
    totalAmount: sums.totalAmount,
    taxAmount: sums.taxAmount,
    netAmount: sums.netAmount,
    state: 'PENDING',
    revision: plan.revision ?? 1,
    companySignName: plan.meters[0]?.readerName ?? '',
    companySignAt: work.clock.iso(),
    customerSignUserId: null,
    customerSignName: null,
    customerSignAt: null,
    signFileId: null,
    signSha256: null,
    confirmDeadline: plan.deadline ?? confirmDeadline(work, plan.account.companyCode),
    disputeCount: plan.disputeCount ?? 0,
    billId: null,
  }
}

function fullStatement(head: repo.Statement, lines: readonly PricedLine[]): repo.FullStatement {
  return {
    head,
    lines: lines.map(({ segments: _segments, ...line }) => line),
    segments: lines.flatMap((line) =>
      line.segments.map((segment, index) => ({
        meterId: line.meterId,
        channelNo: line.channelNo,
        seq: index + 1,
        ...segment,
      })),
    ),
  }
}
