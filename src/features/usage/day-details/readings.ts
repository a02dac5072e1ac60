import type { Row } from '@contract'
import type { StatusLook } from '@/ui'
import { dateOf } from '@domain/date'
import { readingSources } from '@domain/statuses/names'
import { formatVolume, formatVolumeNumber } from '@domain/volume'
import type { ReadingSpan } from './day-model'

/* The readings that days and registers rest on. */

export type Reading = Row<'btwob GET /meter/readings'>

/** Of which channel, and on which days. */
export interface Proven {
  meterId: string
  channelNo: string
  days: readonly string[]
}

/** The days on which both ends of a span were read. */
export const borderDays = ({ prevAt, currAt }: Pick<ReadingSpan, 'prevAt' | 'currAt'>): string[] => [
  ...new Set([prevAt, currAt].flatMap((at) => (at === null ? [] : [dateOf(at)]))),
]

const LOOKS: Partial<Record<Reading['state'], StatusLook>> = {
  SUSPECT: { label: '待核实', tone: 'warning' },
  REJECTED: { label: '不采用', tone: 'muted' },
}
/** One that counts needs no mark. */
export const stateLook = ({ state }: Reading): StatusLook | null => LOOKS[state] ?? null

/** 远传 · 工况 400.00 · 200.00 kPa · 15.00 ℃. */
export const sourceText = ({ source, workReading, pressure, temperature }: Reading): string =>
  [
    readingSources[source],
    ...(workReading === null ? [] : [`工况 ${formatVolumeNumber(workReading)}`]),
    ...(pressure === null ? [] : [`${pressure} kPa`]),
    ...(temperature === null ? [] : [`${temperature} ℃`]),
  ].join(' · ')

const DECISIONS = { PASS: '核实无误', REJECT: '核实后作废', ADJUST: '核实后更正' } as const

/** What was found where it was doubted; '' for one that never was. */
export function reviewText({ review }: Reading): string {
  if (review === null) return ''
  const { decision, corrected, reason } = review
  const to = corrected === null ? '' : `为 ${formatVolume(corrected)}`
  return `${DECISIONS[decision]}${to}${reason === '' ? '' : `：${reason}`}`
}
