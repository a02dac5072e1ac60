import { addDays, addMonthsClamped, type DateText } from '@domain/date'
import { Refusal } from '../../../http/refusal'

/** O-01: months shown where no days are asked for, and asked for at most. */
const USUAL = 3
const MOST = 36

export interface Period {
  from: string
  to: string
  /** What is not over is shown however old it is. */
  openToo: boolean
}

const start = (date: DateText): string => `${date}T00:00:00+08:00`

/** The days asked for as instants. Refuses A2331 backwards, A2316 beyond three years. */
export function periodOf(
  { dateFrom, dateTo }: { dateFrom?: string | undefined; dateTo?: string | undefined },
  today: DateText,
): Period {
  const to = dateTo ?? today
  const from = dateFrom ?? addMonthsClamped(to, -USUAL)
  if (from > to) throw new Refusal('A2331')
  if (addMonthsClamped(from, MOST) < to) throw new Refusal('A2316', { params: { limit: '3年' } })
  return { from: start(from), to: start(addDays(to, 1)), openToo: dateFrom === undefined && dateTo === undefined }
}
