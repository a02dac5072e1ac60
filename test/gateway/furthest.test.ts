/*
 * Every call that takes a day, a month, a year or a number, made from the contract: the earliest and the latest, the least and the most
 * that it lets in are no fault of the gateway, whatever its rules reckon beside them.
 */
import { contract, type ApiKey } from '@contract'
import { Month } from '@contract/common'
import type { Endpoint } from '@contract/endpoint'
import { supplied } from '../../gateway/demo/customers'
import { testGateway, type Caller, type TestGateway } from '../setup/gateway'
import { bare, fieldsOf, inputsOf, isNeeded, looksLikeIdentifier, shownBy, type Input, type Known } from './input-kit'
import { masterIdOf } from './owner-kit'

interface Sized {
  type?: string
  pattern?: string
  format?: string
  enum?: unknown
  minimum?: number
  maximum?: number
}

const ENDS = [
  ...['1900-01-01', '2199-12-31', '1900-01', '2199-12', '1900', '2199', '1900-W01', '2199-W52'],
  ...['2000-01-01T00:00:00+08:00', '2199-12-31T23:59:59+08:00'],
]
/** Most that a column of whole numbers holds. */
const MOST = 2_147_483_647

/** Its own effect ends the caller, or moves what the others are asked about. */
const ENDS_THE_WALK = / \/dev\/|logout|kickDevice|cancelAccount|switchCustomer|transferMaster/

function endsOf({ type, pattern, format, enum: list, minimum, maximum }: Sized): unknown[] {
  if (list !== undefined) return []
  if (type === 'integer') return [minimum ?? 0, maximum ?? MOST]
  if (pattern === undefined || format === undefined) return []
  return ENDS.filter((end) => new RegExp(pattern).test(end))
}

const calls = (Object.entries(contract) as [ApiKey, Endpoint][]).filter(
  ([key, { upload, stream }]) => !upload && !stream && !ENDS_THE_WALK.test(key),
)
const sized = calls.filter(([, entry]) => fieldsOf(entry).some(([, field]) => endsOf(field as Sized).length > 0))

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

interface Asking {
  caller: Caller
  may: (entry: Endpoint) => boolean
}

/** Each customer as its master, with its key of open data where it has one, and the staff of each gas company. */
async function callers(): Promise<Asking[]> {
  const all = supplied.map(async ({ bp, companyCode }): Promise<Asking> => {
    const userId = await masterIdOf(gateway.db, bp)
    const key = await gateway.db
      .selectFrom('openKey')
      .select(['keyId', 'scopes'])
      .where('bp', '=', bp)
      .executeTakeFirst()
    const session: object = { bp, companyCode, isMaster: true, reviewStatus: '1', userId, ...(key && { key }) }
    const opens = ({ access }: Endpoint) => access !== 'staff' && (access !== 'key' || key !== undefined)
    return { caller: gateway.asSession(session), may: opens }
  })
  const companies = [...new Set(supplied.map(({ companyCode }) => companyCode))]
  const staff = companies.map((companyCode) => ({
    caller: gateway.asSession({ userId: 'staff', companyCode }),
    may: ({ access }: Endpoint) => access === 'staff',
  }))
  return [...(await Promise.all(all)), ...staff]
}

const everything = ({ caller, may }: Asking): Promise<Known> =>
  shownBy(
    calls.filter(([key, entry]) => / GET/.test(key) && may(entry)),
    { isIdentifier: looksLikeIdentifier, most: 1 },
    (key, input) => caller.send(key, input),
  )

/** One input per end of each field, with the identifiers that the caller was shown. */
function* inputsAtEnds(entry: Endpoint, known: Known): Generator<Input> {
  const [base = bare(entry, looksLikeIdentifier)] = inputsOf(entry, known, looksLikeIdentifier, 1)
  for (const [name, field] of fieldsOf(entry))
    for (const end of endsOf(field as Sized)) {
      const input = { ...base, [name]: end }
      yield input
      // What is asked for in vain would hide the rules behind it.
      const others = fieldsOf(entry).filter(([other]) => other !== name && !isNeeded(entry, other))
      if (others.length > 0)
        yield Object.fromEntries(Object.entries(input).filter(([k]) => !others.some(([o]) => o === k)))
    }
}

test('the table holds the calls with days, months, years and numbers', () => {
  expect(sized.length).toBeGreaterThan(150)
  expect(endsOf(Month)).toEqual(['1900-01', '2199-12'])
  // A pattern alone lets a year pass that no rule can reckon beside.
  const loose = calls.flatMap(([key, entry]) =>
    fieldsOf(entry)
      .filter(
        ([, field]) =>
          /^\^\[1-9\]\\d\{3\}/.test((field as Sized).pattern ?? '') && (field as Sized).format === undefined,
      )
      .map(([name]) => `${key} ${name}`),
  )
  expect(loose).toEqual([])
})

test('the furthest day and the largest number are no fault', async () => {
  const found: string[] = []
  let asked = 0
  for (const asking of await callers()) {
    const known = await everything(asking)
    for (const [key, entry] of sized.filter(([, one]) => asking.may(one)))
      for (const input of inputsAtEnds(entry, known)) {
        const { status, code } = await asking.caller.send(key, input)
        asked++
        if (status >= 500 || code === '2999') found.push(`${key} ${JSON.stringify(input)}: ${status} ${code}`)
      }
  }
  expect(asked).toBeGreaterThan(2000)
  expect(found).toEqual([])
})
