/*
 * Every field of every call that takes free text is given text made to do harm: markup, scripts, quotes, control and half
 * characters. The table is made from the contract, so that a new call is tried as well. Text is never a fault of the gateway, and
 * is answered as JSON that no browser takes for a page.
 */
import { Kind, type TSchema } from '@sinclair/typebox'
import { contract, type ApiKey } from '@contract'
import type { Endpoint } from '@contract/endpoint'
import type { EndpointKey } from '@contract/keys'
import { routeOf } from '../../gateway/http/route'
import { testGateway, type Caller, type TestGateway } from '../setup/gateway'

const hostile = {
  markup: `"><img src=x onerror=alert(1)>`,
  script: '</script><script>alert(1)</script>',
  quote: `'"\`;--\\`,
  template: '{{constructor}}${7*7}%s%n',
  control: 'a\u0000b\u0008\u202e',
  half: 'a\ud800b',
  // A name that every plain object has by itself.
  inherited: 'constructor',
} as const
type Hostile = keyof typeof hostile

let gateway: TestGateway
let master: Caller
beforeAll(async () => {
  gateway = await testGateway()
  master = await gateway.as('13800000001')
})
afterAll(() => gateway.close())

/** Its input is a form with a file, not this table's: names of files are tried in file.test.ts. */
const upload = 'job POST /upload/single'
const calls = (Object.entries(contract) as [ApiKey, Endpoint][]).filter(
  ([key, entry]) => key !== upload && entry.in !== undefined,
)

test('a day that does not exist is no day, and no fault of the gateway', async () => {
  const answer = await master.call('default GET /crmgas/fee/transaction', {
    dateFrom: '2026-02-30',
    dateTo: '2026-03-01',
  })
  expect(answer).toMatchObject({ code: '2901', data: { field: 'dateFrom' } })
})

/** Something a patterned field takes: it must pass, so that the free fields beside it are reached. */
const ordinary = ['1', '0', '1000000001', '1001', '2026-11-23', '2026-11', '2026-11-23T10:00:00+08:00', '13800000001', '12.00', '12', '123456', 't-1001'] // prettier-ignore

/** A value for a schema, free text where text is free; `count` says how many such places there were. */
function valueOf(schema: TSchema, text: string, count: { free: number }): unknown {
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0]
  if (Array.isArray(schema.anyOf)) return valueOf(schema.anyOf[0] as TSchema, text, count)
  switch (schema[Kind]) {
    case 'Object':
      return Object.fromEntries(
        Object.entries(schema.properties as Record<string, TSchema>).map(([name, part]) => [
          name,
          valueOf(part, text, count),
        ]),
      )
    case 'Array':
      return [valueOf(schema.items as TSchema, text, count)]
    case 'Integer':
    case 'Number':
      return (schema.minimum as number | undefined) ?? 1
    case 'Boolean':
      return true
    case 'String': {
      if (typeof schema.pattern === 'string') {
        const pattern = new RegExp(schema.pattern)
        const fitting = ordinary.find((one) => pattern.test(one))
        if (fitting !== undefined) return fitting
      }
      count.free++
      return text.padEnd((schema.minLength as number | undefined) ?? 0, 'x').slice(0, schema.maxLength as number)
    }
    default:
      count.free++
      return text
  }
}

let number = 0
const requestNo = () => `hostile${String(number++).padStart(6, '0')}`

/** As the master of a customer number with every right, past the login, so that no call's own effect ends it. */
async function everything(): Promise<Caller> {
  const userId = master.headers['userid'] ?? ''
  const { sessionId } = await gateway.db
    .selectFrom('authSession')
    .select('sessionId')
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .executeTakeFirstOrThrow()
  const bp = '1000000001'
  const { keyId, scopes } = await gateway.db
    .selectFrom('openKey')
    .select(['keyId', 'scopes'])
    .where('bp', '=', bp)
    .executeTakeFirstOrThrow()
  const session: object = { sessionId, userId, bp, isMaster: true, reviewStatus: '1', key: { keyId, scopes } }
  return gateway.asSession(session)
}

test('the table holds the calls and their free fields', () => {
  const free = calls.filter(([, { in: schema }]) => {
    const count = { free: 0 }
    valueOf(schema as TSchema, 'x', count)
    return count.free > 0
  })
  expect(calls.length).toBeGreaterThan(120)
  expect(free.length).toBeGreaterThan(70)
})

test.each(Object.keys(hostile) as Hostile[])('%s is text: no fault, no page', async (kind) => {
  const caller = await everything()
  const found: string[] = []
  for (const [key, entry] of calls) {
    // Half a character cannot stand in an address.
    if (kind === 'half' && key.includes('/{')) continue
    const count = { free: 0 }
    const input = valueOf(entry.in as TSchema, hostile[kind], count) as Record<string, unknown>
    // Without a free field it is the same input for every kind.
    if (count.free === 0 && kind !== 'markup') continue
    const answer = await caller.send(key, { ...input, ...(entry.once && { requestNo: requestNo() }) })
    const type = String(answer.headers['content-type'])
    const { envelope } = routeOf(key as EndpointKey, 'gas')
    if (answer.status >= 500 || answer.code === '2999')
      found.push(`${key} (${envelope}): ${answer.status} ${answer.code}`)
    // A picture is no page either, and is not read as one.
    if (!/json|text\/plain|image\/png/.test(type)) found.push(`${key}: ${type}`)
    if (answer.headers['x-content-type-options'] !== 'nosniff') found.push(`${key}: may be sniffed`)
  }
  expect(found).toEqual([])
})
