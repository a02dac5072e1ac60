import { formatMonth } from '@domain/date-format'
import { grouped } from '@domain/decimal-text'
import { quarterText } from '@domain/hyq/report'
import { formatMoney } from '@domain/money'
import { formatChange } from '@domain/percent'
import { formatPrice } from '@domain/price'
import { formatVolume } from '@domain/volume'
import { facts, foot, heading, lines, subtitle, table, type Fact } from '../../pdf/parts'
import { pdfOf } from '../../pdf/sheet'
import type { Draw } from '../file/service'
import { findAccount } from '../gas-account/service'
import { companyOf } from '../membership/service'
import { kinds, type PaperKind } from './paper-address'
import { findPeriod } from './repo/periods'
import { reportOf, type Report } from './report'

const draw =
  (kind: PaperKind): Draw =>
  async (ctx, id) => {
    const [bp = '', companyCode = '', hyqId = ''] = id.split('_')
    const key = { bp, companyCode }
    const period = await findPeriod(ctx.db, { companyCode, hyqId })
    const report = period && (await reportOf(ctx, key, hyqId, kinds[kind]))
    if (!report) return null
    const company = await companyOf(ctx, companyCode)
    const account = await findAccount(ctx.db, key)
    const title = `${quarterText(hyqId)}用气报告`
    const bytes = await pdfOf({ title, madeAt: ctx.clock.iso() }, (doc) => {
      heading(doc, { from: company?.companyName ?? '', title })
      facts(doc, [
        { label: '客户', value: account?.customerName ?? '' },
        { label: '户号', value: bp },
        { label: '期间', value: `${formatMonth(report.from)}至${formatMonth(report.to)}，以已结算月份为准` },
        ...figureFacts(report),
      ])
      if (report.volume !== null) {
        subtitle(doc, '近12个月用气量')
        table(
          doc,
          [
            { title: '月份', share: 50 },
            { title: '用气量', share: 50, right: true },
          ],
          report.months.map(({ month, volume }) => [
            formatMonth(month),
            volume === null ? '未结算' : formatVolume(volume),
          ]),
        )
      }
      lines(doc, report.advices)
      foot(doc, `数据截至 ${report.asOf.slice(0, 16).replace('T', ' ')}`)
    })
    return { name: `${title}.pdf`, bytes }
  }

function figureFacts(report: Report): Fact[] {
  const rows: [string, string | null][] = [
    ['用气量', report.volume && formatVolume(report.volume)],
    ['用气量同比', report.volume && formatChange(report.volumeYoY)],
    ['气费', report.amount && formatMoney(report.amount)],
    ['气费同比', report.amount && formatChange(report.amountYoY)],
    ['平均气价', report.avgPrice && formatPrice(report.avgPrice)],
    ['同类企业', report.rankPercent === null ? null : `节气表现超过${report.rankPercent}%的同类企业`],
    ['减少二氧化碳', report.co2SavedKg && `${grouped(report.co2SavedKg)} kg（与燃煤相比，估算）`],
    ['未结算', report.missing.length === 0 ? null : report.missing.map(formatMonth).join('、')],
  ]
  return rows.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]))
}

export const hyqPapers = {
  hyqreport: draw('hyqreport'),
  hyqreportuse: draw('hyqreportuse'),
  hyqreportmoney: draw('hyqreportmoney'),
}
