import type { Area } from '../../areas'
import { answer } from '../../extensions'
import { on } from '../../wiring'
import { orderChanged, ordersUnderWay } from '../payment/service'
import { orderHandlers } from './handlers'
import { keep, ordersWork } from './order-index'
import { countUnderWay } from './repo'

/** All orders of a customer number, whatever was ordered (part B 4.9). */
export const ordersArea: Area = {
  name: 'orders',
  handlers: orderHandlers,
  work: ordersWork,
  extensions: [on(orderChanged, keep), answer(ordersUnderWay, (work, of, types) => countUnderWay(work.db, of, types))],
}
