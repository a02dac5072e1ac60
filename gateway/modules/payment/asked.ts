import type { Work } from '../../http/context'
import { question } from '../../extensions'

/** An account that a customer may send money from, with its number in plain. */
export interface PayerAccount {
  bankId: string
  accountName: string
  accountNo: string
  bankName: string
}

/** Accounts of a customer that are proved and made for payments, the default first. */
export interface PayerAccounts {
  list(work: Work, bp: string): Promise<PayerAccount[]>
  find(work: Work, bp: string, bankId: string): Promise<PayerAccount | null>
  /** Those of these customers of which the account with this hash is a proved one (BK-03), whatever it is made for. */
  provedOf(work: Work, bps: readonly string[], payerIndex: string): Promise<ReadonlySet<string>>
}

export const payerAccounts = question<PayerAccounts>('payerAccounts', {
  list: async () => [],
  find: async () => null,
  provedOf: async () => new Set(),
})

/** Money that came in with these codes in its remark. */
export interface CodedArrival {
  companyCode: string
  stmtId: string
  codes: readonly string[]
  /** Yuan. */
  amount: string
  payerName: string
  /** Of the payer's account: equal for equal numbers, '' where the bank did not send it. */
  payerIndex: string
  tradeAt: string
}

/**
 * Whether money is the proof of a bank account (BK-03): the customer of the account it comes from, to be credited with it. Null: it is
 * no proof, or it comes from another payer; then it has no owner yet.
 */
export const accountProofs = question<(work: Work, arrival: CodedArrival) => Promise<{ bp: string } | null>>(
  'accountProofs',
  async () => null,
)
