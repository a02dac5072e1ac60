/*
 * Examples of calls, made of what the demo world answers: reads as they were asked and answered, cut to one row of each list; the others
 * with values of the fields of the same name that reads have shown.
 */
import { contract, type ApiKey } from '@contract'
import type { Endpoint } from '@contract/endpoint'
import type { TSchema } from '@sinclair/typebox'
import type { CallExample } from '../../gateway/http/openapi-document'
import { checkInput, outputCheck, partCheck } from '../../gateway/http/validate'
import { testGateway } from '../setup/gateway'
import { customers, reads, staff, walk, type Asked } from './read-kit'

type Entry = readonly [ApiKey, Endpoint]

/** A file travels in no JSON, and a stream has no one answer. */
const isShown = ([, { upload, stream }]: Entry): boolean => !upload && !stream

/** Calls that have an example. */
export const calls = (Object.entries(contract) as [ApiKey, Endpoint][]).filter(isShown)

/** What an example holds that its entry does not take, or does not give; none: []. */
export function faultsOf({ in: taken, out, once }: Endpoint, { in: sent, data }: CallExample): string[] {
  const faults: string[] = []
  if (taken) {
    const { requestNo, ...others } = { ...sent }
    const input = once || requestNo === undefined ? others : { ...others, requestNo }
    const copy = structuredClone(input)
    const result = checkInput({ schema: taken, method: 'POST', url: '', httpPart: 'body' })(copy) as { error?: unknown }
    // Fields that are not named are dropped, and such as have a default are added.
    const isDropped = Object.keys(input).some((name) => !(name in copy))
    if (result.error !== undefined || isDropped)
      faults.push(`sent: ${JSON.stringify(result.error ?? 'a field that is not taken')}`)
  }
  const lack = data === undefined ? null : outputCheck(out)(data)
  if (lack) faults.push(`answered: ${lack.field} ${lack.rule}`)
  return faults
}

/** All examples: those of before that still hold, and new ones of the demo world for the others. */
export async function made(before: Readonly<Record<string, CallExample>>): Promise<Record<string, CallExample>> {
  const stands = ([key, entry]: Entry) => before[key] !== undefined && faultsOf(entry, before[key]).length === 0
  if (calls.every(stands)) return Object.fromEntries(calls.map(([key]) => [key, before[key] ?? {}]))
  const asked = await askedReads()
  const seen = new Seen(asked)
  return Object.fromEntries(
    calls.map((one) => {
      const [key, entry] = one
      const example = stands(one) ? before[key] : (answered(asked, one) ?? seen.example(entry))
      return [key, example ?? {}]
    }),
  )
}

async function askedReads(): Promise<Asked[]> {
  const gateway = await testGateway()
  const asked: Asked[] = []
  for (const reader of [...(await customers(gateway)), await staff(gateway)])
    asked.push(...(await walk(gateway, reader, reads)))
  await gateway.close()
  return asked
}

/** The fullest short answer that a reader was given. */
function answered(asked: readonly Asked[], [key, entry]: Entry): CallExample | undefined {
  return asked
    .filter((one) => one.key === key && one.isSuccess && entry.out !== undefined)
    .map(({ input, data }) => ({ in: input, data: withoutSecrets(shortened(data)) }))
    .filter((example) => faultsOf(entry, example).length === 0)
    .sort((a, b) => sizeOf(b) - sizeOf(a))[0]
}

const sizeOf = (example: CallExample): number => JSON.stringify(example.data ?? null).length

/** Characters of a text that an example shows. */
const LONGEST = 400

/** One row of each list, and the beginning of long texts. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened)
  if (typeof value === 'string') return value.slice(0, LONGEST)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shortened(one)]))
}

/** Signatures of addresses and tokens, the same for all. */
const withoutSecrets = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value ?? null)
      .replace(/([?&]s=)[\w-]+/g, '$1signature')
      .replace(/eyJ[\w-]{20,}(\.[\w-]+){1,2}/g, 'payload.signature'),
  )

/** Values that answers have shown, by the name of their field. */
class Seen {
  private readonly values = new Map<string, Set<unknown>>()
  private readonly checks = new Map<TSchema, (value: unknown) => unknown>()

