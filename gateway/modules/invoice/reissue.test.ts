import {
  aPaidBill,
  aTitle,
  anItem,
  applied,
  applyOf,
  decided,
  onInvoices,
  HOSPITAL,
} from '../../../test/gateway/invoice-kit'
import { inTransaction, requestNo } from '../../../test/gateway/payment-kit'
import type { Caller, TestGateway } from '../../../test/setup/gateway'
import { deriveItems } from './derive-all'

/** IR-06, IV-01: a bill is taken back while the forms for another title are under way. */
describe('an invoice is issued again to another title', () => {
  let gateway: TestGateway
  let li: Caller
  let titleId: string
  onInvoices((stage) => {
    ;({ gateway, li, titleId } = stage)
  })

  /** Bills, or what waits already, on one invoice; the first bill is taken back before the form for the new title ends. */
  const reissued = async (billIds: string[], mergeMode?: 'PER_ITEM') => {
    for (const billId of billIds) await aPaidBill(gateway, billId, '400.00')
    const { list } = await li.ok('default GET /crmgas/invoice/waitList', {})
    const trades = list.filter(({ grossAmount }) => !grossAmount.startsWith('-')).map(({ tradeNo }) => tradeNo)
    const { applyId } = await applied(li, trades, { titleId })
    await gateway.drain()
    if (mergeMode) await gateway.db.updateTable('invoiceApply').set({ mergeMode }).execute()
    const newTitleId = await aTitle(li, { buyerName: '康宁医院后勤中心', taxNo: '91131000MA0CERAM1P' })
    const { redId } = await li.ok('default POST /crmgas/invoice/createRed', {
      requestNo: requestNo(),
      invoiceId: (await applyOf(li, applyId)).issued[0]?.invoiceId ?? '',
      explanation: '抬头有误',
      reason: '01',
      mode: 'FULL',
      reissue: '1',
      newTitleId,
    })
    await gateway.db
      .updateTable('bill')
      .set({ ['state' as 'billNo']: 'REVERSED' })
      .where('billId', '=', 'b1')
      .execute()
    await inTransaction(gateway, (work) => deriveItems(work, HOSPITAL))
    await decided(gateway, 'RED', 'PASS')
    const { newApplyId } = await li.ok('default GET /crmgas/invoice/redDetail', { redId })
    return newApplyId === null ? null : applyOf(li, newApplyId)
  }
  const failures = () =>
    gateway.db.selectFrom('message').select('summary').where('templateCode', '=', 'INVOICE_FAILED').execute()

  it.each([undefined, 'PER_ITEM' as const])('without the bill that was taken back (%s)', async (mode) => {
    expect(await reissued(['b1', 'b2'], mode)).toMatchObject({ sourceEntry: 'REISSUE', grossTotal: '400.00' })
    expect(await failures()).toEqual([])
    expect((await li.ok('default GET /crmgas/invoice/waitList', {})).list).toEqual([])
  })

  it('with the correction that was on it, once', async () => {
    await anItem(gateway, '400.00', { source: 'BILL' })
    await anItem(gateway, '-150.00', { source: 'BILL' })
    expect(await reissued([])).toMatchObject({ grossTotal: '250.00' })
  })

  it('not at all, where nothing else was on it: the user reads why', async () => {
    expect(await reissued(['b1'])).toBeNull()
    const [said] = await failures()
    expect(said?.summary).toContain('账单已冲销，无需换开')
  })
})
