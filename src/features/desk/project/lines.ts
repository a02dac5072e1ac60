import type { In } from '@contract'
import { codes } from '@domain/codes'
import { isDate } from '@domain/date'
import { decimal, fixed } from '@domain/decimal'
import { nodeSeeds } from '@domain/project/nodes'
import { pressureLevels, projectRoles } from '@domain/statuses/project'
import { partsOf } from '../typed-lines'
import type { WriteInput } from '@/request'

/* What staff type of a project, a line each (D 5.9); null for a line that says no such thing. */

type Create = WriteInput<'btwob POST /project/create'>
type Change = In<'btwob POST /project/node/update'>
type Place = NonNullable<Change['place']>
export type QuoteLine = WriteInput<'btwob POST /project/scheme/publish'>['quote'][number]
export type Quantity = NonNullable<Change['quantities']>[number]

const isNumber = (text: string, digits: number, places: number) =>
  new RegExp(`^\\d{1,${digits}}(\\.\\d{1,${places}})?$`).test(text)
const rounded = (text: string, places: number) => fixed(decimal(text), places)
const keyOf = <K extends string>(names: Readonly<Record<K, string>>, name: string | undefined) =>
  codes(names).find((key) => names[key] === name)
const fits = (text: string, most: number) => text.length <= most

export const QUOTE_SHAPE = '埋地管道 DN150 m 310 200.00'
/** Item, specification ('-' for none), unit, quantity, price of one in yuan. */
export function quoteOf(line: string): QuoteLine | null {
  const [item = '', spec = '', unit = '', quantity = '', price = ''] = partsOf(line, 5) ?? []
  if (!isNumber(quantity, 10, 2) || !isNumber(price, 12, 2)) return null
  if (!fits(item, 40) || !fits(spec, 40) || !fits(unit, 10)) return null
  return { item, spec: spec === '-' ? '' : spec, unit, quantity: rounded(quantity, 2), price: rounded(price, 2) }
}

export const PERSON_SHAPE = '项目经理 冯涛 13800000031'
/** Role, name, phone. */
export function personOf(line: string): Create['people'][number] | null {
  const [role, name = '', phone = ''] = partsOf(line, 3) ?? []
  const key = keyOf(projectRoles, role)
  return key && fits(name, 20) && /^[\d-]{7,20}$/.test(phone) ? { role: key, name, phone } : null
}

export const PLAN_SHAPE = '现场勘察 2026-12-01 2026-12-03'
/** A step by its name, its planned first and last day. */
export function planOf(line: string): NonNullable<Create['plan']>[number] | null {
  const [name, planStart = '', planEnd = ''] = partsOf(line, 3) ?? []
  const step = nodeSeeds.find((seed) => seed.name === name)
  return step && isDate(planStart) && isDate(planEnd) && planEnd >= planStart
    ? { nodeCode: step.code, planStart, planEnd }
    : null
}

/** The way back of {@link planOf}; null for a step without days. */
export const planLine = (step: { nodeName: string; planStart: string | null; planEnd: string | null }): string | null =>
  step.planStart === null || step.planEnd === null ? null : `${step.nodeName} ${step.planStart} ${step.planEnd}`

export const QUANTITY_SHAPE = '埋地管道 m 310 246'
/** Item, unit, how much is planned, how much is in place. */
export function quantityOf(line: string): Quantity | null {
  const [item = '', unit = '', planned = '', finished = ''] = partsOf(line, 4) ?? []
  if (!isNumber(planned, 10, 2) || !isNumber(finished, 10, 2) || !fits(item, 40) || !fits(unit, 10)) return null
  return { item, unit, planned: rounded(planned, 2), finished: rounded(finished, 2) }
}
export const quantityText = ({ item, unit, planned, finished }: Quantity) => `${item} ${unit} ${planned} ${finished}`

export const FACT_SHAPE = '试验压力 0.60 MPa'
/** Name, figure, and its unit where it has one. */
export function factOf(line: string): NonNullable<Change['record']>['facts'][number] | null {
  const [label = '', value = '', unit = ''] = partsOf(line, 2, 3) ?? []
  return label !== '' && fits(label, 20) && fits(value, 40) && fits(unit, 10) ? { label, value, unit } : null
}

export const BUILDING_SHAPE = '窑炉车间 1层 4200'
/** Name, floor, m² in tenths. */
export function buildingOf(line: string): Place['buildings'][number] | null {
  const [name = '', floor = '', area = ''] = partsOf(line, 3) ?? []
  return isNumber(area, 8, 1) && fits(name, 40) && fits(floor, 20) ? { name, floor, area: rounded(area, 1) } : null
}

export const buildingText = ({ name, floor, area }: Place['buildings'][number]) => `${name} ${floor} ${area}`

export const POINT_SHAPE = '辊道窑 工业窑炉 2 560'
/** Name, kind of equipment, how many, m³/h of all. */
export function pointOf(line: string): Place['points'][number] | null {
  const [pointName = '', equipmentType = '', quantity = '', flow = ''] = partsOf(line, 4) ?? []
  if (!/^\d{1,4}$/.test(quantity) || !isNumber(flow, 8, 2) || !fits(pointName, 40) || !fits(equipmentType, 40))
    return null
  return { pointName, equipmentType, quantity: Number(quantity), ratedFlow: rounded(flow, 2) }
}

export const pointText = ({ pointName, equipmentType, quantity, ratedFlow }: Place['points'][number]) =>
  `${pointName} ${equipmentType} ${quantity} ${ratedFlow}`

export const PIPE_SHAPE = '中压A DN200 46'
/** Pressure, diameter, metres to it. */
export function pipeOf(line: string): NonNullable<Place['nearestPipe']> | null {
  const [level, diameter = '', distance = ''] = partsOf(line, 3) ?? []
  const pressure = keyOf(pressureLevels, level)
  return pressure && fits(diameter, 20) && /^\d{1,5}$/.test(distance)
    ? { pressure, diameter, distance: Number(distance) }
    : null
}
export const pipeText = ({ pressure, diameter, distance }: NonNullable<Place['nearestPipe']>) =>
  `${pressureLevels[pressure]} ${diameter} ${distance}`
