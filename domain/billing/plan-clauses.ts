import type { DateText } from '../date'

/** Days in which the down payment is to be made once it is asked for (A 3.8). */
export const DOWN_DAYS = 3
/** An item that is so many days late ends its plan (AE-84). */
export const MOST_LATE_DAYS = 10

/** What both sides of an instalment agreement hold to (AE-82 to AE-84); `rate`: of the late fee a day. */
export const planClauses = (signedOn: DateText, rate: string): string[] => [
  `一、审核通过后 ${DOWN_DAYS} 日内支付首付，逾期未付的，分期不生效。`,
  `二、违约金计至 ${signedOn} 止，履约期间不再累计。`,
  '三、可以提前支付下一期，也可以一次结清；须按期数顺序还款。',
  `四、任一期逾期满 ${MOST_LATE_DAYS} 日，或再次逾期的，分期终止，剩余欠款自 ${signedOn} 起按每日 ${rate} 恢复计收违约金。`,
]
