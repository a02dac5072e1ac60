import { Type } from '@sinclair/typebox'
import { DAY, addDays } from '@domain/date'
import { fromFen, isPositiveMoney } from '@domain/money'
import type { JobCtx, Work } from '../../../http/context'
import { newId } from '../../../http/ids'
import { isoOf } from '../../../ports/clock'
import type { BankAccount, BankEntry } from '../../../ports/bank'
import { kind } from '../../../work/kinds'
import { enqueue } from '../../../work/queue'
import { openTask } from '../../desk/service'
import {
  findStatement,
  keepStatement,
  lockMatching,
  receiversRead,
  setReadTo,
  waitingStatements,
  type Statement,
} from '../repo/bank'
import { openOfPayer, transfersByCode, type Transfer } from '../repo/transfers'
import { DAYS_READ, missedDays } from '../rules/missed-days'
import { codesIn } from '../rules/remit-code'
import { EARLY_DAYS, matchOf, type Candidate } from '../rules/transfer-match'
import { isOpen, takeTransfer } from './money'
import { ask } from '../../../wiring'
import { accountProofs } from '../asked'
import { sealedAccount } from './account'
import { openForAccount } from './bank-desk'
import { customersIn, withSenders } from './senders'

/** Days before them that one run reads, after the bank or the gateway was away for longer. */
const MOST_MISSED = 31

/**
 * AE-77: reads what came in on an account of a gas company. A repeated entry is recognised by its number. A bank that does not answer
 * is queried again by the next sweep without an end, also about the days that it missed.
 */
async function readAccount(ctx: JobCtx, account: BankAccount): Promise<void> {
  const today = ctx.clock.today()
  const receiver = (await receiversRead(ctx.db)).find((one) => keyOfAccount(one) === keyOfAccount(account))
  if (!receiver) return
  const { readTo } = receiver
  const keepReadTo = (day: string) => ctx.transaction((work) => setReadTo(work.db, account, day))
  // Of a new account nothing is missed before today, but everything from now on, also where the bank never answered yet.
  if (readTo === null) await keepReadTo(today)
  const missed = missedDays(readTo ?? today, today)
  const recent = Array.from({ length: DAYS_READ }, (_none, back) => addDays(today, -back))
  // A day that cannot be read does not keep the others from being read.
  let unread = 0
  for (const day of recent) unread += (await readDay(ctx, account, day, missed.length > 0)) ? 0 : 1
  for (const day of missed.slice(0, MOST_MISSED)) {
    if (!(await readDay(ctx, account, day, true))) unread += 1
    else if (unread === 0) await keepReadTo(day)
  }
  if (unread === 0 && missed.length <= MOST_MISSED) await keepReadTo(today)
}

const keyOfAccount = ({ companyCode, accountNo }: BankAccount): string => `${companyCode}|${accountNo}`

/** An account is an item: a bank that hangs keeps no other account from being read. */
export const bankAccount = kind({
  name: 'payment.bank',
  data: Type.Object({ companyCode: Type.String(), accountNo: Type.String() }),
  // Each of its days may take as long as a call of a bank may.
  expire: (DAYS_READ + MOST_MISSED + 1) * 30,
  run: { manual: readAccount },
})

export async function accountsToRead({ db }: Work, after: string, limit: number) {
  const accounts = (await receiversRead(db)).map(({ companyCode, accountNo }) => ({ companyCode, accountNo }))
  const byKey = new Map(accounts.map((data) => [keyOfAccount(data), data]))
  return [...byKey]
    .map(([key, data]) => ({ key, data }))
    .filter(({ key }) => key > after)
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .slice(0, limit)
}

/** Whether a day of an account could be read. `isLate`: it is days ago that all could be. */
async function readDay(ctx: JobCtx, account: BankAccount, day: string, isLate: boolean): Promise<boolean> {
  try {
    const entries = await ctx.ports.bankFeed.entries(account, day)
    await ctx.transaction((work) => saveEntries(work, account, entries))
    return true
  } catch (error) {
    const about = { err: error, companyCode: account.companyCode, day }
    if (isLate) ctx.log.error({ ...about, alarm: 'BANK' }, 'a bank has not been read for days')
    else ctx.log.warn(about, 'bank does not answer')
    return false
  }
}

