import { subtractMoney } from '@domain/money'
import type { Caller, TestGateway } from '../../../test/setup/gateway'
import type { JobCtx } from '../../http/context'
import {
  HOSPITAL,
  aProof,
  aTitle,
  anItem,
  applied,
  applyOf,
  decided,
  itemOf,
  jobCtx,
  onInvoices,
  ownVerdict,
  platformSays,
} from '../../../test/gateway/invoice-kit'
import { pass, requestNo } from '../../../test/gateway/payment-kit'
import { issueApply } from './issue'
import { runRed } from './red-run'

describe('an invoice is reversed', () => {
  let gateway: TestGateway
  let li: Caller
  let titleId: string
  onInvoices((stage) => {
    ;({ gateway, li, titleId } = stage)
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
    reason: '04' as const,
    mode: 'PART' as const,
    lines: [{ lineNo: 1, grossAmount }],
    proofFileIds: [await aProof(gateway)],
  })

  /** Issues an application in a process that is gone once its first invoice is kept. */
  const stopsAfterOne = async (applyId: string) => {
    const ctx = jobCtx(gateway)
    const transaction: JobCtx['transaction'] = async (run) => {
      if ((await gateway.db.selectFrom('invoice').select('invoiceId').execute()).length > 0) throw new Error('killed')
      return ctx.transaction(run)
    }
    await expect(issueApply({ ...ctx, transaction }, HOSPITAL.bp, applyId)).rejects.toThrow('killed')
  }

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

  it('and issued again to another title by itself (IR-06)', async () => {
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

  it('with the others of a split application: one new application once all have ended (IR-06)', async () => {
    const trade = await anItem(gateway, '330000.01')
    const { applyId } = await applied(li, [trade], { titleId })
    await gateway.drain()
    const [first, ...others] = (await applyOf(li, applyId)).issued
    const invoiceId = first?.invoiceId ?? ''
    expect((await invoiceOf(invoiceId)).siblings.map((one) => one.grossAmount)).toEqual(
      others.map((one) => one.grossAmount),
    )
    const newTitleId = await aTitle(li, { buyerName: '康宁医院后勤中心', taxNo: '91131000MA0CERAM1P' })
    const asked = { ...wish(invoiceId), ...whole, siblings: '1' as const, reissue: '1' as const, newTitleId }
    const proofFileIds = [await aProof(gateway)]
    expect(
      (await li.send('default POST /crmgas/invoice/createRed', { ...asked, reason: '02', proofFileIds })).code,
    ).toBe('2901')
    const { redId } = await li.ok('default POST /crmgas/invoice/createRed', asked)
    const { group } = await li.ok('default GET /crmgas/invoice/redDetail', { redId })
    expect(group.map(({ status }) => status)).toEqual(['R0', 'R0', 'R0', 'R0'])
    // One is taken back: the new application is of what the other three took back.
    const last = group.at(-1)
    await li.ok('default POST /crmgas/invoice/withdrawRed', { redId: last?.redId ?? '' })
    await gateway.drain()
    expect((await li.ok('default GET /crmgas/invoice/redDetail', { redId })).newApplyId).toBeNull()
    await decided(gateway, 'RED', 'PASS')
    const red = await li.ok('default GET /crmgas/invoice/redDetail', { redId })
    expect(red.group.map(({ status }) => status).sort()).toEqual(['08', 'RS', 'RS', 'RS'])
    const apply = await applyOf(li, red.newApplyId ?? '')
    expect(apply).toMatchObject({ status: 'A2', sourceEntry: 'REISSUE', buyer: { name: '康宁医院后勤中心' } })
    const kept = others.find(({ invoiceNo }) => invoiceNo === last?.blueInvoiceNo)
    expect(apply.grossTotal).toBe(subtractMoney('330000.01', kept?.grossAmount ?? '0.00'))
    expect(red.newInvoices).toHaveLength(apply.invoiceCount)
    expect(red.progress.at(-1)).toMatchObject({ step: 'REISSUE', done: true })
    expect(
      await gateway.db.selectFrom('invoiceApply').select('applyId').where('redId', 'is not', null).execute(),
    ).toHaveLength(1)
  })

  it('waits for a buyer that has deducted it: time-out, then a second form that the buyer confirms (IR-02)', async () => {
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
    // What was reversed in part stands among what is invoiced, as in the sum.
    const { list, sum } = await li.ok('default GET /crmgas/invoice/tradeList', { status: 'I3', pageSize: 50 })
    expect(list).toContainEqual(expect.objectContaining({ tradeNo: trade, status: 'I4' }))
    expect(list).toHaveLength(sum.issued.count)
    const again = await part(invoiceId, '240.00')
    expect((await li.call('default POST /crmgas/invoice/createRed', again)).code).toBe('2640')
    expect((await li.call('default POST /crmgas/invoice/createRed', await part(invoiceId, '-5'))).code).toBe('A2317')
  })

  it.each([
    ['more than the line', { lines: [{ lineNo: 1, grossAmount: '400.01' }] }, '2640'],
    ['more of the goods than there are', { lines: [{ lineNo: 1, grossAmount: '1.00', quantity: '100.0001' }] }, '2640'],
    ['the same line twice', { lines: [1, 1].map((lineNo) => ({ lineNo, grossAmount: '300.00' })) }, 'A2317'],
    ['a line that is not there', { lines: [{ lineNo: 2, grossAmount: '1.00' }] }, 'A2317'],
    ['nothing', { lines: [] }, 'A2317'],
    ['a fen of nothing', { lines: [{ lineNo: 1, grossAmount: '0.00' }] }, 'A2317'],
    ['a part where the whole is wrong', { reason: '01' }, '2901'],
  ])('never takes back %s', async (_what, over, code) => {
    const { trade, invoiceId } = await issued()
    const asked = { ...(await part(invoiceId, '10.00')), ...over }
    expect((await li.send('default POST /crmgas/invoice/redPreview', asked)).code).toBe(code)
    expect((await li.send('default POST /crmgas/invoice/createRed', asked)).code).toBe(code)
    expect(await invoiceOf(invoiceId)).toMatchObject({ status: 'N1', leftAmount: '400.00' })
    expect((await itemOf(li, trade)).status).toBe('I3')
  })

  it('once at a time: two at once are one, and none begins while the buyer is asked (IR-04)', async () => {
    const { invoiceId } = await issued()
    const wishes = [await part(invoiceId, '300.00'), await part(invoiceId, '300.00')]
    const answers = await Promise.all(wishes.map((one) => li.call('default POST /crmgas/invoice/createRed', one)))
    expect(answers.map(({ code }) => code).sort()).toEqual(['1000', '2641'])
    await decided(gateway, 'RED', 'PASS')
    const [running] = (await invoiceOf(invoiceId)).reds
    expect(running).toMatchObject({ status: '02', grossAmount: '300.00' })
    const further = await part(invoiceId, '100.00')
    for (const key of ['redPreview', 'createRed'] as const)
      expect((await li.send(`default POST /crmgas/invoice/${key}`, further)).code).toBe('2641')
    expect((await invoiceOf(invoiceId)).reds).toHaveLength(1)
  })

  it('before the other invoice of its application is out: its item waits again all the same', async () => {
    const trades = [await anItem(gateway, '400.00'), await anItem(gateway, '90.00')]
    const { applyId } = await applied(li, trades, { titleId, mergeMode: 'PER_ITEM' })
    await stopsAfterOne(applyId)
    await platformSays(gateway, 'MAINTENANCE')
    await gateway.drain()
    await platformSays(gateway, 'NORMAL')
    const [first] = await gateway.db.selectFrom('invoice').selectAll().execute()
    await li.ok('default POST /crmgas/invoice/createRed', { ...wish(first?.invoiceId ?? ''), ...whole })
    await decided(gateway, 'RED', 'PASS')
    expect((await applyOf(li, applyId)).status).toBe('A1')
    await pass(gateway, 700)
    expect((await applyOf(li, applyId)).status).toBe('A2')
    const items = await Promise.all(trades.map((trade) => itemOf(li, trade)))
    const reversed = items.find(({ grossAmount }) => grossAmount === first?.grossAmount)
    expect(reversed).toMatchObject({ status: 'I0', invoicedAmount: '0.00', canPick: true })
    expect(items.map(({ status }) => status).sort()).toEqual(['I0', 'I3'])
  })

  it('withdrawn while the buyer is asked: the platform knows it too (C 3.11)', async () => {
    const { invoiceId } = await issued()
    const { redId } = await li.ok('default POST /crmgas/invoice/createRed', await part(invoiceId, '100.00'))
    await decided(gateway, 'RED', 'PASS')
    expect((await li.ok('default GET /crmgas/invoice/redDetail', { redId })).status).toBe('02')
    await li.ok('default POST /crmgas/invoice/withdrawRed', { redId })
    await gateway.drain()
    const forms = await gateway.db.selectFrom('taxConfirmation').select('stage').execute()
    expect(forms).toEqual([{ stage: '08' }])
    expect((await invoiceOf(invoiceId)).status).toBe('N1')
  })

  it('withdrawn while the platform makes the form: it is taken back there all the same', async () => {
    const { invoiceId } = await issued()
    await platformSays(gateway, 'MAINTENANCE')
    const { redId } = await li.ok('default POST /crmgas/invoice/createRed', await part(invoiceId, '100.00'))
    await decided(gateway, 'RED', 'PASS')
    await platformSays(gateway, 'NORMAL')
    const ctx = jobCtx(gateway)
    const { einvoice } = ctx.ports
    const createRed: typeof einvoice.createRed = async (request) => {
      const form = await einvoice.createRed(request)
      await li.ok('default POST /crmgas/invoice/withdrawRed', { redId })
      return form
    }
    const slow = Object.assign(Object.create(einvoice) as typeof einvoice, { createRed })
    await runRed({ ...ctx, ports: { ...ctx.ports, einvoice: slow } }, HOSPITAL.bp, redId)
    await gateway.drain()
    const forms = await gateway.db.selectFrom('taxConfirmation').select('stage').execute()
    expect(forms).toEqual([{ stage: '08' }])
  })

  it('is not reviewed by the user that asked for it, a user of the customer number or not (2210)', async () => {
    const { invoiceId } = await issued()
    const { redId } = await li.ok('default POST /crmgas/invoice/createRed', { ...wish(invoiceId), ...whole })
    expect((await ownVerdict(gateway, 'RED')).code).toBe('2210')
    expect((await li.ok('default GET /crmgas/invoice/redDetail', { redId })).status).toBe('R0')
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
