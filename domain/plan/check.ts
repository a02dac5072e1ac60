import { diffDays } from '../date'
import { decimal, fixed } from '../decimal'
import type { PlanType } from '../statuses/gas-plan'
import { sumItems, type PlanItem } from './split'
import { daysOf } from './windows'

export type CheckLevel = 'OK' | 'WARN' | 'BLOCK'
type CheckCode = 'CAPACITY' | 'MDQ' | 'ACQ' | 'SUM' | 'PACKAGE' | 'YOY' | 'MOM' | 'ZERO' | 'LIMIT'

export interface CheckItem {
  code: CheckCode
  level: 'WARN' | 'BLOCK'
  message: string
  /** Days or months of it that are concerned. */
  dates?: string[]
}

/** A declared volume with all that it is held against (P-05); a bound that is null does not exist. */
export interface Declared {
  planType: PlanType
  period: string
  /** Whole m³. */
  volume: string
  /** Of a year its months, of a month its days. */
  items: readonly PlanItem[] | null
  /** What the meters let through, m³/h. */
  hourlyFlow: string
  /** Most of a day and of a year by contract. */
  mdq: string | null
  acq: string | null
  /** Confirmed for the other months of the year. */
  ofYear: string
  /** Volume of packages that is locked in the month. */
  packageLocked: string
  lastYear: string | null
  mean3: string | null
  /** What limits of supply leave of gas days, m³ (G-03). */
  limits: ReadonlyMap<string, string>
}

interface CheckRates {
  /** Per cent from which on a difference has to be explained. */
  warn: string
  /** Per cent of the year's contract volume that may be planned. */
  acqCap: string
}

const block = (code: CheckCode, message: string, dates?: string[]): CheckItem => ({
  code,
  level: 'BLOCK',
  message,
  ...(dates && { dates }),
})

/** P-05: what speaks against a declaration, what stops it first. */
export function checkDeclared(declared: Declared, rates: CheckRates): CheckItem[] {
  return [
    ...capacity(declared),
    ...contractual(declared, rates),
    ...sums(declared),
    ...unusual(declared, rates),
    ...limited(declared),
  ]
}

/** G-03: what exceeds a limit of supply is declared and does not count; it needs no note. */
function limited(declared: Declared): CheckItem[] {
  const { planType, period, limits } = declared
  const over = daysSaid(declared).filter((day) => {
    const limit = limits.get(day.period)
    return limit !== undefined && decimal(day.volume).gt(decimal(limit))
  })
  if (over.length === 0) return []
  const limit = planType === 'DAY' ? (limits.get(period) ?? '') : ''
  return [
    {
      code: 'LIMIT',
      level: 'WARN',
      message: `超过调峰限气的日用气上限${limit && `${limit} m³`}，当日计划按上限计`,
      dates: over.map((day) => day.period),
    },
  ]
}

/** BLOCK before WARN before OK. */
export const levelOf = (items: readonly CheckItem[]): CheckLevel =>
  items.some(({ level }) => level === 'BLOCK') ? 'BLOCK' : items.length > 0 ? 'WARN' : 'OK'

/** Days of a declaration that are said one by one. */
export const daysSaid = ({
  planType,
  period,
  volume,
  items,
}: Pick<Declared, 'planType' | 'period' | 'volume' | 'items'>): readonly PlanItem[] =>
  planType === 'DAY' ? [{ period, volume }] : planType === 'MONTH' ? (items ?? []) : []

function capacity(declared: Declared): CheckItem[] {
  const { planType, period, volume } = declared
  const perDay = decimal(declared.hourlyFlow).times(24)
  const { from, to } = daysOf(planType, period)
  const cap = perDay.times(diffDays(from, to) + 1)
  if (decimal(volume).gt(cap)) return [block('CAPACITY', `申报量超过计量表最大通过能力${fixed(cap, 0)} m³`)]
  const over = daysSaid(declared).filter((day) => decimal(day.volume).gt(perDay))
  if (over.length === 0) return []
  const dates = over.map((day) => day.period)
  return [block('CAPACITY', `申报量超过计量表最大通过能力${fixed(perDay, 0)} m³`, dates)]
}

function contractual(declared: Declared, { acqCap }: CheckRates): CheckItem[] {
  const { planType, volume, mdq, acq, ofYear } = declared
  const found: CheckItem[] = []
  const over = mdq === null ? [] : daysSaid(declared).filter((day) => decimal(day.volume).gt(decimal(mdq)))
  if (over.length > 0)
    found.push(
      block(
        'MDQ',
        `日用气量超过合同日最大量${mdq ?? ''} m³`,
        over.map((day) => day.period),
      ),
    )
  const year = planType === 'MONTH' ? decimal(ofYear).plus(decimal(volume)) : decimal(volume)
  if (acq !== null && planType !== 'DAY' && year.gt(decimal(acq).times(decimal(acqCap)).div(100)))
    found.push(block('ACQ', `超过年合同量的${fixed(decimal(acqCap), 0)}%,请先签订补充协议`))
  return found
}

function sums({ planType, volume, items, packageLocked }: Declared): CheckItem[] {
  const found: CheckItem[] = []
  if (items !== null && planType !== 'DAY') {
    const off = decimal(sumItems(items)).minus(decimal(volume))
    const text = planType === 'MONTH' ? '分日合计与月申报量不一致' : '分月合计与年申报量不一致'
    if (!off.eq(0)) found.push(block('SUM', `${text}，差额${fixed(off, 0)} m³`))
  }
  if (planType === 'MONTH' && decimal(volume).lt(decimal(packageLocked)))
    found.push(block('PACKAGE', `申报量低于已锁定的提气量${fixed(decimal(packageLocked), 0)} m³`))
  return found
}

function unusual({ planType, volume, items, lastYear, mean3 }: Declared, { warn }: CheckRates): CheckItem[] {
  const found: CheckItem[] = []
  const off = (base: string | null): string | null => {
    if (base === null || decimal(base).lte(0)) return null
    const rate = decimal(volume).minus(decimal(base)).abs().times(100).div(decimal(base))
    return rate.gt(decimal(warn)) ? fixed(rate, 2) : null
  }
  const [yoy, mom] = [off(lastYear), off(mean3)]
  if (yoy !== null) found.push({ code: 'YOY', level: 'WARN', message: `较去年同期偏差${yoy}%,请确认` })
  if (mom !== null) found.push({ code: 'MOM', level: 'WARN', message: `较近3月均值偏差${mom}%,请确认` })
  const zero =
    planType === 'MONTH' && decimal(volume).gt(0) ? (items ?? []).filter((day) => decimal(day.volume).eq(0)) : []
  if (zero.length > 0)
    found.push({
      code: 'ZERO',
      level: 'WARN',
      message: `有${zero.length}天计划为0,请确认`,
      dates: zero.map((day) => day.period),
    })
  return found
}
