import { aKey } from '../../../test/gateway/open-kit'
import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'

/*
 * Y-31: a client that knows the address of the document and a secret, and nothing else of this repository: names, parameters, envelope
 * and pages are read from the document.
 */

interface Schema {
  type?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  pattern?: string
  enum?: string[]
  required?: string[]
  default?: unknown
}
interface Parameter {
  name: string
  in: string
  required: boolean
  schema: Schema
}
interface Operation {
  summary: string
  parameters: Parameter[]
  security: Record<string, string[]>[]
  responses: Record<string, { description: string; content?: { 'application/json': { schema: Schema } } }>
}
interface OpenApi {
  openapi: string
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  paths: Record<string, { get: Operation }>
  webhooks: Record<string, { post: { parameters: Parameter[] } }>
  components: { securitySchemes: Record<string, { type: string; scheme: string }> }
}

let gateway: TestGateway
let master: Caller
let document: OpenApi
beforeAll(async () => {
  gateway = await testGateway()
  master = await gateway.as('13800000008')
  const served = await gateway.gateway.app.inject({ method: 'GET', url: '/open/v1/openapi.json' })
  expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
  document = served.json()
})
afterAll(() => gateway.close())

const paths = () => Object.entries(document.paths)

/** What does not fit its schema, as the document says it. */
function misfit(value: unknown, schema: Schema, at = ''): string[] {
  if (schema.anyOf) return schema.anyOf.some((one) => misfit(value, one).length === 0) ? [] : [`${at}: none fits`]
  if (schema.enum && !schema.enum.includes(value as string)) return [`${at}: ${String(value)} is not listed`]
  const kind = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
  const wanted = schema.type === 'integer' ? 'number' : schema.type
  if (wanted !== undefined && kind !== wanted) return [`${at}: ${kind}, not ${wanted}`]
  if (schema.pattern && !new RegExp(schema.pattern).test(value as string)) return [`${at}: ${String(value)}`]
  if (Array.isArray(value)) return value.flatMap((one, n) => misfit(one, schema.items ?? {}, `${at}[${n}]`))
  if (kind !== 'object' || !schema.properties) return []
  const row = value as Record<string, unknown>
  const lacking = (schema.required ?? []).filter((name) => !(name in row)).map((name) => `${at}.${name}: lacking`)
  const known = Object.entries(schema.properties).filter(([name]) => name in row)
  const unknown = Object.keys(row).filter((name) => !schema.properties?.[name])
  return [
    ...lacking,
    ...unknown.map((name) => `${at}.${name}: not in the document`),
    ...known.flatMap(([name, one]) => misfit(row[name], one, `${at}.${name}`)),
  ]
}

/** Days for parameters that are demanded. */
const sample: Record<string, string> = { from: '2026-10-01', to: '2026-11-20' }

async function get(path: string, secret: string, more: Record<string, string> = {}) {
  const asked = document.paths[path]?.get.parameters.filter(({ required }) => required) ?? []
  const query = { ...Object.fromEntries(asked.map(({ name }) => [name, sample[name] ?? ''])), ...more }
  const scheme = document.components.securitySchemes['key']?.scheme
  const headers = { authorization: `${scheme} ${secret}` }
  const answer = await gateway.gateway.app.inject({ method: 'GET', url: path, query, headers })
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
}

test('the document names all reads, each under its key, and where they are', () => {
  expect(document.openapi).toBe('3.1.0')
  expect(Object.keys(document.paths)).toEqual(
    ['bills', 'usage', 'readings', 'invoices'].map((name) => `/open/v1/${name}`),
  )
  for (const [path, { get: read }] of paths())
    expect([path, read.summary]).toEqual([path, expect.stringMatching(/权限$/)])
  expect(document.servers[0]?.url).toMatch(/^https?:\/\//)
  for (const [, { get: read }] of paths()) expect(read.security).toEqual([{ key: [] }])
  expect(Object.keys(document.webhooks)).toEqual(['bill.created', 'notice.published', 'hook.test'])
})

test('a client written from it alone reads every page of everything', async () => {
  const { secret } = await aKey(gateway, master)
  for (const [path, { get: read }] of paths()) {
    const schema = read.responses['200']?.content?.['application/json'].schema ?? {}
    const ids = new Set<string>()
    let cursor: string | null = ''
    let pages = 0
    while (cursor !== null) {
      const { status, body } = await get(path, secret, { limit: '10', ...(cursor !== '' && { cursor }) })
      expect([path, status, misfit(body, schema)]).toEqual([path, 200, []])
      const result = body['result'] as { items: object[]; next: string | null }
      for (const item of result.items) ids.add(JSON.stringify(item))
      cursor = result.next
      pages += 1
    }
    expect([path, ids.size > 10 * (pages - 1), ids.size <= 10 * pages]).toEqual([path, true, true])
    expect(ids.size).toBeGreaterThan(0)
  }
})

test('refusals are those that it names, by status and shape', async () => {
  const { secret } = await aKey(gateway, master, { scopes: ['BILL'] })
  for (const [path, { get: read }] of paths()) {
    const wrong = await get(path, 'x'.repeat(43))
    const bad = await get(path, secret, { limit: '0' })
    const shut = path.endsWith('bills') ? [] : [[403, await get(path, secret)] as const]
    for (const [status, answer] of [[401, wrong], [400, bad], ...shut] as const) {
      expect([path, answer.status]).toEqual([path, status])
      const named = read.responses[status]
      expect(named?.description).toContain(String(answer.body['errorCode']))
      expect(misfit(answer.body, named?.content?.['application/json'].schema ?? {})).toEqual([])
    }
  }
})
