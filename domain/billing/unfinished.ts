import type { PayOrderState } from '../statuses/pay-order'

/** Orders that wait for money or for their clearing; a customer has few of them, since each ends with its time. */
export const unfinishedPayOrders: readonly PayOrderState[] = ['WAIT_PAY', 'PAYING', 'PART_PAID', 'EXCEPTION']
