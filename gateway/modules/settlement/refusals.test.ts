import type { In } from '@contract'
import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'

/* A statement is disputed as it was seen, and while it waits for its customer (AE-22, AE-24). */

const OPEN = 'energy POST /settlement/dispute'
const HOSPITAL = { bp: '1000000003', companyCode: '1002' }

let gateway: TestGateway
let hospital: Caller
let statementId: string
let sent = 0
beforeEach(async () => {
  gateway = await testGateway({ env: { DEMO_OPERATOR: '0' } })
  hospital = gateway.asSession({ ...HOSPITAL, userId: 'director', isMaster: true, reviewStatus: '1' })
  const { list } = await hospital.ok('energy GET /settlement/list', { state: 'PENDING' })
  statementId = list[0]?.statementId ?? ''
})
afterEach(() => gateway.close())

const dispute = (over: Partial<In<typeof OPEN>> = {}) =>
  hospital.call(OPEN, {
    requestNo: `d-${(sent += 1)}`,
    statementId,
    revision: 1,
    reasonCode: 'OTHER',
    content: '请核对本期账单',
    ...over,
  })
const disputes = async () => (await hospital.ok('energy GET /settlement/detailSingle', { statementId })).disputes.length

test('as another revision than the present one: A2202', async () => {
  expect(await dispute({ revision: 2 })).toMatchObject({ code: 'A2202', text: '结算单已更新，请刷新后确认' })
  expect(await disputes()).toBe(0)
})

test('while the company reviews a former dispute: A2201', async () => {
  expect((await dispute()).ok).toBe(true)
  expect(await dispute()).toMatchObject({ code: 'A2201', text: '该结算单当前状态不可确认' })
  expect(await disputes()).toBe(1)
})

test('past its deadline, also in the hour before that is written down: A2201', async () => {
  gateway.clock.moveTo('2026-11-26T00:00:01+08:00')
  expect(await dispute()).toMatchObject({ code: 'A2201', text: '该结算单当前状态不可确认' })
  expect(await disputes()).toBe(0)
})
