import { formatFullMoment, formatMonth, formatSpan } from '@domain/date-format'
import { formatMoney } from '@domain/money'
import { formatPriceNumber } from '@domain/price'
import { seasons } from '@domain/statuses/names'
import { formatVolumeNumber, isZeroVolume } from '@domain/volume'
import type { FullStatement, Statement } from '../types'

interface Fact {
  label: string
  value: string
}

/** A statement and what its rows do not say. */
export interface StatementFacts extends FullStatement {
  companyName: string
  customerName: string
  address: string
  /** Meter id → what the customer calls it. */
  names: ReadonlyMap<string, string>
  isAutoConfirmed: boolean
  /** False for a reader without BILL_VIEW. */
  withMoney: boolean
}

export interface StatementPaper {
  from: string
  title: string
  about: Fact[]
  lines: string[][]
  linesSum: string[]
  bands: string[][]
  totals: Fact[]
  company: Fact[]
  customer: Fact[]
  /** Across a statement that is not (or no longer) in force. */
  stamp: string | null
  foot: string
}

const figure = (amount: string): string => formatMoney(amount).replace('¥', '')

/** What is on the paper of a statement (A 5.17). */
export function statementPaper(facts: StatementFacts): StatementPaper {
  const { head, lines, segments, withMoney } = facts
  const nameOf = (meterId: string): string => facts.names.get(meterId) || meterId
  return {
    from: facts.companyName,
    title: '天然气抄表结算确认单',
    about: [
      {
        label: '结算单号',
        value: head.revision > 1 ? `${head.statementNo}（第${head.revision}版）` : head.statementNo,
      },
      { label: '户名', value: facts.customerName },
      { label: '户号', value: head.bp },
      { label: '用气地址', value: facts.address },
      { label: '账期', value: `${formatMonth(head.billMonth)}　${formatSpan(head.periodFrom, head.periodTo)}` },
    ],
    lines: lines.map((line) => [
      nameOf(line.meterId),
      line.channelNo,
      formatVolumeNumber(line.prevReading),
      formatVolumeNumber(line.currReading),
      adjusted(line),
      formatVolumeNumber(line.settleVolume),
    ]),
    linesSum: ['合计', '', '', '', '', formatVolumeNumber(head.totalVolume)],
    bands: withMoney
      ? [
          ...segments.map((one) => band(nameOf, one)),
          ...lines.filter(({ packageVolume }) => !isZeroVolume(packageVolume)).map((line) => coveredRow(nameOf, line)),
          ...head.otherItems.map(itemRow),
        ]
      : [],
    totals: withMoney
      ? [
          { label: '价税合计', value: formatMoney(head.totalAmount) },
          { label: '不含税金额', value: formatMoney(head.netAmount) },
          { label: '税额', value: formatMoney(head.taxAmount) },
        ]
      : [],
    company: signature(head.companySignName, head.companySignAt),
    customer: facts.isAutoConfirmed
      ? [{ label: '确认', value: '逾期未确认，按约定视为确认' }]
      : [
          ...signature(head.customerSignName ?? '', head.customerSignAt),
          ...(head.signSha256 === null ? [] : [{ label: '指纹', value: head.signSha256 }]),
        ],
    stamp: stampOf(head),
    foot: '气量单位：立方米（标准状态），金额单位：元。双方确认后作为结算依据',
  }
}

/** Registers and adjustment add up to what is settled, with what is carried to the next statement (AE-26). */
function adjusted({ adjustVolume, adjustReason, carried }: FullStatement['lines'][number]): string {
  const said = isZeroVolume(carried) ? [] : [`结转下期${formatVolumeNumber(carried)}`]
  const why = [...(adjustReason === '' ? [] : [adjustReason]), ...said]
  return why.length === 0
    ? formatVolumeNumber(adjustVolume)
    : `${formatVolumeNumber(adjustVolume)}（${why.join('，')}）`
}

const band = (nameOf: (meterId: string) => string, one: FullStatement['segments'][number]): string[] => [
  nameOf(one.meterId),
  one.label || `第${one.tierNo}档`,
  seasons[one.season],
  formatPriceNumber(one.price),
  formatVolumeNumber(one.volume),
  figure(one.amount),
]

/** What packages cover is settled and not priced: with it the volumes of the bands add up to what is settled. */
const coveredRow = (
  nameOf: (meterId: string) => string,
  { meterId, packageVolume }: FullStatement['lines'][number],
): string[] => [nameOf(meterId), '气量包抵扣', '', '', `（${formatVolumeNumber(packageVolume)}）`, '']

const itemRow = ({ name, amount }: Statement['otherItems'][number]): string[] => [name, '', '', '', '', figure(amount)]

const signature = (name: string, at: string | null): Fact[] =>
  at === null
    ? []
    : [
        { label: '签字', value: name },
        { label: '时间', value: formatFullMoment(at) },
      ]

const STAMPS: Partial<Record<Statement['state'], string>> = { PENDING: '待确认', DISPUTED: '异议中', VOID: '已作废' }

const stampOf = ({ state }: Statement): string | null => STAMPS[state] ?? null
