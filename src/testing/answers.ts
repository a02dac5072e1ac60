/*
 * The gateway of component tests: answers per call, typed by the contract and held to it to the letter, and what was sent.
 * Nothing of the product is replaced: the answers travel as they do on H5. A call without an answer fails the test.
 */
import { act } from 'react'
import type { ApiKey, In, Out } from '@contract'
import type { EndpointKey } from '@contract/keys'
import { environment } from '@/platform/environment'
import { targetOf } from '@/request/address'
import type { HandledCode } from '@/request/call'
import { queryClient } from '@/request/query'
import { notePageStands, whenQuiet } from '@/request/quiet'
import { resultCodeOf } from '@/request/services'

/** A refusal, as the call's entry names it. */
class Refused<C extends string> {
  constructor(
    readonly code: C,
    readonly text: string,
    readonly data: unknown,
  ) {}
}

/** The gateway says no. */
export const refused = <const C extends string>(code: C, text: string, data: unknown = null) =>
  new Refused(code, text, data)
/** No network: it is unknown whether the call arrived. */
export const lost = Symbol('lost')
/** No answer for as long as the test lasts. */
export const silent = Symbol('silent')

type Reply<K extends ApiKey> = Out<K> | Refused<HandledCode<K>> | typeof lost | typeof silent
type Answer<K extends ApiKey> = Reply<K> | ((input: In<K>) => Reply<K> | Promise<Reply<K>>)
export type Answers = { [K in ApiKey]?: Answer<K> }

/** One reply after the other; the last one stays. */
export function inTurn<R extends unknown[]>(...replies: R): () => R[number] {
  let turn = 0
  return () => replies[Math.min(turn++, replies.length - 1)]
}

/** A ledger as its call answers it: three rows a page, the place as the number of rows before. */
export const ledgerPages =
  (ledger: string) =>
  ({ after = 0 }: { after?: number }) => {
    const rows = ledger.split(/(?<=\n)/)
    return { ledger: rows.slice(after, after + 3).join(''), next: after + 3 < rows.length ? after + 3 : null }
  }

/** The rows as the one page of a list, with the sums that its call adds. */
export const listOf = <T, E extends object = Record<never, never>>(list: T[], sums: E = {} as E) => ({
  list,
  total: list.length,
  pageNum: 1,
  pageSize: 20,
  ...sums,
})

export interface Gateway {
  /** From now on these as well, or instead. */
  answer: (more: Answers) => void
  /** Every call so far, in order. */
  calls: () => ApiKey[]
  /** What was sent with each of these calls. */
  sent: <K extends ApiKey>(key: K) => In<K>[]
  /** The numbers under which they were sent (CV-3). */
  numbers: (key: ApiKey) => unknown[]
}

// Behind the walls: the contract's schemas and the gateway's check, which the product never loads.
const check = jest.requireActual<{
  keys: ApiKey[]
  faultOfAnswer: (key: string, data: unknown) => string | undefined
  readInput: (key: string, sent: Record<string, unknown>) => [input: unknown, fault?: string]
}>('../../test/setup/answer-check')

/** What is wrong with an answer of this call, by the contract. */
export const faultOf = <K extends ApiKey>(key: K, answer: Out<K>): string | undefined =>
  check.faultOfAnswer(key, answer)

let faults: string[] = []
let running = 0

/** Answers every call of the test from now on. */
export function answering(answers: Answers): Gateway {
  const known = new Map(Object.entries(answers)) as Map<ApiKey, Answer<ApiKey>>
  const log: [key: ApiKey, input: unknown, requestNo: unknown][] = []
  Object.assign(globalThis, {
    fetch: async (url: string, init: RequestInit) => {
      running += 1
      try {
        const [key, sent, requestNo] = requestOf(url, init, known)
        log.push([key, sent, requestNo])
        return await bodyOf(key, known.get(key), sent)
      } catch (error) {
        // The product treats everything thrown as a lost network: what is no such answer is reported at the test's end.
        if (error !== gone) faults.push(error instanceof Error ? error.message : String(error))
        throw error
      } finally {
        running -= 1
      }
    },
  })
  return {
    answer: (more) =>
      Object.entries(more).forEach(([key, answer]) => known.set(key as ApiKey, answer as Answer<ApiKey>)),
    calls: () => log.map(([key]) => key),
    sent: <K extends ApiKey>(key: K) => log.filter(([one]) => one === key).map(([, input]) => input as In<K>),
    numbers: (key) => log.filter(([one]) => one === key).map(([, , requestNo]) => requestNo),
  }
}

