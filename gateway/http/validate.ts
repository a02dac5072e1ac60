import { Kind, type TSchema } from '@sinclair/typebox'
import Ajv, { type ErrorObject, type Options, type ValidateFunction } from 'ajv'
import type { FastifySchemaCompiler } from 'fastify'
import { isDate } from '@domain/date'
import { isMoment } from '@domain/validate'
import { Refusal } from './refusal'

/** What a value lacks: the field and the rule, for the log and for `data.field` of a 2901. */
export interface Fault {
  field: string
  rule: string
}

/** An input that its entry does not allow: 2901 with the field; the rule is for the log. */
export class BadInput extends Refusal {
  constructor(readonly fault: Fault) {
    super('2901', { data: { field: fault.field } })
  }
}

const common: Options = { strict: false, formats: { date: isDate, 'date-time': isMoment } }
const inputs = {
  query: new Ajv({ ...common, coerceTypes: true, useDefaults: true, removeAdditional: 'all' }),
  body: new Ajv({ ...common, coerceTypes: false, useDefaults: true, removeAdditional: 'all' }),
}
const outputs = new Ajv(common)

/**
 * Fastify's check of an input in place: unknown fields are dropped, defaults filled, text of a query turned into numbers; nothing
 * sent counts as nothing filled in. Compiled on first use.
 */
export const checkInput: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const ajv = httpPart === 'body' ? inputs.body : inputs.query
  let check: ValidateFunction | undefined
  return (sent: unknown) => {
    check ??= ajv.compile(schema)
    const value = sent ?? {}
    if (httpPart === 'body' && isTooDeep(value)) return { error: new BadInput({ field: '', rule: 'nested too deep' }) }
    return check(value) ? { value } : { error: new BadInput(faultOf(check.errors?.[0])) }
  }
}

/** Refuses text that holds U+0000, which no row can keep and no keyboard types. */
export function refuseNul(value: unknown, path = ''): void {
  if (typeof value === 'string') {
    if (value.includes('\u0000')) throw new BadInput({ field: path, rule: 'holds U+0000' })
    return
  }
  if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value)) return
  for (const [name, part] of Object.entries(value)) refuseNul(part, path === '' ? name : `${path}.${name}`)
}

/** A value whose texts hold whole characters only: half an emoji, cut off by some host's limit, becomes U+FFFD. */
export function wholeText<T>(value: T): T
export function wholeText(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/\p{Surrogate}/gu, '\ufffd')
  if (Array.isArray(value)) return value.map((part: unknown) => wholeText(part))
  if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, wholeText(part)]))
}

/** Checks an answer to the letter (development, tests): a field that the contract does not name is a fault. */
export function outputCheck(schema: TSchema | undefined): (value: unknown) => Fault | null {
  let check: ValidateFunction | undefined
  return (value) => {
    if (!schema) return null
    check ??= outputs.compile(closed(schema))
    return check(value) ? null : faultOf(check.errors?.[0])
  }
}

function faultOf(error: ErrorObject | undefined): Fault {
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

/** Nothing that a call takes is nested deeper; whatever walks a value down would pay a stack frame per level. */
const DEEPEST = 16

/** Whether a body is nested too deep. Level by level: no recursion that the caller could drive. */
function isTooDeep(body: unknown): boolean {
  let level = [body].filter(isNested)
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > DEEPEST) return true
    level = level.flatMap((value) => Object.values(value).filter(isNested))
  }
  return false
}

const isNested = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !ArrayBuffer.isView(value)