/**
 * Saves a bank's entries of one account; new ones are matched after the commit. Money of another account is not taken: an
 * alarm.
 */
export async function saveEntries(work: Work, account: BankAccount, entries: readonly BankEntry[]): Promise<void> {
  const now = work.clock.iso()
  for (const { amountFen, ...entry } of entries) {
    const amount = fromFen(amountFen)
    if (entry.accountNo !== account.accountNo || !isPositiveMoney(amount)) {
      work.log.error(
        { alarm: 'BANK', ...account, tradeNo: entry.tradeNo },
        'the bank reported money of another account',
      )
      continue
    }
    const { companyCode } = account
    const stmtId = newId(work.clock.now())
    const payer = sealedAccount(work, entry.payerAccount)
    const times = { createdAt: now, updatedAt: now }
    const row = { ...entry, ...payer, companyCode, stmtId, amount, state: 'WAITING' as const, ...times }
    if (await keepStatement(work.db, row)) await enqueue(work, bankEntry, stmtId, { companyCode, stmtId })
  }
}

/** AE-77: finds the owner of the money and books it; money without an owner waits at the desk. Harmless to repeat. */
export async function matchStatement(
  work: Work,
  { companyCode, stmtId }: Pick<Statement, 'companyCode' | 'stmtId'>,
): Promise<void> {
  // The entry itself is locked after the account, which is not known yet.
  await lockMatching(work.db, companyCode, stmtId)
  const statement = await findStatement(work.db, companyCode, stmtId)
  if (statement?.state !== 'WAITING') return
  const codes = codesIn(statement.note)
  if (await takeProof(work, statement, codes)) return
  const named = await transfersByCode(work.db, companyCode, codes)
  const similar =
    named.length > 0 || statement.payerIndex === '' ? [] : await openOfPayer(work.db, companyCode, statement.payerIndex)
  const bpsIn = await customersIn(work, similar.length > 0 ? [statement.note] : [])
  const found = matchOf(
    { ...statement, bps: bpsIn(statement.note) },
    named.map(candidateOf),
    await withSenders(work, similar.map(candidateOf), statement.payerIndex),
  )
  const transfer = [...named, ...similar].find(({ ttId }) => ttId === found?.ttId)
  const onlyOpen = named.length === 0
  if (transfer && (await takeTransfer(work, transfer, statement, { by: 'ttMatch', onlyOpen }))) return
  await openTask(work, { companyCode, bizType: 'BANK_ENTRY', bizNo: stmtId, bp: null, rule: 'manual', dueAt: null })
}

/** Money that proves a bank account goes to the balance of its customer (BK-03). */
async function takeProof(work: Work, statement: Statement, codes: readonly string[]): Promise<boolean> {
  if (codes.length === 0) return false
  const owner = await ask(work, accountProofs)(work, { ...statement, codes })
  const transfer = owner && (await openForAccount(work, statement, owner.bp, 'accountProof'))
  return transfer !== null && takeTransfer(work, transfer, statement, { by: 'accountProof', onlyOpen: false })
}

const candidateOf = (transfer: Transfer): Transfer & Candidate => ({ ...transfer, isOpen: isOpen(transfer) })

/** Money that came in, to be matched. */
export const bankEntry = kind({
  name: 'payment.bankEntry',
  data: Type.Object({ companyCode: Type.String(), stmtId: Type.String() }),
  run: { handle: matchStatement },
})

/** Money of the last days without an owner: its transfer may have been ordered since. */
export const waitingEntries = async ({ db, clock }: Work, after: string, limit: number) =>
  (await waitingStatements(db, isoOf(clock.now() - EARLY_DAYS * DAY), after, limit)).map((data) => ({
    key: data.stmtId,
    data,
  }))
