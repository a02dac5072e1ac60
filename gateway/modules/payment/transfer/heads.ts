import type { Work } from '../../../http/context'
import { receiversOf } from '../repo/bank'
import { transfersById } from '../repo/transfers'

/** A transfer that waits for its money, as the page of what it pays shows it. */
export interface TransferHead {
  ttId: string
  remitCode: string
  amount: string
  expireAt: string
}

/** Transfers of a customer by their ids. */
export const transferHeads = async (
  work: Pick<Work, 'db'>,
  bp: string,
  ttIds: readonly string[],
): Promise<Map<string, TransferHead>> =>
  new Map(
    (await transfersById(work.db, ttIds))
      .filter((row) => row.bp === bp)
      .map(({ ttId, remitCode, amount, expireAt }) => [ttId, { ttId, remitCode, amount, expireAt }]),
  )

/** Where customers of the company send their money; null where it takes no transfers. */
export async function payeeOf(
  work: Pick<Work, 'db'>,
  companyCode: string,
): Promise<{ name: string; bankName: string; accountNo: string } | null> {
  const [first] = await receiversOf(work.db, companyCode)
  return first ? { name: first.accountName, bankName: first.bankName, accountNo: first.accountNo } : null
}
