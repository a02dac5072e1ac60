import type { Area } from '../../areas'
import { manualDesk } from './desk'
import { gasOrderHandlers } from './handlers/gas-orders'
import { nfcHandlers } from './handlers/nfc'
import { outletHandlers } from './handlers/outlet'
import { cardGas, gasDropped, gasPaid, gasRefunded } from './life'
import { cardWork } from './work'

/** Gas for card meters and the cards it is written to (part A 4.9, 5.7). */
export const cardArea = {
  name: 'card',
  handlers: { ...gasOrderHandlers, ...nfcHandlers, ...outletHandlers } as unknown as Area['handlers'],
  work: cardWork,
  on: { 'gas.paid': gasPaid, 'gas.dropped': gasDropped, 'gas.refund': gasRefunded },
  desk: { NFC_MANUAL: manualDesk },
  cardGas,
} satisfies Area
