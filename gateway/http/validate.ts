import { Kind, type TSchema } from '@sinclair/typebox'
import Ajv, { type ErrorObject, type Options, type ValidateFunction } from 'ajv'
import { isDate } from '@domain/date'
import { isMoment } from '@domain/validate'

/** What a value lacks: the field and the rule, for the log and for `data.field` of a 2901. */
export interface Fault {
  field: string
  rule: string
}

export type Check = (value: unknown) => Fault | null

const common: Options = { strict: false, formats: { date: isDate, 'date-time': isMoment } }
const inputs = {
  query: new Ajv({ ...common, coerceTypes: true, useDefaults: true, removeAdditional: 'all' }),
  body: new Ajv({ ...common, coerceTypes: false, useDefaults: true, removeAdditional: 'all' }),
}
const outputs = new Ajv(common)

/** Checks an input in place: unknown fields are dropped, defaults filled, text of a query turned into numbers. Compiled on first use. */
export function inputCheck(schema: TSchema | undefined, carrier: 'query' | 'body'): Check {
  return lazily(() => (schema ? inputs[carrier].compile(schema) : null))
}

/** The first field whose text holds U+0000, which no row can keep and no keyboard types; null without one. */
export function nulIn(value: unknown, path = ''): Fault | null {
  if (typeof value === 'string') return value.includes('\u0000') ? { field: path, rule: 'holds U+0000' } : null
  if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value)) return null
  for (const [name, part] of Object.entries(value)) {
    const found = nulIn(part, path === '' ? name : `${path}.${name}`)
    if (found) return found
  }
  return null
}

/** A value whose texts hold whole characters only: half an emoji, cut off by some host's limit, becomes U+FFFD. */
export function wholeText(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/\p{Surrogate}/gu, '\ufffd')
  if (Array.isArray(value)) return value.map(wholeText)
  if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, wholeText(part)]))
}

/** Checks an answer to the letter: a field that the contract does not name is a fault. */
export function outputCheck(schema: TSchema | undefined): Check {
  return lazily(() => (schema ? outputs.compile(closed(schema)) : null))
}

function lazily(make: () => ValidateFunction | null): Check {
  let compiled: ValidateFunction | null | undefined
  return (value) => {
    if (compiled === undefined) compiled = make()
    if (compiled === null || compiled(value)) return null
    return fault(compiled.errors?.[0])
  }
}

function fault(error: ErrorObject | undefined): Fault {
  if (!error) return { field: '', rule: 'unknown' }
  const extra = error.params as { missingProperty?: string; additionalProperty?: string }
  const path = [
    error.instancePath.slice(1).replaceAll('/', '.'),
    extra.missingProperty ?? extra.additionalProperty ?? '',
  ]
  return { field: path.filter(Boolean).join('.'), rule: `${error.keyword} ${error.message ?? ''}`.trim() }
}

/** The schema with every object closed. */
function closed(schema: TSchema): TSchema {
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copy)
    if (value === null || typeof value !== 'object') return value
    const entries = Object.entries(value).map(([k, v]) => [k, copy(v)] as const)
    const next = Object.fromEntries(entries)
    const isObject = next['type'] === 'object' && 'properties' in next && !('additionalProperties' in next)
    return isObject ? { ...next, additionalProperties: false } : next
  }
  const next = copy(schema) as TSchema
  return Object.assign(next, { [Kind]: schema[Kind] })
}
