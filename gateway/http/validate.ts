import { Kind, type TSchema } from '@sinclair/typebox'
import Ajv, { type ErrorObject, type Options, type ValidateFunction } from 'ajv'
import type { FastifySchemaCompiler } from 'fastify'
import { DATED } from '@contract/common'
import { isDate } from '@domain/date'
import { isMoment } from '@domain/validate'
import { keptFor } from './kept-for'
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

/** Schemas are as TypeBox has built them, and the first call of each entry waits for its code: half of the time is optimising it. */
const compiling: Options = { strict: false, validateSchema: false, code: { optimize: false } }

/** Years of which rules know the ones beside them (contract/common.ts). */
const isNear = (text: string): boolean => /^(?:19|2[01])\d\d/.test(text)
const asked: Options = {
  ...compiling,
  formats: {
    date: (text: string) => isNear(text) && isDate(text),
    // Before 1991 the clocks of Asia/Shanghai were not always at +08, as which the database's moments are read.
    'date-time': (text: string) => /^2[01]\d\d/.test(text) && isMoment(text),
    [DATED]: isNear,
  },
  useDefaults: true,
  removeAdditional: 'all',
}
const inputs = {
  query: new Ajv({ ...asked, coerceTypes: true }),
  body: new Ajv({ ...asked, coerceTypes: false }),
}
const outputs = new Ajv({ ...compiling, formats: { date: isDate, 'date-time': isMoment, [DATED]: true } })
const outputOf = keptFor((schema: TSchema) => outputs.compile(closed(schema)))

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
    return check(value) ? { value } : { error: new BadInput(faultOf(check.errors?.[0])) }
  }
}

/** Checks one part of a body, which goes on without a bad one: what it lacks, or null. Unknown fields are dropped in place. */
export function partCheck(schema: TSchema): (part: unknown) => Fault | null {
  let check: ValidateFunction | undefined
  return (part) => {
    check ??= inputs.body.compile(schema)
    return check(part) ? null : faultOf(check.errors?.[0])
  }
}

/** Nothing that a call takes is nested deeper; what walks a value down pays a stack frame per level. */
const DEEPEST = 16

/**
 * An input as rules and rows may have it, changed in place, names of free fields as well: half a character, cut off by a host's limit,
 * becomes U+FFFD. Refuses text with U+0000, which no row can hold, and what is nested too deep (2901). Fields that the entry does not
 * name are gone before.
 */
export function cleaned<T extends object>(input: T): T {
  clean(input as Record<string, unknown>, '', 1)
  return input
}

function clean(holder: Record<string, unknown>, path: string, depth: number): void {
  if (depth > DEEPEST) throw new BadInput({ field: '', rule: 'nested too deep' })
  for (const [sent, value] of Object.entries(holder)) {
    // Names of a free field are kept as its values are; a refusal names where they stand, as no answer holds them.
    const name = wholeText(sent, path.slice(0, -1))
    if (name !== sent) {
      delete holder[sent]
      holder[name] = value
    }
    if (typeof value === 'string') holder[name] = wholeText(value, path + name)
    else if (isNested(value)) clean(value, `${path}${name}.`, depth + 1)
  }
}

function wholeText(text: string, path: string): string {
  if (text.includes('\u0000')) throw new BadInput({ field: path, rule: 'holds U+0000' })
  return text.replace(/\p{Surrogate}/gu, '\ufffd')
}

const isNested = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !ArrayBuffer.isView(value)

/** Checks an answer to the letter (development, tests): a field that the contract does not name is a fault. */
export function outputCheck(schema: TSchema | undefined): (value: unknown) => Fault | null {
  return (value) => {
    if (!schema) return null
    const check = outputOf(schema)
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
