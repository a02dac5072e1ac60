import type { DateText } from '@domain/date'

export type WeatherIcon = 'SUNNY' | 'CLOUDY' | 'RAIN' | 'SNOW' | 'FOG' | 'HOT'

/** Weather of one city now (A 5.1). CLIMATE: the average of many years, not a measurement. */
export interface Weather {
  city: string
  /** Whole ℃. */
  tempC: number
  textDay: string
  iconCode: WeatherIcon
  wind: string
  source: 'LIVE' | 'CLIMATE'
  updatedAt: string
}

/** Mean temperature of a day that is forecast. */
export interface DayTemperature {
  date: DateText
  /** ℃, one decimal. */
  temperature: string
}

export interface WeatherProvider {
  /** By administrative division ('131000') or the city's name ('廊坊', '廊坊市'); null for one the provider does not know. `now` in ms. */
  of(city: string, now: number): Promise<Weather | null>
  /** Today and the days after it, as far as the provider looks (a week); empty where it forecasts nothing. */
  days(city: string): Promise<DayTemperature[]>
}
