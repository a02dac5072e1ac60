/*
 * Made from the contract for the tests of whose something is: inputs of every call out of identifiers that somebody was shown, the
 * same with identifiers that are nobody's, and what an answer says beside them.
 */
import { contract, type ApiKey } from '@contract'
import type { Endpoint } from '@contract/endpoint'
import type { Caller } from '../setup/gateway'

/** Values that a guess does not hit. */
const GIVEN: Record<string, unknown> = {
  channelNo: '1',
  models: ['BILL_VIEW'],
  reason: '重复支付，申请退款',
  bizType: 'BILL',
  downPct: 30,
  periods: 6,
  pageNum: 1,
}

interface Field {
  enum?: string[]
  const?: unknown
  anyOf?: Field[]
  type?: string
  items?: Field
}
export type Input = Record<string, unknown>
type Answer = Awaited<ReturnType<Caller['send']>>
/** Values by the name of their field, in the order in which they were seen. */
export type Known = Map<string, Set<string>>

const fieldsOf = ({ in: schema }: Endpoint) =>
  Object.entries((schema as { properties?: Record<string, Field> } | undefined)?.properties ?? {})
const isNeeded = ({ in: schema }: Endpoint, name: string) =>
  (schema as { required?: string[] } | undefined)?.required?.includes(name) ?? false

/** `billIds` → `billId`, `fileID` → `fileId`; a bill calls its plan by another name than the plan's own calls. */
const singular = (name: string) =>
  name
    .replace(/s$/, '')
    .replace(/ID$/, 'Id')
    .replace(/^installmentId$/, 'planId')

/** Orders of packages and of payments have numbers of the same name: told apart by the number that an answer shows, and by whose call asks. */
const shown = (name: string, value: string) =>
  name === 'orderNo' && /^M\d{14}$/.test(value) ? 'packageOrderNo' : singular(name)
const wanted = ({ access }: Endpoint, name: string) =>
  name === 'orderNo' && access.includes('PACKAGE') ? 'packageOrderNo' : singular(name)

/** Who and where somebody is, what everybody may see, and places in a list belong to no customer. */
const OF_NOBODY =
  /^(user|tax|company|request|open|tenant|device|cert|contract|product|category|parent|banner|activity|article|sku|news|doc|channel|packageId)/i
const isIdentifier = (name: string) => /(I[dD]|No|bp)s?$/.test(name) && !OF_NOBODY.test(name)

/** Takes what an answer shows. */
export function gather(value: unknown, known: Known): void {
  if (Array.isArray(value)) return value.forEach((one) => gather(one, known))
  if (value === null || typeof value !== 'object') return
  for (const [name, held] of Object.entries(value)) {
    if (typeof held === 'string' && held !== '' && isIdentifier(name))
      known.set(shown(name, held), (known.get(shown(name, held)) ?? new Set()).add(held))
    gather(held, known)
  }
}

/** An input without any identifier. */
export function bare(entry: Endpoint): Input {
  const needed = fieldsOf(entry).filter(([name]) => isNeeded(entry, name) && !isIdentifier(name))
  const input = Object.fromEntries(needed.map(([name, field]) => [name, GIVEN[name] ?? guess(name, field)]))
  return entry.once ? { ...input, requestNo: `try-${Math.random()}` } : input
}

/** Inputs as the schema asks for them, one per value of the first identifier; none when an identifier it needs is not known. */
export function inputsOf(entry: Endpoint, known: Known, most = 6): Input[] {
  const base = bare(entry)
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

function guess(name: string, field: Field): unknown {
  if (field.enum) return field.enum[0]
  if (field.const !== undefined) return field.const
  if (field.anyOf?.[0]) return guess(name, field.anyOf[0])
  if (field.type === 'integer' || field.type === 'number') return 1
  if (field.type === 'boolean') return true
  if (field.type === 'array') return [guess(name, field.items ?? {})]
  if (/month/i.test(name)) return '2026-10'
  if (/year/i.test(name)) return '2026'
  if (/date|from|to$|day/i.test(name)) return '2026-11-01'
  if (/amount|volume|value/i.test(name)) return '1.00'
  if (/phone/i.test(name)) return '13800000099'
  return '其他'
}

const sentIn = (input: Input): string[] =>
  Object.entries(input).flatMap(([name, value]) => (isIdentifier(name) ? (value as string | string[]) : []))

/** The same shape and length, and nobody's. */
const invented = (text: string): string =>
  text.slice(0, 2) + text.slice(2).replace(/\d/g, (digit) => String(9 - Number(digit)))

export const withInvented = (input: Input): Input =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => {
      if (!isIdentifier(name)) return [name, value]
      return [name, Array.isArray(value) ? value.map(String).map(invented) : invented(String(value))]
    }),
  )

/** What an answer says, without the identifiers that were sent. */
export const said = ({ code, text, data }: Answer, input: Input): string =>
  sentIn(input)
    .filter((sent) => sent.length > 4)
    .reduce((shown, sent) => shown.replaceAll(sent, '…'), `${code} ${text} ${JSON.stringify(data)}`)

export const isRead = (key: ApiKey, entry: Endpoint) => / GET/.test(key) || entry.reads === true
export const isSuccess = (words: string) => /^(1000|0|200) /.test(words)
/** Refused before anybody asked whose it is, or how often one may ask. */
export const isTooEarly = (words: string) => /^(2901|2906) /.test(words)

const isForSomebody = ({ access }: Endpoint) =>
  access === 'login' || access === 'bound' || access === 'master' || access.startsWith('model:')
const forSomebody = (Object.entries(contract) as [ApiKey, Endpoint][]).filter(([, entry]) => isForSomebody(entry))

/** What shows somebody his own. */
export const showing = forSomebody.filter(([key]) => / GET/.test(key))
/** What takes an identifier. */
export const asking = forSomebody.filter(([, entry]) => fieldsOf(entry).some(([name]) => isIdentifier(name)))
