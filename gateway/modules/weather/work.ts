import { Type } from '@sinclair/typebox'
import { dateAt } from '@domain/date'
import type { JobCtx } from '../../http/context'
import { kind, sweep, type AreaWork } from '../../work/kinds'
import { companyCities } from '../membership/service'
import { saveDays } from './repo'

/** Asks for a city's week; a provider that fails is asked again by the queue. */
async function cityDay(ctx: JobCtx, { city }: { city: string }): Promise<void> {
  const days = await ctx.ports.weather.days(city)
  await ctx.transaction((work) => {
    const today = dateAt(work.clock.now())
    return saveDays(
      work.db,
      city,
      days.filter(({ date }) => date >= today),
      today,
      work.clock.iso(),
    )
  })
}

const city = kind({ name: 'weather.day', data: Type.Object({ city: Type.String() }), run: { manual: cityDay } })

export const weatherWork: AreaWork = {
  kinds: [city],
  sweeps: [
    sweep('weather.day', { dailyAt: '06:20' }, city, async (work, after, limit) =>
      (await companyCities(work))
        .filter((name) => name > after)
        .slice(0, limit)
        .map((name) => ({ key: name, data: { city: name } })),
    ),
  ],
}
