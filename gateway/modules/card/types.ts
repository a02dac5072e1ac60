import type { BoundSession, Work } from '../../http/context'

export type { Meter } from '../metering/service'
export type { Card } from './repo/cards'
export type { GasOrder, Held, Slice } from './repo/orders'
export type { NfcSession } from './repo/sessions'

/** Caller of an act on a card: the customer, or staff in the customer's place. */
export type Acting = Work & { session: BoundSession }
