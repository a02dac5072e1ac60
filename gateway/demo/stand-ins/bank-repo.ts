import type { Selectable } from 'kysely'
import type { Db } from '../../db/connect'
import type { SandboxBankEntryTable } from '../../db/tables.gen'
import type { BankAccount } from '../../ports/bank'

export type BankRow = Selectable<SandboxBankEntryTable>

export async function insertEntry(db: Db, row: BankRow): Promise<void> {
  await db.insertInto('sandboxBankEntry').values(row).execute()
}

/** What came in on an account from one moment to another, as far as it is booked by `until`. */
export const entriesBetween = (
  db: Db,
  { companyCode, accountNo }: BankAccount,
  from: string,
  to: string,
  until: string,
): Promise<BankRow[]> =>
  db
    .selectFrom('sandboxBankEntry')
    .selectAll()
    .where('companyCode', '=', companyCode)
    .where('accountNo', '=', accountNo)
    .where('tradeAt', '>=', from)
    .where('tradeAt', '<', to)
    .where('tradeAt', '<=', until)
    .orderBy('tradeNo')
    .execute()
