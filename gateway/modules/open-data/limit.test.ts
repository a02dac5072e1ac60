import { aHook, aKey } from '../../../test/gateway/open-kit'
import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'

const BILLS = 'b2b GET /open/v1/bills'

let gateway: TestGateway
let master: Caller
const lines: string[] = []
beforeAll(async () => {
  const logTo = { write: (line: string) => void lines.push(line) }
  gateway = await testGateway({ env: { RATE_LIMIT: '1', LOG_LEVEL: 'trace' }, logTo })
  await gateway.setting('rate.openKey', '3')
  master = await gateway.as('13800000008')
})
afterAll(() => gateway.close())

test('requests of a minute are counted by key, all reads together, before the key is looked for (Y-31)', async () => {
  const [one, other] = [await aKey(gateway, master), await aKey(gateway, master)]
  // The middle of a minute, so that none ends while the calls are counted.
  const now = 30_000 - (performance.timeOrigin % 60_000)
  jest.spyOn(performance, 'now').mockImplementation(() => now)
  for (const key of [BILLS, 'b2b GET /open/v1/usage', BILLS] as const)
    expect(await gateway.call(key, {}, one.headers)).toMatchObject({ status: 200, code: '0' })
  const refused = async () =>
    expect(await gateway.call('b2b GET /open/v1/invoices', {}, one.headers)).toMatchObject({
      status: 429,
      code: '2906',
    })
  expect(await gateway.statementsOf(refused)).toBe(0)
  // Written in another way it is the same key.
  expect(await gateway.call(BILLS, {}, { authorization: `bearer   ${one.secret}` })).toMatchObject({ status: 429 })
  expect((await gateway.call(BILLS, {}, other.headers)).ok).toBe(true)
})

test('neither a key nor the secret of a webhook is in the log', async () => {
  const [key, hook] = [await aKey(gateway, master), await aHook(gateway, master)]
  await gateway.ok(BILLS, {}, key.headers)
  await gateway.call(BILLS, { cursor: '!' }, key.headers)
  await master.ok('btwob POST /openHook/test', { hookId: hook.hookId })
  await gateway.drain()
  const log = lines.join('\n')
  expect(log).toContain('/open/v1/bills')
  expect([key.secret, hook.secret].filter((secret) => log.includes(secret))).toEqual([])
})
