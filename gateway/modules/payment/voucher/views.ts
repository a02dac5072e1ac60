import { dateOf } from '@domain/date'
import type { Api } from '@contract'
import { pricedVolume } from '@domain/billing/priced-volume'
import { maskAddress, maskBp, maskCompany } from '@domain/mask'
import { voucherName } from '@domain/statuses/pay-order'
import { addMoney, isPositiveMoney, subtractMoney, sumMoney } from '@domain/money'
import type { BoundSession, Work } from '../../../http/context'
import { envelope, paged } from '../../../http/page'
import { ownOr2902 } from '../../../http/refusal'
import { companyOf } from '../../membership/service'
import { originOf } from '../../../http/origin'
import { type Draw, paperUrl } from '../../file/service'
import { findAccount } from '../../gas-account/service'
import { keyOf } from '../bill/view'
import { instants } from '../record/views'
import { findOrder, itemsOf } from '../repo/orders'
import { payableOf } from '../payables'
import { givesBack } from '../refund/take-off'
import { refundedOf } from '../repo/payments'
import { refundOf } from '../repo/refunds'
import { partsPaid } from '../rules/priced'
import { refundTotal } from '../rules/refundable'
import { findTransfer } from '../repo/transfers'
import {
  countVouchers,
  findPayersVoucher,
  findVoucher,
  pageOfVouchers,
  voucherById,
  type Voucher,
} from '../repo/vouchers'
import type { ToldVoucher } from '../rules/voucher-paper'
import type { Item, Order } from '../types'
import { mailsOfVoucher } from '../repo/voucher-mails'
import { mailView } from './mail-view'
import { voucherPdf } from './pdf'
import { VoucherHead } from '@contract/payment/records'
import { shape } from '../../../http/shape'

type Vouchers = Api['default GET /crmgas/voucher/list']
type VoucherDetail = Api['default GET /crmgas/voucher/detail']['out']

/** Money of an order that its bills did not take. */
const TO_BALANCE = '转入账户余额'

const voucherHead = (voucher: Voucher): Vouchers['out']['list'][number] =>
  shape(VoucherHead.properties, voucher, { orderId: voucher.payOrderId })

export async function voucherPage(work: Work, session: BoundSession, input: Vouchers['in']): Promise<Vouchers['out']> {
  const page = paged(input)
  const filter = { meterId: input.meterId, ...instants(work, input) }
  const rows = await pageOfVouchers(work.db, keyOf(session), filter, page.limit, page.offset)
  const total = await countVouchers(work.db, keyOf(session), filter)
  return { ...envelope(page, rows.map(voucherHead), total), since: dateOf(filter.from) }
}

/**
 * voucher/detail: a voucher of the account, or of an order that the user paid for another customer, with masked data then
 * (AE-61).
 */
export async function voucherDetail(work: Work, session: BoundSession, voucherId: string): Promise<VoucherDetail> {
  const { voucher, isOwn } = await seenVoucher(work, session, voucherId)
  const shown = isOwn ? await wholeVoucher(work, voucher) : await maskedVoucher(work, voucher)
  const mails = await mailsOfVoucher(work.db, voucher.bp, voucherId, session.userId)
  return {
    ...shown,
    pdfUrl: paperUrl(work, isOwn ? OWN : MASKED, voucherId),
    mails: mails.map((mail) => mailView(work, mail)),
  }
}

/** A voucher that the user may read: whole where it is of the own customer number (AE-61); 2902. */
export async function seenVoucher(
  work: Work,
  session: BoundSession,
  voucherId: string,
): Promise<{ voucher: Voucher; isOwn: boolean }> {
  const own = await findVoucher(work.db, keyOf(session), voucherId)
  const voucher = ownOr2902(own ?? (await findPayersVoucher(work.db, voucherId, session.userId, session.bp)))
  return { voucher, isOwn: own !== undefined }
}

/** Kinds of the document: as its customer reads it, and as another payer may. */
const OWN = 'voucher'
const MASKED = 'payersvoucher'

const drawVoucher =
  (isOwn: boolean): Draw =>
  async (ctx, voucherId) => {
    const row = await voucherById(ctx.db, voucherId)
    return row ? voucherFile(ctx, row, { isOwn, origin: originOf(ctx) }) : null
  }

/** The document of a voucher: whole for its customer, masked for another payer. `origin`: where the pages of the app are found. */
export async function voucherFile(work: Work, row: Voucher, { isOwn, origin }: { isOwn: boolean; origin: string }) {
  const voucher = await (isOwn ? wholeVoucher : maskedVoucher)(work, row)
  const link = `${origin}/subPagesB/pages/pdfReview?voucherId=${row.voucherId}`
  return { name: `${voucherName(voucher.bizType)}_${voucher.voucherNo}.pdf`, bytes: await voucherPdf(voucher, link) }
}

