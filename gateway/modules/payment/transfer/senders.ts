import type { Work } from '../../../http/context'
import { findAccounts } from '../../gas-account/service'
import { ask } from '../../../wiring'
import { payerAccounts } from '../asked'
import type { Transfer } from '../repo/transfers'
import { customerNumbersIn } from '../rules/remit-code'
import type { Sender } from '../rules/transfer-match'

/** The customers of transfers, with what shows that money from the account with this hash is theirs (AE-77). */
export async function withSenders<T extends Pick<Transfer, 'bp' | 'companyCode'>>(
  work: Work,
  transfers: readonly T[],
  payerIndex: string,
): Promise<(T & { sender: Sender })[]> {
  const [first] = transfers
  if (!first) return []
  const bps = [...new Set(transfers.map(({ bp }) => bp))]
  const accounts = await findAccounts(work.db, bps, first.companyCode)
  const proved = await ask(work, payerAccounts).provedOf(work, bps, payerIndex)
  return transfers.flatMap((transfer) => {
    const account = accounts.find(({ bp }) => bp === transfer.bp)
    if (!account) return []
    const { bp, customerName } = account
    return [{ ...transfer, sender: { bp, customerName, isProved: proved.has(bp) } }]
  })
}

/** Numbers in remarks of payers that are of customers, of whatever company: other numbers of ten digits name none. */
export async function customersIn(work: Work, notes: readonly string[]): Promise<(note: string) => string[]> {
  const numbers = [...new Set(notes.flatMap(customerNumbersIn))]
  const known = numbers.length === 0 ? [] : await findAccounts(work.db, numbers)
  const bps = new Set(known.map(({ bp }) => bp))
  return (note) => customerNumbersIn(note).filter((number) => bps.has(number))
}
