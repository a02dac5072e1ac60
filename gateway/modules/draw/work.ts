import { Type } from '@sinclair/typebox'
import { toMillis } from '@domain/date'
import type { JobCtx } from '../../http/context'
import { kind, sweep, type AreaWork } from '../../work/kinds'
import { midnight } from './beacon'
import { saveBeacon } from './repo'

/** Keeps the public value of a day; a source that has not answered is asked again by the queue. */
async function fetchBeacon(ctx: JobCtx, { day }: { day: string }): Promise<void> {
  const { beacon } = ctx.ports
  if (beacon === null) return
  const round = beacon.roundAt(toMillis(midnight(day)))
  const given = await beacon.read(round)
  if (given === null) throw new Error(`round ${round} is not made yet`)
  await ctx.transaction(({ db, clock }) =>
    saveBeacon(db, { day, source: 'DRAND', round, value: given.value, takenAt: clock.iso() }),
  )
}

const beacon = kind({
  name: 'draw.beacon',
  data: Type.Object({ day: Type.String() }),
  run: { manual: fetchBeacon },
})

export const drawWork: AreaWork = {
  kinds: [beacon],
  sweeps: [
    sweep('draw.beacon', { dailyAt: '00:00' }, beacon, async ({ clock, ports }, after) => {
      const day = clock.today()
      return after === '' && ports.beacon !== null ? [{ key: day, data: { day } }] : []
    }),
  ],
}
