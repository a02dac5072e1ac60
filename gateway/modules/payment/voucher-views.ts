import { dateOf } from '@domain/date'
import type { ApiOf } from '@contract/endpoint'
import type { records as contract } from '@contract/payment/records'
import { maskAddress, maskBp, maskCompany } from '@domain/mask'
import { addMoney, isPositiveMoney, subtractMoney, sumMoney } from '@domain/money'
import type { BoundSession, Work } from '../../http/context'
import { envelope, paged } from '../../http/page'
import { Refusal } from '../../http/refusal'
import { companyOf } from '../membership/service'
import { keyOf } from './bill-view'
import { instants } from './record-views'
import { itemsOf } from './repo/orders'
import { countVouchers, findPayersVoucher, findVoucher, pageOfVouchers, type Voucher } from './repo/vouchers'
import type { Item } from './types'

type Api = ApiOf<typeof contract>
type Vouchers = Api['default GET /crmgas/voucher/list']
type VoucherDetail = Api['default GET /crmgas/voucher/detail']['out']

/** Money of an order that its bills did not take. */
const TO_BALANCE = '转入账户余额'

const voucherHead = (voucher: Voucher): Vouchers['out']['list'][number] => ({
  voucherId: voucher.voucherId,
  voucherNo: voucher.voucherNo,
  orderId: voucher.payOrderId,
  orderNo: voucher.orderNo,
  title: voucher.title,
  bizType: voucher.bizType,
  meterNo: voucher.meterNo,
  amount: voucher.amount,
  channelText: voucher.channelText,
  paidAt: voucher.paidAt,
  pdfReady: false,
})

export async function voucherPage(work: Work, session: BoundSession, input: Vouchers['in']): Promise<Vouchers['out']> {
  const page = paged(input)
  const filter = { meterId: input.meterId, ...instants(work, input) }
  const rows = await pageOfVouchers(work.db, keyOf(session), filter, page.limit, page.offset)
  const total = await countVouchers(work.db, keyOf(session), filter)
  return { ...envelope(page, rows.map(voucherHead), total), since: dateOf(filter.from) }
}

/** voucher/detail: a voucher of the account, or of an order that the user paid for another, whose data is masked then (AE-61). */
export async function voucherDetail(work: Work, session: BoundSession, voucherId: string): Promise<VoucherDetail> {
  const own = await findVoucher(work.db, keyOf(session), voucherId)
  const voucher = own ?? (await findPayersVoucher(work.db, voucherId, session.userId, session.bp))
  if (!voucher) throw new Refusal('2902')
  const company = await companyOf(work, voucher.companyCode)
  const items = own ? await itemsOf(work.db, voucher.bp, [voucher.payOrderId]) : []
  return {
    ...voucherHead(voucher),
    customerName: own ? voucher.customerName : maskCompany(voucher.customerName),
    bp: own ? voucher.bp : maskBp(voucher.bp),
    address: own ? voucher.address : maskAddress(voucher.address),
    companyName: company?.companyName ?? '',
    amountUpper: voucher.amountUpper,
    parts: voucher.parts,
    items: own ? paidItems(own, items) : [],
    volume: voucher.volume,
    verifyCode: voucher.verifyCode,
    pdfUrl: null,
    invoiceable: own !== undefined && voucher.bizType === 'BILL',
  }
}

/** What the money paid: each item with what it took, and what stays on the balance. They add up to the voucher's amount. */
function paidItems(voucher: Voucher, items: readonly Item[]): VoucherDetail['items'] {
  const settled = items
    .map(({ refType, refId, title, settledPrincipal, settledLateFee }) => ({
      ...{ refType, refId, title, principal: settledPrincipal, lateFee: settledLateFee },
      amount: addMoney(settledPrincipal, settledLateFee),
    }))
    .filter(({ amount }) => isPositiveMoney(amount))
  const rest = subtractMoney(voucher.amount, sumMoney(settled.map(({ amount }) => amount)))
  if (!isPositiveMoney(rest)) return settled
  const kept = { refType: 'PREPAY' as const, refId: voucher.payOrderId, title: TO_BALANCE }
  return [...settled, { ...kept, principal: rest, lateFee: '0.00', amount: rest }]
}
