import type { Out } from '@contract'
import { formatVolumeNumber, volume } from '@domain/volume'
import type { ChartPoint } from '@/ui'

/* Nights of a meter beside what they usually are, in words and bars (Y-11). */

export type Nights = Out<'btwob GET /usage/nights'>
type Night = Nights['nights'][number]

const HOURS = 24
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/** '22:00–08:00'; spans that do not touch are parted by 、. */
export function hoursText(quietHours: readonly number[]): string {
  if (quietHours.length === HOURS) return '全天'
  const spans: { from: number; to: number }[] = []
  for (const hour of quietHours) {
    const last = spans.at(-1)
    if (last?.to === hour) last.to = (hour + 1) % HOURS
    else spans.push({ from: hour, to: (hour + 1) % HOURS })
  }
  return spans.map(({ from, to }) => `${clock(from)}–${clock(to)}`).join('、')
}

/** '1.00', '--'. m³/h. */
export const flowText = (flow: string | null): string => formatVolumeNumber(flow === null ? null : volume(flow))

/** The newest night that was measured. */
export const newestOf = (nights: readonly Night[]): Night | undefined =>
  nights.filter(({ flow }) => flow !== null).at(-1)

const NOTES = { NORMAL: '正常', ABOVE: '高于平时', RUNNING: '夜间在生产', UNKNOWN: '没有逐时数据' } as const

/** Each night, with its usual level as a step line. */
export const nightBars = (nights: readonly Night[]): ChartPoint[] =>
  nights.map(({ gasDay, flow, level, state }) => ({
    key: gasDay,
    label: gasDay.slice(5),
    title: `${gasDay.slice(5)} 夜`,
    value: flow === null ? null : volume(flow),
    plan: level === null ? null : volume(level),
    note: NOTES[state],
    ...(state === 'ABOVE' && { tone: 'danger' as const }),
  }))

/** One sentence for readers of the screen. */
export function nightSummary(nights: readonly Night[]): string {
  const above = nights.filter(({ state }) => state === 'ABOVE').length
  const newest = newestOf(nights)
  const now = newest ? `，最近一晚${flowText(newest.flow)}，平时${flowText(newest.level)}` : ''
  return `近${nights.length}晚非生产时段最低流量，单位立方米每小时，${above}晚高于平时${now}`
}

/** What is shown of a meter without a hint. */
export function watchText({ state, quietHours, nights }: Pick<Nights, 'state' | 'quietHours' | 'nights'>): string {
  if (state === 'ROUND_THE_CLOCK') return '该表全天用气，没有可以比较的非生产时段，不做夜间流量监测。'
  if (state !== 'WATCHED') return '正在学习该表的夜间流量，需要至少14晚完整的逐时数据。'
  const hours = `非生产时段 ${hoursText(quietHours)}`
  const newest = newestOf(nights)
  if (!newest) return `${hours}，近期没有逐时数据。`
  const flows = `最近一晚 ${flowText(newest.flow)} m³/h，平时约 ${flowText(newest.level)} m³/h`
  return newest.state === 'ABOVE'
    ? `${hours}，${flows}；连续3晚高于平时会提醒您。`
    : `${hours}，${flows}，${NOTES[newest.state]}。`
}
