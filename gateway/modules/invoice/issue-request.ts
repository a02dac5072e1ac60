import type { IssueRequest } from '../../ports/einvoice'
import type { Apply, Party, PieceRow, Seller } from './types'
import { Party as PartySchema } from '@contract/invoice/words'
import { shape } from '../../http/shape'
import { openParty, type KeyHolder } from '../../secret'

/** Number of a piece at the tax platform. */
export const keyOfPiece = ({ applyId, pieceNo }: Pick<PieceRow, 'applyId' | 'pieceNo'>): string =>
  `${applyId}-${pieceNo}`

export const requestOf = (work: KeyHolder, apply: Apply, seller: Seller, piece: PieceRow): IssueRequest => ({
  companyCode: apply.companyCode,
  key: keyOfPiece(piece),
  province: seller.province,
  invoiceType: apply.invoiceType,
  seller: sellerParty(seller),
  buyer: openParty(work, apply.title),
  showBuyerExtra: apply.showBuyerExtra,
  drawer: seller.drawer,
  remark: piece.remark,
  lines: piece.lines.map(({ shares: _shares, ...line }) => line),
  grossAmount: piece.grossAmount,
})

export const sellerParty = (seller: Seller): Party => shape(PartySchema.properties, seller, { name: seller.sellerName })
