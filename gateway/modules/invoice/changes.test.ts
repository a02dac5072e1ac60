import type { Caller, TestGateway } from '../../../test/setup/gateway'
import {
  aPaidBill,
  aProof,
  aTitle,
  anItem,
  applied,
  applyOf,
  decided,
  itemOf,
  onInvoices,
  platformSays,
  wishOf,
  HOSPITAL,
  certified,
} from '../../../test/gateway/invoice-kit'
import { inTransaction, pass, requestNo } from '../../../test/gateway/payment-kit'
import { deriveItems } from './derive-all'

/* The subject of an item changes while it is picked, or while its application runs. */

const PICK = 'default POST /crmgas/invoice/pickTrades'
const CREATE = 'default POST /crmgas/invoice/createInvoiceV2'

let gateway: TestGateway
let li: Caller
let titleId: string
onInvoices((stage) => {
  ;({ gateway, li, titleId } = stage)
})

const waiting = async () => (await li.ok('default GET /crmgas/invoice/waitList', {})).list
const reversed = async (billId: string) => {
  await gateway.db
    .updateTable('bill')
    .set({ ['state' as 'billNo']: 'REVERSED' })
    .where('billId', '=', billId)
    .execute()
  await inTransaction(gateway, (work) => deriveItems(work, HOSPITAL))
}
const ofBill = async (billId: string, amount: string) => {
  await aPaidBill(gateway, billId, amount)
  return (await waiting()).find(({ grossAmount }) => grossAmount === amount)?.tradeNo ?? ''
}
const create = (pickId: string, grossTotal: string) => li.call(CREATE, wishOf(pickId, grossTotal, { titleId }))

describe('between pick and application', () => {
  it('a smaller amount is refused (2603), shown and asked for', async () => {
    const trade = await anItem(gateway, '400.00', { sourceNo: 's1' })
    const { pickId } = await li.ok(PICK, { tradeNos: [trade] })
    await anItem(gateway, '360.00', { sourceNo: 's1' })
    expect(await create(pickId, '400.00')).toMatchObject({ code: '2603', data: { grossTotal: '360.00' } })
    const preview = { pickId, invoiceType: '82' as const, mergeMode: 'MERGE' as const }
    const shown = await li.ok('default POST /crmgas/invoice/previewInvoice', preview)
    expect(shown).toMatchObject({ grossTotal: '360.00', hints: ['含退补差额−40.00元'] })
    const { data } = await create(pickId, '360.00')
    await gateway.drain()
    expect(await applyOf(li, data.applyId)).toMatchObject({ status: 'A2', issued: [{ grossAmount: '360.00' }] })
    expect(await waiting()).toEqual([])
  })

  it('a larger amount leaves the pick as it is; the difference waits', async () => {
    const trade = await anItem(gateway, '400.00', { sourceNo: 's1' })
    const { pickId } = await li.ok(PICK, { tradeNos: [trade] })
    await anItem(gateway, '450.00', { sourceNo: 's1' })
    expect((await create(pickId, '400.00')).code).toBe('5005')
    expect(await waiting()).toMatchObject([{ grossAmount: '50.00', status: 'I0', canPick: true }])
  })

  it('an amount that came to nothing is refused (2602)', async () => {
    const trade = await anItem(gateway, '400.00', { sourceNo: 's1' })
    const { pickId } = await li.ok(PICK, { tradeNos: [trade] })
    await anItem(gateway, '0.00', { sourceNo: 's1' })
    expect((await create(pickId, '400.00')).code).toBe('2602')
  })

  it('a correction of the picked bill goes along', async () => {
    const { pickId } = await li.ok(PICK, { tradeNos: [await ofBill('b1', '100.00')] })
    await anItem(gateway, '-30.00', { source: 'BILL' })
    expect(await create(pickId, '100.00')).toMatchObject({ code: '2603', data: { grossTotal: '70.00' } })
    expect((await create(pickId, '70.00')).code).toBe('5005')
    expect(await waiting()).toEqual([])
  })

  it('a bill that is taken back is not invoiced (2652)', async () => {
    const trade = await ofBill('b1', '100.00')
    const { pickId } = await li.ok(PICK, { tradeNos: [trade] })
    await reversed('b1')
    expect((await create(pickId, '100.00')).code).toBe('2652')
    expect(await itemOf(li, trade)).toMatchObject({ status: 'I6', blockReason: '账单已冲销' })
    const again = await ofBill('b2', '80.00')
    expect(await li.ok(PICK, { tradeNos: [again] })).toMatchObject({ autoAdded: [], grossTotal: '80.00' })
  })

  it('what is in an application cannot be picked again (2652)', async () => {
    const trade = await anItem(gateway, '400.00')
    await applied(li, [trade], { titleId })
    expect((await li.call(PICK, { tradeNos: [trade] })).code).toBe('2652')
  })
})

