import type { ApiKey } from '@contract'
import type { Caller, TestGateway } from '../../../test/setup/gateway'
import {
  HOSPITAL,
  aHospital,
  aPaidBill,
  aProof,
  aTitle,
  anItem,
  applied,
  applyOf,
  certified,
  decided,
  onInvoices,
  wishOf,
} from '../../../test/gateway/invoice-kit'
import { inTransaction, requestNo } from '../../../test/gateway/payment-kit'
import { deriveItems } from './derive-all'

/* What each call of invoices refuses with, where no test of its rule comes by. */

const SELLER = { buyerName: '石家庄新源燃气有限公司', taxNo: '91130100700XYRQ02H' }

describe('calls of invoices refuse', () => {
  let gateway: TestGateway
  let li: Caller
  let titleId: string
  onInvoices((stage) => {
    ;({ gateway, li, titleId } = stage)
  })

  const picked = async (grossAmount = '400.00') =>
    li.ok('default POST /crmgas/invoice/pickTrades', { tradeNos: [await anItem(gateway, grossAmount)] })
  const issued = async (grossAmount = '400.00') => {
    const { applyId } = await applied(li, [await anItem(gateway, grossAmount)], { titleId })
    await gateway.drain()
    return (await applyOf(li, applyId)).issued[0]?.invoiceId ?? ''
  }
  const red = async (over: object = {}) => ({
    requestNo: requestNo(),
    invoiceId: await issued(),
    reason: '01',
    mode: 'FULL',
    explanation: '抬头有误',
    reissue: '0',
    ...over,
  })
  const refused = async (key: ApiKey, input: object, code: string, text: string) =>
    expect(await li.send(key, input)).toMatchObject({ code, text })

  it.each<[ApiKey]>([
    ['default GET /crmgas/invoice/tradeList'],
    ['default GET /crmgas/invoice/waitList'],
    ['default GET /crmgas/invoice/applyList'],
    ['default GET /crmgas/invoice/issuedList'],
    ['btwob GET /invoice/matrix/export'],
  ])('%s: months that are too many or turned round', async (key) => {
    const format = key.endsWith('export') ? { format: 'CSV' } : {}
    for (const months of [
      { monthFrom: '2023-11', monthTo: '2026-11' },
      { monthFrom: '2026-05', monthTo: '2026-04' },
    ])
      await refused(key, { ...months, ...format }, 'A2316', '查询时间跨度不能超过36个月')
  })

  it.each<[string, () => Promise<string | undefined>, '81' | '82', string, string]>([
    ['a title that is not there', async () => 'none', '82', '2654', '请选择发票抬头'],
    ['the seller as buyer', () => aTitle(li, SELLER), '82', '2605', '购买方与销售方不能相同'],
    [
      'a special invoice without certification',
      async () => titleId,
      '81',
      '2604',
      '该抬头暂不支持开具专票，请先完成一般纳税人资质认证',
    ],
  ])('%s, wherever a title is given', async (_what, title, invoiceType, code, text) => {
    const wanted = await title()
    const { pickId, grossTotal } = await picked()
    const preview = { pickId, mergeMode: 'MERGE', titleId: wanted, invoiceType }
    await refused('default POST /crmgas/invoice/previewInvoice', preview, code, text)
    const wish = { ...wishOf(pickId, grossTotal, { titleId: wanted ?? '' }), invoiceType }
    await refused('default POST /crmgas/invoice/createInvoiceV2', wish, code, text)
    const again = { reissue: '1', newTitleId: wanted, newInvoiceType: invoiceType }
    await refused('default POST /crmgas/invoice/createRed', await red(again), code, text)
  })

  it('what was picked and is worth nothing any more', async () => {
    const { pickId, grossTotal } = await picked()
    await anItem(gateway, '-400.00', {
      lines: [
        { lineNo: 1, taxItemCode: 'NG_PIPE', quantity: null, unitPrice: null, grossAmount: '-400.00', taxRate: '0.09' },
      ],
    })
    const wish = wishOf(pickId, grossTotal, { titleId })
    await refused('default POST /crmgas/invoice/createInvoiceV2', wish, '2602', '开票金额须大于0')
  })

  it('what was picked and is taken back (IV-01)', async () => {
    await aPaidBill(gateway, 'b1', '100.00')
    const [bill] = (await li.ok('default GET /crmgas/invoice/waitList', {})).list
    const hand = await li.ok('default POST /crmgas/invoice/pickTrades', { tradeNos: [bill?.tradeNo ?? ''] })
    await gateway.db
      .updateTable('bill')
      .set({ ['state' as 'billNo']: 'REVERSED' })
      .execute()
    await inTransaction(gateway, (work) => deriveItems(work, HOSPITAL))
    const wish = wishOf(hand.pickId, '100.00', { titleId })
    await refused('default POST /crmgas/invoice/createInvoiceV2', wish, '2652', '所选记录状态已变化，请刷新')
  })

  it('an invoice that is on its way, and a title where there is none', async () => {
    const tradeNo = await anItem(gateway, '400.00')
    await applied(li, [tradeNo], { titleId })
    const files = 'default GET /crmgas/invoice/getElectronicInvoices'
    await refused(files, { tradeNo }, '2657', '发票正在开具，请稍后查看')
    await gateway.drain()
    expect(await li.ok(files, { tradeNo })).toHaveLength(1)
    await li.ok('default POST /crmgas/invoice/deleteTitle', { titleId })
    await refused('default GET /crmgas/invoice/getDefaultInvoiceTitle', {}, '2660', '未设置默认抬头')
  })

  it('an invoice of the old system, whole and in the preview', async () => {
    const wish = await red()
    await gateway.db.updateTable('invoice').set({ invoiceType: '04' }).execute()
    for (const key of ['redPreview', 'createRed'] as const)
      await refused(`default POST /crmgas/invoice/${key}`, wish, '2614', '历史发票请前往营业厅办理')
    await gateway.db.updateTable('invoice').set({ invoiceType: '82' }).execute()
  })

  it('a third red invoice of the same payment, and a form that is done', async () => {
    const invoiceId = await issued()
    const part = async () => ({
      requestNo: requestNo(),
      invoiceId,
      reason: '04',
      mode: 'PART',
      explanation: '折让',
      reissue: '0',
      lines: [{ lineNo: 1, grossAmount: '100.00' }],
      proofFileIds: [await aProof(gateway)],
    })
    for (let n = 1; n <= 2; n++) {
      const { redId } = (await li.send('default POST /crmgas/invoice/createRed', await part())).data as {
        redId: string
      }
      await decided(gateway, 'RED', 'PASS')
      await gateway.db.updateTable('taxConfirmation').set({ stage: '04' }).where('confirmKey', '=', redId).execute()
      expect(await li.ok('default POST /crmgas/invoice/refreshRed', { redId })).toEqual({ status: 'RS' })
      await refused('default POST /crmgas/invoice/withdrawRed', { redId }, '2644', '当前状态不可撤销')
    }
    for (const key of ['redPreview', 'createRed'] as const)
      await refused(
        `default POST /crmgas/invoice/${key}`,
        await part(),
        '2642',
        '该交易红冲次数已达上限，请前往营业厅办理',
      )
  })

  it('a proof of another user, of a red invoice and of a title', async () => {
    const proofFileIds = ['of-somebody-else']
    const text = '附件无效，请重新上传'
    const wish = await red({ reason: '02', proofFileIds })
    await refused('default POST /crmgas/invoice/createRed', wish, '44852', text)
    const title = { requestNo: requestNo(), titleKind: 'OTHER', buyerType: 'ENTERPRISE', applySpecial: '0' }
    const input = { buyerName: '某某公司', taxNo: '91131000MA0CERAM1P', proofFileIds }
    await refused('default POST /crmgas/invoice/saveTitle', { ...title, ...input }, '44852', text)
  })

  it('another name on a title for special invoices without a step-up (2040)', async () => {
    await certified(gateway, true)
    const whole = { address: '路', phone: '0311-0000100', bankName: '行', bankAccount: '12345678' }
    const title = { titleKind: 'OWN', buyerType: 'GOV', taxNo: '12130100401200KN3M', applySpecial: '1', ...whole }
    const save = 'default POST /crmgas/invoice/saveTitle'
    const first = await li.send(save, { ...title, requestNo: requestNo(), buyerName: '康宁医院总院' })
    const { titleId: kept } = first.data as { titleId: string }
    expect(first).toMatchObject({ code: '1000', data: { specialAllowed: '1' } })
    const renamed = { ...title, requestNo: requestNo(), titleId: kept, version: 1, buyerName: '康宁医院分院' }
    await refused(save, renamed, '2040', '安全验证已失效，请重新验证')
  })

  it('what does not exist', async () => {
    const gone = '数据不存在或已删除'
    await refused('default POST /crmgas/invoice/withdrawApply', { applyId: 'none' }, '2655', '申请不存在')
    await refused('default GET /crmgas/invoice/getElectronicInvoices', { applyId: 'none' }, '2655', '申请不存在')
    await refused('default GET /crmgas/invoice/mailLog', { invoiceId: 'none' }, '2656', '发票不存在')
    const mail = { invoiceIds: ['none'], emails: ['a@b.com'] }
    await refused('default POST /crmgas/invoice/reSendEmail', mail, '2656', '发票不存在')
    await refused('default POST /crmgas/invoice/deleteTitle', { titleId: 'none' }, '2902', gone)
    await refused('default POST /crmgas/invoice/setDefaultTitle', { titleId: 'none' }, '2902', gone)
  })
  it('what the tools of the demo do not find, or what is settled; they do the rest', async () => {
    const { redId } = (await li.send('default POST /crmgas/invoice/createRed', await red())).data as { redId: string }
    const { invoiceId } = await gateway.db.selectFrom('invoice').select('invoiceId').executeTakeFirstOrThrow()
    await li.ok('btwob POST /dev/invoice/useStatus', { invoiceId, useStatus: '1' })
    await decided(gateway, 'RED', 'PASS')
    const answer = { redId, result: 'CONFIRM' as const }
    expect(await li.ok('btwob POST /dev/invoice/buyerConfirm', answer)).toEqual({ status: 'RS' })
    await refused('btwob POST /dev/invoice/buyerConfirm', answer, '2904', '数据已被更新，请刷新后重试')
    const itemId = await anItem(gateway, '90.00')
    await li.ok('btwob POST /dev/item/extend', { itemId, deadline: '2027-12-31' })
    const item = await gateway.db.selectFrom('invoiceItem').select('deadline').where('itemId', '=', itemId).execute()
    expect(item).toEqual([{ deadline: '2027-12-31' }])
    const second = await aTitle(li, { buyerName: '科室' })
    await li.ok('default POST /crmgas/invoice/setDefaultTitle', { titleId: second })
    expect((await li.ok('default GET /crmgas/invoice/getDefaultInvoiceTitle', {})).titleId).toBe(second)
  })
})

test('without its tools the demo has no tax platform to set', async () => {
  const { gateway, li } = await aHospital({ DEV_TOOLS: '0' })
  expect(await li.call('btwob POST /dev/invoice/provider', { mode: 'reject' })).toMatchObject({
    code: '2902',
    text: '数据不存在或已删除',
  })
  await gateway.close()
})
