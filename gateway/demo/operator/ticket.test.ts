import { requestNo } from '../../../test/gateway/payment-kit'
import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'

let gateway: TestGateway
let chen: Caller
beforeAll(async () => {
  gateway = await testGateway()
  chen = await gateway.as('13800000007')
})
afterAll(() => gateway.close())

const stateOf = async (ticketId: string) =>
  (await chen.ok('default GET /crmgas/serviceTicket/detail', { ticketId })).status
const others = async () =>
  (
    await gateway.db
      .selectFrom('serviceTicket')
      .select(['ticketId', 'state'])
      .where('createdAt', '<', '2026-11-23T00:00:00+08:00')
      .where('state', 'in', ['SUBMITTED', 'ACCEPTED', 'DISPATCHED', 'PROCESSING', 'SUSPENDED'])
      .orderBy('ticketId')
      .execute()
  ).map(({ ticketId, state }) => `${ticketId} ${state}`)

test('the operator answers what was just filed as clerks would, a step a minute; the history stays as it is', async () => {
  const before = await others()
  const { ticketId } = await chen.ok('default POST /crmgas/serviceTicket/add', {
    ticketType: 'CONSULT',
    subtype: 'C_ACCOUNT',
    description: '子账号没有缴费权限',
    contactName: '陈晓梅',
    contactPhone: '13800000007',
    requestNo: requestNo(),
  })
  expect(await stateOf(ticketId)).toBe('SUBMITTED')
  const states: string[] = []
  for (const minute of [32, 34, 36]) {
    await gateway.passTime(`2026-11-23T09:${minute}:00+08:00`)
    states.push(await stateOf(ticketId))
  }
  expect(states.at(-1)).toBe('RESOLVED')
  expect(states).toEqual(expect.arrayContaining(['RESOLVED']))
  expect(await others()).toEqual(before)
})
