import { formatFullMoment } from '@domain/date-format'
import { conclusions, itemResults, reportKinds, responsibles } from '@domain/statuses/inspection'
import { levelNames } from './words'

interface Fact {
  label: string
  value: string
}

/** A signed report and what its row does not say. */
export interface ToldReport {
  companyName: string
  customerName: string
  bp: string
  reportNo: string
  kind: keyof typeof reportKinds
  siteName: string
  address: string
  inspectAt: string
  inspectorName: string
  inspectorNo: string
  conclusion: keyof typeof conclusions | null
  items: readonly {
    group: string
    text: string
    result: keyof typeof itemResults
    note: string
    photos: readonly string[]
  }[]
  readings: readonly { meterNo: string; reading: string; pressure: string | null }[]
  /** As the notices said it: levels and deadlines that changed later are on no signed paper. */
  hazards: readonly {
    noticeNo: string
    title: string
    originLevel: keyof typeof levelNames
    responsible: keyof typeof responsibles
    measures: string
    noticeDueDate: string
  }[]
  summary: string
  contentHash: string
  signerName: string
  signedAt: string
  signSha256: string
}

export interface ReportPaper {
  from: string
  title: string
  about: Fact[]
  items: string[][]
  readings: string[][]
  hazards: string[][]
  /** The first twenty (IN-14). */
  photos: { fileId: string; caption: string }[]
  summary: string[]
  company: Fact[]
  customer: Fact[]
  foot: string
}

/** IN-14. */
const MOST_PHOTOS = 20

/** What is on the paper of a signed report (IN-14). */
export const reportPaper = (report: ToldReport): ReportPaper => ({
  from: report.companyName,
  title: '用气安全检查报告',
  about: [
    { label: '报告编号', value: report.reportNo },
    { label: '检查类型', value: reportKinds[report.kind] },
    { label: '户名', value: report.customerName },
    { label: '户号', value: report.bp },
    { label: '用气地点', value: `${report.siteName}　${report.address}` },
    { label: '安检时间', value: formatFullMoment(report.inspectAt) },
    { label: '结论', value: report.conclusion === null ? '' : conclusions[report.conclusion] },
  ],
  items: report.items.map(({ group, text, result, note }) => [group, text, itemResults[result], note]),
  readings: report.readings.map(({ meterNo, reading, pressure }) => [meterNo, reading, pressure ?? '—']),
  hazards: report.hazards.map((one) => [
    one.noticeNo,
    `${levelNames[one.originLevel]}　${one.title}`,
    one.measures,
    responsibles[one.responsible],
    one.noticeDueDate,
  ]),
  photos: report.items
    .flatMap(({ text, photos }) => photos.map((fileId) => ({ fileId, caption: text })))
    .slice(0, MOST_PHOTOS),
  summary: report.summary === '' ? [] : [report.summary],
  company: [
    { label: '安检员', value: report.inspectorName },
    { label: '工号', value: report.inspectorNo },
    { label: '时间', value: formatFullMoment(report.inspectAt) },
  ],
  customer: [
    { label: '签字人', value: report.signerName },
    { label: '时间', value: formatFullMoment(report.signedAt) },
    { label: '签名', value: report.signSha256.slice(0, 16) },
  ],
  foot: `内容指纹 SHA-256 ${report.contentHash}`,
})
