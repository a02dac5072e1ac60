/*
 * Every call of staff that takes an identifier, made from the contract, asked by staff of another gas company: what belongs to a company
 * answers as what does not exist, letter for letter, and none of its rows changes.
 */
import { sql } from 'kysely'
import { contract, type ApiKey } from '@contract'
import type { Endpoint } from '@contract/endpoint'
import { testGateway, type Caller, type TestGateway } from '../setup/gateway'
import { bare, fieldsOf, inputsOf, looksLikeIdentifier, shownBy, type Input, type Known } from './input-kit'
import { isRead, isSuccess, isTooEarly, masterIdOf, rowsOf, said, withInvented } from './owner-kit'

const HERE = '1001'
const THERE = '1002'

const isOfCompany = (name: string) =>
  looksLikeIdentifier(name) && !/^(user|tax|company|request|open|tenant)/i.test(name)
const ofStaff = (Object.entries(contract) as [ApiKey, Endpoint][]).filter(
  ([key, { access }]) => access === 'staff' && !/ \/dev\//.test(key),
)
const showing = ofStaff.filter(([key]) => / GET/.test(key))
const asking = ofStaff.filter(([, entry]) => fieldsOf(entry).some(([name]) => isOfCompany(name)))

let gateway: TestGateway
let here: Caller
let there: Caller
beforeAll(async () => {
  gateway = await testGateway()
  const staff = (companyCode: string) => gateway.asSession({ userId: `staff-${companyCode}`, companyCode })
  here = staff(HERE)
  there = staff(THERE)
})
afterAll(() => gateway.close())

const everything = (caller: Caller): Promise<Known> =>
  shownBy(showing, { isIdentifier: isOfCompany, most: 3 }, (key, input) => caller.send(key, input))

/** How many rows of the company each table has, and which change of the database was the last one of them. */
async function rows(): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select c.table_name as name
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.column_name = 'company_code' and c.table_schema = 'public' and t.table_type = 'BASE TABLE'`.execute(
    gateway.db,
  )
  const found: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows: states } = await sql<{ state: string }>`
      select count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) as state
      from ${sql.table(name)} where company_code = ${HERE}`.execute(gateway.db)
    found[name] = states[0]?.state ?? ''
  }
  return found
}

test('staff of another company see and change nothing', async () => {
  const [known, others] = [await everything(here), await everything(there)]
  for (const [name, values] of known) for (const value of others.get(name) ?? []) values.delete(value)
  const before = await rows()
  const leaks: string[] = []
  const proven = new Set<ApiKey>()
  const tried: { key: ApiKey; input: Input; answer: string }[] = []
  for (const [key, entry] of asking)
    for (const input of inputsOf(entry, known, isOfCompany, 3)) {
      const invented = withInvented(input, isOfCompany)
      const wanted = said(await there.send(key, invented), invented, isOfCompany)
      const got = said(await there.send(key, input), input, isOfCompany)
      if (got !== wanted) leaks.push(`${key} ${JSON.stringify(input)}\n  theirs: ${got}\n  of none: ${wanted}`)
      if (isRead(key, entry)) tried.push({ key, input, answer: wanted })
      else if (!isSuccess(wanted) && !isTooEarly(wanted)) proven.add(key)
    }
  expect(leaks.map((leak) => leak.slice(0, 600))).toEqual([])
  expect(await rows()).toEqual(before)
  for (const { key, input, answer } of tried)
    if (said(await here.send(key, input), input, isOfCompany) !== answer) proven.add(key)
  expect(proven.size).toBeGreaterThan(0)
})

describe('a member of staff and a customer number of the own (2210)', () => {
  const bp = '1000000001'
  let own: Caller
  beforeAll(async () => {
    const userId = await masterIdOf(gateway.db, bp)
    own = gateway.asSession({ userId, companyCode: HERE })
  })
  const codesOf = (inputs: readonly (readonly [ApiKey, Input])[]) =>
    Promise.all(inputs.map(async ([key, input]) => [key, (await own.send(key, input)).code] as const))

  test('is named: nothing is done about it, be it one of several', async () => {
    const named = (name: string, value: unknown) =>
      ofStaff
        .filter(([key, entry]) => / POST/.test(key) && fieldsOf(entry).some(([one]) => one === name))
        .map(([key, entry]) => [key, { ...bare(entry, (one) => one === name), [name]: value }] as const)
    const codes = await codesOf([...named('bp', bp), ...named('bps', ['1000000002', bp])])
    // An input that is none is refused before.
    expect(codes.filter(([, code]) => code !== '2210' && code !== '2901')).toEqual([])
    expect(codes.filter(([, code]) => code === '2210').length).toBeGreaterThan(1)
  })

  test('is entrusted to a service tenant of that member of staff: it is as an own one (AU-16)', async () => {
    const { userId } = await gateway.db
      .selectFrom('tenantMember')
      .select('userId')
      .where('tenantId', '=', 't-9001')
      .executeTakeFirstOrThrow()
    const steward = gateway.asSession({ userId, companyCode: HERE })
    const about = (one: string) =>
      steward.call('btwob POST /bill/reverse', {
        bp: one,
        billId: 'none',
        reason: '账单有误，重新出账',
        reissue: '0',
        requestNo: `steward-${one}`,
      })
    expect([(await about(bp)).code, (await about('1000000002')).code]).toEqual(['2210', '2902'])
  })

  test('is not named: nothing of it changes, whatever is asked about', async () => {
    const before = await rowsOf(gateway.db, bp)
    const text = Object.values(before).join('\n')
    const known: Known = new Map()
    for (const [name, values] of await everything(here))
      known.set(name, new Set([...values].filter((value) => value.length > 6 && text.includes(value))))
    const answers: string[] = []
    for (const [key, entry] of asking.filter(([key]) => / POST/.test(key)))
      for (const input of inputsOf(entry, known, isOfCompany, 6)) answers.push((await own.send(key, input)).code)
    expect(answers.filter((code) => code === '2210').length).toBeGreaterThan(20)
    const after = await rowsOf(gateway.db, bp)
    expect(Object.keys(after).filter((table) => after[table] !== before[table])).toEqual([])
  })
})
