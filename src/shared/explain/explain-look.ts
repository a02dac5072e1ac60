import { addressOf } from '@/routes/go'
import type { Out } from '@contract'
import { formatMonth, formatMonthShort, formatSpan } from '@domain/date-format'
import { compareMoney, formatMoney, negateMoney, sumMoney } from '@domain/money'
import { averagePrice, formatPriceNumber } from '@domain/price'
import { changePercent, formatChange } from '@domain/percent'
import { formatVolume, formatVolumeNumber, isZeroVolume, sumVolume } from '@domain/volume'

/* What the comparison of two bills says in words (Y-04). */

export type Explained = Out<'btwob GET /bill/explain'>
export type Against = Explained['against']
export type ExplainRow = Explained['rows'][number]
type Line = Explained['meters'][number]['now'][number]

/** So many rows are there at once, the others are folded. */
export const MOST_ROWS = 5

export const AGAINST: readonly { key: Against; label: string }[] = [
  { key: 'PREV', label: '较上月' },
  { key: 'YEAR', label: '较去年' },
]

/** '+¥350.00'; a minus is there by itself, nothing has no sign. */
export const signed = (text: string): string => (/^[−]|^¥?0(\.0+)?( m³)?$/.test(text) ? text : `+${text}`)

/** 较7月账单, 较2025年8月账单. */
export const againstText = ({ against, before }: Pick<Explained, 'against' | 'before'>): string =>
  `较${against === 'PREV' ? formatMonthShort(before.billMonth) : formatMonth(before.billMonth)}账单`

/** '+¥350.00（+10.0%）'. */
export function changeText({ change, now, before }: Pick<Explained, 'change' | 'now' | 'before'>): string {
  const pct = changePercent(now.amount, before.amount)
  return `${signed(formatMoney(change))}${pct === null ? '' : `（${formatChange(pct)}）`}`
}

/** The m³ behind a row; '' for one without. */
export const volumeText = ({ volume }: Pick<ExplainRow, 'volume'>): string =>
  volume === null || isZeroVolume(volume) ? '' : `${signed(formatVolumeNumber(volume))} m³`

/** How the rows come about, and what they do not separate. */
export const METHOD = '各项按天数、气量、价格的顺序计算，相加等于差额。气量按对比账单的均价计，气温影响计入气量变化。'

const isLess = (amount: string): boolean => compareMoney(amount, '0.00') < 0
const absMoney = (amount: string): string => (isLess(amount) ? negateMoney(amount) : amount)

/** The bill as three sentences: by how much it differs, what did most of it, what did the rest. */
export function storyOf({
  against,
  change,
  now,
  before,
  rows,
}: Pick<Explained, 'against' | 'change' | 'now' | 'before' | 'rows'>): string[] {
  const [most, second, ...others] = [...rows].sort((a, b) => compareMoney(absMoney(b.amount), absMoney(a.amount)))
  if (most === undefined) return []
  const more = (amount: string) => `${isLess(amount) ? '少' : '多'} ${formatMoney(absMoney(amount))}`
  const why = (row: ExplainRow) =>
    `${row.name}${volumeText(row) === '' ? '' : `（${volumeText(row)}）`}，${more(row.amount)}`
  const pct = changePercent(now.amount, before.amount)
  const than = against === 'PREV' ? formatMonthShort(before.billMonth) : formatMonth(before.billMonth)
  return [
    `本期 ${formatMoney(now.amount)}，比${than}${more(change)}${pct === null ? '' : `（${formatChange(pct)}）`}。`,
    `主要是${why(most)}。`,
    ...(second === undefined
      ? []
      : [
          others.length === 0
            ? `其次是${why(second)}。`
            : `其次是${why(second)}；其余 ${others.length} 项合计${more(sumMoney(others.map(({ amount }) => amount)))}。`,
        ]),
  ]
}

/** Both bills are tax-inclusive: the tax in them, where it is known. */
export const taxText = ({ before, now }: Pick<Explained, 'before' | 'now'>): string =>
  before.tax === null || now.tax === null
    ? ''
    : `两期均为含税金额，税额 ${formatMoney(before.tax)} → ${formatMoney(now.tax)}。`

/** Label, text, and a key where labels are alike. */
type Fact = readonly [label: string, text: string, look?: { key: string }]

const both = (label: string, before: string, now: string): Fact[] => [
  [`${label}（对比期）`, before],
  [`${label}（本期）`, now],
]

