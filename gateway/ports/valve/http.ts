import { command } from '../head-end/command'
import type { HeadEnd } from '../head-end/settings'
import type { ValvePort } from './types'

/** ms. */
const TIMEOUT = 8000

/** The head-end of the meter's company: {commandId, companyCode, meterNo, action} to its address. */
export const httpValve = (headEnds: readonly HeadEnd[]): ValvePort => ({
  async send({ commandId, companyCode, meterNo, action }) {
    const headEnd = headEnds.find(({ companies }) => companies.includes(companyCode))
    if (!headEnd?.valveUrl) throw new Error(`no head-end turns valves of company ${companyCode}`)
    return command(headEnd, headEnd.valveUrl, { commandId, companyCode, meterNo, action }, TIMEOUT)
  },
})
