import { basket } from './payment/basket'
import { bills } from './payment/bills'
import { installments } from './payment/installments'
import { pay } from './payment/pay'
import { prepared } from './payment/prepared'
import { records } from './payment/records'
import { tracks } from './payment/track'
import { transfers } from './payment/transfers'

/** Bills, payment, balance and proofs (part A 5.4–5.8). */
export const payment = {
  ...bills,
  ...pay,
  ...records,
  ...installments,
  ...tracks,
  ...prepared,
  ...basket,
  ...transfers,
}
