/*
 * How many SQL statements calls cost: a statement in a loop shows here, whatever the machine. Every paged read of the contract costs
 * the same for one row and for many; those of the first screens have their numbers below, which hold the caller's identity (one statement).
 */
import type { ApiKey, In } from '@contract'
import { fieldsOf } from './input-kit'
import { customers, reads, recorded, staff, timesOf, walk, type Asked, type Reader } from './read-kit'
import { testGateway, type Caller, type TestGateway } from '../setup/gateway'

/** The most statements that some kinds of rows need, once for all rows of a kind: a page that has none of them does without. */
const FOR_SOME_ROWS: Partial<Record<ApiKey, { more: number; why: string }>> = {
  'default GET /crmgas/fee/transaction': { more: 2, why: 'the numbers of the bills and orders that its entries name' },
  'default GET /crmgas/bill/list': {
    more: 2,
    why: 'bills that owe nothing any more, and how whole their statements are',
  },
  'taocan GET /trade/order/list': { more: 5, why: 'orders that are over are a page of their own, with their parts' },
  'default GET /crmgas/invoice/tradeList': { more: 2, why: 'the user that holds what is in hand, if anything is' },
  'default GET /crmgas/market/activity/list': { more: 1, why: 'the own sign-ups of those that have seats' },
  'default GET /crmgas/message/list': { more: 1, why: 'names of the users that have done what they ask for' },
  'predict GET /plan/records': { more: 2, why: 'the plans behind its changes, and the users that made those' },
  'btwob GET /review/list': { more: 15, why: 'each kind of task asks for what it shows of all its tasks' },
}

/** Lists that have less than two rows for everybody of the demo data. */
const NO_ROWS: Partial<Record<ApiKey, string>> = {
  'btwob GET /work/dead': 'no work is given up: dead.test.ts of desk',
  'default GET /crmgas/bankAccount/branches': 'a list of the code, not of a table: bank-account.test.ts',
  'default GET /crmgas/nfc/record': 'no card was written: card.test.ts, outlet.test.ts',
  'btwob GET /contract/missing': 'one contract waits for each thing: notices.test.ts of contract',
  'btwob GET /balance/activity/detail': 'its page stands inside of the answer: responses.test.ts of balance',
  'btwob GET /message/broadcast/list': 'nothing was sent to many: broadcast.test.ts of message',
  'btwob GET /coupon/list': 'no coupon was granted: coupon.test.ts',
  'btwob GET /elective/record/list': 'each period of the demo has one choice: elective.test.ts',
  'default GET /crmgas/smartMessage/list': 'its history begins with the demo: smart.test.ts of message',
  'job POST /project/queryConstructRate': 'its page stands inside of the answer: project.test.ts',
  'btwob GET /help/questions': 'nothing was left unanswered: help.test.ts',
  'btwob GET /guestLink/views': 'no link was opened: guest.test.ts',
}

let gateway: TestGateway
let industry: Caller
let hospital: Caller

beforeAll(async () => {
  gateway = await testGateway()
  industry = await gateway.as('13800000001')
  hospital = await gateway.as('13800000008')
})
afterAll(() => gateway.close())

const statements = <K extends ApiKey>(caller: Caller, key: K, input: In<K>) =>
  gateway.statementsOf(() => caller.ok(key, input))

it('reads a public page without reading the caller', async () => {
  expect(await gateway.statementsOf(() => gateway.ok('default GET /crmgas/company/list', {}))).toBeLessThanOrEqual(2)
})

it('reads the bills with eight statements, however many there are: those that owe, a page of the others, their number; one tells how whole they are, one more asks for transfers of those that owe', async () => {
  expect(await statements(industry, 'default GET /crmgas/bill/list', { pageSize: 1 })).toBe(8)
  expect(await statements(industry, 'default GET /crmgas/bill/list', { pageSize: 50 })).toBe(8)
  expect(await statements(hospital, 'default GET /crmgas/bill/list', { pageSize: 50 })).toBe(9)
})

it('reads a bill with eleven statements, those of its settlement and of its transfer among them', async () => {
  const { list } = await hospital.ok('default GET /crmgas/bill/list', {})
  expect(await statements(hospital, 'default GET /crmgas/bill/detail', { billId: list[0]?.billId ?? '' })).toBe(11)
})

it('tells why a bill changed with twelve statements, however much it compares; one of them tells how whole it is', async () => {
  const of = async (caller: Caller) => {
    const { list } = await caller.ok('default GET /crmgas/bill/list', {})
    return statements(caller, 'btwob GET /bill/explain', { billId: list[0]?.billId ?? '', against: 'PREV' })
  }
  expect([await of(industry), await of(hospital)]).toEqual([12, 12])
})

