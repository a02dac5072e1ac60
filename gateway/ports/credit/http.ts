import type { HeadEnd } from '../head-end/settings'
import { signedHeaders } from '../head-end/signature'
import type { CreditAnswer, CreditPort } from '.'

/**
 * The head-end of the meters' company: POST {orderId, companyCode, meterNos, amount, balance} to its address, signed; answered by
 * {state: 'ACCEPTED' | 'DONE' | 'REFUSED', reason?}. The meters' later word comes by the call of the contract.
 */
export function httpCredit(headEnds: readonly HeadEnd[], timeout = 8000): CreditPort {
  const of = (companyCode: string) => headEnds.find(({ companies }) => companies.includes(companyCode))
  return {
    reaches: (companyCode) => Boolean(of(companyCode)?.creditUrl),
    async send({ orderId, companyCode, meterNos, amount, balance }) {
      const headEnd = of(companyCode)
      if (!headEnd?.creditUrl) throw new Error(`no head-end tells meters of company ${companyCode} their credit`)
      const body = JSON.stringify({ orderId, companyCode, meterNos, amount, balance })
      const response = await fetch(headEnd.creditUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...signedHeaders(headEnd, 'command', body) },
        body,
        signal: AbortSignal.timeout(timeout),
      })
      if (!response.ok) throw new Error(`head-end ${headEnd.id} answered ${response.status}`)
      return answerOf(await response.json(), headEnd.id)
    },
  }
}

function answerOf(said: unknown, headEndId: string): CreditAnswer {
  const { state, reason } = (said ?? {}) as { state?: unknown; reason?: unknown }
  if (state === 'ACCEPTED' || state === 'DONE') return { state }
  if (state === 'REFUSED') return { state, reason: typeof reason === 'string' ? reason : '' }
  throw new Error(`head-end ${headEndId} answered no state`)
}
