/*
 * Inputs of any call, made from the contract: identifiers out of answers that somebody was shown, a guess for every other field.
 * The caller of these functions says which fields count as identifiers.
 */
import type { ApiKey } from '@contract'
import type { Endpoint } from '@contract/endpoint'

/** Values that a guess does not hit. */
const GIVEN: Record<string, unknown> = {
  channelNo: '1',
  models: ['BILL_VIEW'],
  reason: '重复支付，申请退款',
  bizType: 'BILL',
  downPct: 30,
  periods: 6,
  keyword: '安全',
  cityCode: '131000',
  planType: 'MONTH',
  period: '2026-12',
  declaredVolume: '1000',
  toVolume: '1000',
  pageNum: 1,
  pageSize: 50,
}

export interface Field {
  enum?: string[]
  const?: unknown
  anyOf?: Field[]
  type?: string
  minLength?: number
  items?: Field
}
export type Input = Record<string, unknown>
/** Values by the name of their field, in the order in which they were seen. */
export type Known = Map<string, Set<string>>
export type Names = (name: string) => boolean

export const fieldsOf = ({ in: schema }: Endpoint) =>
  Object.entries((schema as { properties?: Record<string, Field> } | undefined)?.properties ?? {})
export const isNeeded = ({ in: schema }: Endpoint, name: string) =>
  (schema as { required?: string[] } | undefined)?.required?.includes(name) ?? false

/** Calls that a walk answers or not by the files that it happens to take: their ids are random. What shows them stands beside each. */
export const BY_CHANCE: ReadonlySet<ApiKey> = new Set<ApiKey>([
  // plate.test.ts of record
  'btwob POST /record/equipment/readPlate',
])

/** `billIds` → `billId`, `fileID` → `fileId`; a bill calls its plan by another name than the plan's own calls. */
const singular = (name: string) =>
  name
    .replace(/s$/, '')
    .replace(/ID$/, 'Id')
    .replace(/^installmentId$/, 'planId')

/**
 * Orders of packages and of payments have numbers of the same name: the value shows which one an answer has, the
 * access of a call shows which one it asks for. A payment of a package names its order `bizNo`, as everything that it pays for.
 */
const shown = (name: string, value: string) =>
  name === 'orderNo' && /^M\d{14}$/.test(value) ? 'packageOrderNo' : singular(name)
const wanted = ({ access }: Endpoint, name: string) =>
  /^(orderNo|bizNo)$/.test(name) && access.includes('PACKAGE') ? 'packageOrderNo' : singular(name)

export const looksLikeIdentifier: Names = (name) => /(I[dD]|No|bp|orderKey)s?$/.test(name)

/** Takes what an answer shows. */
export function gather(value: unknown, known: Known, isIdentifier: Names): void {
  if (Array.isArray(value)) return value.forEach((one) => gather(one, known, isIdentifier))
  if (value === null || typeof value !== 'object') return
  for (const [name, held] of Object.entries(value)) {
    if (typeof held === 'string' && held !== '' && isIdentifier(name))
      known.set(shown(name, held), (known.get(shown(name, held)) ?? new Set()).add(held))
    gather(held, known, isIdentifier)
  }
}

/** Asks each call twice over, and no question a second time: what a list shows opens its details. */
export async function askTwice(
  calls: readonly (readonly [ApiKey, Endpoint])[],
  questions: (key: ApiKey, entry: Endpoint) => readonly Input[],
  ask: (key: ApiKey, input: Input) => Promise<void>,
): Promise<void> {
  const asked = new Set<string>()
  for (let round = 0; round < 2; round += 1)
    for (const [key, entry] of calls)
      for (const input of questions(key, entry)) {
        const question = `${key} ${JSON.stringify(input)}`
        if (asked.has(question)) continue
        asked.add(question)
        await ask(key, input)
      }
}

/** The identifiers that calls show a caller, each asked without any and with some of them. */
export async function shownBy(
  calls: readonly (readonly [ApiKey, Endpoint])[],
  { isIdentifier, most }: { isIdentifier: Names; most: number },
  ask: (key: ApiKey, input: Input) => Promise<{ data: unknown }>,
): Promise<Known> {
  const known: Known = new Map()
  await askTwice(
    calls,
    (_key, entry) => [bare(entry, isIdentifier), ...inputsOf(entry, known, isIdentifier, most)],
    async (key, input) => gather((await ask(key, input)).data, known, isIdentifier),
  )
  return known
}

/** An input without any identifier: the fields it needs, and those that are asked for and can be guessed. */
export function bare(entry: Endpoint, isIdentifier: Names, asksFor: (field: Field) => boolean = () => false): Input {
  const input: Input = {}
  for (const [name, field] of fieldsOf(entry)) {
    const needed = isNeeded(entry, name)
    if (isIdentifier(name) || !(needed || asksFor(field))) continue
    const value = valueOf(name, field) ?? (needed ? '其他'.padEnd(field.minLength ?? 0, '项') : undefined)
    if (value !== undefined) input[name] = value
  }
  return entry.once ? { ...input, requestNo: `try-${Math.random()}` } : input
}

/** Inputs as the schema asks for them, one per value of the first identifier; none when an identifier it needs is not known. */
export function inputsOf(entry: Endpoint, known: Known, isIdentifier: Names, most = 6): Input[] {
  const base = bare(entry, isIdentifier)
  const names = fieldsOf(entry)
    .map(([name]) => name)
    .filter(isIdentifier)
  const [first] = names
  if (first === undefined) return [base]
  return [...(known.get(wanted(entry, first)) ?? [])].slice(0, most).flatMap((value) => {
    const input = { ...base }
    for (const name of names) {
      const one = name === first ? value : [...(known.get(wanted(entry, name)) ?? [])][0]
      if (one !== undefined) input[name] = name.endsWith('s') ? [one] : one
      else if (isNeeded(entry, name)) return []
    }
    return [input]
  })
}

/** What is given, unless the schema lists what it takes and that is not among it. */
const valueOf = (name: string, field: Field) =>
  field.enum?.includes(String(GIVEN[name])) === false ? field.enum[0] : (GIVEN[name] ?? guess(name, field))

function guess(name: string, field: Field): unknown {
  if (field.enum) return field.enum[0]
  if (field.const !== undefined) return field.const
  if (field.anyOf?.[0]) return guess(name, field.anyOf[0])
  if (field.type === 'integer' || field.type === 'number') return 1
  if (field.type === 'boolean') return true
  if (field.type === 'array') return [guess(name, field.items ?? {}) ?? '其他']
  if (/month/i.test(name)) return '2026-10'
  if (/year/i.test(name)) return '2026'
  if (/to$|gasDay/i.test(name)) return '2026-11-20'
  if (/date|from|day/i.test(name)) return '2026-11-01'
  if (/amount|volume|value/i.test(name)) return '1.00'
  if (/phone/i.test(name)) return '13800000099'
  return undefined
}