describe('a bill is taken back while its application runs', () => {
  it('and is issued: its correction waits', async () => {
    const trade = await ofBill('b1', '100.00')
    await platformSays(gateway, 'LATE')
    const { applyId } = await applied(li, [trade], { titleId })
    await gateway.drain()
    await reversed('b1')
    expect((await itemOf(li, trade)).status).toBe('I2')
    await pass(gateway, 120)
    expect((await applyOf(li, applyId)).status).toBe('A2')
    expect(await waiting()).toMatchObject([{ grossAmount: '-100.00', isAdjust: true, status: 'I0' }])
  })

  it.each([
    ['refused by the platform', '800000.00', 'A3'],
    ['withdrawn', '50.00', 'A5'],
  ])('and is %s: there is nothing left to invoice', async (_how, quota, status) => {
    const trade = await ofBill('b1', '100.00')
    await platformSays(gateway, 'REJECT')
    await gateway.db.updateTable('sellerProfile').set({ monthQuotaNet: quota }).execute()
    const { applyId } = await applied(li, [trade], { titleId })
    await reversed('b1')
    if (status === 'A5') await li.ok('default POST /crmgas/invoice/withdrawApply', { applyId })
    await gateway.drain()
    expect((await applyOf(li, applyId)).status).toBe(status)
    expect(await itemOf(li, trade)).toMatchObject({ status: 'I6', blockReason: '账单已冲销' })
    expect(await waiting()).toEqual([])
  })
})

describe('an invoice of a bill that was taken back', () => {
  const issued = async () => {
    const trade = await ofBill('b1', '100.00')
    const { applyId } = await applied(li, [trade], { titleId })
    await gateway.drain()
    await reversed('b1')
    return { trade, invoiceId: (await applyOf(li, applyId)).issued[0]?.invoiceId ?? '' }
  }
  /** The form is requested, passed at the desk and, where the rules need it, confirmed by the buyer. */
  const red = async (
    invoiceId: string,
    over: { reason: '01' | '04'; mode: 'FULL' | 'PART'; lines?: { lineNo: number; grossAmount: string }[] },
  ) => {
    const asked = { requestNo: requestNo(), invoiceId, explanation: '账单冲销', reissue: '0' as const, ...over }
    const proofFileIds = over.mode === 'PART' ? [await aProof(gateway)] : []
    const { redId } = await li.ok('default POST /crmgas/invoice/createRed', { ...asked, proofFileIds })
    await decided(gateway, 'RED', 'PASS')
    await gateway.db.updateTable('taxConfirmation').set({ stage: '04' }).where('confirmKey', '=', redId).execute()
    if (over.mode === 'PART') await li.ok('default POST /crmgas/invoice/refreshRed', { redId })
  }

  it('is reversed as a whole: its correction goes with it and takes nothing off other bills', async () => {
    const { trade, invoiceId } = await issued()
    expect(await waiting()).toMatchObject([{ grossAmount: '-100.00' }])
    await red(invoiceId, { reason: '01', mode: 'FULL' })
    expect(await itemOf(li, trade)).toMatchObject({ status: 'I6', blockReason: '账单已冲销' })
    const picked = await li.ok(PICK, { tradeNos: [await ofBill('b2', '50.00')] })
    expect(picked).toMatchObject({ autoAdded: [], grossTotal: '50.00' })
  })

  it('is reversed after its correction was taken along: what it corrects waits again', async () => {
    const { trade, invoiceId } = await issued()
    await applied(li, [await ofBill('b2', '150.00')], { titleId })
    await gateway.drain()
    await red(invoiceId, { reason: '01', mode: 'FULL' })
    expect(await waiting()).toMatchObject([{ tradeNo: trade, grossAmount: '100.00', status: 'I0' }])
  })

  it('is reversed in two parts around its correction: what that took off waits again, and no more', async () => {
    const trade = await ofBill('b1', '100.00')
    const { applyId } = await applied(li, [trade], { titleId })
    await gateway.drain()
    const invoiceId = (await applyOf(li, applyId)).issued[0]?.invoiceId ?? ''
    await red(invoiceId, { reason: '04', mode: 'PART', lines: [{ lineNo: 1, grossAmount: '40.00' }] })
    await reversed('b1')
    expect(await waiting()).toMatchObject([{ grossAmount: '-60.00' }])
    await applied(li, [await ofBill('b2', '150.00')], { titleId })
    await gateway.drain()
    await red(invoiceId, { reason: '01', mode: 'FULL' })
    expect(await waiting()).toMatchObject([{ tradeNo: trade, openAmount: '60.00', status: 'I0' }])
    // 150.00 of the second bill: 90.00 are invoiced with the correction, 60.00 wait.
    const again = await applied(li, [trade], { titleId })
    await gateway.drain()
    expect((await applyOf(li, again.applyId)).issued).toMatchObject([{ grossAmount: '60.00' }])
    await inTransaction(gateway, (work) => deriveItems(work, HOSPITAL))
    expect(await waiting()).toEqual([])
  })
})

