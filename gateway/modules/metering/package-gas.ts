import type { TakerAhead } from '@domain/package/ahead'
import { question } from '../../extensions'
import type { Work } from '../../http/context'
import type { AccountKey } from './types'

/** A locked cycle that takes gas on coming days. */
export interface CycleAhead extends TakerAhead {
  /** E.g. 11月下旬. */
  name: string
  /** False: it waits for its payment, and lapses without it. */
  isPaid: boolean
}

/** Gas that packages cover. Areas ask that price the rest of it. */
export interface PackageGas {
  /** m³ by meter id, of some gas days, both ends included; a meter without any is left out. */
  covered(
    work: Work,
    key: AccountKey,
    of: { meterIds: readonly string[]; from: string; to: string },
  ): Promise<ReadonlyMap<string, { total: string; days: ReadonlyMap<string, string> }>>
  /** What was paid for the gas that packages cover of some gas days, both ends included, by the price of each cycle. */
  cost(work: Work, key: AccountKey, of: { meterIds: readonly string[]; from: string; to: string }): Promise<string>
  /** Locked cycles that take gas between two gas days, both included, in the order in which they take. */
  ahead(work: Work, key: AccountKey, span: { from: string; to: string }): Promise<readonly CycleAhead[]>
  /** Shares the customer's days that are known by now: before they are settled, and never again afterwards. Locks the account. */
  share(work: Work, key: AccountKey): Promise<void>
}

/** Without the area of packages they cover nothing. */
export const packageGas = question<PackageGas>('packageGas', {
  covered: () => Promise.resolve(new Map()),
  cost: () => Promise.resolve('0.00'),
  ahead: () => Promise.resolve([]),
  share: () => Promise.resolve(),
})
