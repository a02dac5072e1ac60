import { sign } from 'node:crypto'
import { toInstant } from '@domain/date'
import { decimal, fixed } from '@domain/decimal'
import type { DayTemperature, Weather, WeatherIcon, WeatherProvider } from './types'
import type { QWeatherConfig } from './settings'

/** A token lives this many seconds; it begins a little before now, because clocks differ. */
const tokenLife = 900
const tokenEarlier = 30
/** ms that an answer is good for: the provider's own is some minutes old. */
const freshFor = 10 * 60_000
/** Cities that are remembered at most: the companies' own and a few more. */
const mostCities = 500

interface Place {
  name: string
  lat: string
  lon: string
}

interface Current {
  condition: { text: string; code: string }
  temperature: { value: number }
  wind: { direction: { degree: number }; scale: number }
}

interface Daily {
  fxDate: string
  tempMax: string
  tempMin: string
}

/** ms. */
const TIMEOUT = 2000

/**
 * QWeather: the place of a city by GeoAPI, its weather now by `/weather/v1/current`, its week by `/v7/weather/7d`. Requests carry a token signed with the account's
 * Ed25519 key. An answer is kept for ten minutes, so that a home page never costs more than that.
 */
export function qweather(config: QWeatherConfig): WeatherProvider {
  const places = new Map<string, Place | null>()
  const held = new Map<string, { weather: Weather; until: number }>()

  async function ask(path: string): Promise<unknown> {
    const headers = { authorization: `Bearer ${tokenOf(config)}` }
    const response = await fetch(`${config.host}${path}`, { headers, signal: AbortSignal.timeout(TIMEOUT) })
    if (response.status === 404) return null
    if (!response.ok) throw new Error(`QWeather answered ${response.status}`)
    return response.json()
  }

  async function placeOf(city: string): Promise<Place | null> {
    const known = places.get(city)
    if (known !== undefined) return known
    const answer = (await ask(`/geo/v2/city/lookup?location=${encodeURIComponent(city)}&range=cn&number=1`)) as {
      location?: Place[]
    } | null
    const found = answer?.location?.[0] ?? null
    if (places.size >= mostCities) places.clear()
    places.set(city, found)
    return found
  }

  return {
    async of(city, now) {
      const kept = held.get(city)
      if (kept && kept.until > now) return kept.weather
      const place = city === '' ? null : await placeOf(city)
      if (!place) return null
      const answer = (await ask(`/weather/v1/current/${degrees(place.lat)}/${degrees(place.lon)}`)) as Current | null
      if (!answer) return null
      const weather = weatherOf(place.name, answer, now)
      if (held.size >= mostCities) held.clear()
      held.set(city, { weather, until: now + freshFor })
      return weather
    },
    async days(city) {
      const place = city === '' ? null : await placeOf(city)
      if (!place) return []
      const answer = (await ask(`/v7/weather/7d?location=${degrees(place.lon)},${degrees(place.lat)}`)) as {
        daily?: Daily[]
      } | null
      return (answer?.daily ?? []).map(temperatureOf)
    },
  }
}

/** The mean of a day lies within about a degree of the middle between its ends. */
const temperatureOf = ({ fxDate, tempMax, tempMin }: Daily): DayTemperature => ({
  date: fxDate,
  temperature: fixed(decimal(tempMax).plus(decimal(tempMin)).div(2), 1),
})

/** At most two decimals, as the provider wants them. */
const degrees = (text: string): string => Number(text).toFixed(2)

function weatherOf(city: string, { condition, temperature, wind }: Current, now: number): Weather {
  return {
    city,
    tempC: Math.round(temperature.value),
    textDay: condition.text,
    iconCode: iconOf(condition.code),
    wind: wind.scale === 0 ? '无风' : `${windOf(wind.direction.degree)}风${wind.scale}级`,
    source: 'LIVE',
    updatedAt: toInstant(now),
  }
}

/** The provider's codes: 1xx sky, 3xx rain, 4xx snow, 5xx haze and dust, 900 heat. */
function iconOf(code: string): WeatherIcon {
  if (code === '100' || code === '150') return 'SUNNY'
  if (code === '900') return 'HOT'
  const kinds: Record<string, WeatherIcon> = { '3': 'RAIN', '4': 'SNOW', '5': 'FOG' }
  return kinds[code.charAt(0)] ?? 'CLOUDY'
}

const winds = ['北', '东北', '东', '东南', '南', '西南', '西', '西北']
const windOf = (degree: number): string => winds[Math.round(degree / 45) % 8] ?? ''

/** JWT by EdDSA: the key's id in the head, the project as subject. */
function tokenOf({ projectId, keyId, privateKey }: QWeatherConfig): string {
  const now = Math.floor(Date.now() / 1000)
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${part({ alg: 'EdDSA', kid: keyId })}.${part({ sub: projectId, iat: now - tokenEarlier, exp: now + tokenLife })}`
  return `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`
}
