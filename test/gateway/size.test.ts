/*
 * A page of a list costs no more on a long history: the same calls on the demo data and on a copy of it in which each customer's history
 * is many times as long. Counted are the rows that the statements of a call return, so the machine does not matter.
 */
import type { ApiKey } from '@contract'
import { fieldsOf, type Input } from './input-kit'
import { lengthen } from './long-history'
import { FAN_OUTS, fanOutOf } from './one-node'
import { customers, reads, staff, walk, type Reader } from './read-kit'
import type { Ran } from '../setup/counted'
import { testGateway, type TestGateway } from '../setup/gateway'

/** Copies of each row; more than a few pages hold, of a single row as well. */
const TIMES = 30
const PAGE = 5
/** Rows beside those of the short history that a page may cost: its own, and what two other tables say of them. */
const MOST = 3 * PAGE

/** Lists that return more, and what bounds them. */
const BOUNDED: Partial<Record<ApiKey, string>> = {
  'default GET /crmgas/contract/notice/list': 'all notices: a contract has a few, a customer a contract a year',
  'default GET /crmgas/installment/list': 'all plans: a customer has one open at a time and a handful in all',
  'gpt GET /conversation/list': 'a search opens the sealed texts of all conversations of a user, 200 at most (E-G-22)',
  'taocan GET /trade/order/list': 'the orders of a page with their cycles, twelve at most of each',
}

/** Lists without a row in the demo data, or with rows in one of the two gateways only. */
const NO_ROWS: Partial<Record<ApiKey, string>> = {
  'btwob GET /guestLink/views': 'a page of its own: guest.test.ts',
  'btwob GET /openKey/uses': 'a page of its own: keys.test.ts of open-data',
  'btwob GET /openHook/deliveries': 'a page of its own: hooks.test.ts of open-data',
}

const paged = reads.filter(([, entry]) => fieldsOf(entry).some(([name]) => name === 'pageSize'))

let short: TestGateway
let long: TestGateway
const grown = new Map<ApiKey, string>()
const seen = new Set<ApiKey>()
/** Statement → the call that ran it. */
const statements = new Map<string, ApiKey>()

beforeAll(async () => {
  short = await testGateway({ isFresh: true })
  long = await testGateway({ isFresh: true })
  await lengthen(long.database, TIMES)
  const [ofShort, ofLong] = [await readersOf(short), await readersOf(long)]
  for (const [index, reader] of ofShort.entries()) await compare(reader, ofLong[index] ?? reader)
})
afterAll(async () => {
  await short.close()
  await long.close()
})

const readersOf = async (gateway: TestGateway): Promise<Reader[]> => [
  ...(await customers(gateway)),
  await staff(gateway),
]

async function compare(reader: Reader, other: Reader): Promise<void> {
  for (const { key, input, isSuccess, texts } of await walk(short, reader, paged)) {
    for (const text of texts) statements.set(text, key)
    if (!isSuccess) continue
    const page = { ...input, pageNum: 1, pageSize: PAGE }
    const few = await ran(short, reader, key, page)
    const many = await ran(long, other, key, page)
    if (!few || !many) continue
    seen.add(key)
    const more = total(many) - total(few)
    if (more > MOST) grown.set(key, `${key} ${JSON.stringify(page)}: ${more} rows more${moreOf(few, many)}`)
  }
}

/** The statements of a call that was answered. */
async function ran(
  gateway: TestGateway,
  { caller, headers }: Reader,
  key: ApiKey,
  input: Input,
): Promise<Ran[] | null> {
  let isAnswered = false
  const all = await gateway.rowsOf(async () => {
    isAnswered = (await caller.send(key, input, headers)).ok
  })
  return isAnswered ? all : null
}

const total = (all: readonly Ran[]): number => all.reduce((sum, { rows }) => sum + rows, 0)

/** The statements that return more rows on the long history. */
function moreOf(few: readonly Ran[], many: readonly Ran[]): string {
  const rowsOf = (all: readonly Ran[], text: string) => total(all.filter((one) => one.text === text))
  return [...new Set(many.map(({ text }) => text))]
    .filter((text) => rowsOf(many, text) > rowsOf(few, text) + PAGE)
    .map((text) => `\n  ${rowsOf(few, text)} -> ${rowsOf(many, text)}: ${text.slice(0, 300)}`)
    .join('')
}

test('no paged read returns more rows of a long history than three pages', () => {
  const found = [...grown].filter(([key]) => BOUNDED[key] === undefined)
  expect(found.map(([, says]) => says)).toEqual([])
  expect(Object.keys(BOUNDED).filter((key) => !grown.has(key as ApiKey))).toEqual([])
})

test('no paged read was left out', () => {
  expect(
    paged
      .map(([key]) => key)
      .filter((key) => !seen.has(key))
      .sort(),
  ).toEqual(Object.keys(NO_ROWS).sort())
})

test('the statements of paged reads name the customer, meter or user that they are about, or it is listed why they cannot', () => {
  const found = new Map(
    [...statements].flatMap(([text, key]) => fanOutOf(text).map((table) => [table, `${key}: ${text}`])),
  )
  expect([...found].filter(([table]) => FAN_OUTS[table] === undefined)).toEqual([])
  expect(Object.keys(FAN_OUTS).filter((table) => !found.has(table))).toEqual([])
})
