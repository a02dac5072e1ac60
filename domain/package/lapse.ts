import { formatDeadline } from '../date-format'
import type { DateText } from '../day'
import { formatMoney, isPositiveMoney, type Money } from '../money'

/** What an unpaid cycle costs when it lapses (K-25), e.g. '今晚 24:00 失效，将扣保证金 ¥8,362.00'; `fee`: yuan taken of the deposit. */
export const lapseText = (deadline: string, fee: Money, today: DateText): string =>
  `${formatDeadline(deadline, today)} 失效${isPositiveMoney(fee) ? `，将扣保证金 ${formatMoney(fee)}` : ''}`
