import { strFromU8, unzipSync } from 'fflate'
import { csvOf, type Table } from './table'
import { bookOf, xlsxOf } from './xlsx'
import { gathered, gatheredUpTo, zipped } from './zip'

const AT = '2026-11-23T09:30:00+08:00'
const columns = [
  { head: '名称', width: 10 },
  { head: '金额（元）', width: 12, figures: true as const },
]
const table = (rows: Table['rows']): Table => ({ name: '对账 & <表>', columns, rows })
const sheetOf = async (rows: Table['rows']): Promise<string> =>
  strFromU8(unzipSync(await gathered(xlsxOf(table(rows), AT)))['xl/worksheets/sheet1.xml'] ?? new Uint8Array())

test('a workbook has every part that a reader looks for', async () => {
  const files = unzipSync(await gathered(xlsxOf(table([]), AT)))
  const names = ['[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml', 'xl/_rels/workbook.xml.rels', 'xl/styles.xml']
  expect(Object.keys(files)).toEqual([...names, 'xl/worksheets/sheet1.xml'])
  expect(strFromU8(files['xl/workbook.xml'] ?? new Uint8Array())).toContain('name="对账 &amp; &lt;表&gt;"')
})

test('several tables are a sheet each, with the style sheet after them', async () => {
  const second = { ...table([['a', '1.00']]), name: '第二页' }
  const files = unzipSync(await gathered(bookOf([table([]), second], AT)))
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  expect(text('xl/workbook.xml')).toContain('<sheet name="第二页" sheetId="2" r:id="rId2"/>')
  expect(text('xl/_rels/workbook.xml.rels')).toContain(
    'Id="rId3" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles"',
  )
  expect(text('[Content_Types].xml').match(/worksheet\+xml/g)).toHaveLength(2)
  expect(text('xl/worksheets/sheet2.xml')).toContain('<v>1.00</v>')
})

test('figures are numbers, texts stay texts, whatever they look like; nothing has no cell', async () => {
  const sheet = await sheetOf([
    ['=1+1', '-1234.50'],
    ['a<b>&"c"\u0001', null],
    ['0.10', '--'],
  ])
  expect(sheet).toContain('<c r="B2" s="2"><v>-1234.50</v></c>')
  expect(sheet).toContain('<c r="A2" t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c>')
  expect(sheet).toContain('>a&lt;b&gt;&amp;&quot;c&quot;</t>')
  expect(sheet).not.toContain('r="B3"')
  expect(sheet).toContain('<c r="A4" t="inlineStr"><is><t xml:space="preserve">0.10</t>')
  expect(sheet).toContain('<c r="B4" t="inlineStr">')
})

test('columns beyond the 26th have two letters', async () => {
  const wide = Array.from({ length: 28 }, (_, n) => ({ head: `c${n}`, width: 5 }))
  const files = unzipSync(await gathered(xlsxOf({ name: 'x', columns: wide, rows: [] }, AT)))
  expect(strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).toContain('r="AB1"')
})

test('CSV line by line, as a spreadsheet reads it', async () => {
  const text = (await gathered(csvOf(table([['a,b', '1.00'], ['=x', null], ['合计']])))).toString()
  expect(text).toBe(`\ufeff名称,金额（元）\r\n"a,b",1.00\r\n'=x,\r\n合计,\r\n`)
})

test('rows are made as their file is taken, and no further', async () => {
  let made = 0
  function* rows() {
    for (; made < 100_000; made++) yield [`row ${made} ${Math.sin(made)}`, '1.00']
  }
  const pieces = xlsxOf(table(rows()), AT)
  for (let n = 0; n < 20; n++) await pieces.next()
  await pieces.return(undefined)
  expect(made).toBeGreaterThan(0)
  expect(made).toBeLessThan(20_000)
})

test('files of an archive with their names; a failing one fails it', async () => {
  const files = [
    { name: '发票.pdf', pieces: [Buffer.from('one'), Buffer.from(' two')] },
    { name: 'empty.xml', pieces: [] },
  ]
  const read = unzipSync(await gathered(zipped(files, AT)))
  expect(Object.entries(read).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ['发票.pdf', 'one two'],
    ['empty.xml', ''],
  ])
  function* broken(): Generator<Uint8Array> {
    yield Buffer.from('one')
    throw new Error('no more')
  }
  await expect(gathered(zipped([{ name: 'a', pieces: broken() }], AT))).rejects.toThrow('no more')
})

test('what grows too large is not finished', async () => {
  const pieces = [Buffer.alloc(6), Buffer.alloc(6)]
  expect(await gatheredUpTo(pieces, 11)).toBeNull()
  expect(await gatheredUpTo(pieces, 12)).toHaveLength(12)
})