describe('a special invoice is refused with its reason (2604)', () => {
  const save = (over: object) =>
    li.send('default POST /crmgas/invoice/saveTitle', {
      requestNo: requestNo(),
      titleKind: 'OWN',
      buyerType: 'GOV',
      buyerName: '康宁医院儿科',
      applySpecial: '0',
      ...over,
    })

  it.each([
    ['no certified user', null, {}, '请先完成企业认证'],
    ['it is no general taxpayer', false, {}, '仅一般纳税人可开具专票'],
    ['its title has no tax number', true, {}, '该抬头未申请开具专票'],
    ['its title never asked for it', true, { taxNo: '91131000MA0CERAM1P' }, '该抬头未申请开具专票'],
  ])('where %s', async (_why, isTaxpayer, title, reason) => {
    if (isTaxpayer !== null) await certified(gateway, isTaxpayer)
    const saved = await save(title)
    const { pickId } = await li.ok(PICK, { tradeNos: [await anItem(gateway, '400.00')] })
    const { titleId: own } = saved.data as { titleId: string }
    const wish = { ...wishOf(pickId, '400.00', { titleId: own }), invoiceType: '81' as const }
    expect(await li.call(CREATE, wish)).toMatchObject({ code: '2604', data: { reason } })
    expect((await li.call(CREATE, { ...wish, invoiceType: '82' })).code).toBe('5005')
  })

  it.each([
    ['2026-09-23', '企业认证已过期，请更新营业执照'],
    ['2026-09-24', '该抬头未申请开具专票'],
  ])(
    'a certification until %s, judged on 2026-11-23 (CE-11: what it opened holds for 60 days)',
    async (end, reason) => {
      await certified(gateway, true, end)
      const { pickId } = await li.ok(PICK, { tradeNos: [await anItem(gateway, '400.00')] })
      const wish = { ...wishOf(pickId, '400.00', { titleId }), invoiceType: '81' as const }
      expect(await li.call(CREATE, wish)).toMatchObject({ code: '2604', data: { reason } })
    },
  )

  it('a title without a tax number does not ask for it either', async () => {
    await certified(gateway, true)
    const whole = { address: '路', phone: '0311-0000100', bankName: '行', bankAccount: '12345678' }
    expect(await save({ applySpecial: '1', ...whole })).toMatchObject({ code: '2901', data: { field: 'taxNo' } })
  })
})

