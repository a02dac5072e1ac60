import { dateAt, toInstant } from '@domain/date'
import type { WeatherIcon, WeatherProvider } from './types'

type Normal = readonly [tempC: number, textDay: string, iconCode: WeatherIcon, wind: string]

/** Monthly normals 1991–2020 of the plain south of Beijing, rounded to whole ℃; code = administrative division. */
const byCode: Record<string, { city: string; months: readonly Normal[] }> = {
  '131000': {
    city: '廊坊',
    months: [
      [-4, '晴', 'SUNNY', '北风3级'],
      [0, '晴', 'SUNNY', '北风3级'],
      [7, '多云', 'CLOUDY', '西南风3级'],
      [15, '晴', 'SUNNY', '南风3级'],
      [21, '晴', 'SUNNY', '南风3级'],
      [26, '多云', 'CLOUDY', '南风2级'],
      [27, '阵雨', 'RAIN', '东南风2级'],
      [26, '阵雨', 'RAIN', '东南风2级'],
      [21, '多云', 'CLOUDY', '南风2级'],
      [14, '晴', 'SUNNY', '北风2级'],
      [5, '多云', 'CLOUDY', '北风3级'],
      [-2, '晴', 'SUNNY', '北风3级'],
    ],
  },
  '130100': {
    city: '石家庄',
    months: [
      [-2, '晴', 'SUNNY', '西北风2级'],
      [2, '多云', 'CLOUDY', '西北风2级'],
      [9, '多云', 'CLOUDY', '东南风2级'],
      [16, '晴', 'SUNNY', '东南风3级'],
      [22, '晴', 'SUNNY', '东南风2级'],
      [27, '多云', 'CLOUDY', '东南风2级'],
      [28, '阵雨', 'RAIN', '东南风2级'],
      [26, '阵雨', 'RAIN', '东风2级'],
      [22, '多云', 'CLOUDY', '东南风2级'],
      [15, '晴', 'SUNNY', '西北风2级'],
      [6, '多云', 'CLOUDY', '西北风2级'],
      [0, '晴', 'SUNNY', '西北风2级'],
    ],
  },
}

/** Asked with a caller's text: a plain object answers to the names of its own methods as well. */
const climates = new Map(Object.entries(byCode))
const climateOf = (city: string) =>
  climates.get(city) ?? Object.values(byCode).find((one) => city !== '' && city.startsWith(one.city))

/** Mean temperature of each month of a city, January first, ℃; null for one that is not known. */
export const monthlyMeans = (city: string): readonly number[] | null =>
  climateOf(city)?.months.map(([temperature]) => temperature) ?? null

/** The embedded provider: climate normals of the month, no network (A 5.1). */
export const climateWeather = (): WeatherProvider => ({
  of: async (city, now) => {
    const climate = climateOf(city)
    const normal = climate?.months[Number(dateAt(now).slice(5, 7)) - 1]
    if (!climate || !normal) return null
    const [tempC, textDay, iconCode, wind] = normal
    return { city: climate.city, tempC, textDay, iconCode, wind, source: 'CLIMATE', updatedAt: toInstant(now) }
  },
  // The average of many years says nothing about next week.
  days: async () => [],
})
