export type { Account, AccountKey } from '../gas-account/service'
export type { Bill } from './repo/bills'
