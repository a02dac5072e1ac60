import type { Api } from '@contract'
import { addMoney } from '@domain/money'
import type { BoundSession, Ctx } from '../../../http/context'
import { ownOr2902, Refusal } from '../../../http/refusal'
import { facts, foot, heading, qrAtRight, subtitle, table } from '../../../pdf/parts'
import { pdfOf } from '../../../pdf/sheet'
import { type Draw, paperUrl } from '../../file/service'
import { findAccount } from '../../gas-account/service'
import { companyOf } from '../../membership/service'
import { findOrder, itemsOf } from '../repo/orders'
import { findTransfer, type Transfer } from '../repo/transfers'
import { transferPaper, type TransferPaper } from '../rules/transfer-paper'

type Out = Api['default GET /crmgas/pay/tt/slip']['out']

const KIND = 'remittance'

const fileNameOf = ({ remitCode }: Pick<Transfer, 'remitCode'>): string => `汇款单_${remitCode}.pdf`

/** Its money has not come, and may still be sent. */
const waits = ({ state }: Pick<Transfer, 'state'>): boolean => state === 'WAIT_REMIT' || state === 'REJECTED'

/** pay/tt/slip: the address of a transfer's paper; 2904 once it does not wait for its money any more, so that it is not sent twice. */
export async function transferSlip(ctx: Ctx<BoundSession>, ttId: string): Promise<Out> {
  const { bp, companyCode } = ctx.session
  const transfer = ownOr2902(await findTransfer(ctx.db, bp, ttId), { companyCode })
  if (!waits(transfer)) throw new Refusal('2904')
  return { url: paperUrl(ctx, KIND, [transfer.bp, ttId].join('_')), fileName: fileNameOf(transfer) }
}

const drawSlip: Draw = async (ctx, id) => {
  const [bp = '', ttId = ''] = id.split('_')
  const [transfer, order] = await Promise.all([findTransfer(ctx.db, bp, ttId), findOrder(ctx.db, ttId, bp)])
  if (!transfer || !order || !waits(transfer)) return null
  const [account, company, items] = await Promise.all([
    findAccount(ctx.db, transfer),
    companyOf(ctx, transfer.companyCode),
    itemsOf(ctx.db, bp, [ttId]),
  ])
  const paper = transferPaper({
    transfer,
    orderNo: order.orderNo,
    companyName: company?.companyName ?? '',
    customerName: account?.customerName ?? '',
    items: items.map(({ title, principal, lateFee }) => ({ title, amount: addMoney(principal, lateFee) })),
  })
  const bytes = await slipPdf(paper, { title: `汇款单 ${transfer.remitCode}`, madeAt: transfer.createdAt })
  return { name: fileNameOf(transfer), bytes }
}

export const transferPapers = { [KIND]: drawSlip }

const COLUMNS = [
  { title: '缴费项目', share: 72 },
  { title: '金额（元）', share: 28, right: true },
]

/** The code holds Chinese text: its squares need more room than those of an address. */
const QR_SIDE = 132

function slipPdf(paper: TransferPaper, about: { title: string; madeAt: string }): Promise<Buffer> {
  return pdfOf(about, (doc) => {
    heading(doc, paper)
    const top = doc.y
    const { width, bottom } = qrAtRight(doc, paper.qr, { top, side: QR_SIDE, caption: '扫码读取汇款信息' })
    facts(doc, paper.money, width)
    subtitle(doc, '收款账户')
    facts(doc, paper.account, width)
    doc.y = Math.max(doc.y, bottom)
    subtitle(doc, '付款方')
    facts(doc, paper.payer)
    subtitle(doc, '缴费明细')
    table(doc, COLUMNS, paper.items)
    foot(doc, paper.foot)
  })
}
