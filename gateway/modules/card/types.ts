import type { Picked } from '../../db/rows'
import type { BoundSession, Work } from '../../http/context'
import type { cardFields } from './repo/cards'
import type { orderFields, sliceFields } from './repo/orders'
import type { sessionFields } from './repo/sessions'

export type { AccountKey } from '../gas-account/service'
export type { Meter } from '../metering/service'
export type GasOrder = Picked<'gasOrder', typeof orderFields>
export type Slice = Picked<'gasSubOrder', typeof sliceFields>
export type Card = Picked<'gasCard', typeof cardFields>
export type NfcSession = Picked<'nfcSession', typeof sessionFields>

/** Who acts on a card: a customer, or staff in his place. */
export type Acting = Work & { session: BoundSession }

/** An order with its writes, lowest first. */
export interface Held {
  order: GasOrder
  slices: Slice[]
}
