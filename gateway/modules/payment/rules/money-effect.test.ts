import type { PaymentState, PayOrderState } from '../types'
import { effectOf, type Effect } from './money-effect'

const same = { asked: '5000000', arrived: '5000000' }
const less = { asked: '5000000', arrived: '4999999' }

it.each<[PaymentState, PayOrderState, typeof same, boolean, Effect]>([
  ['PREPAID', 'PAYING', same, true, 'PAID'],
  ['PREPAID', 'WAIT_PAY', same, true, 'PAID'],
  ['CREATED', 'WAIT_PAY', same, true, 'PAID'],
  ['FAILED', 'WAIT_PAY', same, true, 'PAID'],
  ['PREPAID', 'PART_PAID', same, true, 'PAID'],
  ['PREPAID', 'PAYING', less, true, 'WRONG_AMOUNT'],
  ['CLOSED', 'PART_PAID', less, true, 'WRONG_AMOUNT'],
  ['CLOSED', 'PART_PAID', same, false, 'EXTRA'],
  ['CLOSED', 'CLOSED', same, true, 'LATE'],
  ['CLOSED', 'CLOSED', less, true, 'LATE'],
  ['CLOSED', 'CLOSED_PART', same, false, 'EXTRA'],
  ['CLOSED', 'SUCCESS', same, true, 'EXTRA'],
  ['CLOSED', 'SUCCESS_TO_BALANCE', same, true, 'EXTRA'],
  ['CLOSED', 'REFUNDED', same, true, 'EXTRA'],
  ['PREPAID', 'EXCEPTION', same, true, 'JOIN'],
  ['SUCCESS', 'SUCCESS', same, true, 'DUPLICATE'],
  ['SUCCESS', 'CLOSED', less, true, 'DUPLICATE'],
  ['REFUNDED', 'REFUNDED', same, true, 'DUPLICATE'],
])(
  'money for a %s payment of a %s order (%j, slice open %s): %s (AE-46–AE-48)',
  (payment, order, fen, sliceOpen, wanted) => {
    expect(effectOf(payment, order, fen, sliceOpen)).toBe(wanted)
  },
)
