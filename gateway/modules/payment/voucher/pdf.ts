import { facts, foot, heading, qrAtRight, stamp, subtitle, table } from '../../../pdf/parts'
import { pdfOf } from '../../../pdf/sheet'
import { voucherPaper, type ToldVoucher } from '../rules/voucher-paper'

const COLUMNS = [
  { title: '项目', share: 46 },
  { title: '金额（元）', share: 18, right: true },
  { title: '违约金（元）', share: 18, right: true },
  { title: '小计（元）', share: 18, right: true },
]

const QR_SIDE = 84

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
    subtitle(doc, '付款金额')
    facts(doc, paper.money)
    subtitle(doc, '支付信息')
    facts(doc, paper.payment)
    if (paper.stamp !== null) stamp(doc, paper.stamp, { x: 380, y: doc.y - 40 })
    foot(doc, paper.foot)
  })
}
