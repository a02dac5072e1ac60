/*
 * What opens with a read-only link (Y-16): made from the contract, so that a new call is tried as well. Its pass and its token open the
 * link's own calls and nothing else, wherever they are put; nothing else opens those.
 */
import { contract, type ApiKey } from '@contract'
import type { Endpoint } from '@contract/endpoint'
import { aLink, entered, withPass, type Made } from './guest-kit'
import { testGateway, type Caller, type TestGateway } from '../setup/gateway'

const MASTER = '13800000008'

let gateway: TestGateway
let master: Caller
let link: Made
let pass: string
beforeAll(async () => {
  gateway = await testGateway()
  master = await gateway.as(MASTER)
  link = await aLink(gateway, master)
  pass = (await entered(gateway, link.token)).pass
})
afterAll(() => gateway.close())

const entries = Object.entries(contract) as [ApiKey, Endpoint][]
const keysOf = (may: (access: string) => boolean) => entries.filter(([, { access }]) => may(access)).map(([key]) => key)
const OF_LINK = keysOf((access) => access === 'link')

type Answer = Awaited<ReturnType<Caller['send']>>
const said = ({ status, code, text }: Answer) => `${status} ${code} ${text}`

/** Everywhere that a token may stand in a request. */
const PLACES = [
  'x-link-pass',
  'authorization',
  'ennunifiedauthorization',
  'ennunifiedcsrftoken',
  'x-workbench-token',
  'accesstoken',
  'cookie',
]

test('there are such calls, and they are few', () => expect(OF_LINK).toHaveLength(5))

test.each([
  ['the pass', () => pass],
  ['the token', () => link.token],
])('%s does not make a visitor a user, wherever it stands', async (_name, secret) => {
  const others = keysOf((access) => !['public', 'signature', 'device', 'link', 'key'].includes(access))
  expect(others.length).toBeGreaterThan(150)
  const differ: string[] = []
  for (const key of others) {
    const visitor = said(await gateway.send(key, {}))
    const holder = await gateway.send(key, {}, withPass(secret()))
    if (said(holder) !== visitor) differ.push(`${key}: ${said(holder)}, a visitor gets ${visitor}`)
    const invented = Object.fromEntries(PLACES.map((place) => [place, secret()]))
    const everywhere = await gateway.send(key, {}, invented)
    if (everywhere.ok) differ.push(`${key}: opened`)
  }
  expect(differ).toEqual([])
})

test('public calls of others know nothing of the pass', async () => {
  const known: string[] = []
  for (const key of keysOf((access) => ['public', 'signature', 'device'].includes(access))) {
    if (/ POST/.test(key)) continue
    const visitor = await gateway.send(key, {})
    const holder = await gateway.send(key, {}, withPass(pass))
    const isSame = said(visitor) === said(holder) && shape(visitor.data) === shape(holder.data)
    if (!isSame) known.push(key)
  }
  expect(known).toEqual([])
})

/** Names of what an answer holds; ids and moments of two answers differ. */
const shape = (data: unknown): string =>
  JSON.stringify(data, (_name, value: unknown) => (typeof value === 'string' || typeof value === 'number' ? 0 : value))

test('its calls open with the pass alone: not with its token, not for a master, not for staff', async () => {
  const clear = { scopes: [], months: {} }
  for (const key of OF_LINK) {
    const input = { ...clear, billId: 'none', invoiceId: 'none' }
    const closed = [
      await gateway.send(key, input),
      await gateway.send(key, input, withPass('x'.repeat(43))),
      await gateway.send(key, input, withPass(link.token)),
      await gateway.send(key, input, { authorization: pass, 'x-workbench-token': pass }),
      await master.send(key, input),
    ]
    expect(closed.map(({ code }) => `${key} ${code}`)).toEqual(closed.map(() => `${key} 2571`))
    const opened = await gateway.send(key, input, withPass(pass))
    expect(['0', '2902']).toContain(opened.code)
    // A user that is logged in in the same browser gets by the link what a visitor gets.
    expect((await master.send(key, input, withPass(pass))).code).toBe(opened.code)
  }
})

test('the master is not logged out by it, nor anybody else by the link', async () => {
  await master.ok('btwob GET /guestLink/list', {})
  expect(await master.ok('default POST /crmgas/portal/user/userInfo', undefined)).toMatchObject({ username: MASTER })
})
