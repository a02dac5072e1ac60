import { question } from '../../extensions'
import type { Work } from '../../http/context'
import type { AccountKey } from './types'

/** Gas of a month at a price that its customer has chosen (AE-17a). */
export interface ElectiveChoice {
  /** YYYY-MM, a calendar month of gas days. */
  month: string
  /** m³ */
  volume: string
  /** Yuan per m³: the final price, before the settlement what it is estimated to be. */
  price: string
}

/** What customers have chosen. Areas ask that price gas. */
export interface ElectiveGas {
  /** Choices that stand for months of some gas days, both ends included. */
  inForce(work: Work, key: AccountKey, span: { from: string; to: string }): Promise<readonly ElectiveChoice[]>
  /**
   * Settles the choices of months that are over and of which every day is known (BE-06, BE-07): the final price stands and what is owed for
   * gas that was not used waits as an item, before the days of the month are priced for their statement. `span`: gas days of a statement
   * that is being made; months of theirs that were settled before, by other days or with a statement that is void now, come to what they
   * are at now. Under the account's lock.
   */
  settle(work: Work, key: AccountKey, span: { from: string; to: string }): Promise<void>
}

/** Without such an area nothing is chosen. */
export const electiveGas = question<ElectiveGas>('electiveGas', {
  inForce: () => Promise.resolve([]),
  settle: () => Promise.resolve(),
})
