import { slipPicture } from '../../../demo/money/slip-picture'
import { aBill, inTransaction, payer } from '../../../../test/gateway/payment-kit'
import { aSlip, moneyIn, orderTransfer, remitting } from '../../../../test/gateway/transfer-kit'
import type { Caller, TestGateway } from '../../../../test/setup/gateway'
import { receive } from '../../file/service'

const READ = 'btwob POST /pay/tt/readSlip'

let gateway: TestGateway
let li: Caller
beforeEach(async () => {
  const start = await remitting()
  const { key } = start
  ;({ gateway, li } = start)
  await aBill(gateway.db, key, { billId: 'b1', receivable: '200.00' })
  await aBill(gateway.db, key, { billId: 'b2', receivable: '300.00' })
})
afterEach(() => gateway.close())

const aPicture = async (lines: string[], bizType = 'TT_PROOF'): Promise<string> => {
  const owner = { type: 'USER', id: 'u-1', companyCode: '1002' } as const
  const file = { bizType, name: 'slip.png', bytes: slipPicture(lines) }
  return (await inTransaction(gateway, (work) => receive(work, owner, file))).fileId
}

describe('a slip that reads itself (Y-14)', () => {
  it('returns amount, day and payer for the customer to confirm, and what differs from the order', async () => {
    const { ttId, remitCode } = await orderTransfer(li, { amount: '500.00' })
    const fileId = await aPicture(['付款人：康宁医院', '金额：499.00', '交易日期：2026-11-23', `附言：${remitCode}`])
    expect(await li.ok(READ, { ttId, fileId })).toEqual({
      recognised: true,
      amount: '499.00',
      remitDate: '2026-11-23',
      payerName: '康宁医院',
      remitCode,
      differs: ['amount'],
    })
    expect(await li.ok('default GET /crmgas/pay/tt/detail', { ttId })).toMatchObject({
      state: 'WAIT_REMIT',
      proofs: [],
    })
  })

  it('a photo of a cat, a document without text and a silent reader say nothing', async () => {
    const { ttId } = await orderTransfer(li)
    const nothing = { recognised: false, amount: null, remitDate: null, payerName: null, remitCode: null, differs: [] }
    expect(await li.ok(READ, { ttId, fileId: await aPicture([]) })).toEqual(nothing)
    expect(await li.ok(READ, { ttId, ...(await aSlip(gateway)) })).toEqual(nothing)
    await gateway.setting('slipReader.mode', 'DOWN')
    expect(await li.ok(READ, { ttId, fileId: await aPicture(['金额：500.00']) })).toEqual(nothing)
  })

  it('is the user’s own slip of the account’s own transfer', async () => {
    const { ttId } = await orderTransfer(li)
    const stranger = payer(gateway, { bp: '1000000009', companyCode: '1002' }, 'u-9', '13800000009')
    const fileId = await aPicture(['金额：500.00'])
    expect(await stranger.call(READ, { ttId, fileId })).toMatchObject({ code: '2902' })
    const other = await aPicture(['金额：500.00'], 'METER_IMG')
    for (const wrong of [other, 'none'])
      expect(await li.call(READ, { ttId, fileId: wrong })).toMatchObject({ code: '44852' })
  })
})

it('bills that wait for a transfer say so, until its money is there or it is cancelled (AE-74)', async () => {
  const marks = async () =>
    (await li.ok('default GET /crmgas/bill/list', {})).list.map(({ billId, transferId }) => [billId, transferId]).sort()
  expect(await marks()).toEqual([
    ['b1', null],
    ['b2', null],
  ])
  const first = await orderTransfer(li, { purpose: 'BILL', billIds: ['b1'], amount: '200.00' })
  expect(await marks()).toEqual([
    ['b1', first.ttId],
    ['b2', null],
  ])
  expect(await li.ok('default GET /crmgas/bill/detail', { billId: 'b1' })).toMatchObject({
    transferId: first.ttId,
    canPay: true,
  })
  await li.ok('default POST /crmgas/pay/tt/cancel', { ttId: first.ttId })
  const second = await orderTransfer(li, { purpose: 'BILL', billIds: ['b2'], amount: '300.00' })
  await moneyIn(li, { ttId: second.ttId })
  expect(await marks()).toEqual([
    ['b1', null],
    ['b2', null],
  ])
})
