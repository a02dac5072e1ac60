import type { Caller, TestGateway } from '../../../../test/setup/gateway'
import {
  HOSPITAL,
  aPaidBill,
  aTitle,
  anItem,
  applied,
  applyOf,
  itemOf,
  onInvoices,
} from '../../../../test/gateway/invoice-kit'
import { heldUp, sweepOf } from '../../../../test/gateway/work-kit'
import { inWork } from '../../../../test/setup/content-gateway'
import { sweepNow } from '../../../demo/within'
import { invoiceWork } from '../work'
import { pass } from '../../../../test/gateway/payment-kit'

const AUTO = 'btwob GET /invoice/auto'
const SAVE = 'btwob POST /invoice/auto/save'
const SKIP = 'btwob POST /invoice/auto/skip'
const STOP = 'btwob POST /invoice/auto/stop'
/** From 09:30 past the announcement at 11:00. */
const TWO_HOURS = 2 * 3600
const DAY = 24 * 3600

describe('monthly automatic invoicing', () => {
  let gateway: TestGateway
  let li: Caller
  let titleId: string
  onInvoices((stage) => {
    ;({ gateway, li, titleId } = stage)
  })

  const aBill = (amount: string, tradeTime = '2026-11-23T10:00:00+08:00') =>
    anItem(gateway, amount, { source: 'BILL', title: '2026年10月账单', tradeTime })
  const runsOf = async () => (await li.ok(AUTO, {})).runs
  /** Those to the user of the rule; a gateway without memberships has no other receivers. */
  const messages = async () =>
    (
      await gateway.db
        .selectFrom('message')
        .select(['templateCode', 'summary'])
        .where('templateCode', '=', 'INVOICE_FAILED')
        .orderBy('createdAt')
        .execute()
    ).map(({ templateCode, summary }) => `${templateCode} ${summary}`)
  /** A rule, a bill of 400.00 and one from before it, and the announcement. */
  const announced = async () => {
    await aBill('90.00', '2026-11-23T09:00:00+08:00')
    await li.ok(SAVE, { titleId, invoiceType: '82' })
    const trade = await aBill('400.00')
    await pass(gateway, TWO_HOURS)
    return trade
  }

  it('announces what was billed since it began, and applies for it a day later', async () => {
    expect(await li.ok(AUTO, {})).toEqual({ rule: null, runs: [] })
    const trade = await announced()
    expect(await runsOf()).toMatchObject([
      { status: 'WAIT', titles: ['2026年10月账单'], grossAmount: '400.00', dueAt: '2026-11-24T11:00:00+08:00' },
    ])
    expect((await itemOf(li, trade)).status).toBe('I0')
    await pass(gateway, DAY)
    const [run] = await runsOf()
    expect(run).toMatchObject({ status: 'DONE', reason: null })
    const apply = await applyOf(li, run?.applyId ?? '')
    expect(apply).toMatchObject({
      status: 'A2',
      sourceEntry: 'AUTO',
      grossTotal: '400.00',
      buyer: { name: '康宁医院' },
    })
    await pass(gateway, 2 * DAY)
    expect(await runsOf()).toHaveLength(1)
    expect((await li.call(SKIP, { runId: run?.runId ?? '' })).code).toBe('2644')
  })

  it('what a pause has announced late may be objected to for a day from then on', async () => {
    await li.ok(SAVE, { titleId, invoiceType: '82' })
    await aBill('400.00')
    const late = { planned: '2026-11-23T11:00:00+08:00', done: '2026-11-27T09:00:00+08:00' }
    await inWork(gateway, (work) => sweepNow(heldUp(work, late), sweepOf(invoiceWork, 'invoice.announce')))
    expect(await runsOf()).toMatchObject([{ status: 'WAIT', dueAt: '2026-11-28T09:00:00+08:00' }])
  })

  it('an objection leaves the items to the user, and is not announced again', async () => {
    const trade = await announced()
    const [run] = await runsOf()
    expect((await li.call(SKIP, { runId: 'x' })).code).toBe('2902')
    const stranger = gateway.asSession({
      bp: '1000000009',
      companyCode: HOSPITAL.companyCode,
      userId: 'u-9',
      username: '13800000009',
      isMaster: true,
      models: [],
      reviewStatus: '1',
    })
    expect((await stranger.call(SKIP, { runId: run?.runId ?? '' })).code).toBe('2902')
    const [one, two] = await Promise.all([
      li.ok(SKIP, { runId: run?.runId ?? '' }),
      li.ok(SKIP, { runId: run?.runId ?? '' }),
    ])
    expect([one, two].map(({ runs }) => runs[0]?.status)).toEqual(['STOPPED', 'STOPPED'])
    await pass(gateway, 2 * DAY)
    expect((await runsOf()).map(({ status }) => status)).toEqual(['STOPPED'])
    expect(await itemOf(li, trade)).toMatchObject({ status: 'I0', canPick: true })
  })

  it('without a rule nothing is applied for any more', async () => {
    const trade = await announced()
    expect(await li.ok(STOP, {})).toMatchObject({ rule: null, runs: [{ status: 'STOPPED' }] })
    expect((await li.ok(STOP, {})).rule).toBeNull()
    await pass(gateway, 2 * DAY)
    expect((await itemOf(li, trade)).status).toBe('I0')
  })

  it('what a user has applied for meanwhile is left to that application', async () => {
    const trade = await announced()
    await applied(li, [trade], { titleId })
    await pass(gateway, DAY)
    expect(await runsOf()).toMatchObject([{ status: 'FAILED', reason: '已另行申请开票' }])
    expect(await messages()).toEqual([])
  })

  it('waits while a user fills in a form with its items, and goes on when nothing came of it', async () => {
    const trade = await announced()
    await pass(gateway, DAY - 2400)
    await li.ok('default POST /crmgas/invoice/pickTrades', { tradeNos: [trade] })
    await pass(gateway, 700)
    expect(await runsOf()).toMatchObject([{ status: 'WAIT' }])
    await pass(gateway, 3600)
    expect(await runsOf()).toMatchObject([{ status: 'DONE' }])
    expect((await itemOf(li, trade)).status).toBe('I3')
  })

  it('takes corrections of the same goods and meter along (IV-06)', async () => {
    await anItem(gateway, '-150.00', { source: 'BILL', title: '2026年9月账单退补差额' })
    await announced()
    expect(await runsOf()).toMatchObject([
      { grossAmount: '250.00', titles: ['2026年10月账单', '2026年9月账单退补差额'] },
    ])
    await anItem(gateway, '-50.00', { source: 'BILL', title: '2026年8月账单退补差额' })
    await pass(gateway, DAY)
    const [run] = await runsOf()
    expect(await applyOf(li, run?.applyId ?? '')).toMatchObject({ status: 'A2', grossTotal: '200.00' })
  })

  it('announces nothing that corrections eat up', async () => {
    await anItem(gateway, '-500.00', { source: 'BILL', title: '2026年9月账单退补差额' })
    const trade = await announced()
    expect(await runsOf()).toEqual([])
    expect((await itemOf(li, trade)).status).toBe('I0')
  })

  it('a correction that fits into no month by itself: one invoice over all of them (IV-06)', async () => {
    await li.ok(SAVE, { titleId, invoiceType: '82' })
    const bill = { source: 'BILL' as const, tradeTime: '2026-11-23T10:00:00+08:00' }
    await anItem(gateway, '-10000.00', { ...bill, title: '2026年10月账单退补差额' })
    await anItem(gateway, '9000.00', { ...bill, title: '2026年10月更正账单' })
    await anItem(gateway, '8000.00', { ...bill, title: '2026年11月账单', month: '2026-11' })
    await pass(gateway, TWO_HOURS)
    expect(await runsOf()).toMatchObject([{ status: 'WAIT', grossAmount: '7000.00' }])
    await pass(gateway, DAY)
    const [run] = await runsOf()
    expect(run).toMatchObject({ status: 'DONE' })
    expect(await applyOf(li, run?.applyId ?? '')).toMatchObject({
      status: 'A2',
      grossTotal: '7000.00',
      invoiceCount: 1,
    })
  })

  it('counts a bill from the moment of its issue, whatever the hour of its trade', async () => {
    await li.ok(SAVE, { titleId, invoiceType: '82' })
    await aPaidBill(gateway, 'b-new', '400.00')
    await aPaidBill(gateway, 'b-old', '90.00')
    await gateway.db
      .updateTable('bill')
      .set({ createdAt: '2026-11-23T09:00:00+08:00' })
      .where('billId', '=', 'b-old')
      .execute()
    await gateway.db.updateTable('invoiceItem').set({ tradeTime: '2026-11-23T10:00:00+08:00' }).execute()
    await pass(gateway, TWO_HOURS)
    expect(await runsOf()).toMatchObject([{ grossAmount: '400.00' }])
  })

  it('a title that is gone: the user is notified, the item waits', async () => {
    const other = await aTitle(li, { buyerName: '康宁医院后勤中心', taxNo: '91131000MA0CERAM1P' })
    const trade = await announced()
    await li.ok(SAVE, { titleId: other, invoiceType: '82' })
    expect((await li.ok(AUTO, {})).rule).toMatchObject({ titleId: other, since: '2026-11-23T09:30:00+08:00' })
    await li.ok('default POST /crmgas/invoice/deleteTitle', { titleId: other })
    expect((await li.ok(AUTO, {})).rule).toMatchObject({ buyerName: null })
    await pass(gateway, DAY)
    const [run] = await runsOf()
    expect(run).toMatchObject({ status: 'FAILED', applyId: null })
    expect((await messages())[0]).toContain('请修改自动开票的抬头')
    expect((await itemOf(li, trade)).status).toBe('I0')
  })

  it.each([
    ['a title that is not there', { titleId: 'x' }, '2654'],
    ['special invoices without the certificate', { invoiceType: '81' as const }, '2604'],
  ])('is not begun with %s', async (_what, over, code) => {
    expect((await li.call(SAVE, { titleId, invoiceType: '82', ...over })).code).toBe(code)
    expect((await li.ok(AUTO, {})).rule).toBeNull()
  })

  it('not to the seller itself (2605)', async () => {
    await gateway.db.updateTable('sellerProfile').set({ taxNo: '12130100401200KN3M' }).execute()
    expect((await li.call(SAVE, { titleId, invoiceType: '82' })).code).toBe('2605')
  })
})
