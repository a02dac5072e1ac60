import { gasOrders } from './card/gas-orders'
import { nfc } from './card/nfc'
import { outletCalls } from './card/outlet'
import { cardUsage } from './card/usage'

/** Gas for card meters and the cards themselves (part A 5.5, 5.7). */
export const card = { ...gasOrders, ...nfc, ...outletCalls, ...cardUsage }