  constructor(asked: readonly Asked[]) {
    for (const { isSuccess, input, data } of asked) if (isSuccess) this.note('', withoutSecrets([input, data]))
  }

  private note(name: string, value: unknown): void {
    if (Array.isArray(value)) return value.forEach((one) => this.note(name.replace(/s$/, ''), one))
    if (value !== null && typeof value === 'object')
      return Object.entries(value).forEach(([inner, one]) => this.note(inner, one))
    const known = this.values.get(name) ?? new Set()
    if (value !== null && value !== '' && known.size < MOST_SEEN) this.values.set(name, known.add(value))
  }

  /** Undefined where a field is asked for that no answer has shown. */
  example(entry: Endpoint): CallExample | undefined {
    const sent = entry.in ? this.valueOf('', entry.in) : {}
    const data = entry.out ? this.valueOf('', entry.out) : undefined
    const example = { in: { ...(sent as object), ...(entry.once && { requestNo: 'a-number-of-the-caller' }) }, data }
    return sent === undefined || faultsOf(entry, example).length > 0 ? undefined : example
  }

  private valueOf(name: string, schema: TSchema): unknown {
    if ('const' in schema) return schema['const']
    if (schema['enum']) return (schema['enum'] as unknown[])[0]
    const alternatives = schema['anyOf'] as TSchema[] | undefined
    if (alternatives) {
      const values = alternatives.filter(({ type }) => type !== 'null').map((one) => this.valueOf(name, one))
      return (
        values.find((one) => one !== undefined) ?? (alternatives.some(({ type }) => type === 'null') ? null : undefined)
      )
    }
    if (schema['type'] === 'object') return this.objectOf(schema)
    if (schema['type'] === 'array') return this.listOf(name, schema)
    const fits = this.checkOf(schema)
    const named = Object.hasOwn(NAMED, name) ? [NAMED[name]] : []
    const all = [named, this.values.get(name) ?? [], GUESSES, ...this.values.values()]
    for (const values of all) for (const one of values) if (fits(one) === null) return one
    return undefined
  }

  /** What is let in may also leave: days and moments of inputs have bounds. */
  private checkOf(schema: TSchema): (value: unknown) => unknown {
    const known = this.checks.get(schema) ?? partCheck(schema)
    this.checks.set(schema, known)
    return known
  }

  private objectOf(schema: TSchema): unknown {
    const needed = new Set((schema['required'] ?? []) as string[])
    const fields = Object.entries((schema['properties'] ?? {}) as Record<string, TSchema>).map(
      ([name, one]) => [name, this.valueOf(name, one)] as const,
    )
    if (fields.some(([name, value]) => value === undefined && needed.has(name))) return undefined
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
  }

  /** A list of as few rows as it may have, one at least where one is known; a tuple. */
  private listOf(name: string, { items, minItems }: TSchema): unknown {
    const single = name.replace(/s$/, '')
    if (Array.isArray(items)) return (items as TSchema[]).map((one) => this.valueOf(single, one))
    const one = this.valueOf(single, items as TSchema)
    return one === undefined ? [] : Array.from({ length: Math.max(1, Number(minItems ?? 1)) }, () => one)
  }
}

/** Of one field: enough to find one of each form. */
const MOST_SEEN = 40

/** What no answer shows. */
const NAMED: Readonly<Record<string, unknown>> = {
  smsCode: '482913',
  captchaCode: '7K4D',
  password: 'Gas@2026',
  oldPassword: 'Gas@2026',
  username: '13800000001',
  phone: '13800000001',
  email: 'books@example.com',
  grantCode: 'grant-code-of-the-login',
  securityTicket: 'ticket-of-the-step-up',
  requestNo: 'a-number-of-the-caller',
}

/** Where no answer has shown a field of this name. */
const GUESSES: readonly unknown[] = [
  '1',
  '示例',
  '2026-11-20',
  '2026-11-20T09:30:00+08:00',
  '2026-11',
  '13800000001',
  '100.00',
  1,
  10,
  true,
]
