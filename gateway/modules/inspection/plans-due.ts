import type { Work } from '../../http/context'
import { accountsPage, type AccountKey } from '../gas-account/service'
import { customersByBp } from '../membership/service'
import { unplanned } from './repo/plans'
import { plansOf, remindedTerms, planYearOf } from './rules/plan'

/** Accounts looked at by one statement. */
const AT_ONCE = 500

/**
 * IN-01: customers that lack a visit of this year, or are reminded of one today, at most `limit` of them after a customer number. Where all
 * visits are there and no term is about to end, as on most days, none is listed.
 */
export async function customersToPlan(work: Work, after: string, limit: number): Promise<AccountKey[]> {
  const today = work.clock.today()
  const year = planYearOf(today)
  const found: AccountKey[] = []
  for (let from: string | undefined = after; from !== undefined && found.length < limit;) {
    const page = await accountsPage(work.db, 'ALL', from, AT_ONCE)
    const customers = await customersByBp(
      work,
      page.map(({ bp }) => bp),
    )
    const wanted = page.flatMap(({ bp, companyCode }) => {
      const customer = customers.get(bp)
      return customer ? plansOf(customer.customerClass, year, today).map(({ seq }) => ({ bp, companyCode, seq })) : []
    })
    found.push(...(await unplanned(work.db, wanted, { year, reminded: remindedTerms(today), today })))
    from = page.length < AT_ONCE ? undefined : page.at(-1)?.bp
  }
  return found.slice(0, limit)
}
