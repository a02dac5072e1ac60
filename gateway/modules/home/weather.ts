import type { Out } from '@contract'
import type { BoundSession, Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { companyOf } from '../membership/service'
import { gasAdvice } from './rules/advice'

/** Weather of a city, of the company's own unless told; 2902 where nobody knows it. */
export async function weatherOf(
  work: Work,
  session: BoundSession,
  cityCode: string | undefined,
): Promise<Out<'default GET /crmgas/getWeather'>> {
  const company = await companyOf(work, session.companyCode)
  const weather = await work.ports.weather.of(cityCode || (company?.city ?? ''), work.clock.now())
  if (!weather) throw new Refusal('2902')
  return { ...weather, advice: gasAdvice(weather.tempC), label: weather.source === 'CLIMATE' ? '常年均值' : '' }
}