// What an app asks behind its first page belongs to the test that brought it about, not to the next one.
beforeAll(async () => {
  notePageStands()
  await new Promise<void>(whenQuiet)
})

/** What went wrong so far; what is left at its end fails the test. */
export function popFaults(): string[] {
  const found = [...new Set(faults)]
  faults = []
  return found
}

afterEach(() => {
  queryClient.clear()
  const found = popFaults()
  if (found.length > 0) throw new Error(found.join('\n'))
})

const gone = new TypeError('Failed to fetch')

function fault(text: string): never {
  throw new Error(text)
}

/** The call that a request is, and what it says. */
function requestOf(url: string, init: RequestInit, known: Map<ApiKey, unknown>): [ApiKey, unknown, unknown] {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const there = addresses().filter(({ method, path }) => method === init.method && path.test(pathname))
  const found = there.find(({ key }) => known.has(key)) ?? there[0]
  if (found === undefined) return fault(`no call has the address ${init.method} ${pathname}`)
  const body = typeof init.body === 'string' && init.body.startsWith('{') ? (JSON.parse(init.body) as object) : {}
  const sent: Record<string, unknown> = {
    ...found.path.exec(pathname)?.groups,
    ...Object.fromEntries(searchParams),
    ...body,
  }
  const [input, wrong] = check.readInput(found.key, sent)
  if (wrong !== undefined) fault(`${found.key} is not asked like this: ${wrong}`)
  return [found.key, input, sent.requestNo]
}

interface Address {
  key: ApiKey
  method: string
  path: RegExp
}
let table: Address[] | undefined

const addresses = (): Address[] =>
  (table ??= check.keys.map((key) => {
    const { method, path } = targetOf(key as EndpointKey, {}, 0)
    const pattern = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, (_, name: string) => placeOf(name))
    return { key, method, path: new RegExp(`^${pattern}$`) }
  }))

const placeOf = (name: string): string =>
  name === 'product'
    ? environment.product
    : ((environment.authPlaces as Record<string, string>)[name] ?? `(?<${name}>[^/]+)`)

async function bodyOf(key: ApiKey, answer: Answer<ApiKey> | undefined, sent: unknown): Promise<object> {
  if (answer === undefined) return fault(`no answer for ${key}`)
  const reply: unknown = typeof answer === 'function' ? await (answer as (input: unknown) => unknown)(sent) : answer
  if (reply === lost) throw gone
  // Nothing waits for it.
  if (reply === silent) return new Promise(() => (running -= 1)).then(() => ({}))
  const wrong = reply instanceof Refused ? undefined : check.faultOfAnswer(key, reply)
  if (wrong !== undefined) fault(`the answer of ${key} breaks the contract: ${wrong}`)
  const text = JSON.stringify(envelope(key, reply))
  return { status: 200, headers: new Map(), text: () => Promise.resolve(text) }
}

/** Unified authentication has an envelope of its own; the others are all read in the usual one. */
function envelope(key: ApiKey, reply: unknown): object {
  const [type] = key.split(' ') as ['auth' | 'default']
  const { code, text, data } =
    reply instanceof Refused ? reply : { code: type === 'auth' ? '200' : resultCodeOf(type), text: '', data: reply }
  if (type === 'auth') return { code: Number(code), msg: text, data }
  return { header: {}, body: { resultCode: code, resultDesc: text, data } }
}

/** The real one: a test may have put its own in the place. */
const later = globalThis.setTimeout
const oneTurn = (): Promise<unknown> =>
  globalThis.setTimeout === later
    ? new Promise<void>((done) => later(done))
    : jest.advanceTimersByTimeAsync(0).then(() => new Promise<void>((done) => later(done)))

/** Waits until every call is answered, and what follows from it drawn. */
export async function settled(): Promise<void> {
  for (let quiet = 0, turns = 0; quiet < 3; turns += 1) {
    if (turns > 500) throw new Error('the page does not come to rest')
    await act(oneTurn)
    quiet = running === 0 && queryClient.isFetching() === 0 ? quiet + 1 : 0
  }
}
