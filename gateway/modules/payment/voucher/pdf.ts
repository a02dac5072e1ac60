import { facts, foot, heading, qrAtRight, stamp, subtitle, table } from '../../../pdf/parts'
import { roundSeal, SEAL_SIDE } from '../../../pdf/round-seal'
import { lowest, MARGIN, pdfOf, widthOf } from '../../../pdf/sheet'
import { voucherPaper, type ToldVoucher } from '../rules/voucher-paper'

const COLUMNS = [
  { title: '项目', share: 46 },
  { title: '金额（元）', share: 18, right: true },
  { title: '违约金（元）', share: 18, right: true },
  { title: '小计（元）', share: 18, right: true },
]

const PRICED = [
  { title: '项目', share: 46 },
  { title: '气量（m³）', share: 18, right: true },
  { title: '单价（元/m³）', share: 18, right: true },
  { title: '金额（元）', share: 18, right: true },
]

const QR_SIDE = 84
/** Points between the facts of the payment and the seal beside them. */
const SEAL_GAP = 16

/** The voucher as a document (A 5.17); `link`: where its QR code leads. */
export function voucherPdf(voucher: ToldVoucher, link: string): Promise<Buffer> {
  const paper = voucherPaper(voucher)
  return pdfOf({ title: `${paper.title} ${voucher.voucherNo}`, madeAt: voucher.paidAt }, (doc) => {
    heading(doc, paper)
    const top = doc.y
    const qr = qrAtRight(doc, link, { top, side: QR_SIDE, caption: '扫码查看' })
    facts(doc, paper.about, qr.width)
    doc.y = Math.max(doc.y, qr.bottom)
    subtitle(doc, '缴费明细')
    table(doc, COLUMNS, paper.rows, paper.sum)
    for (const { title, rows, sum } of paper.priced) {
      subtitle(doc, title)
      table(doc, PRICED, rows, sum)
    }
    subtitle(doc, '付款金额')
    facts(doc, paper.money)
    subtitle(doc, '支付信息')
    const side = SEAL_SIDE + SEAL_GAP
    if (doc.y + side > lowest(doc)) doc.addPage()
    const begin = doc.y
    facts(doc, paper.payment, widthOf(doc) - side)
    const centre = { x: doc.page.width - MARGIN - SEAL_SIDE / 2, y: begin + SEAL_SIDE / 2 }
    roundSeal(doc, paper.seal, centre)
    doc.y = Math.max(doc.y, begin + SEAL_SIDE)
    if (paper.stamp !== null) stamp(doc, paper.stamp, { x: 300, y: centre.y })
    foot(doc, paper.foot)
  })
}
