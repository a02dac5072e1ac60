import { dateOf, monthOf } from '@domain/date'
import { negateMoney } from '@domain/money'
import { jsonb } from '../../db/connect'
import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import type { Issued } from '../../ports/einvoice'
import { sellerParty } from './issue-request'
import { lockApply, piecesOf, setPiece } from './repo/applies'
import { insertInvoice } from './repo/invoices'
import { addQuota } from './repo/sellers'
import type { Apply, PieceRow, Seller } from './types'

/** Records an issued piece once, however often it is reported; the row of the piece and the unique key of the invoice guarantee it. */
export async function recordIssued(
  work: Work,
  seen: Apply,
  seller: Seller,
  { pieceNo }: Pick<PieceRow, 'pieceNo'>,
  issued: Issued,
): Promise<void> {
  const apply = await lockApply(work.db, seen.bp, seen.applyId)
  const piece = (await piecesOf(work.db, seen.bp, seen.applyId)).find((one) => one.pieceNo === pieceNo)
  if (!apply || piece?.invoiceId !== null) return
  const { bp, companyCode, applyId, invoiceType, title, showBuyerExtra } = apply
  const invoiceId = newId(work.clock.now())
  await insertInvoice(
    work.db,
    {
      bp,
      companyCode,
      invoiceId,
      applyId,
      pieceNo,
      invoiceType,
      showBuyerExtra,
      invoiceCode: null,
      invoiceNo: issued.invoiceNo,
      color: 'BLUE',
      blueInvoiceId: null,
      redId: null,
      seller: jsonb(sellerParty(seller)),
      buyer: jsonb(title),
      drawer: seller.drawer,
      grossAmount: piece.grossAmount,
      netAmount: piece.netAmount,
      taxAmount: piece.taxAmount,
      issueTime: issued.issueTime,
      remark: piece.remark,
      status: 'N1',
      files: jsonb(issued.files),
      updatedAt: work.clock.iso(),
    },
    piece.lines.map(({ shares: _shares, ...line }, index) => ({ bp, invoiceId, lineNo: index + 1, ...line })),
    piece.lines.flatMap(({ shares }, index) =>
      shares.map(({ itemId, grossAmount }) => ({ bp, invoiceId, lineNo: index + 1, itemId, grossAmount })),
    ),
  )
  await setPiece(work.db, piece, { invoiceId })
  await countIn(work, apply, monthOf(dateOf(issued.issueTime)), piece.netAmount)
}

/** IV-13: an invoice counts in the month in which it is issued, also where the platform has answered in the next one only. */
async function countIn(work: Work, { companyCode, quotaMonth }: Apply, month: string, net: string): Promise<void> {
  if (quotaMonth === null || quotaMonth === month) return
  await addQuota(work.db, companyCode, quotaMonth, negateMoney(net))
  await addQuota(work.db, companyCode, month, net)
}
