import { aKey } from '../../../test/gateway/open-kit'
import { testGateway, type TestGateway } from '../../../test/setup/gateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ env: { RATE_LIMIT: '1' } })
})
afterAll(() => gateway.close())

test('requests of a minute are counted by key, all reads together (Y-31)', async () => {
  await gateway.setting('rate.openKey', '3')
  const master = await gateway.as('13800000008')
  const [one, other] = [await aKey(gateway, master), await aKey(gateway, master)]
  const codes: string[] = []
  for (const key of [
    'b2b GET /open/v1/bills',
    'b2b GET /open/v1/usage',
    'b2b GET /open/v1/bills',
    'b2b GET /open/v1/invoices',
  ] as const) {
    const { status, code } = await gateway.call(key, {}, one.headers)
    codes.push(`${status} ${code}`)
  }
  // A minute that ends between them begins a new count.
  expect(codes.slice(0, 3)).toEqual(['200 0', '200 0', '200 0'])
  expect(codes[3]).toBe('429 2906')
  expect((await gateway.call('b2b GET /open/v1/bills', {}, other.headers)).ok).toBe(true)
})
