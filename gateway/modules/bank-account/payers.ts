import type { Work } from '../../http/context'
import { openText } from '../../secret'
import type { PayerAccount, PayerAccounts } from '../payment/service'
import { accountsOf, ownersOf, type BankAccount } from './repo'
import { bankOf } from './rules/banks'

const isForPayments = ({ state, purposes }: BankAccount): boolean => state === 'VERIFIED' && purposes.includes('PAY')

const payerOf = (work: Work, row: BankAccount): PayerAccount => ({
  bankId: row.accountId,
  accountName: row.accountName,
  accountNo: openText(work, row.accountNoEnc),
  bankName: bankOf(row.bankCode)?.bankName ?? '',
})

const payersOf = async (work: Work, bp: string): Promise<PayerAccount[]> => {
  const rows = (await accountsOf(work.db, bp)).filter(isForPayments)
  const isDefault = (row: BankAccount) => row.defaultFor.includes('PAY')
  return [...rows.filter(isDefault), ...rows.filter((row) => !isDefault(row))].map((row) => payerOf(work, row))
}

/** BK-04: what a transfer may name as the account that its money comes from. */
export const provedPayers: PayerAccounts = {
  list: payersOf,
  find: async (work, bp, bankId) => (await payersOf(work, bp)).find((one) => one.bankId === bankId) ?? null,
  provedOf: async (work, bps, payerIndex) => new Set(await ownersOf(work.db, bps, payerIndex)),
}
