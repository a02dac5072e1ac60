import type { CreditAnswer, CreditPort } from '../../ports/credit'
import { modeOf, type ReadSetting } from './trouble'

/** How the meters misbehave: late (SLOW), never (NEVER), refusing; DOWN: the head-end itself is silent. */
const modes = ['SLOW', 'DOWN', 'REFUSED', 'NEVER'] as const

/** ms after which slow meters have answered. */
const SLOW = 60_000
/** More than any test or demonstration asks for. */
const mostRemembered = 1_000

/** Simulated displays of prepaid meters, controlled by the setting `credit.mode`. */
export function embeddedCredit(readSetting: ReadSetting, now: () => number): CreditPort {
  const takenAt = new Map<string, number>()
  const slow = (orderId: string): CreditAnswer => {
    const since = takenAt.get(orderId)
    if (since !== undefined) return now() - since >= SLOW ? { state: 'DONE' } : { state: 'ACCEPTED' }
    if (takenAt.size >= mostRemembered) takenAt.clear()
    takenAt.set(orderId, now())
    return { state: 'ACCEPTED' }
  }
  return {
    reaches: () => true,
    async send({ orderId }) {
      const mode = await modeOf(readSetting, 'credit', modes)
      if (mode === 'DOWN') throw new Error('head-end is down')
      if (mode === 'REFUSED') return { state: 'REFUSED', reason: '表端拒绝' }
      if (mode === 'NEVER') return { state: 'ACCEPTED' }
      return mode === 'SLOW' ? slow(orderId) : { state: 'DONE' }
    },
  }
}
