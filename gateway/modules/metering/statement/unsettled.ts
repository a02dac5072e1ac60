import { addMonths } from '@domain/date'
import type { Work } from '../../../http/context'
import { settledAccounts, type AccountKey } from '../../gas-account/service'
import * as repo from '../repo/unsettled'
import { billMonthOf } from '../rules/trend'

/** Accounts looked at by one statement. */
const AT_ONCE = 500

/** The last closed month of an account (AE-21). */
export const lastMonthOf = (today: string, readingDay: number): string => addMonths(billMonthOf(today, readingDay), -1)

/**
 * AE-21: customers that lack a statement of their last closed month, at most `limit` of them after a customer number. Where all are there,
 * as on most days, none is listed.
 */
export async function unsettledCustomers(
  { db, clock }: Pick<Work, 'db' | 'clock'>,
  after: string,
  limit: number,
): Promise<AccountKey[]> {
  const today = clock.today()
  const found: AccountKey[] = []
  for (let from: string | undefined = after; from !== undefined && found.length < limit;) {
    const page = await settledAccounts(db, from, AT_ONCE)
    const asked = page.map(({ bp, companyCode, readingDay }) => ({
      bp,
      companyCode,
      billMonth: lastMonthOf(today, readingDay),
    }))
    found.push(...(await repo.unsettled(db, asked)))
    from = page.length < AT_ONCE ? undefined : page.at(-1)?.bp
  }
  return found.slice(0, limit)
}
