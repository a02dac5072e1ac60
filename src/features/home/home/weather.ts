import type { Out } from '@contract'
import type { IconName } from '@/ui'

export type Weather = Out<'default GET /crmgas/getWeather'>

export const weatherIcon: Readonly<Record<Weather['iconCode'], IconName>> = {
  SUNNY: 'sun',
  HOT: 'sun',
  CLOUDY: 'weather',
  RAIN: 'weather',
  FOG: 'weather',
  SNOW: 'snow',
}

/** One sentence: place, weather, temperature with its source, wind, and what it means for the gas. */
export function weatherText({ city, textDay, tempC, label, wind, advice }: Weather): string {
  const temperature = label === '' ? `${tempC}℃` : `${tempC}℃（${label}）`
  const facts = [city, textDay, temperature, wind].filter((part) => part !== '').join(' ')
  return advice === '' ? facts : `${facts}。${advice}`
}
