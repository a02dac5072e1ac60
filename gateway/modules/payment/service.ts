/* What other modules may call of payment (CV-7). */
export { openOrders } from './open-orders'
