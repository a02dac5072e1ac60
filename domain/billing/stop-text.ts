import { clockAt, dateOf, toMillis, type Instant } from '../day'
import { formatAmount, type Money } from '../money'
import type { Tone } from '../machine'

/** What a stop of gas says of itself. */
export interface StopFacts {
  /** ARREARS, or why else supply is off or limited. */
  kind: string
  state: string
  realStopAt: Instant | null
  planStopAt: Instant | null
  planResumeAt: Instant | null
  /** In the words of the notice; '' where none are known. */
  reason: string
}

export interface StopNotice {
  text: string
  tone: Extract<Tone, 'danger' | 'warning'>
}

const date = (moment: Instant | null): string => (moment === null ? '' : dateOf(moment))
const minute = (moment: Instant): string => `${dateOf(moment)} ${clockAt(toMillis(moment)).slice(0, 5)}`

/**
 * A stop in one line: the same on the home page, among bills and where they are paid. `arrears`: what is owed, yuan; null where it may
 * not be seen. Only a stop for arrears ends by a payment (A 6.43). Null: nothing threatens, as after the payment.
 */
export function stopNotice(stop: StopFacts, arrears: Money | null): StopNotice | null {
  const { kind, state, realStopAt, planStopAt } = stop
  if (kind !== 'ARREARS') return supplyNotice(stop)
  if (state === 'STOPPED') return { text: `已停气：${date(realStopAt)}起停气，缴清后24小时内恢复`, tone: 'danger' }
  if (state === 'NOTICED') return { text: `停气通知：请于 ${date(planStopAt)} 前缴清欠费`, tone: 'danger' }
  if (state === 'WARNED')
    return { text: arrears === null ? '停气预警' : `停气预警：欠费${formatAmount(arrears)}元`, tone: 'warning' }
  return null
}

/** Works, an emergency, a limit or a hazard: since when and why, and until when as far as that is known. */
function supplyNotice({ kind, state, planStopAt, planResumeAt, reason }: StopFacts): StopNotice | null {
  const what = kind === 'PEAK' ? '限气' : '停气'
  const why = reason === '' ? '' : `：${reason}`
  const until = planResumeAt === null ? '' : `，预计 ${minute(planResumeAt)} 恢复`
  if (state === 'STOPPED') return { text: `已${what}${why}${until}`, tone: 'danger' }
  if (state !== 'NOTICED') return null
  const from = planStopAt === null ? '' : `，${minute(planStopAt)} 开始`
  return { text: `${what}通知${why}${from}`, tone: 'warning' }
}
