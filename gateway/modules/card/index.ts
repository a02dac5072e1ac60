import type { Area } from '../../areas'
import { answer, contribute } from '../../extensions'
import { deskTasks } from '../desk/service'
import { cardGas } from '../metering/service'
import { orderSources, payables } from '../payment/service'
import { gasOrderSource } from './centre'
import { manualDesk } from './desk'
import { gasOrderHandlers } from './handlers/gas-orders'
import { nfcHandlers } from './handlers/nfc'
import { outletHandlers } from './handlers/outlet'
import { usageHandlers } from './handlers/usage'
import { gasPayable, soldCardGas } from './life'
import { cardWork } from './work'

/** Gas for card meters and the cards it is written to (part A 4.9, 5.7). */
export const cardArea = {
  name: 'card',
  handlers: { ...gasOrderHandlers, ...nfcHandlers, ...outletHandlers, ...usageHandlers } as unknown as Area['handlers'],
  work: cardWork,
  extensions: [
    contribute(payables, { IC: gasPayable }),
    contribute(orderSources, { gas_order: gasOrderSource }),
    contribute(deskTasks, { NFC_MANUAL: manualDesk }),
    answer(cardGas, soldCardGas),
  ],
} satisfies Area
