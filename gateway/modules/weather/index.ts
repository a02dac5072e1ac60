import type { Area } from '../../areas'
import { weatherWork } from './work'

/** Temperatures of the cities of the gas companies, kept for the forecast of use. */
export const weatherArea: Area = { name: 'weather', handlers: {}, work: weatherWork }
