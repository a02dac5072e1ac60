import { textsOfPdf } from '../../test/gateway/pdf-kit'
import { foot, table } from './parts'
import { pdfOf, type Sheet } from './sheet'

const columns = [
  { title: '项目', share: 2 },
  { title: '金额', share: 1, right: true },
]
const about = { title: '表', madeAt: '2026-11-23T09:30:00+08:00' }
const paper = (draw: (doc: Sheet) => void) => pdfOf(about, draw).then(textsOfPdf)

it('copies back what was drawn, rare characters of names as well', async () => {
  const text = '镕堃喆垚燚 ㎡ m³ ¥1,234.56（①）—·℃'
  expect(await paper((doc) => doc.text(text))).toEqual([text])
})

it('gives each document its own characters where two share a glyph', async () => {
  expect(await paper((doc) => doc.text('⽤'))).toEqual(['⽤'])
  expect(await paper((doc) => doc.text('用'))).toEqual(['用'])
})

it('breaks a long table between rows, its head again on each page, and numbers the pages', async () => {
  const rows = Array.from({ length: 90 }, (_, n) => [`第${n}行`, `${n}.00`])
  const said = await paper((doc) => {
    table(doc, columns, rows, ['合计', '4005.00'])
    foot(doc, '完')
  })
  expect(said.filter((text) => /行$/.test(text))).toEqual(rows.map(([name]) => name))
  const pages = said.filter((text) => text.startsWith('完'))
  expect(pages).toEqual(pages.map((_, n) => `完　第 ${n + 1} / ${pages.length} 页`))
  expect(said.filter((text) => text === '项目')).toHaveLength(pages.length)
})

it('gives the same bytes for the same drawing', async () => {
  const draw = () => pdfOf(about, (doc) => table(doc, columns, [['一', '1.00']]))
  expect((await draw()).equals(await draw())).toBe(true)
})
