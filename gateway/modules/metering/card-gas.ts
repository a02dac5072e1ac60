import type { GasOrderState } from '@domain/statuses/gas-order'
import { question } from '../../extensions'
import type { Work } from '../../http/context'
import type { AccountKey } from './types'

/** Gas that is bought and not all written to the card: it keeps the meter from a further purchase (AE-57). */
export interface PendingGas {
  gasOrderId: string
  state: GasOrderState
  /** Null on an amount meter: its card gets the yuan. */
  volume: string | null
  amount: string
}

/** Gas for card meters. Areas ask that show such a meter or price its next m³. */
export interface CardGas {
  /** The order of each meter that a phone may write or check now, by meter id. */
  openOrders(work: Work, key: AccountKey): Promise<ReadonlyMap<string, string>>
  /** What keeps a meter from a further purchase, by meter id. */
  pending(work: Work, key: AccountKey): Promise<ReadonlyMap<string, PendingGas>>
  /** Meters with gas that is bought and not all in them, or given back, yet. */
  unfinished(work: Work, key: AccountKey): Promise<ReadonlySet<string>>
  /** m³ by meter id, bought from one day to another, both included: the tiers of a card meter count them (AE-15). */
  boughtBetween(work: Work, key: AccountKey, days: { from: string; to: string }): Promise<ReadonlyMap<string, string>>
}

/** Without the area of cards none is sold. */
export const cardGas = question<CardGas>('cardGas', {
  openOrders: () => Promise.resolve(new Map()),
  pending: () => Promise.resolve(new Map()),
  unfinished: () => Promise.resolve(new Set()),
  boughtBetween: () => Promise.resolve(new Map()),
})
