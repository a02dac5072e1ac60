import { command } from '../head-end/command'
import type { HeadEnd } from '../head-end/settings'
import type { CreditPort } from './types'

/** ms. */
const TIMEOUT = 8000

/** The head-end of the meters' company: {orderId, seq, companyCode, meterNos, amount, balance} to its address. */
export function httpCredit(headEnds: readonly HeadEnd[]): CreditPort {
  const of = (companyCode: string) => headEnds.find(({ companies }) => companies.includes(companyCode))
  return {
    reaches: (companyCode) => Boolean(of(companyCode)?.creditUrl),
    async send({ orderId, seq, companyCode, meterNos, amount, balance }) {
      const headEnd = of(companyCode)
      if (!headEnd?.creditUrl) throw new Error(`no head-end tells meters of company ${companyCode} their credit`)
      return command(headEnd, headEnd.creditUrl, { orderId, seq, companyCode, meterNos, amount, balance }, TIMEOUT)
    },
  }
}