it('the phone that the form names gets an SMS once the invoices are there, with nothing that a user has typed (IV-21)', async () => {
  const sms = () => gateway.db.selectFrom('devOutbox').select(['target', 'text']).where('channel', '=', 'SMS').execute()
  const typed = await aTitle(li, { buyerName: '退款请登录www.example.com', taxNo: '' })
  const wish = { titleId: typed, receiverPhone: '13900000077' }
  const { applyId } = await applied(li, [await anItem(gateway, '400.00')], wish)
  expect(await sms()).toEqual([])
  await gateway.drain()
  const [invoice] = (await applyOf(li, applyId)).issued
  const text = `发票${invoice?.invoiceNo}已开具，金额400.00元，用气客户康宁医院。`
  expect(await sms()).toEqual([{ target: wish.receiverPhone, text }])
})

it('an application beyond the quota goes on the morning after there is room again (C 3.8, IV-13)', async () => {
  const quota = (monthQuotaNet: string) => gateway.db.updateTable('sellerProfile').set({ monthQuotaNet }).execute()
  await quota('300.00')
  const { applyId } = await applied(li, [await anItem(gateway, '400.00')], { titleId })
  const statusAt = async (moment: string) => {
    await gateway.passTime(moment)
    return (await applyOf(li, applyId)).status
  }
  expect(await statusAt('2026-11-24T08:00:10+08:00')).toBe('A4')
  await quota('800.00')
  expect(await statusAt('2026-11-25T07:59:50+08:00')).toBe('A4')
  expect(await statusAt('2026-11-25T08:00:10+08:00')).toBe('A2')
})

it('an application that the platform could not take waits for the books and counts in the month of its invoice (IV-12, IV-13)', async () => {
  const used = () => gateway.db.selectFrom('quotaUsage').select(['month', 'usedNet']).orderBy('month').execute()
  await gateway.passTime('2026-11-30T21:58:00+08:00')
  await platformSays(gateway, 'MAINTENANCE')
  const { applyId } = await applied(li, [await anItem(gateway, '109.00')], { titleId })
  await gateway.drain()
  await platformSays(gateway, 'NORMAL')
  await gateway.passTime('2026-11-30T22:30:00+08:00')
  expect(await applyOf(li, applyId)).toMatchObject({ status: 'A4', queueReason: 'MONTH_END', failReason: null })
  await gateway.passTime('2026-12-01T08:00:10+08:00')
  expect((await applyOf(li, applyId)).status).toBe('A2')
  expect(await used()).toEqual([
    { month: '2026-11', usedNet: '0.00' },
    { month: '2026-12', usedNet: '100.00' },
  ])
})

it('an invoice with an unknown result counts in the month in which it is issued (IV-13)', async () => {
  const { einvoice } = gateway.gateway.work.ports
  const lost = jest.spyOn(einvoice, 'issue').mockRejectedValue(new Error('socket hang up'))
  const { applyId } = await applied(li, [await anItem(gateway, '109.00')], { titleId })
  await gateway.drain()
  lost.mockRestore()
  await gateway.passTime('2026-12-01T09:00:00+08:00')
  expect((await applyOf(li, applyId)).status).toBe('A2')
  const used = await gateway.db.selectFrom('quotaUsage').select('usedNet').orderBy('month').execute()
  expect(used).toEqual([{ usedNet: '0.00' }, { usedNet: '100.00' }])
})

it('a bill that was invoiced before its late fee is invoiced in part until that is invoiced too', async () => {
  const state = async () =>
    (await gateway.db.selectFrom('bill').select('invoiceState').where('billId', '=', 'b1').executeTakeFirst())
      ?.invoiceState
  const trade = await ofBill('b1', '100.00')
  await applied(li, [trade], { titleId })
  await gateway.drain()
  expect(await state()).toBe('DONE')
  await gateway.db.updateTable('bill').set({ lateFeePaid: '1.20' }).where('billId', '=', 'b1').execute()
  await inTransaction(gateway, (work) => deriveItems(work, HOSPITAL))
  expect(await state()).toBe('PART')
  const fee = (await waiting()).find(({ grossAmount }) => grossAmount === '1.20')?.tradeNo ?? ''
  await applied(li, [fee], { titleId })
  await gateway.drain()
  expect(await state()).toBe('DONE')
})
