import type { Config } from '../../config'
import { climateWeather } from './climate'
import { qweather } from './qweather'
import type { WeatherProvider } from './types'

export type * from './types'

/** The provider of the settings; without one the climate of the month, which says so. */
export const createWeather = (config: Config, standIn?: WeatherProvider): WeatherProvider =>
  config.qweather ? qweather(config.qweather) : (standIn ?? climateWeather())
