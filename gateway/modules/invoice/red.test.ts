import type { Caller, TestGateway } from '../../../test/setup/gateway'
import {
  aCustomer,
  aProof,
  aTitle,
  anItem,
  applied,
  applyOf,
  brokenInvoices,
  clerk,
  decided,
  invoiceGateway,
  itemOf,
} from '../../../test/gateway/invoice-kit'
import { pass, requestNo } from '../../../test/gateway/payment-kit'

describe('an invoice is reversed', () => {
  let gateway: TestGateway
  let li: Caller
  let titleId: string
  beforeEach(async () => {
    gateway = await invoiceGateway()
    await aCustomer(gateway)
    li = clerk(gateway)
    titleId = await aTitle(li)
  })
  afterEach(async () => {
    expect(await brokenInvoices(gateway.db)).toEqual([])
    await gateway.close()
  })

  const issued = async (amount = '400.00') => {
    const trade = await anItem(gateway, amount)
    const { applyId } = await applied(li, [trade], { titleId })
    await gateway.drain()
    return { trade, invoiceId: (await applyOf(li, applyId)).issued[0]?.invoiceId ?? '' }
  }
  const invoiceOf = (invoiceId: string) => li.ok('default GET /crmgas/invoice/invoiceDetail', { invoiceId })
  const wish = (invoiceId: string) => ({
    requestNo: requestNo(),
    invoiceId,
    explanation: '抬头有误',
    reissue: '0' as const,
  })
  const whole = { reason: '01' as const, mode: 'FULL' as const }
  const part = async (invoiceId: string, grossAmount: string) => ({
    ...wish(invoiceId),
    ...{ reason: '04' as const, mode: 'PART' as const, lines: [{ lineNo: 1, grossAmount }] },
    proofFileIds: [await aProof(gateway)],
  })

  it('as a whole: the red invoice is the blue one turned round, the item may be invoiced again (C-F8)', async () => {
    const { trade, invoiceId } = await issued()
    const { redId } = await li.ok('default POST /crmgas/invoice/createRed', { ...wish(invoiceId), ...whole })
    expect((await invoiceOf(invoiceId)).status).toBe('N2')
    expect((await li.call('default POST /crmgas/invoice/createRed', { ...wish(invoiceId), ...whole })).code).toBe(
      '2641',
    )
    await decided(gateway, 'RED', 'PASS')
    expect((await li.ok('default GET /crmgas/invoice/redDetail', { redId })).status).toBe('RS')
    const blue = await invoiceOf(invoiceId)
    expect(blue).toMatchObject({ status: 'N3', redAmount: '400.00', leftAmount: '0.00', canRed: false })
    expect(blue.redInvoices).toMatchObject([{ color: 'RED', grossAmount: '-400.00', status: 'N5' }])
    expect(await itemOf(li, trade)).toMatchObject({ status: 'I0', invoicedAmount: '0.00', canPick: true })
    expect((await li.call('default POST /crmgas/invoice/createRed', { ...wish(invoiceId), ...whole })).code).toBe(
      '2640',
    )
  })

  it('and issued anew to another title by itself (IR-06)', async () => {
    const { trade, invoiceId } = await issued()
    const newTitleId = await aTitle(li, { buyerName: '康宁医院后勤中心', taxNo: '91131000MA0CERAM1P' })
    const asked = { ...wish(invoiceId), ...whole, reissue: '1' as const, newTitleId }
    const { redId } = await li.ok('default POST /crmgas/invoice/createRed', asked)
    await decided(gateway, 'RED', 'PASS')
    const red = await li.ok('default GET /crmgas/invoice/redDetail', { redId })
    const apply = await applyOf(li, red.newApplyId ?? '')
    expect(apply).toMatchObject({ status: 'A2', sourceEntry: 'REISSUE', buyer: { name: '康宁医院后勤中心' } })
    expect((await itemOf(li, trade)).status).toBe('I3')
  })

  it('waits for a buyer who has deducted it: time-out, then a second form that he confirms (IR-02)', async () => {
    const { invoiceId } = await issued()
    await gateway.db.updateTable('invoice').set({ useStatus: '1' }).execute()
    const first = await li.ok('default POST /crmgas/invoice/createRed', { ...wish(invoiceId), ...whole })
    await decided(gateway, 'RED', 'PASS')
    expect(await li.ok('default GET /crmgas/invoice/redDetail', { redId: first.redId })).toMatchObject({
      status: '02',
      remainSeconds: 72 * 3600,
    })
    await pass(gateway, 72 * 3600 + 60)
    expect((await li.ok('default GET /crmgas/invoice/redDetail', { redId: first.redId })).status).toBe('07')
    expect((await invoiceOf(invoiceId)).status).toBe('N1')
    const second = await li.ok('default POST /crmgas/invoice/createRed', { ...wish(invoiceId), ...whole })
    await decided(gateway, 'RED', 'PASS')
    await gateway.db
      .updateTable('taxConfirmation')
      .set({ stage: '04' })
      .where('confirmKey', '=', second.redId)
      .execute()
    expect(await li.ok('default POST /crmgas/invoice/refreshRed', { redId: second.redId })).toEqual({ status: 'RS' })
    // A late word about the first one changes nothing (IR-09).
    await gateway.db.updateTable('taxConfirmation').set({ stage: '04' }).where('confirmKey', '=', first.redId).execute()
    expect(await li.ok('default POST /crmgas/invoice/refreshRed', { redId: first.redId })).toEqual({ status: '07' })
  })

  it('in part: never more than is left, one form at a time, and refused as designed (IR-03)', async () => {
    const { trade, invoiceId } = await issued()
    const asked = await part(invoiceId, '240.00')
    expect((await li.call('default POST /crmgas/invoice/createRed', { ...asked, proofFileIds: [] })).code).toBe('2643')
    const preview = await li.ok('default POST /crmgas/invoice/redPreview', { ...asked })
    expect(preview).toMatchObject({
      grossAmount: '240.00',
      netAmount: '220.18',
      needBuyerConfirm: '1',
      needProof: '1',
    })
    const { redId } = await li.ok('default POST /crmgas/invoice/createRed', asked)
    await decided(gateway, 'RED', 'PASS')
    await gateway.db.updateTable('taxConfirmation').set({ stage: '04' }).where('confirmKey', '=', redId).execute()
    await li.ok('default POST /crmgas/invoice/refreshRed', { redId })
    expect(await invoiceOf(invoiceId)).toMatchObject({ status: 'N4', redAmount: '240.00', leftAmount: '160.00' })
    expect(await itemOf(li, trade)).toMatchObject({ status: 'I4', invoicedAmount: '160.00' })
    const again = await part(invoiceId, '240.00')
    expect((await li.call('default POST /crmgas/invoice/createRed', again)).code).toBe('2640')
    expect((await li.call('default POST /crmgas/invoice/createRed', await part(invoiceId, '-5'))).code).toBe('A2317')
  })

  it('withdrawn or rejected it leaves the invoice as it was', async () => {
    const { invoiceId } = await issued()
    const { redId } = await li.ok('default POST /crmgas/invoice/createRed', { ...wish(invoiceId), ...whole })
    await li.ok('default POST /crmgas/invoice/withdrawRed', { redId })
    expect((await invoiceOf(invoiceId)).status).toBe('N1')
    const second = await li.ok('default POST /crmgas/invoice/createRed', { ...wish(invoiceId), ...whole })
    await decided(gateway, 'RED', 'REJECT', '资料不全')
    expect(await li.ok('default GET /crmgas/invoice/redDetail', { redId: second.redId })).toMatchObject({
      status: 'R9',
      rejectReason: '资料不全',
    })
    expect((await invoiceOf(invoiceId)).status).toBe('N1')
  })
})
