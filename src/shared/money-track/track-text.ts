import type { Out } from '@contract'
import { dateAt } from '@domain/date'
import { formatFullMoment, formatMoment } from '@domain/date-format'
import { trackSteps } from '@domain/statuses/money-track'
import type { TimelineItem } from '@/ui'

export type Track = Out<'btwob GET /pay/track'>['list'][number]
type Step = Track['steps'][number]

/** The line below a step: when it happened, its promised time, or that it is late and has a case number (Y-01). */
function metaOf({ state, at, expectedAt, caseNo }: Step, today: string): string {
  if (state === 'LATE') return `已超时，已为您登记工单 ${caseNo ?? ''}`
  if (at !== null) return formatFullMoment(at)
  if (state === 'DONE') return '已完成'
  if (state === 'OVER') return '已终止'
  return expectedAt === null ? '待完成' : `预计 ${formatMoment(expectedAt, today)} 前`
}

/** The steps of one way as a timeline, and which of them is waited for. */
export function timelineOf({ steps }: Track, now: number): { items: TimelineItem[]; current: number } {
  const items = steps.map((step) => ({
    key: step.step,
    title: trackSteps[step.step],
    meta: metaOf(step, dateAt(now)),
    failed: step.state === 'LATE',
    ...(step.note !== null && { text: step.note }),
  }))
  const open = steps.findIndex(({ state }) => state === 'NOW' || state === 'LATE')
  const done = steps.filter(({ state }) => state === 'DONE').length
  return { items, current: open < 0 ? done - 1 : open }
}

/** Something is to come within the next quarter of an hour: worth asking for while the page is shown. */
export const isMoving = (list: readonly Track[], now: number): boolean =>
  list.some(({ steps }) =>
    steps.some(
      ({ state, expectedAt }) => state === 'NOW' && expectedAt !== null && Date.parse(expectedAt) - now < 900_000,
    ),
  )

/** One line for a row of a list: what is waited for, and by when. */
export function waitsText(
  { step, state, dueAt, caseNo }: { step: Step['step']; state: string; dueAt: string; caseNo: string | null },
  today: string,
): string {
  const name = trackSteps[step]
  return state === 'WAITING' ? `预计 ${formatMoment(dueAt, today)} 前${name}` : `“${name}”已超时，工单 ${caseNo ?? ''}`
}
