import type { HeadEnd } from '../head-end/settings'
import { signedHeaders } from '../head-end/signature'
import type { ValveAnswer, ValvePort } from '.'

/**
 * The head-end of the meter's company: POST {commandId, companyCode, meterNo, action} to its address, signed; answered by
 * {state: 'ACCEPTED' | 'DONE' | 'REFUSED', reason?}. The device's later word comes by the call of the contract.
 */
export const httpValve = (headEnds: readonly HeadEnd[], timeout = 8000): ValvePort => ({
  async send({ commandId, companyCode, meterNo, action }) {
    const headEnd = headEnds.find(({ companies }) => companies.includes(companyCode))
    if (!headEnd?.valveUrl) throw new Error(`no head-end turns valves of company ${companyCode}`)
    const body = JSON.stringify({ commandId, companyCode, meterNo, action })
    const response = await fetch(headEnd.valveUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signedHeaders(headEnd, 'command', body) },
      body,
      signal: AbortSignal.timeout(timeout),
    })
    if (!response.ok) throw new Error(`head-end ${headEnd.id} answered ${response.status}`)
    return answerOf(await response.json(), headEnd.id)
  },
})

function answerOf(said: unknown, headEndId: string): ValveAnswer {
  const { state, reason } = (said ?? {}) as { state?: unknown; reason?: unknown }
  if (state === 'ACCEPTED' || state === 'DONE') return { state }
  if (state === 'REFUSED') return { state, reason: typeof reason === 'string' ? reason : '' }
  throw new Error(`head-end ${headEndId} answered no state`)
}
