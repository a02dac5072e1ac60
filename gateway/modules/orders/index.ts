import type { Area } from '../../areas'
import { on } from '../../wiring'
import { orderChanged } from '../payment/service'
import { orderHandlers } from './handlers'
import { keep, ordersWork } from './order-index'

/** All orders of a customer number, whatever was ordered (part B 4.9). */
export const ordersArea: Area = {
  name: 'orders',
  handlers: orderHandlers,
  work: ordersWork,
  extensions: [on(orderChanged, keep)],
}
