import { installmentItemTransitions, installmentTransitions } from '@domain/statuses/installment'
import { payOrderTransitions, paymentTransitions, subOrderTransitions } from '@domain/statuses/pay-order'
import { preparedTransitions } from '@domain/statuses/prepared-payment'
import { refundTransitions } from '@domain/statuses/refund'
import { bankStatementTransitions } from '@domain/statuses/bank-statement'
import { moneyPromiseTransitions } from '@domain/statuses/money-promise'
import { ttOrderTransitions } from '@domain/statuses/tt-order'
import { orderChanged } from './order-centre'
import { machine } from '../../states'

export const orderMachine = machine({
  table: 'payOrder',
  column: 'state',
  key: ['bp', 'orderId'],
  moves: payOrderTransitions,
  entity: 'pay_order',
  tells: orderChanged,
})

export const sliceMachine = machine({
  table: 'subOrder',
  column: 'state',
  key: ['bp', 'subOrderId'],
  moves: subOrderTransitions,
  entity: null,
  touched: null,
})

export const paymentMachine = machine({
  table: 'payment',
  column: 'state',
  key: ['bp', 'paymentId'],
  moves: paymentTransitions,
  entity: null,
})

export const refundMachine = machine({
  table: 'refund',
  column: 'state',
  key: ['bp', 'refundId'],
  moves: refundTransitions,
  entity: 'refund',
})

export const promiseMachine = machine({
  table: 'moneyPromise',
  column: 'state',
  key: ['bp', 'trackId', 'step'],
  moves: moneyPromiseTransitions,
  entity: null,
})

export const preparedMachine = machine({
  table: 'preparedPayment',
  column: 'state',
  key: ['bp', 'preparedId'],
  moves: preparedTransitions,
  entity: null,
})

export const planItemMachine = machine({
  table: 'installmentItem',
  column: 'state',
  key: ['bp', 'planId', 'seq'],
  moves: installmentItemTransitions,
  entity: null,
  touched: null,
})

export const planMachine = machine({
  table: 'installmentPlan',
  column: 'state',
  key: ['bp', 'planId'],
  moves: installmentTransitions,
  entity: 'installment_plan',
  tells: orderChanged,
})

export const transferMachine = machine({
  table: 'ttOrder',
  column: 'state',
  key: ['bp', 'ttId'],
  moves: ttOrderTransitions,
  entity: 'tt_order',
})

export const statementMachine = machine({
  table: 'bankStatement',
  column: 'state',
  key: ['companyCode', 'stmtId'],
  moves: bankStatementTransitions,
  entity: null,
})
