import type { ApiOf } from '@contract/endpoint'
import type { records as contract } from '@contract/payment/records'
import { maskAddress, maskBp, maskCompany } from '@domain/mask'
import { addMoney } from '@domain/money'
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
  return envelope(page, rows.map(voucherHead), await countVouchers(work.db, keyOf(session), filter))
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
    items: items.map(itemView),
    volume: voucher.volume,
    verifyCode: voucher.verifyCode,
    pdfUrl: null,
    invoiceable: own !== undefined && voucher.bizType === 'BILL',
  }
}

const itemView = ({ refType, refId, title, principal, lateFee }: Item): VoucherDetail['items'][number] => ({
  refType,
  refId,
  title,
  principal,
  lateFee,
  amount: addMoney(principal, lateFee),
})
