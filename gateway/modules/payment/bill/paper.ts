import type { Api } from '@contract'
import type { BoundSession, Ctx } from '../../../http/context'
import { originOf } from '../../../http/origin'
import { facts, foot, heading, qrAtRight, stamp, subtitle, table } from '../../../pdf/parts'
import { pdfOf } from '../../../pdf/sheet'
import { findBill, linesOfBill, owed } from '../../billing/service'
import { type Draw, paperUrl } from '../../file/service'
import { findAccount } from '../../gas-account/service'
import { companyOf } from '../../membership/service'
import { meterNames } from '../../metering/service'
import { receiversOf } from '../repo/bank'
import { findTransfer } from '../repo/transfers'
import { billPaper, type BillPaper, type PaperFacts } from '../rules/bill-paper'
import type { Account, Bill } from '../types'
import { billOf } from './detail'
import { transfersOfBills } from './view'

type Out = Api['default GET /crmgas/bill/pdf']['out']

const KIND = 'bill'

const fileNameOf = ({ billMonth, billNo }: Pick<Bill, 'billMonth' | 'billNo'>): string =>
  `账单_${billMonth}_${billNo}.pdf`

/** bill/pdf: the address of the bill as a document. Its id names the customer: no search over all customers. */
export async function billDocument(ctx: Ctx<BoundSession>, billId: string): Promise<Out> {
  const { bill } = await billOf(ctx, ctx.session, billId)
  return {
    url: paperUrl(ctx, KIND, [bill.bp, bill.companyCode, bill.billId].join('_')),
    fileName: fileNameOf(bill),
  }
}

const drawBill: Draw = async (ctx, id) => {
  const [bp = '', companyCode = '', ...rest] = id.split('_')
  const key = { bp, companyCode }
  const billId = rest.join('_')
  const [bill, account] = await Promise.all([findBill(ctx.db, key, billId), findAccount(ctx.db, key)])
  if (!bill || !account) return null
  const known = await factsOfBill(ctx, account, bill)
  const bytes = await billPdf(billPaper(known), {
    title: `账单 ${bill.billNo}`,
    madeAt: `${known.today}T00:00:00+08:00`,
    link: `${originOf(ctx)}/pages/my-bill/details/details?billId=${billId}`,
  })
  return { name: fileNameOf(bill), bytes }
}

export const billPapers = { [KIND]: drawBill }

async function factsOfBill(ctx: Ctx, account: Account, bill: Bill): Promise<PaperFacts> {
  const today = ctx.clock.today()
  const [lines, names, company, receivers, transfers] = await Promise.all([
    linesOfBill(ctx.db, bill.bp, bill.billId),
    meterNames(ctx, account),
    companyOf(ctx, bill.companyCode),
    receiversOf(ctx.db, bill.companyCode),
    transfersOfBills(ctx, account, [bill]),
  ])
  const ttId = transfers.get(bill.billId)
  const transfer = ttId === undefined ? undefined : await findTransfer(ctx.db, bill.bp, ttId)
  return {
    bill,
    lines,
    names,
    owed: owed(ctx, bill, account, today),
    today,
    companyName: company?.companyName ?? '',
    customerName: account.customerName,
    address: account.address,
    receiver: transfer
      ? {
          accountName: transfer.receiverName,
          accountNo: transfer.receiverAccount,
          bankName: transfer.receiverBank,
          bankNo: transfer.receiverBankNo,
        }
      : (receivers[0] ?? null),
    remitCode: transfer?.remitCode ?? null,
  }
}

const COLUMNS = [
  { title: '项目', share: 24 },
  { title: '气价档', share: 24 },
  { title: '单价（元/m³）', share: 18, right: true },
  { title: '气量', share: 17, right: true },
  { title: '金额', share: 17, right: true },
]

const QR_SIDE = 84

function billPdf(paper: BillPaper, about: { title: string; madeAt: string; link: string }): Promise<Buffer> {
  return pdfOf(about, (doc) => {
    heading(doc, paper)
    const top = doc.y
    const qr = qrAtRight(doc, about.link, { top, side: QR_SIDE, caption: '扫码查看账单' })
    facts(doc, paper.about, qr.width)
    doc.y = Math.max(doc.y, qr.bottom)
    subtitle(doc, '金额')
    facts(doc, paper.money)
    subtitle(doc, '计费明细')
    table(doc, COLUMNS, paper.rows, paper.sum)
    if (paper.volumes.length > 0) {
      subtitle(doc, '气量')
      facts(doc, paper.volumes)
    }
    if (paper.transfer.length > 0) {
      subtitle(doc, '电汇')
      facts(doc, paper.transfer)
    }
    if (paper.stamp !== null) stamp(doc, paper.stamp, { x: 380, y: 260 })
    foot(doc, paper.foot)
  })
}
