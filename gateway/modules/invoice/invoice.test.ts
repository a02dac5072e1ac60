import type { Caller, TestGateway } from '../../../test/setup/gateway'
import {
  HOSPITAL,
  aPaidBill,
  anItem,
  applied,
  applyOf,
  clerk,
  itemOf,
  platformSays,
  wishOf,
  onInvoices,
} from '../../../test/gateway/invoice-kit'
import { pass, requestNo } from '../../../test/gateway/payment-kit'
import { inWork } from '../../../test/setup/content-gateway'
import { isInvoiceable } from './service'
import { invoiceSubject } from './subject'

describe('invoices', () => {
  let gateway: TestGateway
  let li: Caller
  let titleId: string
  onInvoices((stage) => {
    ;({ gateway, li, titleId } = stage)
  })

  it('makes an invoice of a paid bill and mails it; the bill says so (C-F7)', async () => {
    await aPaidBill(gateway, 'b1', '100.00')
    const { list, sum } = await li.ok('default GET /crmgas/invoice/waitList', {})
    expect(list).toMatchObject([
      { source: 'BILL', status: 'I0', grossAmount: '100.00', deadline: '2027-11-30', canPick: true },
    ])
    expect(sum).toEqual({ count: 1, amount: '100.00' })
    const answer = await applied(li, [list[0]?.tradeNo ?? ''], { titleId, emails: ['finance@kangning.example.com'] })
    expect(answer).toMatchObject({ status: 'A0', invoiceCount: 1 })
    await gateway.drain()
    const apply = await applyOf(li, answer.applyId)
    expect(apply).toMatchObject({ status: 'A2', netTotal: '91.74', taxTotal: '8.26', canWithdraw: false })
    const [issued] = apply.issued
    expect(issued?.invoiceNo).toMatch(/^26132\d{15}$/)
    const detail = await li.ok('default GET /crmgas/invoice/invoiceDetail', { invoiceId: issued?.invoiceId ?? '' })
    expect(detail).toMatchObject({
      status: 'N1',
      amountUpper: '壹佰元整',
      lines: [{ goodsName: '*天然气*管道天然气', quantity: '25.00000000', leftGross: '100.00' }],
      mails: [{ email: 'fin***@kangning.example.com', kind: 'AUTO', status: '1' }],
      remark: `户号:${HOSPITAL.bp};账期:2026-10至2026-10;表号:003010020301`,
    })
    const about = await inWork(gateway, (work) => invoiceSubject(work, HOSPITAL, issued?.invoiceId ?? ''))
    expect(about).toMatchObject({ title: `发票 ${issued?.invoiceNo}`, facts: [{}, { value: '100.00元' }, {}, {}] })
    expect(
      await inWork(gateway, (work) => invoiceSubject(work, { ...HOSPITAL, bp: '1000000001' }, issued?.invoiceId ?? '')),
    ).toBeUndefined()
    const bill = await gateway.db.selectFrom('bill').select('invoiceState').executeTakeFirstOrThrow()
    expect(bill.invoiceState).toBe('DONE')
    const mail = await gateway.db
      .selectFrom('devOutbox')
      .selectAll()
      .where('channel', '=', 'MAIL')
      .executeTakeFirstOrThrow()
    expect(mail.text).toContain(`${issued?.invoiceNo}.pdf`)
    for (const kind of ['pdf', 'ofd', 'xml']) expect(mail.text).toContain(`${issued?.invoiceNo}.${kind}`)
    const [files] = await li.ok('default GET /crmgas/invoice/getElectronicInvoices', { applyId: answer.applyId })
    for (const url of [files?.pdfUrl, files?.xmlUrl, files?.pageImages[0]]) {
      const served = await gateway.gateway.app.inject({ method: 'GET', url: url ?? '' })
      expect([served.statusCode, served.rawPayload.length > 500]).toEqual([200, true])
    }
  })

  it('picks all waiting items of a bill; one without them is refused', async () => {
    await aPaidBill(gateway, 'b1', '100.00')
    await aPaidBill(gateway, 'b2', '60.00')
    const hand = await li.ok('default POST /crmgas/invoice/pickTrades', { tradeNos: [], billId: 'b1' })
    expect(hand).toMatchObject({ grossTotal: '100.00', items: [{ source: 'BILL' }] })
    expect((await li.call('default POST /crmgas/invoice/pickTrades', { tradeNos: [], billId: 'b3' })).code).toBe('2652')
    expect((await li.call('default POST /crmgas/invoice/pickTrades', { tradeNos: [] })).code).toBe('2651')
  })

  it('shows how many invoices 按月 gives where the limit splits them', async () => {
    const tradeNos = [
      await anItem(gateway, '60000.00', { month: '2026-09' }),
      await anItem(gateway, '70000.00', { month: '2026-10' }),
    ]
    const { pickId } = await li.ok('default POST /crmgas/invoice/pickTrades', { tradeNos })
    const preview = (mergeMode: 'MERGE' | 'PER_MONTH') =>
      li.ok('default POST /crmgas/invoice/previewInvoice', { pickId, invoiceType: '82', mergeMode })
    expect(await preview('MERGE')).toMatchObject({ invoiceCount: 2, byMonth: 2 })
    expect(await preview('PER_MONTH')).toMatchObject({ invoiceCount: 2, byMonth: null })
  })

  it('locks what is picked for one user, gives it back in time and takes corrections along (IV-05, IV-06)', async () => {
    const up = await anItem(gateway, '400.00')
    const down = await anItem(gateway, '-40.00', {
      lines: [
        { lineNo: 1, taxItemCode: 'NG_PIPE', quantity: null, unitPrice: null, grossAmount: '-40.00', taxRate: '0.09' },
      ],
    })
    const first = await li.ok('default POST /crmgas/invoice/pickTrades', { tradeNos: [up] })
    expect(first).toMatchObject({ autoAdded: [down], grossTotal: '360.00', remainSeconds: 900 })
    const other = clerk(gateway, 'u-2')
    expect(await other.call('default POST /crmgas/invoice/pickTrades', { tradeNos: [up] })).toMatchObject({
      code: '2601',
      data: { tradeNos: [up] },
    })
    expect((await li.call('default POST /crmgas/invoice/pickTrades', { tradeNos: [up] })).code).toBe('1000')
    expect((await other.call('default POST /crmgas/invoice/pickTrades', { tradeNos: [down] })).code).toBe('2601')
    await pass(gateway, 15 * 60)
    expect((await itemOf(li, up)).status).toBe('I0')
    expect((await other.call('default POST /crmgas/invoice/pickTrades', { tradeNos: [down] })).code).toBe('2602')
    expect((await other.call('default POST /crmgas/invoice/pickTrades', { tradeNos: [up] })).code).toBe('1000')
  })

  it.each([
    ['nothing', [], '2651'],
    ['what is not there', ['none'], '2652'],
    ['more than a hundred', Array.from({ length: 101 }, (_, n) => `t${n}`), '2651'],
  ])('refuses to pick %s', async (_what, tradeNos, code) =>
    expect((await li.call('default POST /crmgas/invoice/pickTrades', { tradeNos })).code).toBe(code),
  )

  it('refuses another sum, another user’s pick, no title, and answers a pick sent twice with its application', async () => {
    const trade = await anItem(gateway, '400.00')
    const { pickId } = await li.ok('default POST /crmgas/invoice/pickTrades', { tradeNos: [trade] })
    const create = (wish: object, caller = li) =>
      caller.send('default POST /crmgas/invoice/createInvoiceV2', { ...wishOf(pickId, '400.00', { titleId }), ...wish })
    expect((await create({ grossTotal: '399.99' })).code).toBe('2603')
    expect((await create({ titleId: undefined })).code).toBe('2654')
    expect((await create({ invoiceType: '81' })).code).toBe('2604')
    expect((await create({ emails: ['a@b.company'] })).code).toBe('2610')
    expect((await create({ emails: ['a@b.com.'] })).code).toBe('2610')
    expect((await create({ emails: ['a@b.com\nbcc: x@y.com'] })).code).toBe('2610')
    expect((await create({ emails: ['a@b.com\n'] })).code).toBe('2610')
    expect((await create({}, clerk(gateway, 'u-2'))).code).toBe('2653')
    const first = await create({})
    expect(first).toMatchObject({ code: '5005', data: { status: 'A0' } })
    expect(await create({})).toMatchObject({ code: '5006', data: first.data })
    expect(await gateway.db.selectFrom('invoiceApply').select('applyId').execute()).toHaveLength(1)
  })

  it('splits by the limit of the seller and issues every part (IV-10)', async () => {
    const trade = await anItem(gateway, '330000.01')
    const { applyId } = await applied(li, [trade], { titleId })
    await gateway.drain()
    const apply = await applyOf(li, applyId)
    expect(apply).toMatchObject({ status: 'A2', invoiceCount: 4 })
    expect(apply.issued.map((one) => one.grossAmount)).toEqual(['82500.00', '82500.00', '82500.00', '82500.01'])
    const tails = apply.issued.map((one) => Number(one.invoiceNo.slice(-15)))
    expect(tails).toEqual([1, 2, 3, 4])
  })

  it('asks before it asks again after a time-out: one invoice, whatever happened (IV-17)', async () => {
    const trade = await anItem(gateway, '400.00')
    await platformSays(gateway, 'TIMEOUT')
    const { applyId } = await applied(li, [trade], { titleId })
    await gateway.drain()
    expect(await applyOf(li, applyId)).toMatchObject({ status: 'A0', canWithdraw: false })
    expect((await li.call('default POST /crmgas/invoice/withdrawApply', { applyId })).code).toBe('2613')
    await platformSays(gateway, 'NORMAL')
    await pass(gateway, 61)
    expect(await applyOf(li, applyId)).toMatchObject({ status: 'A2', issued: [{ grossAmount: '400.00' }] })
    expect(await gateway.db.selectFrom('taxDocument').selectAll().execute()).toHaveLength(1)
  })

  it('waits for a platform that answers late, and gives up on one that is down for a day; nothing is lost', async () => {
    const late = await anItem(gateway, '400.00')
    await platformSays(gateway, 'LATE')
    const first = await applied(li, [late], { titleId })
    await gateway.drain()
    expect((await applyOf(li, first.applyId)).status).toBe('A1')
    await pass(gateway, 120)
    expect((await applyOf(li, first.applyId)).status).toBe('A2')
    await platformSays(gateway, 'MAINTENANCE')
    const down = await anItem(gateway, '50.00')
    const second = await applied(li, [down], { titleId })
    await gateway.drain()
    for (const minutes of [1, 5, 30, 120, 360]) await pass(gateway, minutes * 60)
    expect(await applyOf(li, second.applyId)).toMatchObject({
      status: 'A3',
      failReason: '税务平台维护中',
      canRepeat: true,
    })
    expect(await itemOf(li, down)).toMatchObject({ status: 'I0', canPick: true })
    await platformSays(gateway, 'NORMAL')
    const third = await applied(li, [down], { titleId })
    await gateway.drain()
    expect((await applyOf(li, third.applyId)).status).toBe('A2')
  })

  it('fails at once where the platform refuses, and notifies the applicant', async () => {
    await platformSays(gateway, 'REJECT')
    const trade = await anItem(gateway, '400.00')
    const { applyId } = await applied(li, [trade], { titleId })
    await gateway.drain()
    expect(await applyOf(li, applyId)).toMatchObject({ status: 'A3', failReason: '购买方税号与名称不匹配' })
    const todos = await gateway.db.selectFrom('todo').select(['type', 'status']).execute()
    expect(todos).toEqual([{ type: 'INVOICE_FAILED', status: '0' }])
    await platformSays(gateway, 'NORMAL')
    await applied(li, [trade], { titleId })
    expect(await gateway.db.selectFrom('todo').select(['type', 'status']).execute()).toEqual([
      { type: 'INVOICE_FAILED', status: '1' },
    ])
  })

  it('queues while the books are closed and goes on at eight (IV-12)', async () => {
    const trade = await anItem(gateway, '400.00')
    await gateway.passTime('2026-11-30T21:59:59+08:00')
    const before = await applied(li, [await anItem(gateway, '10.00')], { titleId })
    await gateway.drain()
    expect((await applyOf(li, before.applyId)).status).toBe('A2')
    await gateway.passTime('2026-11-30T22:00:00+08:00')
    const { applyId, status, queueReason } = await applied(li, [trade], { titleId })
    expect([status, queueReason]).toEqual(['A4', 'MONTH_END'])
    await gateway.passTime('2026-12-01T07:59:59+08:00')
    expect((await applyOf(li, applyId)).status).toBe('A4')
    await gateway.passTime('2026-12-01T08:00:10+08:00')
    expect((await applyOf(li, applyId)).status).toBe('A2')
  })

  it('queues beyond the quota; a withdrawn application gives its items back (IV-13, IV-23)', async () => {
    await gateway.db
      .updateTable('sellerProfile')
      .set({ monthQuotaNet: '300.00' })
      .where('companyCode', '=', '1002')
      .execute()
    const trade = await anItem(gateway, '400.00')
    const { applyId, status } = await applied(li, [trade], { titleId })
    expect(status).toBe('A4')
    expect((await li.call('default POST /crmgas/invoice/deleteTitle', { titleId })).code).toBe('2635')
    expect(await li.ok('default POST /crmgas/invoice/withdrawApply', { applyId })).toEqual({ status: 'A5' })
    expect((await itemOf(li, trade)).status).toBe('I0')
  })

  it('leaves thirty days for a bill that is paid long after its issue (IV-01, IV-04)', async () => {
    await aPaidBill(gateway, 'b1', '100.00')
    await aPaidBill(gateway, 'b2', '60.00', { issueDate: '2025-05-10' })
    const { items } = await li.ok('default POST /crmgas/invoice/pickTrades', { tradeNos: [], billId: 'b2' })
    expect(items).toMatchObject([{ grossAmount: '60.00', deadline: '2026-12-23' }])
    const invoiceable = () => inWork(gateway, (work) => isInvoiceable(work, HOSPITAL.bp, 'b2'))
    expect(await invoiceable()).toBe(true)
    gateway.clock.moveTo('2026-12-24T00:00:00+08:00')
    expect(await invoiceable()).toBe(false)
  })

  it('ends an item after its deadline, to the second (IV-04)', async () => {
    const trade = await anItem(gateway, '400.00', { tradeTime: '2025-11-17T10:00:00+08:00' })
    expect(await itemOf(li, trade)).toMatchObject({ deadline: '2026-11-30', daysLeft: 7 })
    await gateway.passTime('2026-11-30T21:00:00+08:00')
    expect((await li.call('default POST /crmgas/invoice/pickTrades', { tradeNos: [trade] })).code).toBe('1000')
    await gateway.passTime('2026-12-01T00:10:00+08:00')
    expect(await itemOf(li, trade)).toMatchObject({ status: 'I5', blockReason: '已超过线上开票期限，请前往营业厅办理' })
    expect((await li.call('default POST /crmgas/invoice/pickTrades', { tradeNos: [trade] })).code).toBe('2652')
  })

  it('mails again at most once a minute and five times a day (IV-22)', async () => {
    const { applyId } = await applied(li, [await anItem(gateway, '400.00')], { titleId })
    await gateway.drain()
    const [invoice] = (await applyOf(li, applyId)).issued
    const send = (emails = ['a@example.com']) =>
      li.call('default POST /crmgas/invoice/reSendEmail', { invoiceIds: [invoice?.invoiceId ?? ''], emails })
    for (const bad of ['a@b.com ', 'a@b.com.', 'a@b.com\n', 'a@b.com\r\nbcc: x@y.com', 'а@b.com', ''])
      expect((await send([bad])).code).toBe('2610')
    expect((await send()).code).toBe('1000')
    expect((await send()).code).toBe('2611')
    for (let n = 2; n <= 5; n++) {
      await pass(gateway, 61)
      expect((await send(n === 3 ? ['full@example.com'] : undefined)).code).toBe('1000')
    }
    await pass(gateway, 61)
    expect((await send()).code).toBe('2612')
    const log = await li.ok('default GET /crmgas/invoice/mailLog', { invoiceId: invoice?.invoiceId ?? '' })
    expect(log.map((one) => one.status).sort()).toEqual(['1', '1', '1', '1', '2'])
    const reader = clerk(gateway, 'u-3', { isMaster: false, models: ['INVOICE_VIEW'] })
    const asked = { invoiceIds: [invoice?.invoiceId ?? ''], emails: ['a@example.com'] }
    expect((await reader.call('default POST /crmgas/invoice/reSendEmail', asked)).code).toBe('2110')
  })

  it('shows nothing of another customer', async () => {
    const trade = await anItem(gateway, '400.00')
    const { applyId } = await applied(li, [trade], { titleId })
    await gateway.drain()
    const invoiceId = (await applyOf(li, applyId)).issued[0]?.invoiceId ?? ''
    const stranger = gateway.asSession({
      bp: '1000000004',
      companyCode: '1002',
      userId: 'x',
      isMaster: true,
      reviewStatus: '1',
    })
    expect((await stranger.call('default GET /crmgas/invoice/invoiceDetail', { invoiceId })).code).toBe('2656')
    expect((await stranger.call('default GET /crmgas/invoice/applyDetail', { applyId })).code).toBe('2655')
    expect((await stranger.call('default GET /crmgas/invoice/tradeDetail', { tradeNo: trade })).code).toBe('2650')
    expect(
      (await stranger.call('default GET /crmgas/invoice/getElectronicInvoices', { invoiceIds: invoiceId })).code,
    ).toBe('2656')
    expect((await stranger.call('default GET /crmgas/invoice/titleDetail', { titleId })).code).toBe('2902')
    const red = { requestNo: requestNo(), invoiceId, reason: '01' as const, mode: 'FULL' as const, explanation: '试' }
    expect((await stranger.call('default POST /crmgas/invoice/createRed', { ...red, reissue: '0' })).code).toBe('2656')
    const { pickId } = await li.ok('default POST /crmgas/invoice/pickTrades', {
      tradeNos: [await anItem(gateway, '1.00')],
    })
    const preview = { pickId, invoiceType: '82' as const, mergeMode: 'MERGE' as const }
    expect((await stranger.call('default POST /crmgas/invoice/previewInvoice', preview)).code).toBe('2653')
    await stranger.ok('default POST /crmgas/invoice/releasePick', { pickId })
    expect((await li.call('default POST /crmgas/invoice/previewInvoice', preview)).code).toBe('1000')
    expect(
      (await stranger.call('default POST /crmgas/invoice/createInvoiceV2', wishOf(pickId, '1.00', { titleId }))).code,
    ).toBe('2653')
    expect(
      (await stranger.call('default POST /crmgas/invoice/redPreview', { invoiceId, reason: '01', mode: 'FULL' })).code,
    ).toBe('2656')
  })
})