/** The figures that a row comes from. */
export function factsOf(row: ExplainRow, explained: Explained): Fact[] {
  const { before, now } = explained
  if (row.kind === 'DAYS')
    return [
      ...both('账期', formatSpan(before.periodFrom, before.periodTo), formatSpan(now.periodFrom, now.periodTo)),
      ...both('天数', `${before.days} 天`, `${now.days} 天`),
    ]
  if (row.kind === 'VOLUME') return meterFacts(row.of, explained)
  if (row.kind === 'TIER') return explained.tiers.flatMap(tierFacts)
  if (row.kind === 'PRICE')
    return both(
      '均价',
      `${formatPriceNumber(before.averagePrice)} 元/m³`,
      `${formatPriceNumber(now.averagePrice)} 元/m³`,
    )
  if (row.kind === 'PACKAGE') return both('抵扣气量', packaged(explained, 'before'), packaged(explained, 'now'))
  if (row.kind === 'LATE_FEE') return both('违约金', formatMoney(before.lateFee), formatMoney(now.lateFee))
  if (row.kind === 'ADJUST') return [...adjustFacts(explained, 'before'), ...adjustFacts(explained, 'now')]
  return []
}

const SIDES = { before: '对比期', now: '本期' } as const

function meterFacts(meterId: string, { meters }: Explained): Fact[] {
  const meter = meters.find((one) => one.meterId === meterId)
  if (!meter) return []
  return (['before', 'now'] as const).flatMap((side) =>
    meter[side].flatMap((line): Fact[] => [
      [
        `${SIDES[side]}读数${channelText(meter[side], line)}`,
        `${formatVolumeNumber(line.prevReading)} → ${formatVolumeNumber(line.currReading)}`,
      ],
      ['抄见气量', formatVolume(line.readVolume), { key: `${side}${line.channelNo}volume` }],
    ]),
  )
}

const channelText = (lines: readonly Line[], { channelNo }: Line): string =>
  lines.length > 1 ? ` 通道${channelNo}` : ''

function tierFacts({ tierNo, before, now }: Explained['tiers'][number]): Fact[] {
  const name = tierNo === 0 ? '自选' : `第${tierNo}档`
  const text = ({ volume, amount }: { volume: string; amount: string }) =>
    isZeroVolume(volume)
      ? formatVolume(volume)
      : `${formatVolume(volume)} × ${formatPriceNumber(averagePrice(amount, volume))}`
  return both(name, text(before), text(now))
}

const packaged = ({ meters }: Explained, side: 'before' | 'now'): string =>
  formatVolume(sumVolume(meters.flatMap((meter) => meter[side]).map(({ packageVolume }) => packageVolume)))

function adjustFacts({ meters }: Explained, side: 'before' | 'now'): Fact[] {
  return meters.flatMap(({ meterId, name, ...lines }) =>
    lines[side]
      .filter(({ adjustVolume }) => !isZeroVolume(adjustVolume))
      .map(({ channelNo, adjustVolume, adjustAmount, adjustReason }) => [
        `${SIDES[side]} ${name} ${adjustReason}`,
        `${signed(formatVolumeNumber(adjustVolume))} m³，${signed(formatMoney(adjustAmount))}`,
        { key: `${side}${meterId}${channelNo}` },
      ]),
  )
}

/** Why a row has no figures of its own. */
export const NOTES: Partial<Record<ExplainRow['kind'], string>> = {
  DAYS: '按对比期的日均气量与均价计。',
  ROUNDING: '以上各项分别按分取整后与差额相差的部分。',
}

export interface Proof {
  title: string
  address: string
}

const INFO = '/pages/manager-energy/manager-energy-info'

/** Where the figures of a row are proven: months with their readings and days, prices with their documents, the other bill. */
export function proofsOf(row: ExplainRow, { before, now, meters, notices }: Explained): Proof[] {
  const month = (meterId: string, side: Explained['now']) => ({
    title: `${formatMonth(side.billMonth)} 读数与每日用气`,
    address: addressOf(`${INFO}/monthly-bill-detail-single`, { meterId, billMonth: side.billMonth }),
  })
  if (row.kind === 'VOLUME') return [month(row.of, before), month(row.of, now)]
  if (row.kind === 'DAYS')
    return [before, now].map(({ billMonth }) => ({
      title: `${formatMonth(billMonth)} 月账单`,
      address: addressOf(`${INFO}/monthly-bill-detail`, { billMonth }),
    }))
  if (row.kind === 'TIER' || row.kind === 'PRICE')
    return meters
      .filter(({ meterId }) => notices.some(({ meterIds }) => meterIds.includes(meterId)))
      .map(({ meterId, name }) => ({
        title: `${name} 气价与阶梯`,
        address: addressOf('/subPagesB/pages/gas-inquiry', { meterId }),
      }))
  if (row.kind === 'ADJUST')
    return meters
      .filter((meter) => [...meter.before, ...meter.now].some(({ adjustVolume }) => !isZeroVolume(adjustVolume)))
      .map(({ meterId, name }) => ({
        title: `${name} 变更记录`,
        address: addressOf('/subPages/changeRecord', { meterId }),
      }))
  if (row.kind === 'LATE_FEE')
    return before.papers.map(({ id, no }) => ({
      title: `账单 ${no}`,
      address: addressOf('/pages/my-bill/details/details', { billId: id }),
    }))
  return []
}
