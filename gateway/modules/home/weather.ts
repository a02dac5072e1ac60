import type { Out } from '@contract'
import type { BoundSession, Work } from '../../http/context'
import { ownOr2902 } from '../../http/refusal'
import { companyOf } from '../membership/service'
import { gasAdvice } from './rules/advice'

/** Weather of a city, by default that of the company; 2902 where it is unknown. */
export async function weatherOf(
  work: Work,
  session: BoundSession,
  cityCode: string | undefined,
): Promise<Out<'default GET /crmgas/getWeather'>> {
  const company = await companyOf(work, session.companyCode)
  const weather = ownOr2902(await work.ports.weather.of(cityCode || (company?.city ?? ''), work.clock.now()))
  return { ...weather, advice: gasAdvice(weather.tempC), label: weather.source === 'CLIMATE' ? '常年均值' : '' }
}