it('reads the home page with a fixed number of statements; sixteen of them say how long a prepaid balance lasts: use, calendar, weather, stops, prices, tiers, packages and choices of the coming days', async () => {
  expect(await statements(industry, 'default GET /crmgas/home/summary', {})).toBe(35)
  expect(await statements(hospital, 'default GET /crmgas/home/summary', {})).toBeLessThanOrEqual(19)
})

it('reads the meters with a fixed number of statements', async () => {
  expect(await statements(industry, 'default GET /crmgas/list-meter-channel', {})).toBeLessThanOrEqual(11)
})

it('asks once which orders hold locked bills, not bill by bill', async () => {
  const { list } = await hospital.ok('default GET /crmgas/bill/list', { state: 'UNPAID_ALL' })
  await gateway.db
    .updateTable('bill')
    .set({ lockOrderId: 'OTHER', lockUserId: 'OTHER', lockUntil: '2026-11-23T09:45:00+08:00' })
    .where('billId', 'in', [...list.map((bill) => bill.billId), ''])
    .execute()
  expect(await statements(hospital, 'default GET /crmgas/bill/list', { pageSize: 50 })).toBe(10)
})

it('reads the identity of the user, the state of the gas account included, with eight statements and no transaction', async () => {
  expect(await statements(hospital, 'default POST /crmgas/portal/user/userInfo', {})).toBe(8)
})

describe('one row and many cost the same', () => {
  const paged = reads.filter(([, entry]) => fieldsOf(entry).some(([name]) => name === 'pageSize'))
  /** The identifiers of the others are those of their rows. */
  const lists: ApiKey[] = [
    'default GET /crmgas/list-meter-channel',
    'btwob GET /openKey/list',
    'btwob GET /openHook/list',
  ]
  const asked = [...reads.filter(([key]) => lists.includes(key)), ...paged]
  const costs = new Map<ApiKey, { most: number; says: string }>()

  const rowsOf = ({ data }: Pick<Asked, 'data'>) => (data as { list?: unknown[] } | null)?.list?.length ?? 0

  /** Of each paged call the question that got most rows, if they were several. */
  function longest(asked: readonly Asked[]): Asked[] {
    const best = new Map<ApiKey, Asked>()
    for (const one of asked) if (rowsOf(one) > rowsOf(best.get(one.key) ?? { data: null })) best.set(one.key, one)
    return paged.flatMap(([key]) => best.get(key) ?? []).filter((one) => rowsOf(one) > 1)
  }

  async function compare(reader: Reader): Promise<void> {
    const best = longest(await walk(gateway, reader, asked))
    const pages = await recorded(gateway, reader, async (ask) => {
      for (const { key, input } of best)
        for (const pageSize of [1, 50]) await ask(key, { ...input, pageNum: 1, pageSize })
    })
    for (let at = 0; at + 1 < pages.length; at += 2) {
      const [one, many] = pages.slice(at, at + 2) as [Asked, Asked]
      const more = many.texts.length - one.texts.length
      if (more < (costs.get(one.key)?.most ?? -Infinity)) continue
      const before = timesOf(one.texts)
      const added = [...timesOf(many.texts)].filter(([text, times]) => times > (before.get(text) ?? 0))
      const shown = added.map(([text, times]) => `\n  ${times} times ${text.slice(0, 200)}`).join('')
      const says = `${one.key}: ${one.texts.length} for one row, ${many.texts.length} for ${rowsOf(many)}${shown}`
      costs.set(one.key, { most: more, says })
    }
  }

  beforeAll(async () => {
    for (const reader of [...(await customers(gateway)), await staff(gateway)]) await compare(reader)
  })

  test('so does every paged read', () => {
    const found = [...costs].filter(([key, { most }]) => most > (FOR_SOME_ROWS[key]?.more ?? 0))
    expect(found.map(([, { says }]) => says)).toEqual([])
  })

  test('no paged read was left out', () => {
    const left = paged.map(([key]) => key).filter((key) => !costs.has(key) && NO_ROWS[key] === undefined)
    expect(left).toEqual([])
    expect(Object.keys(NO_ROWS).filter((key) => costs.has(key as ApiKey))).toEqual([])
    expect(Object.keys(FOR_SOME_ROWS).filter((key) => !costs.has(key as ApiKey))).toEqual([])
  })
})