async function wholeVoucher(work: Work, voucher: Voucher): Promise<ToldVoucher> {
  const { bp, payOrderId: orderId, bizType } = voucher
  const items = paidItems(voucher, await itemsOf(work.db, bp, [orderId]))
  const refIds = items.map(({ refId }) => refId)
  const priced = await payableOf(work, { bizType }).priced?.(work, { bp, orderId }, refIds)
  const shown = items.map((item) => ({ ...item, priced: partsPaid(priced?.get(item.refId) ?? [], item.principal) }))
  return {
    ...(await toldVoucher(work, voucher)),
    payerName: await payerNameOf(work, voucher),
    items: shown,
    volume: pricedVolume(shown.flatMap((item) => item.priced)),
    invoiceable: bizType === 'BILL',
  }
}

async function maskedVoucher(work: Work, voucher: Voucher): Promise<ToldVoucher> {
  const whole = await toldVoucher(work, voucher)
  const order = await findOrder(work.db, voucher.payOrderId)
  return {
    ...whole,
    // The payer's own document: the payer is named whole, the customer that was paid for is masked.
    payerName: order ? await nameOfPayer(work, order) : '',
    customerName: maskCompany(whole.customerName),
    bp: maskBp(whole.bp),
    address: maskAddress(whole.address),
  }
}

export const voucherPapers = { [OWN]: drawVoucher(true), [MASKED]: drawVoucher(false) }

async function toldVoucher(work: Work, voucher: Voucher): Promise<Omit<ToldVoucher, 'payerName'>> {
  const company = await companyOf(work, voucher.companyCode)
  const { bp, customerName, address, amountUpper, parts, volume, verifyCode } = voucher
  return {
    ...voucherHead(voucher),
    customerName,
    bp,
    address,
    amountUpper,
    parts,
    volume,
    verifyCode,
    companyName: company?.companyName ?? '',
    items: [],
    refundedAmount: await voidedOf(work, voucher),
    invoiceable: false,
  }
}

/**
 * What of a voucher does not hold any more: what went back to the payer, and where a thing was given back with it, such as gas for a card,
 * its whole price, also what the balance had paid or got of it (AE-53).
 */
async function voidedOf(work: Work, { bp, payOrderId: orderId }: Voucher): Promise<string> {
  const order = await findOrder(work.db, orderId, bp)
  const refund = await refundOf(work.db, bp, orderId)
  if (order && givesBack(work, order) && (refund?.state === 'DONE' || refund?.state === 'TO_BALANCE'))
    return refundTotal(refund, order, true)
  return (await refundedOf(work.db, [{ bp, orderId }])).get(orderId) ?? '0.00'
}

/** The payer on the customer's own voucher; another customer that paid for it is masked (AE-61). */
async function payerNameOf(work: Work, voucher: Voucher): Promise<string> {
  const order = await findOrder(work.db, voucher.payOrderId)
  if (!order) return voucher.customerName
  if (order.channel === 'TT')
    return (await findTransfer(work.db, voucher.bp, order.orderId))?.payerName ?? voucher.customerName
  return order.payerBp === voucher.bp ? voucher.customerName : maskCompany(await nameOfPayer(work, order))
}

/** The customer that the payer of an order acted for. */
const nameOfPayer = async (work: Work, { payerBp, companyCode }: Pick<Order, 'payerBp' | 'companyCode'>) =>
  (await findAccount(work.db, { bp: payerBp, companyCode }))?.customerName ?? ''

/** What the money paid: each item with what it took, and what stays on the balance. They add up to the voucher's amount. */
function paidItems(voucher: Voucher, items: readonly Item[]) {
  const settled = items
    .map(({ refType, refId, title, settledPrincipal, settledLateFee }) => ({
      refType,
      refId,
      title,
      principal: settledPrincipal,
      lateFee: settledLateFee,
      amount: addMoney(settledPrincipal, settledLateFee),
    }))
    .filter(({ amount }) => isPositiveMoney(amount))
  const rest = subtractMoney(voucher.amount, sumMoney(settled.map(({ amount }) => amount)))
  if (!isPositiveMoney(rest)) return settled
  const kept = { refType: 'PREPAY' as const, refId: voucher.payOrderId, title: TO_BALANCE }
  return [...settled, { ...kept, principal: rest, lateFee: '0.00', amount: rest }]
}
