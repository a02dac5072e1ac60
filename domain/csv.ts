/** A value of a table; what is unknown stays empty. */
export type CellText = string | null

/** Excel reads a file without this mark as another encoding. */
export const CSV_MARK = '\ufeff'
export const CSV_END = '\r\n'

/** A table as CSV. Text that a spreadsheet would take for a formula is written as text; figures stay figures. */
export const csvText = (head: readonly string[], rows: readonly (readonly CellText[])[]): string =>
  CSV_MARK + [head, ...rows].map(csvLine).join(CSV_END)

/** One line of it, without its end. */
export const csvLine = (cells: readonly CellText[]): string => cells.map(cellOf).join(',')

/** What a spreadsheet begins a formula with, behind blanks as well; spreadsheets of Chinese systems read the wide forms alike. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

function cellOf(value: CellText): string {
  if (value === null) return ''
  const isFigure = /^-?\d+(\.\d+)?$/.test(value)
  const safe = !isFigure && FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe
}
