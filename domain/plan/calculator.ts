import { decimal, fixed, type Big } from '../decimal'
import type { Suggested } from '../forecast/types'

/** Lower heating value of natural gas, MJ/m³ (8,500 kcal/m³), and between which it may be set (P-14). */
export const LHV = { usual: '35.54', min: '31', max: '40' } as const

export interface DeviceLine {
  name: string
  /** Devices of this kind. */
  count: string
  /** One of the two: power of one in kW, or its flow in m³/h. */
  ratedKw: string
  ratedFlow: string
  /** Per cent; of devices with a power. */
  efficiency: string
  /** Per cent of the full load. */
  loadRate: string
  /** Hours a day. */
  hours: string
}

export interface OutputLine {
  product: string
  unit: string
  quantity: string
  /** m³ of gas for one unit. */
  unitConsumption: string
}

interface CalcLine {
  name: string
  /** m³/h; null where it is not reckoned by hours. */
  hourly: string | null
  /** Whole m³ a day. */
  daily: string
}

export interface Calculated {
  dayVolume: string
  lines: CalcLine[]
  formulaText: string
}

const within = (text: string, min: string, max: string): boolean => {
  const value = numberOf(text)
  return value !== null && value.gte(decimal(min)) && value.lte(decimal(max))
}
const numberOf = (text: string): Big | null => (/^\d{1,9}(\.\d{1,4})?$/.test(text) ? decimal(text) : null)

/** The name of the field that is wrong, within the limits of P-14; null: all are right. */
export function deviceFault(device: DeviceLine): keyof DeviceLine | null {
  if (!within(device.count, '1', '999')) return 'count'
  if (device.ratedKw === '' && !within(device.ratedFlow, '0', '99999')) return 'ratedFlow'
  if (device.ratedKw !== '' && !within(device.ratedKw, '0', '999999')) return 'ratedKw'
  if (device.ratedKw !== '' && !within(device.efficiency, '50', '108')) return 'efficiency'
  if (!within(device.loadRate, '0', '100')) return 'loadRate'
  return within(device.hours, '0', '24') ? null : 'hours'
}

/** m³/h of all devices of a line at full load (P-14). */
function hourlyOf({ count, ratedKw, ratedFlow, efficiency }: DeviceLine, lhv: string): Big {
  if (ratedKw === '') return decimal(count).times(decimal(ratedFlow))
  const heat = decimal(count).times(decimal(ratedKw)).times(decimal('3.6'))
  return heat.div(decimal(lhv).times(decimal(efficiency)).div(100))
}

const sumOf = (lines: readonly CalcLine[]): string =>
  fixed(
    lines.reduce((sum, { daily }) => sum.plus(decimal(daily)), decimal('0')),
    0,
  )

/** P-14: what devices burn a day; every line is rounded to whole m³, the sum is of rounded lines. */
export function byDevices(devices: readonly DeviceLine[], lhv: string = LHV.usual): Calculated {
  const lines = devices.map((device) => {
    const hourly = hourlyOf(device, lhv)
    const daily = hourly.times(decimal(device.loadRate)).div(100).times(decimal(device.hours))
    return { name: device.name, hourly: fixed(hourly, 2), daily: fixed(daily, 0) }
  })
  const first = devices[0]
  const how =
    first === undefined
      ? ''
      : first.ratedKw === ''
        ? `${first.count} × ${first.ratedFlow} × ${first.loadRate}% × ${first.hours}`
        : `${first.count} × ${first.ratedKw} × ${first.loadRate}% × ${first.hours} × 3.6 ÷ ${lhv} ÷ ${first.efficiency}%`
  const rule = first?.ratedKw === '' ? '台数 × 流量 × 负荷率 × 小时' : '台数 × 功率 × 负荷率 × 小时 × 3.6 ÷ 热值 ÷ 效率'
  return { dayVolume: sumOf(lines), lines, formulaText: `${rule}\n${how} = ${lines[0]?.daily ?? '0'} m³/日` }
}

/** P-15: what outputs of a day need. */
export function byOutputs(outputs: readonly OutputLine[]): Calculated {
  const lines = outputs.map(({ product, quantity, unitConsumption }) => ({
    name: product,
    hourly: null,
    daily: fixed(decimal(quantity).times(decimal(unitConsumption)), 0),
  }))
  const how = outputs.map(({ quantity, unitConsumption }) => `${quantity} × ${unitConsumption}`).join(' + ')
  return { dayVolume: sumOf(lines), lines, formulaText: `产量 × 单耗\n${how} = ${sumOf(lines)} m³/日` }
}

/** The name of the field of an output that is wrong; null: all are right. */
export function outputFault({ product, quantity, unitConsumption }: OutputLine): keyof OutputLine | null {
  if (product.trim() === '') return 'product'
  if (!within(quantity, '0', '999999999')) return 'quantity'
  return within(unitConsumption, '0', '999999') ? null : 'unitConsumption'
}

/** A metered day; null where its data are not whole. */
interface HistoryDay {
  date: string
  volume: string | null
}

/** Days with data below which nothing is said (P-16). */
const FEWEST = 2

/**
 * P-16: a day as the one forecast of the product says it (rest 3-3), beside the last same weekdays that it starts from; null where the
 * history does not suffice.
 */
export function byForecast(sameWeekday: readonly HistoryDay[], said: Suggested): Calculated | null {
  const known = sameWeekday.flatMap(({ date, volume }) => (volume === null ? [] : [{ date, volume }]))
  if (known.length < FEWEST) return null
  const mean = meanOf(known.map(({ volume }) => volume)).round(0, 1)
  const day = decimal(said.value).round(0, 1)
  const moved = day.minus(mean)
  const sign = moved.lt(0) ? '−' : '+'
  return {
    dayVolume: fixed(day, 0),
    lines: known.map(({ date, volume }) => ({ name: date, hourly: null, daily: fixed(decimal(volume), 0) })),
    formulaText: [
      `近${known.length}个同星期均值 ${fixed(mean, 0)}`,
      `按天气、节假日、停气和近期走势 ${sign} ${fixed(moved.abs(), 0)}`,
      `= ${fixed(day, 0)} m³/日，80% 区间 ${fixed(decimal(said.low), 0)}–${fixed(decimal(said.high), 0)}`,
    ].join('\n'),
  }
}

const meanOf = (volumes: readonly string[]): Big =>
  volumes.reduce((sum, one) => sum.plus(decimal(one)), decimal('0')).div(Math.max(1, volumes.length))
