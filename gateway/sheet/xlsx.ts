import { zipped, type Packed } from './zip'
import type { Column, Table } from './table'

/* Tables as the sheets of a workbook (ECMA-376), written row by row. Texts are in their cells: a list of them would have to be kept. */

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Numbers of the styles below. */
const BOLD = 1
const FIGURE = 2

/** What stands once for each sheet, by its number. */
const each = (count: number, of: (no: number) => string): string =>
  Array.from({ length: count }, (_, at) => of(at + 1)).join('')

/**
 * The implicit label of generated content (人工智能生成合成内容标识办法, article 5; GB 45438-2025): that it is one, the service that made it,
 * and the number of the file.
 */
const generatedLabel = (madeAt: string): [string, string] => [
  'docProps/custom.xml',
  `<Properties xmlns="${OFFICE.replace('relationships', 'custom-properties')}" xmlns:vt="${OFFICE.replace('relationships', 'docPropsVTypes')}"><property fmtid="{D5CDD505-2E9C-101B-9397-08002B2CF9AE}" pid="2" name="AIGC"><vt:lpwstr>${escaped(JSON.stringify({ Label: '1', ContentProducer: '燃气企业服务智能助手', ProduceID: madeAt }))}</vt:lpwstr></property></Properties>`,
]

const parts = (names: readonly string[], label: [string, string] | null): [string, string][] => [
  [
    '[Content_Types].xml',
    `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>${each(names.length, (no) => `<Override PartName="/xl/worksheets/sheet${no}.xml" ContentType="${TYPES}.worksheet+xml"/>`)}${label ? `<Override PartName="/${label[0]}" ContentType="application/vnd.openxmlformats-officedocument.custom-properties+xml"/>` : ''}</Types>`,
  ],
  [
    '_rels/.rels',
    `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/>${label ? `<Relationship Id="rId2" Type="${OFFICE}/custom-properties" Target="${label[0]}"/>` : ''}</Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${each(names.length, (no) => `<sheet name="${escaped(names[no - 1] ?? '')}" sheetId="${no}" r:id="rId${no}"/>`)}</sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${RELATIONS}">${each(names.length, (no) => `<Relationship Id="rId${no}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${no}.xml"/>`)}<Relationship Id="rId${names.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  ],
  [
    'xl/styles.xml',
    `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
  ],
  ...(label ? [label] : []),
]

/** The workbook of one table in pieces. `madeAt`: ISO. */
export const xlsxOf = (table: Table, madeAt: string): AsyncGenerator<Buffer> => bookOf([table], madeAt)

/** The workbook of several tables, a sheet each; their names are different and at most 31 characters. */
export const bookOf = (tables: readonly Table[], madeAt: string): AsyncGenerator<Buffer> =>
  zipped(files(tables, madeAt), madeAt)

function* files(tables: readonly Table[], madeAt: string): Generator<Packed> {
  const label = tables.some(({ isGenerated }) => isGenerated) ? generatedLabel(madeAt) : null
  for (const [name, text] of parts(
    tables.map(({ name }) => name),
    label,
  ))
    yield { name, pieces: [Buffer.from(`${HEAD}\n${text}`)] }
  for (const [at, table] of tables.entries()) yield { name: `xl/worksheets/sheet${at + 1}.xml`, pieces: sheet(table) }
}

async function* sheet({ columns, rows }: Table): AsyncGenerator<Buffer> {
  const widths = columns.map(({ width }, n) => `<col min="${n + 1}" max="${n + 1}" width="${width}" customWidth="1"/>`)
  yield Buffer.from(
    `${HEAD}\n<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`,
  )
  const heads = columns.map(({ head }, at) => textCell(`${letters(at)}1`, head, BOLD))
  yield Buffer.from(`<row r="1">${heads.join('')}</row>`)
  let no = 1
  for await (const row of rows) {
    no += 1
    yield Buffer.from(
      `<row r="${no}">${row.map((value, at) => cell(columns[at], `${letters(at)}${no}`, value)).join('')}</row>`,
    )
  }
  yield Buffer.from('</sheetData></worksheet>')
}

const FIGURES = /^-?\d{1,15}(\.\d+)?$/

function cell(column: Column | undefined, place: string, value: string | null): string {
  if (value === null || value === '') return ''
  if (column?.figures === true && FIGURES.test(value)) return `<c r="${place}" s="${FIGURE}"><v>${value}</v></c>`
  return textCell(place, value, 0)
}

const textCell = (place: string, text: string, style: number): string =>
  `<c r="${place}"${style === 0 ? '' : ` s="${style}"`} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`

/** 0 → A, 26 → AA. */
const letters = (at: number): string =>
  (at < 26 ? '' : letters(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26))

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text for XML; characters that it cannot hold at all are left out. */
const escaped = (text: string): string =>
  text.replace(/[^\t\n\r\P{Cc}]|\p{Cs}|[\uFFFE\uFFFF]/gu, '').replace(/[&<>"]/g, (mark) => MARKS[mark] ?? '')
