export type { AccountKey } from '../gas-account/service'
