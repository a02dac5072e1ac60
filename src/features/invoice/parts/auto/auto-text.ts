import type { Out } from '@contract'
import type { DateText } from '@domain/date'
import { formatMoment } from '@domain/date-format'
import { formatMoney } from '@domain/money'

export type Auto = Out<'btwob GET /invoice/auto'>
export type Run = Auto['runs'][number]

/** The run that can still be objected to; one at most. */
export const waitingRun = (auto: Auto): Run | undefined => auto.runs.find(({ status }) => status === 'WAIT')

/** '2026年10月账单' or '2026年10月账单等 2 笔'. */
export const runTitle = ({ titles }: Pick<Run, 'titles'>): string =>
  titles.length > 1 ? `${titles[0]}等 ${titles.length} 笔` : (titles[0] ?? '')

/** What will happen, and when. */
export const announced = (run: Run, today: DateText): string =>
  `${runTitle(run)} ${formatMoney(run.grossAmount)}，将于 ${formatMoment(run.dueAt, today)} 自动开票`
