import type { Channel, MeterRow } from './repo/meter'

export { keyOf, type Account, type AccountKey } from '../gas-account/service'
export type { Channel } from './repo/meter'
export type { Reading } from './repo/reading'
export type { DayUsage } from './repo/usage'

/** Meter with its channels (A 2.2). */
export interface Meter extends MeterRow {
  channels: Channel[]
}
