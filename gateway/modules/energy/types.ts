import type { Channel, MeterRow } from './repo/meter'

export type { Account } from './repo/account'
export type { Channel, Reading } from './repo/meter'
export type { DayUsage } from './repo/usage'

/** One account: every row of a customer is read through both (CV-3). */
export interface AccountKey {
  bp: string
  companyCode: string
}

/** Meter with its channels (A 2.2). */
export interface Meter extends MeterRow {
  channels: Channel[]
}

export const keyOf = ({ bp, companyCode }: AccountKey): AccountKey => ({ bp, companyCode })
