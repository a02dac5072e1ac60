import { HOUR } from '@domain/date'
import type { Caller, TestGateway } from '../../../test/setup/gateway'
import { anItem, applied, applyOf, itemOf, onInvoices, platformSays } from '../../../test/gateway/invoice-kit'
import { pass } from '../../../test/gateway/payment-kit'
import { SwitchedOff } from '../../ports/switched-off'

/* The tax platform is unreachable for a day: the applicants are notified, and when it is back everything is issued once. */

const UNREACHABLE = '税务平台暂时无法连接，系统将自动重试'
const STUCK = '税务平台长时间无应答，客服正在处理，恢复后将自动开具'
const DAY = 24

let gateway: TestGateway
let li: Caller
let titleId: string
onInvoices((stage) => {
  ;({ gateway, li, titleId } = stage)
})
afterEach(() => jest.restoreAllMocks())

/** Nothing of it answers, not even questions. */
const unreachable = () => {
  const { einvoice } = gateway.gateway.work.ports
  const gone = () => Promise.reject(new Error('connect ECONNREFUSED'))
  jest.spyOn(einvoice, 'issue').mockImplementation(gone)
  jest.spyOn(einvoice, 'query').mockImplementation(gone)
}
const hours = async (count: number) => {
  for (let hour = 0; hour < count; hour++) await pass(gateway, HOUR / 1000)
}
const documents = () => gateway.db.selectFrom('taxDocument').select('invoiceNo').execute()

it('the result of an application is unknown: it waits, shows that and is issued once', async () => {
  const trade = await anItem(gateway, '400.00')
  unreachable()
  const { applyId } = await applied(li, [trade], { titleId })
  await gateway.drain()
  expect(await applyOf(li, applyId)).toMatchObject({ status: 'A0', failReason: UNREACHABLE, canWithdraw: false })
  const { list } = await li.ok('default GET /crmgas/invoice/applyList', {})
  expect(list).toMatchObject([{ failReason: UNREACHABLE }])
  await hours(DAY)
  expect(await applyOf(li, applyId)).toMatchObject({
    status: 'A1',
    failReason: STUCK,
    canWithdraw: false,
  })
  expect((await li.call('default POST /crmgas/invoice/pickTrades', { tradeNos: [trade] })).code).toBe('2652')
  jest.restoreAllMocks()
  await hours(6)
  expect(await applyOf(li, applyId)).toMatchObject({
    status: 'A2',
    failReason: null,
    issued: [{ grossAmount: '400.00' }],
  })
  expect(await documents()).toHaveLength(1)
  expect((await itemOf(li, trade)).status).toBe('I3')
})

it('it is switched off for a day: the application waits, and is issued when it is connected', async () => {
  const trade = await anItem(gateway, '400.00')
  const { einvoice } = gateway.gateway.work.ports
  jest.spyOn(einvoice, 'issue').mockImplementation(() => Promise.reject(new SwitchedOff('tax platform')))
  const { applyId } = await applied(li, [trade], { titleId })
  await hours(DAY)
  expect(await applyOf(li, applyId)).toMatchObject({ status: 'A0', failReason: null, canWithdraw: true })
  jest.restoreAllMocks()
  await hours(2)
  expect(await applyOf(li, applyId)).toMatchObject({ status: 'A2', issued: [{ grossAmount: '400.00' }] })
})

it('it goes on issuing for more than a day: one alarm, and the invoice once it is out', async () => {
  const trade = await anItem(gateway, '400.00')
  const { einvoice } = gateway.gateway.work.ports
  const alarm = jest.spyOn(gateway.gateway.work.log, 'error')
  const issue = jest.spyOn(einvoice, 'issue').mockResolvedValue({ state: 'PENDING' })
  jest.spyOn(einvoice, 'query').mockResolvedValue({ state: 'PENDING' })
  const { applyId } = await applied(li, [trade], { titleId })
  await gateway.drain()
  expect(await applyOf(li, applyId)).toMatchObject({ status: 'A1', failReason: null })
  await hours(3 * DAY)
  expect(await applyOf(li, applyId)).toMatchObject({ status: 'A1', failReason: STUCK, canWithdraw: false })
  expect(alarm.mock.calls.filter(([about]) => (about as { alarm?: string }).alarm === 'INVOICE')).toHaveLength(1)
  expect(issue).toHaveBeenCalledTimes(1)
})

it('a part is out: the rest follows, no part twice', async () => {
  const trade = await anItem(gateway, '330000.01')
  const { applyId } = await applied(li, [trade], { titleId })
  const { einvoice } = gateway.gateway.work.ports
  const issue = einvoice.issue.bind(einvoice)
  let isFirst = true
  const once = jest.spyOn(einvoice, 'issue').mockImplementation((request) => {
    if (!isFirst) return Promise.reject(new Error('connect ECONNREFUSED'))
    isFirst = false
    return issue(request)
  })
  await gateway.drain()
  expect(await applyOf(li, applyId)).toMatchObject({ status: 'A1', failReason: UNREACHABLE, issued: [{}] })
  await hours(DAY)
  expect(await applyOf(li, applyId)).toMatchObject({ status: 'A1', failReason: '部分发票开具异常，客服正在处理' })
  once.mockRestore()
  await hours(6)
  const apply = await applyOf(li, applyId)
  expect([apply.status, apply.failReason, apply.issued.length]).toEqual(['A2', null, 4])
  expect(await documents()).toHaveLength(4)
})

it('it works on nothing: what it never had may be withdrawn', async () => {
  const trade = await anItem(gateway, '400.00')
  await platformSays(gateway, 'MAINTENANCE')
  const { applyId } = await applied(li, [trade], { titleId })
  await gateway.drain()
  expect(await applyOf(li, applyId)).toMatchObject({
    status: 'A0',
    failReason: '税务平台维护中，系统将自动重试',
    canWithdraw: true,
  })
  await li.ok('default POST /crmgas/invoice/withdrawApply', { applyId })
  expect(await applyOf(li, applyId)).toMatchObject({ status: 'A5', failReason: null })
  expect((await itemOf(li, trade)).status).toBe('I0')
  await platformSays(gateway, 'NORMAL')
  await hours(DAY)
  expect(await documents()).toEqual([])
})
