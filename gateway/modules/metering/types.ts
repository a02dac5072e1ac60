export { keyOf, type Account, type AccountKey } from '../gas-account/service'
export type { Meter } from './repo/meter'
export type { Reading } from './repo/reading'
export type { DayUsage } from './repo/usage'
