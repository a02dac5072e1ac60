import { boxes, facts, foot, heading, stamp, subtitle, table } from '../../pdf/parts'
import { pdfOf } from '../../pdf/sheet'
import type { StatementPaper } from './rules/paper'

const LINES = [
  { title: '表具', share: 24 },
  { title: '通道', share: 8 },
  { title: '上期读数', share: 18, right: true },
  { title: '本期读数', share: 18, right: true },
  { title: '调整', share: 18, right: true },
  { title: '结算气量', share: 18, right: true },
]
const BANDS = [
  { title: '表具', share: 20 },
  { title: '气价档', share: 14 },
  { title: '季节', share: 14 },
  { title: '单价（元/m³）', share: 18, right: true },
  { title: '气量', share: 16, right: true },
  { title: '金额', share: 18, right: true },
]

/** The statement as a document (A 5.17). */
export function statementPdf(
  paper: StatementPaper,
  about: { title: string; madeAt: string; signature: Buffer | null },
): Promise<Buffer> {
  return pdfOf(about, (doc) => {
    heading(doc, paper)
    facts(doc, paper.about)
    subtitle(doc, '气量')
    table(doc, LINES, paper.lines, paper.linesSum)
    if (paper.totals.length > 0) {
      subtitle(doc, '金额')
      // A month without use has no bands, and still its total.
      if (paper.bands.length > 0) {
        table(doc, BANDS, paper.bands)
        doc.moveDown(0.6)
      }
      facts(doc, paper.totals)
    }
    subtitle(doc, '双方确认')
    boxes(doc, [
      { title: '供气方', facts: paper.company, picture: null },
      { title: '用气方', facts: paper.customer, picture: about.signature },
    ])
    if (paper.stamp !== null) stamp(doc, paper.stamp, { x: 380, y: 150 })
    foot(doc, paper.foot)
  })
}
