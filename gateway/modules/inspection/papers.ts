import { boxes, facts, foot, heading, lines, pictures, subtitle, table } from '../../pdf/parts'
import { pdfOf } from '../../pdf/sheet'
import { openText } from '../../secret'
import { signedPaper, type SignedKind } from '../contract/service'
import { openOwn, printedPictures } from '../file/service'
import { findAccount } from '../gas-account/service'
import { companyOf } from '../membership/service'
import { hazardsOfReports } from './repo/hazards'
import { findReport } from './repo/reports'
import { reportPaper, type ReportPaper } from './rules/paper'
import { fileNameOf, REPORT_PAPER } from './sign'

const ITEMS = [
  { title: '分组', share: 14 },
  { title: '检查内容', share: 38 },
  { title: '结果', share: 10 },
  { title: '说明', share: 38 },
]
const READINGS = [
  { title: '表号', share: 40 },
  { title: '读数 m³', share: 30, right: true },
  { title: '压力 kPa', share: 30, right: true },
]
const HAZARDS = [
  { title: '通知书', share: 24 },
  { title: '隐患', share: 26 },
  { title: '整改要求', share: 28 },
  { title: '责任方', share: 10 },
  { title: '期限', share: 14 },
]

/** A signed report, from rows that do not change any more: the same document each time (IN-14). */
const draw: SignedKind['draw'] = async (ctx, id) => {
  const [bp = '', reportId = ''] = id.split('_')
  const report = await findReport(ctx.db, bp, reportId)
  if (!report || report.signedAt === null) return null
  const { companyCode, signedAt, signedBy, signFileId } = report
  const account = await findAccount(ctx.db, { bp, companyCode })
  const paper = reportPaper({
    ...report,
    companyName: (await companyOf(ctx, companyCode))?.companyName ?? '',
    customerName: account?.customerName ?? '',
    address: openText(ctx, report.address),
    inspectorName: openText(ctx, report.inspectorName),
    hazards: await hazardsOfReports(ctx.db, bp, [reportId]),
    signerName: openText(ctx, report.signerName),
    signedAt,
    signSha256: report.signSha256 ?? '',
  })
  const signature =
    signFileId === null || signedBy === null ? null : ((await openOwn(ctx, signedBy, signFileId))?.bytes ?? null)
  const printed = await printedPictures(
    ctx,
    paper.photos.map(({ fileId }) => fileId),
    PHOTO_WIDTH,
  )
  const photos = paper.photos.flatMap(({ fileId, caption }) => {
    const bytes = printed.get(fileId)
    return bytes === undefined ? [] : [{ caption, bytes }]
  })
  return { name: fileNameOf(report), bytes: await pdfOfReport(paper, { signature, photos }, signedAt) }
}

/** IN-14: px. */
const PHOTO_WIDTH = 600

interface Pictures {
  signature: Buffer | null
  photos: readonly { caption: string; bytes: Buffer }[]
}

const pdfOfReport = (paper: ReportPaper, { signature, photos }: Pictures, madeAt: string): Promise<Buffer> =>
  pdfOf({ title: paper.title, madeAt }, (doc) => {
    heading(doc, paper)
    facts(doc, paper.about)
    if (paper.hazards.length > 0) {
      subtitle(doc, '隐患与整改要求')
      table(doc, HAZARDS, paper.hazards)
    }
    subtitle(doc, '检查项目')
    table(doc, ITEMS, paper.items)
    if (photos.length > 0) {
      subtitle(doc, '现场照片')
      pictures(doc, photos)
    }
    if (paper.readings.length > 0) {
      subtitle(doc, '表具读数')
      table(doc, READINGS, paper.readings)
    }
    if (paper.summary.length > 0) {
      subtitle(doc, '检查意见')
      lines(doc, paper.summary)
    }
    subtitle(doc, '双方签字')
    boxes(doc, [
      { title: '供气方', facts: paper.company, picture: null },
      { title: '用气方', facts: paper.customer, picture: signature },
    ])
    foot(doc, paper.foot)
  })

const signers: SignedKind['signers'] = async (work, id) => {
  const [bp = '', reportId = ''] = id.split('_')
  const report = await findReport(work.db, bp, reportId)
  if (!report || report.signedAt === null) return null
  const { companyCode } = report
  return {
    companyCode,
    customer: (await findAccount(work.db, { bp, companyCode }))?.customerName ?? '',
    person: openText(work, report.signerName),
    company: (await companyOf(work, companyCode))?.companyName ?? '',
    reason: '安检报告签收',
    at: report.signedAt,
    page: null,
  }
}

export const reportPapers = { [REPORT_PAPER]: signedPaper(REPORT_PAPER) }
export const signedReports = { [REPORT_PAPER]: { draw, signers } }
