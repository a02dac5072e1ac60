import type { Db } from '../../db/connect'
import type { ValveAnswer, ValvePort } from '../../ports/valve'

const modes = ['NORMAL', 'SLOW', 'DOWN', 'REFUSED', 'NEVER'] as const
type Mode = (typeof modes)[number]

/** SLOW: the device answers this long (ms) after the head-end took the command. */
const SLOW = 60_000
/** How many commands a slow device has open at most: more than any test or demonstration asks for. */
const mostRemembered = 1_000

/** Setting `valve.mode`: how the devices misbehave. */
async function modeOf(db: Db): Promise<Mode> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('companyCode', '=', '*')
    .where('key', '=', 'valve.mode')
    .executeTakeFirst()
  return modes.find((mode) => mode === row?.value) ?? 'NORMAL'
}

/** Simulated valves: they turn at once, after a while (SLOW), never (NEVER, REFUSED), or the head-end is silent (DOWN). */
export function embeddedValve(db: Db, now: () => number): ValvePort {
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
      const mode = await modeOf(db)
      if (mode === 'DOWN') throw new Error('the head-end is switched off')
      if (mode === 'REFUSED') return { state: 'REFUSED', reason: '阀门卡滞' }
      if (mode === 'NEVER') return { state: 'ACCEPTED' }
      return mode === 'SLOW' ? slow(commandId) : { state: 'DONE' }
    },
  }
}
