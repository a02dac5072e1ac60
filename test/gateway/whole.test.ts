import { testGateway, type TestGateway } from '../setup/gateway'
import { itemsDone, itemsNotDone } from './work-kit'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

// CV-16: the users that may log in, and with which customer number the session opens.
it.each([
  ['13800000001', '1000000001'],
  ['13800000002', '1000000001'],
  ['13800000006', ''],
  ['13800000007', '1000000002'],
  ['13800000008', '1000000003'],
])('%s logs in and is the user of customer number "%s"', async (phone, bp) => {
  const customer = await gateway.as(phone)
  const user = await customer.ok('default POST /crmgas/portal/user/userInfo', {})
  expect([user.username, user.bp]).toEqual([phone, bp])
})

it('refuses a call without a login', async () => {
  expect((await gateway.send('default GET /crmgas/bill/list', {})).code).toBe('1888')
})

it('opens the day: all work that is due is done without a fault, and nothing of it twice', async () => {
  await gateway.passTime('2026-11-24T09:30:00+08:00')
  expect(await itemsNotDone(gateway)).toEqual([])
  const done = await itemsDone(gateway.gateway)
  await gateway.drain()
  expect(await itemsNotDone(gateway)).toEqual([])
  expect(await itemsDone(gateway.gateway)).toEqual(done)
})
