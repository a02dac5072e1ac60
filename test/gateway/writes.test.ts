/*
 * What a write costs does not grow with the history of its customer: the same writes on the demo data and on a copy of it in which what is
 * over is many times as long. Counted are the rows that statements go through (rows-read.ts), those of the work that follows included.
 */
import { contract, type ApiKey, type Out } from '@contract'
import type { Endpoint } from '@contract/endpoint'
import { sql } from 'kysely'
import { allAreas } from '../../gateway/all-areas'
import { bare, gather, inputsOf, looksLikeIdentifier, type Known } from './input-kit'
import { lengthen } from './long-history'
import { reads } from './read-kit'
import { byIndexes, rowsRead, startCounting, total, type RowsRead } from './rows-read'
import { ENDINGS } from './ending-paths'
import { PATHS, peopleOf, type People, type Taking } from './write-paths'
import { testGateway, type Caller, type TestGateway } from '../setup/gateway'

/** Copies of each row. */
const TIMES = 30
/** Rows of the long history ≤ MOST x those of the short one + SPARE: a page of a list that the write answers with. */
const MOST = 1.5
const SPARE = 60

/** What costs more all the same, and what bounds it. */
const BOUNDED: Readonly<Record<string, string>> = {
  'work after a top-up': 'the cycles of packages of one customer: twelve a year of each order',
  'a question and its answer': 'the pages that it reads count all bills and statements of one customer: some a month',
}

/** Writes that are asked at least, and those of them that are done. */
const ASKED = 254
const DONE = 55

interface Site extends People {
  costs: Map<string, RowsRead>
  /** Name → the statements that ran under it last. */
  texts: Map<string, readonly string[]>
}

let short: Site
let long: Site

/** What is due at a time counts as done: open rows of the copies wait for it. Left is the work that a write hands on. */
async function passOver({ db, clock }: TestGateway): Promise<void> {
  const names = allAreas.flatMap(({ work }) => work?.sweeps ?? []).map(({ name }) => name)
  await sql`
    insert into work_sweep (name, due_at, started_at, done_at)
    select name, ${clock.iso()}, ${clock.iso()}, ${clock.iso()} from unnest(${names}::text[]) as other(name)
    on conflict do nothing`.execute(db)
}

async function siteOf(gateway: TestGateway): Promise<Site> {
  await byIndexes(gateway.database)
  await passOver(gateway)
  return { ...(await peopleOf(gateway)), costs: new Map(), texts: new Map() }
}

/** The two share nothing but the server. */
const ofBoth = async <T>(work: (site: Site) => Promise<T>): Promise<[T, T]> => Promise.all([work(short), work(long)])

beforeAll(async () => {
  const gateways = [await testGateway({ isFresh: true }), await testGateway({ isFresh: true })] as const
  await lengthen(gateways[1].database, TIMES)
  ;[short, long] = await Promise.all([siteOf(gateways[0]), siteOf(gateways[1])])
})
afterAll(() => ofBoth(({ gateway }) => gateway.close()))

/** Moves the clock of the demo world, and does all that falls due. */
const CLOCK = 'btwob POST /dev/clock'
/** Ends a session or a binding that other questions need. */
const ENDS =
  /logout|cancelAccount|changePassword|changePhone|unbind|kickDevice|subAccount\/(remove|review)|transferMaster|switchCustomer/
const readKeys = new Set(reads.map(([key]) => key))
const writes = (Object.entries(contract) as [ApiKey, Endpoint][]).filter(([key]) => !readKeys.has(key) && key !== CLOCK)
const ending = writes.filter(([key]) => ENDS.test(key))
const others = writes.filter(([key]) => !ENDS.test(key))

/** Asks each write with what its customer was shown; what one of the two answers otherwise than the other is left out. */
async function askAll(of: keyof Omit<People, 'gateway'>): Promise<void> {
  const isStaff = of === 'desk'
  const mine = (access: string) => (access === 'staff') === isStaff
  const known = await shownTo(short[of], isStaff)
  await ofBoth(({ gateway }) => startCounting(gateway.database))
  for (const [key, entry] of others.filter(([, { access }]) => mine(access)))
    for (const input of inputsOf(entry, known, looksLikeIdentifier, 1)) {
      const answers = await ofBoth(async ({ gateway, [of]: caller }) => {
        const { code, status, ok } = await caller.send(key, input)
        return { said: `${code} ${status}`, ok, cost: await rowsRead(gateway.database) }
      })
      if (answers.some(({ ok }) => ok)) done.add(key)
      if (answers[0].said !== answers[1].said) continue
      asked.add(key)
      for (const [index, site] of [short, long].entries()) note(site, `${key} ${answers[0].said}`, answers[index]?.cost)
    }
}

