import { isDate } from '@domain/date'
import { decimal, fixed } from '@domain/decimal'
import { halfWidth } from '@domain/text'

/** What was read from a plate; null for a value that cannot be read without doubt. Numbers with two decimals. */
export interface PlateFacts {
  brand: string | null
  model: string | null
  serialNo: string | null
  /** m³/h. */
  ratedFlow: string | null
  /** kW. */
  ratedPower: string | null
  /** kPa. */
  workPressure: string | null
  productionDate: string | null
}

const LABELS = {
  brand: /^(?:品牌|商标)[:\s]*(.*)$/,
  model: /^(?:产品型号|规格型号|型号规格|型号)[:\s]*(.*)$/,
  serialNo: /^(?:出厂编号|产品编号|制造编号|机身编号|编号)[:\s]*(.*)$/,
  ratedFlow: /^(?:额定流量|额定耗气量|最大耗气量|耗气量)[:\s]*(.*)$/,
  ratedPower: /^(?:额定热负荷|额定热功率|额定功率|热负荷)[:\s]*(.*)$/,
  workPressure: /^(?:额定燃气压力|额定供气压力|燃气压力|供气压力|工作压力)[:\s]*(.*)$/,
  productionDate: /^(?:出厂日期|生产日期|制造日期)[:\s]*(.*)$/,
} as const
type Name = keyof typeof LABELS

/** Characters of a text field (D 4.16). */
const LONGEST = 30
const words = (text: string): string | null => (text !== '' && Array.from(text).length <= LONGEST ? text : null)
const serial = (text: string): string | null =>
  /^[A-Za-z0-9./-]{1,40}$/.test(text.replace(/\s/g, '')) ? text.replace(/\s/g, '') : null

/** A number before one of these units, times what the unit is of the first; null outside of what the form takes. */
const amount =
  (units: Readonly<Record<string, string>>, least: string, most: string) =>
  (text: string): string | null => {
    const [, digits = '', unit = ''] = /^(?:约|≤)?\s*(\d{1,6}(?:\.\d{1,3})?)\s*([a-zA-Z0-9³/]+)$/.exec(text) ?? []
    const factor = Object.entries(units).find(([name]) => name.toLowerCase() === unit.toLowerCase())?.[1]
    if (factor === undefined) return null
    const value = decimal(digits).times(factor)
    return value.lt(least) || value.gt(most) ? null : fixed(value, 2)
  }

/** A whole day: a plate with year and month alone has none. */
function day(text: string): string | null {
  const [, year = '', month = '', date = ''] = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(text) ?? []
  const whole = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDate(whole) ? whole : null
}

const READ: Record<Name, (text: string) => string | null> = {
  brand: words,
  model: words,
  serialNo: serial,
  ratedFlow: amount({ 'm³/h': '1', 'm3/h': '1', 'Nm³/h': '1', 'Nm3/h': '1' }, '0.01', '99999.99'),
  ratedPower: amount({ kW: '1', W: '0.001' }, '0.01', '99999.99'),
  workPressure: amount({ kPa: '1', Pa: '0.001', MPa: '1000' }, '0.5', '400'),
  productionDate: day,
}

/** A line that is a label only takes the next one for its value. */
function valuesOf(lines: readonly string[], label: RegExp): string[] {
  return lines.flatMap((line, index) => {
    const rest = label.exec(line)?.[1]
    if (rest === undefined) return []
    return [rest === '' ? (lines[index + 1] ?? '') : rest]
  })
}

/**
 * Values of a device's plate from its lines, as Chinese plates label them. A value without its unit, and two different ones for one
 * field, count as none: the user types them.
 */
export function plateFacts(read: readonly string[]): PlateFacts {
  const lines = read.map((line) => halfWidth(line).trim()).filter((line) => line !== '')
  const valueOf = (name: Name): string | null => {
    const found = valuesOf(lines, LABELS[name]).flatMap((text) => READ[name](text.trim()) ?? [])
    return new Set(found).size === 1 ? (found[0] ?? null) : null
  }
  return {
    brand: valueOf('brand'),
    model: valueOf('model'),
    serialNo: valueOf('serialNo'),
    ratedFlow: valueOf('ratedFlow'),
    ratedPower: valueOf('ratedPower'),
    workPressure: valueOf('workPressure'),
    productionDate: valueOf('productionDate'),
  }
}
