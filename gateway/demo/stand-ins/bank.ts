import { addDays } from '@domain/date'
import { subtractMoney, toFen } from '@domain/money'
import type { Db } from '../../db/connect'
import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import type { BankAccount, BankEntry, BankFeed } from '../../ports/bank'
import { isoOf, type Clock } from '../../ports/clock'
import { allReceivers } from '../../modules/payment/repo/bank'
import * as books from './bank-repo'
import { inTrouble, modeOf, type Trouble } from './trouble'

/** Setting `bankFeed.mode`: how the bank misbehaves, beside being slow, down or lost. */
const modes = ['LATE', 'WRONG_AMOUNT', 'OTHER_ACCOUNT', 'TWICE'] as const

/** LATE books an entry so many ms after it was made. */
const LATE_BY = 3_600_000
/** WRONG_AMOUNT: what a bank on the way kept for itself. */
const FEE = '10.00'

/** Money that a customer sends. */
export type Sent = Pick<books.BankRow, 'amount' | 'payerName' | 'payerAccount' | 'note' | 'tradeAt'>

/** The bank of the gas companies inside the process: it keeps books of its own, and answers wrongly when a setting says so. */
export class EmbeddedBank implements BankFeed {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly trouble: Trouble,
  ) {}

  /** Books money that came in; the bank's number of it. */
  async receive(account: BankAccount, sent: Sent): Promise<string> {
    const tradeNo = `BK${newId(this.clock.now())}`
    await books.insertEntry(this.db, { ...account, ...sent, tradeNo })
    return tradeNo
  }

  async entries(account: BankAccount, day: string): Promise<BankEntry[]> {
    const mode = await modeOf(this.trouble.readSetting, this.trouble.port, modes)
    const until = isoOf(this.clock.now() - (mode === 'LATE' ? LATE_BY : 0))
    const from = `${day}T00:00:00+08:00`
    const rows = await inTrouble(this.trouble, () =>
      books.entriesBetween(this.db, account, from, `${addDays(day, 1)}T00:00:00+08:00`, until),
    )
    const entries = rows.map((row) => entryOf(mode === 'WRONG_AMOUNT' ? { ...row, amount: lessFee(row.amount) } : row))
    if (mode === 'TWICE') return [...entries, ...entries]
    if (mode !== 'OTHER_ACCOUNT') return entries
    const others = (await allReceivers(this.db)).filter(({ accountNo }) => accountNo !== account.accountNo)
    return entries.map((entry) => ({ ...entry, accountNo: others[0]?.accountNo ?? '0' }))
  }
}

const lessFee = (amount: string): string => subtractMoney(amount, FEE)

const entryOf = ({ accountNo, tradeNo, amount, payerName, payerAccount, note, tradeAt }: books.BankRow): BankEntry => ({
  accountNo,
  tradeNo,
  amountFen: toFen(amount),
  payerName,
  payerAccount,
  note,
  tradeAt,
})

/** The embedded bank of this gateway; null where a real one stands, or none. */
export const bankOf = ({ ports }: Pick<Work, 'ports'>): EmbeddedBank | null =>
  ports.bankFeed instanceof EmbeddedBank ? ports.bankFeed : null
