import { formatFullMoment } from '@domain/date-format'
import { formatAmount } from '@domain/money'
import { supplyModes } from '@domain/statuses/gas-package'
import { formatVolumeNumber } from '@domain/volume'
import type { PackageTerms } from '../types'
import { filled, templateOf } from './agreement-template'
import type { Drafted } from './plan'

/** What an agreement is written from. */
export interface AgreementFacts {
  agreeId: string
  bp: string
  customerName: string
  companyName: string
  at: string
  terms: PackageTerms
  totalVolume: string
  totalAmount: string
  depositAmount: string
  cycles: readonly Drafted[]
  meters: readonly { meterNo: string; name: string }[]
  depositHours: number
  overdueDays: number
  window: { openDays: number; closeDays: number }
}

/** The text that is frozen and signed; null when the version is unknown or a place stays empty (42111). */
export function agreementText(version: string, facts: AgreementFacts): string | null {
  const template = templateOf(version)
  return template === null ? null : filled(template, valuesOf(facts))
}

function valuesOf(facts: AgreementFacts): Record<string, string> {
  const { terms, cycles, meters, window } = facts
  return {
    agreeId: facts.agreeId,
    bp: facts.bp,
    customerName: plain(facts.customerName),
    companyName: plain(facts.companyName),
    signDate: formatFullMoment(facts.at).slice(0, 10),
    totalVolume: formatVolumeNumber(facts.totalVolume),
    totalText: `${formatAmount(facts.totalAmount)}元${terms.priceType === 'FLOAT' ? '（按参考价预估，以各周期锁定的价格为准）' : ''}`,
    depositAmount: formatAmount(facts.depositAmount),
    depositRate: rate(terms.depositRate),
    deliveryStart: terms.deliveryStart,
    deliveryEnd: terms.deliveryEnd,
    meterTable: meters
      .map(({ meterNo, name }) => `${plain(meterNo)}${name === '' ? '' : `（${plain(name)}）`}`)
      .join('\n'),
    cycleTable: cycles.map(cycleLine).join('\n'),
    supplyMode: modeText[terms.supplyMode],
    priceFormula: priceText(terms),
    overClause: overText(terms),
    shortTolerance: rate(terms.shortTolerance),
    shortFeeRate: rate(terms.shortFeeRate),
    depositHours: String(facts.depositHours),
    overdueDays: String(facts.overdueDays),
    openDays: String(window.openDays),
    closeDays: String(window.closeDays),
  }
}

/** A name is on its line as it is: marks that could make a line, a place or a tag of it are left out. */
const plain = (text: string): string => text.replace(/[{}<>\r\n]/g, '')

/** '10.00' → '10', '12.50' → '12.5'. */
const rate = (percent: string): string => percent.replace(/\.?0+$/, '')

const cycleLine = ({ name, startDate, endDate, volume }: Drafted): string =>
  `${name}（${startDate}至${endDate}）：${formatVolumeNumber(volume)}立方米`

const modeText = {
  PART: `${supplyModes.PART}。周期气量均摊到每日计入，当日超出部分按公布气价计入普通账单。`,
  FULL: `${supplyModes.FULL}。列明表具的全部用气计入气量包，直至周期气量及允差用完。`,
} as const

function priceText({ priceType, unitPrice, floatDiscount }: PackageTerms): string {
  if (priceType === 'FIXED') return `本协议采用固定价，单价为${unitPrice}元/立方米，提气期内不作调整。`
  return `本协议采用浮动价，各周期单价为该周期首日公布的非居民用气价格减${floatDiscount ?? '0.0000'}元/立方米，在周期锁定时确定；参考价为${unitPrice}元/立方米。`
}

function overText({ supplyMode, overTolerance }: PackageTerms): string {
  if (supplyMode === 'PART') return '周期用气超出所计入气量的部分，按公布气价计入普通账单。'
  return `周期用气超出周期气量${rate(overTolerance)}%以内的部分，按气量包价格补款，补款应在通知后7日内付清；超过${rate(overTolerance)}%的部分按公布气价计入普通账单。`
}