/** The identifiers of lists. */
async function shownTo(caller: Caller, isStaff: boolean): Promise<Known> {
  const known: Known = new Map()
  for (const [key, entry] of reads)
    if (/list/i.test(key) && (entry.access === 'staff') === isStaff)
      gather((await caller.send(key, bare(entry, looksLikeIdentifier))).data, known, looksLikeIdentifier)
  return known
}

const asked = new Set<ApiKey>()
const done = new Set<ApiKey>()
/** What grew although it is listed. */
const bounded = new Set<string>()

/** The dearest of several. */
function note({ costs }: Site, name: string, read: RowsRead = new Map()): void {
  const known = costs.get(name)
  if (!known || total(known) < total(read)) costs.set(name, read)
}

function takingOf(site: Site): Taking {
  const { gateway } = site
  const step = async (name: string, work: () => Promise<unknown>) => {
    await startCounting(gateway.database)
    site.texts.set(name, await gateway.sqlOf(work))
    note(site, name, await rowsRead(gateway.database))
  }
  return {
    ...site,
    step,
    async write(caller, key, input) {
      const answers: Out<typeof key>[] = []
      await step(key, async () => answers.push(await caller.ok(key, input)))
      asked.add(key)
      done.add(key)
      return answers[0] as Out<typeof key>
    },
    follow: (name) => step(name, gateway.drain),
  }
}

/** The statements that name a table. */
const about = (table: string, texts: readonly string[] = []): string =>
  [...new Set(texts)]
    .filter((text) => new RegExp(`\\b${table}\\b`).test(text))
    .map((text) => `\n    ${text.replace(/\s+/g, ' ').slice(0, 400)}`)
    .join('')

/** What grew, and in which tables; what is bounded is noted. */
function grown(): string[] {
  return [...short.costs].flatMap(([name, few]) => {
    const many = long.costs.get(name) ?? new Map<string, number>()
    if (total(many) <= MOST * total(few) + SPARE) return []
    if (BOUNDED[name] !== undefined) {
      bounded.add(name)
      return []
    }
    const tables = [...many]
      .filter(([table, rows]) => rows > MOST * (few.get(table) ?? 0) + 5)
      .map(([table, rows]) => `\n  ${table}: ${few.get(table) ?? 0} -> ${rows}${about(table, long.texts.get(name))}`)
    return [`${name}: ${total(few)} -> ${total(many)}${tables.join('')}`]
  })
}

async function take(path: (taking: Taking) => Promise<void>): Promise<void> {
  short.costs.clear()
  long.costs.clear()
  // What is due before is not part of it.
  await ofBoth(({ gateway }) => gateway.drain())
  await ofBoth((site) => path(takingOf(site)))
  expect([...long.costs.keys()]).toEqual([...short.costs.keys()])
  expect(grown()).toEqual([])
}

test.each(Object.entries(PATHS))('%s costs what it costs, however long the history is', (_name, path) => take(path))

test.each(['factory', 'cook', 'hospital', 'desk'] as const)('all writes of %s, done or refused', async (of) => {
  short.costs.clear()
  long.costs.clear()
  await askAll(of)
  expect(grown()).toEqual([])
})

describe('what ends, last', () => {
  beforeAll(async () => {
    // Some questions have ended or renewed a session.
    for (const site of [short, long]) Object.assign(site, await peopleOf(site.gateway))
  })

  test.each(Object.entries(ENDINGS))('%s', (_name, path) => take(path))

  test('each write that ends a session or a binding was done', () => {
    expect(ending.map(([key]) => key).filter((key) => !done.has(key))).toEqual([])
  })
})

test('what is said to be bounded does grow', () => {
  expect(Object.keys(BOUNDED).filter((name) => !bounded.has(name))).toEqual([])
})

test('most writes were asked, and many done', () => {
  expect(asked.size).toBeGreaterThanOrEqual(ASKED)
  expect(done.size).toBeGreaterThanOrEqual(DONE)
})
