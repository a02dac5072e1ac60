import { strFromU8, unzipSync } from 'fflate'
import type { Mark } from './invoice-layout'
import { marksOfd } from './ofd'

/* The parts of a package of GB/T 33190-2016 find each other, and each object has what the standard asks for. */

const about = { title: '电子发票 <1>&', madeAt: '2026-11-23T09:30:00+08:00' }
const text = (over: object = {}): Mark => ({
  kind: 'text',
  x: 72,
  y: 36,
  text: '发票A1',
  size: 10,
  colour: '#8b2d1f',
  ...over,
})
const line: Mark = { kind: 'line', from: [72, 100], to: [144, 100], colour: '#8b2d1f', width: 0.7 }
const square = (x: number): Mark => ({ kind: 'box', x, y: 28, width: 2, height: 2, fill: '#111111' })

const unpacked = async (pages: Mark[][]) =>
  Object.fromEntries(
    Object.entries(unzipSync(await marksOfd(about, pages))).map(([name, bytes]) => [name, strFromU8(bytes)]),
  )
const valuesOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value)

it('leads from its entry to the document, its font and each page', async () => {
  const files = await unpacked([[text()], [line]])
  expect(Object.keys(files)).toEqual([
    'OFD.xml',
    'Doc_0/Document.xml',
    'Doc_0/PublicRes.xml',
    'Doc_0/Pages/Page_0/Content.xml',
    'Doc_0/Pages/Page_1/Content.xml',
  ])
  for (const xml of Object.values(files)) {
    expect(xml).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<ofd:\w+ xmlns:ofd="http:\/\/www\.ofdspec\.org\/2016"/,
    )
    const opened = [...xml.matchAll(/<(ofd:\w+)(?:\s[^>]*[^/>])?>/g)].map(([, name]) => name).sort()
    const closed = [...xml.matchAll(/<\/(ofd:\w+)>/g)].map(([, name]) => name).sort()
    expect(opened).toEqual(closed)
  }
  const [entry = '', root = '', resources = ''] = Object.values(files)
  expect(entry).toContain('<ofd:DocRoot>Doc_0/Document.xml</ofd:DocRoot>')
  expect(entry).toContain('<ofd:Title>电子发票 &lt;1&gt;&amp;</ofd:Title>')
  expect(entry).toMatch(/<ofd:DocID>[0-9a-f]{32}<\/ofd:DocID>/)
  expect(valuesOf(root, 'BaseLoc')).toEqual(['Pages/Page_0/Content.xml', 'Pages/Page_1/Content.xml'])
  // A4 landscape: 842 × 595 points.
  expect(root).toContain('<ofd:PhysicalBox>0 0 297.039 209.903</ofd:PhysicalBox>')
  const fontId = /<ofd:Font ID="(\d+)"/.exec(resources)?.[1] ?? ''
  expect(valuesOf(files['Doc_0/Pages/Page_0/Content.xml'] ?? '', 'Font')).toEqual([fontId])
})

it('numbers every object once, none above what the document says', async () => {
  const files = await unpacked([[text(), line, square(1)], [text()]])
  const ids = Object.values(files).flatMap((xml) => valuesOf(xml, ' ID').map(Number))
  const most = Number(/<ofd:MaxUnitID>(\d+)</.exec(files['Doc_0/Document.xml'] ?? '')?.[1])
  expect(new Set(ids).size).toBe(ids.length)
  expect(Math.max(...ids)).toBe(most)
})

it('says in millimetres where a text, its characters, a line and a code stand', async () => {
  const files = await unpacked([
    [text(), text({ text: '' }), line, square(1), square(3), text({ turned: -90, faint: true })],
  ])
  const page = files['Doc_0/Pages/Page_0/Content.xml'] ?? ''
  // 72 points are 25.4 mm; of 10 points a Chinese character takes all, a Latin one half.
  expect(page).toContain('Boundary="25.4 12.7 10.583 5.115" Font="1" Size="3.528"><ofd:FillColor Value="139 45 31"/>')
  expect(page).toContain('<ofd:TextCode X="0" Y="4.092" DeltaX="3.528 3.528 1.764">发票A1</ofd:TextCode>')
  expect(page).toContain('<ofd:AbbreviatedData>M 0 0 L 25.4 0</ofd:AbbreviatedData>')
  expect(page).toContain('CTM="0.00000 -1.00000 1.00000 0.00000 0 0" Alpha="64"')
  // Squares of one colour are one object.
  expect(page.match(/<ofd:PathObject/g)).toHaveLength(2)
  expect(page.match(/M [\d.]+ [\d.]+ L [\d.]+ [\d.]+ L [\d.]+ [\d.]+ L [\d.]+ [\d.]+ C/g)).toHaveLength(2)
  expect(page.match(/<ofd:TextObject/g)).toHaveLength(2)
})

it('gives the same bytes for the same marks', async () => {
  const draw = () => marksOfd(about, [[text(), line]])
  expect((await draw()).equals(await draw())).toBe(true)
})
