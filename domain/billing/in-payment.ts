import { formatMoney, isPositiveMoney, type Money } from '../money'

/** Owed bills that unfinished payment orders hold, yuan; `paid`: what these orders have been paid so far (AE-40, AE-49). */
export interface InPayment {
  count: number
  totalDue: Money
  paid: Money
}

/** '2 笔支付中 ¥164,055.21，已付 ¥50,000.00'; '' without any. What is paid goes on the bills once their order is paid in full. */
export const inPaymentText = ({ count, totalDue, paid }: InPayment): string =>
  count === 0
    ? ''
    : `${count} 笔支付中 ${formatMoney(totalDue)}${isPositiveMoney(paid) ? `，已付 ${formatMoney(paid)}` : ''}`
