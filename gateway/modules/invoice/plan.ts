import type { In, Out } from '@contract'
import { amountInCapitals } from '@domain/amount-capitals'
import { toMillis } from '@domain/date'
import { formatAmount, isNegativeMoney } from '@domain/money'
import { goodsGroups } from '@domain/statuses/invoice-item'
import type { MergeMode } from '@domain/statuses/invoice-apply'
import type { NewInvoiceType } from '@domain/statuses/invoice'
import type { BoundSession, Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { corrections, timeLeft } from './pick'
import { findItems, openItemsOf, usedOfItems } from './repo/items'
import { findPick } from './repo/picks'
import { sellerOf, taxItemsOf } from './repo/sellers'
import { findTitle } from './repo/titles'
import { compose, type Piece, type Wanted } from './rules/compose'
import { isMonthEnd } from './rules/dates'
import { goodsFinder } from './rules/goods'
import { openLines } from './rules/item-lines'
import { isTouched, openOf } from './rules/items'
import { remarkOf } from './rules/remark'
import { sumTaxed } from './rules/tax'
import { noSpecial, unusable } from './rules/titles'
import { standingOf } from './standing'
import { tradeRows } from './trade-view'
import type { AccountKey, Item, Party, Seller, Title } from './types'
import { PreviewedInvoice } from '@contract/invoice/applies'
import { shape } from '../../http/shape'

/** The invoices that items give with this seller; null where one would not be above zero (2602). */
export async function planOf(
  work: Work,
  key: AccountKey,
  items: readonly Item[],
  mode: MergeMode,
): Promise<{ seller: Seller; pieces: Piece[] | null }> {
  const seller = await sellerOf(work.db, key.companyCode)
  if (!seller) throw new Error(`company ${key.companyCode} sells without a profile`)
  const goodsOf = goodsFinder(await taxItemsOf(work.db, key.companyCode), work.clock.today())
  const used = await usedOfItems(
    work.db,
    key.bp,
    items.filter(isTouched).map(({ itemId }) => itemId),
  )
  const wanted = items.flatMap((item): Wanted[] => {
    const { itemId, goodsGroup, meterNo, month } = item
    const lines = isTouched(item) ? openLines(item.lines, used.get(itemId) ?? []) : item.lines
    return goodsGroup === 'NONE' ? [] : [{ itemId, goodsGroup, meterNo, month, grossAmount: openOf(item), lines }]
  })
  return { seller, pieces: compose(wanted, mode, seller.netLimitPerInvoice, goodsOf) }
}

/** The same where no user is there to choose: all on one invoice where the wanted way would leave one that is not above zero. */
export async function planUnasked(
  work: Work,
  key: AccountKey,
  items: readonly Item[],
  wanted: MergeMode,
): Promise<{ seller: Seller; pieces: Piece[] | null; mergeMode: MergeMode }> {
  const asked = await planOf(work, key, items, wanted)
  if (asked.pieces || wanted === 'MERGE') return { ...asked, mergeMode: wanted }
  return { ...(await planOf(work, key, items, 'MERGE')), mergeMode: 'MERGE' }
}

/** IV-20, for the items that are on one invoice. */
export const printedRemark = (
  bp: string,
  piece: Pick<Piece, 'itemIds'>,
  items: readonly Item[],
  own: string,
): string => {
  const onIt = items.filter(({ itemId }) => piece.itemIds.includes(itemId))
  const meterNos = onIt.flatMap(({ meterNo }) => (meterNo === null ? [] : [meterNo]))
  return remarkOf({ bp, months: onIt.map(({ month }) => month), meterNos, own })
}

/** The title an application is for: 2654 without one that can be used, 2604 where special invoices are not for it, 2605. */
export async function titleFor(
  work: Work,
  key: AccountKey,
  asked: { titleId: string | undefined; invoiceType: NewInvoiceType },
  seller: Seller,
): Promise<Title> {
  const title = asked.titleId === undefined ? undefined : await findTitle(work, key.bp, asked.titleId)
  if (!title) throw new Refusal('2654')
  const reason = unusable(title, asked.invoiceType, await standingOf(work, key))
  if (reason !== null && asked.invoiceType === '81') throw new Refusal('2604', { data: { reason } })
  if (reason !== null) throw new Refusal('2654', { text: reason })
  if (title.buyerName === seller.sellerName || title.taxNo === seller.taxNo) throw new Refusal('2605')
  return title
}

export const partyOf = ({ buyerName, taxNo, address, phone, bankName, bankAccount }: Title): Party => ({
  name: buyerName,
  taxNo,
  address,
  phone,
  bankName,
  bankAccount,
})

/** Call 115. */
export async function previewInvoice(
  work: Work,
  session: BoundSession,
  input: In<'default POST /crmgas/invoice/previewInvoice'>,
): Promise<Out<'default POST /crmgas/invoice/previewInvoice'>> {
  const pick = await findPick(work.db, session.bp, input.pickId)
  const isLive = pick?.status === 'HELD' && pick.userId === session.userId && toMillis(pick.expireAt) > work.clock.now()
  if (!pick || !isLive) throw new Refusal('2653')
  const held = await findItems(work.db, session.bp, pick.itemIds)
  // What was corrected since the items were picked: the form shows the sum that is asked for in the end (IV-11).
  const items = [...held, ...corrections(await openItemsOf(work.db, session.bp), held)]
  const { seller, pieces } = await planOf(work, session, items, input.mergeMode)
  if (!pieces) throw new Refusal('2653')
  if (input.titleId !== undefined) await titleFor(work, session, { ...input, titleId: input.titleId }, seller)
  const sums = sumTaxed(pieces)
  return {
    items: await tradeRows(work, session, items),
    ...timeLeft(work, pick),
    invoices: pieces.map((piece) =>
      shape(PreviewedInvoice.properties, piece, {
        lines: piece.lines.map(({ shares: _shares, taxCode: _code, ...line }, index) => ({
          lineNo: index + 1,
          ...line,
        })),
        amountUpper: amountInCapitals(piece.grossAmount),
        remark: printedRemark(session.bp, piece, items, input.remark ?? ''),
      }),
    ),
    invoiceCount: pieces.length,
    netTotal: sums.netAmount,
    taxTotal: sums.taxAmount,
    grossTotal: sums.grossAmount,
    hints: hintsOf(items, pieces, seller),
    byMonth: isCut(pieces) && input.mergeMode === 'MERGE' ? await countByMonth(work, session, items) : null,
    specialReason: noSpecial(await standingOf(work, session)),
    monthEnd: isMonthEnd(work.clock.now()),
  }
}

/** Why there are more invoices than one might think, and what was taken along. */
function hintsOf(items: readonly Item[], pieces: readonly Piece[], seller: Seller): string[] {
  const groups = [...new Set(pieces.map(({ goodsGroup }) => goodsGroup))]
  const down = items.map(openOf).filter(isNegativeMoney)
  return [
    ...(isCut(pieces) ? [`拆分原因：超过单张限额${formatAmount(seller.netLimitPerInvoice)}元`] : []),
    ...(groups.length > 1 ? [`${groups.map((group) => goodsGroups[group]).join('与')}分开开具`] : []),
    ...down.map((amount) => `含退补差额${formatAmount(amount)}元`),
  ]
}

/** Whether the limit of one invoice has cut an item or a bundle. */
const isCut = (pieces: readonly Piece[]): boolean =>
  pieces.some((piece) => pieces.some((other) => other !== piece && sameItems(other.itemIds, piece.itemIds)))

/** How many invoices there are with each month by itself; null for a single month. */
async function countByMonth(work: Work, key: AccountKey, items: readonly Item[]): Promise<number | null> {
  if (new Set(items.map(({ month }) => month)).size < 2) return null
  return (await planOf(work, key, items, 'PER_MONTH')).pieces?.length ?? null
}

const sameItems = (a: readonly string[], b: readonly string[]): boolean => a.some((id) => b.includes(id))
