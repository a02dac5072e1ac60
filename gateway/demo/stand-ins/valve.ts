import type { ValveAnswer, ValvePort } from '../../ports/valve'
import { modeOf, type ReadSetting } from './trouble'

/** How the devices misbehave. */
const modes = ['SLOW', 'DOWN', 'REFUSED', 'NEVER'] as const

/** SLOW: the device answers this long (ms) after the head-end took the command. */
const SLOW = 60_000
/** How many commands a slow device has open at most: more than any test or demonstration asks for. */
const mostRemembered = 1_000

/** Simulated valves: they turn at once, after a while (SLOW), never (NEVER, REFUSED), or the head-end is silent (DOWN). */
export function embeddedValve(readSetting: ReadSetting, now: () => number): ValvePort {
  const takenAt = new Map<string, number>()
  const slow = (commandId: string): ValveAnswer => {
    const since = takenAt.get(commandId)
    if (since !== undefined) return now() - since >= SLOW ? { state: 'DONE' } : { state: 'ACCEPTED' }
    if (takenAt.size >= mostRemembered) takenAt.clear()
    takenAt.set(commandId, now())
    return { state: 'ACCEPTED' }
  }
  return {
    async send({ commandId }) {
      const mode = await modeOf(readSetting, 'valve', modes)
      if (mode === 'DOWN') throw new Error('valve is down')
      if (mode === 'REFUSED') return { state: 'REFUSED', reason: '阀门卡滞' }
      if (mode === 'NEVER') return { state: 'ACCEPTED' }
      return mode === 'SLOW' ? slow(commandId) : { state: 'DONE' }
    },
  }
}
