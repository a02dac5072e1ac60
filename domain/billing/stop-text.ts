import { dateOf, type Instant } from '../day'
import { formatAmount, type Money } from '../money'
import type { Tone } from '../machine'

/** What a stop of gas for arrears says of itself. */
export interface StopFacts {
  state: string
  realStopAt: Instant | null
  planStopAt: Instant | null
}

export interface StopNotice {
  text: string
  tone: Extract<Tone, 'danger' | 'warning'>
}

const date = (moment: Instant | null): string => (moment === null ? '' : dateOf(moment))

/**
 * A stop for arrears in one line (A 6.43): the same on the home page, among bills and where they are paid. `arrears`: what is owed, yuan;
 * null where it may not be seen. Null: nothing threatens, as after the payment.
 */
export function stopNotice({ state, realStopAt, planStopAt }: StopFacts, arrears: Money | null): StopNotice | null {
  if (state === 'STOPPED') return { text: `已停气：${date(realStopAt)}起停气，缴清后24小时内恢复`, tone: 'danger' }
  if (state === 'NOTICED') return { text: `停气通知：请于 ${date(planStopAt)} 前缴清欠费`, tone: 'danger' }
  if (state === 'WARNED')
    return { text: arrears === null ? '停气预警' : `停气预警：欠费${formatAmount(arrears)}元`, tone: 'warning' }
  return null
}
