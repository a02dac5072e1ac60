import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'

let gateway: TestGateway
let industry: Caller
let textile: Caller

const bound = { reviewStatus: '1', isMaster: true } as const

beforeAll(async () => {
  gateway = await testGateway()
  industry = await gateway.as('13800000001')
  textile = gateway.asSession({ ...bound, bp: '1000000004', companyCode: '1002' })
})
afterAll(() => gateway.close())

test('info of the open case, list with the old one, a foreign case is 2902', async () => {
  const info = await textile.ok('default GET /crmgas/stopGas/info', {})
  expect(info).toMatchObject({
    stopGas: { kind: 'ARREARS', state: 'NOTICED', planStopAt: '2026-11-30T10:00:00+08:00', hotline: '0311-0000119' },
    serviceLine: '0311-0000100',
  })
  const { list } = await textile.ok('default GET /crmgas/stopGas/list', {})
  expect(list.map((stop) => stop.state)).toEqual(['NOTICED', 'RESUMED'])
  const stopId = list[0]?.stopId ?? ''
  expect(await industry.ok('default GET /crmgas/stopGas/info', {})).toMatchObject({ stopGas: null })
  expect(await industry.call('default GET /crmgas/stopGas/info', { stopId })).toMatchObject({ code: '2902' })
  expect(await industry.call('default POST /crmgas/stopGas/acknowledge', { requestNo: 'x', stopId })).toMatchObject({
    code: '2902',
  })
})

test('acknowledged once; the same requestNo and a new one get the same answer', async () => {
  const stopId = (await textile.ok('default GET /crmgas/stopGas/list', {})).list[0]?.stopId ?? ''
  const first = await textile.ok('default POST /crmgas/stopGas/acknowledge', { requestNo: 'ack-1', stopId })
  expect(await textile.ok('default POST /crmgas/stopGas/acknowledge', { requestNo: 'ack-1', stopId })).toEqual(first)
  expect(await textile.ok('default POST /crmgas/stopGas/acknowledge', { requestNo: 'ack-2', stopId })).toEqual(first)
  expect(
    await textile.call('default POST /crmgas/stopGas/confirmResume', {
      requestNo: 'r-1',
      stopId,
      safetyConfirm: '1',
    }),
  ).toMatchObject({ code: 'A2801' })
  expect(await textile.call('default POST /crmgas/stopGas/confirmResume', { requestNo: 'r-2', stopId })).toMatchObject({
    code: 'A2802',
  })
})
