import { installmentItemTransitions } from '@domain/statuses/installment'
import { payOrderTransitions, paymentTransitions, subOrderTransitions } from '@domain/statuses/pay-order'
import { refundTransitions } from '@domain/statuses/refund'
import { machine } from '../../states'

export const orderMachine = machine({
  table: 'payOrder',
  key: ['bp', 'orderId'],
  moves: payOrderTransitions,
  entity: 'pay_order',
})

export const sliceMachine = machine({
  table: 'subOrder',
  key: ['bp', 'subOrderId'],
  moves: subOrderTransitions,
  entity: null,
  touched: null,
})

export const paymentMachine = machine({
  table: 'payment',
  key: ['bp', 'paymentId'],
  moves: paymentTransitions,
  entity: null,
})

export const refundMachine = machine({
  table: 'refund',
  key: ['bp', 'refundId'],
  moves: refundTransitions,
  entity: null,
})

export const planItemMachine = machine({
  table: 'installmentItem',
  key: ['bp', 'planId', 'seq'],
  moves: installmentItemTransitions,
  entity: null,
  touched: null,
})
