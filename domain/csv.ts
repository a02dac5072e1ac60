/** A value of a table; what is unknown stays empty. */
export type CellText = string | null

/** Excel reads a file without this mark as another encoding. */
export const CSV_MARK = '\ufeff'
export const CSV_END = '\r\n'

/** A table as CSV. What a spreadsheet would take for a formula, or for a figure that it cuts, is written as text; figures stay figures. */
export const csvText = (head: readonly string[], rows: readonly (readonly CellText[])[]): string =>
  CSV_MARK + [head, ...rows].map(csvLine).join(CSV_END)

/** One line of it, without its end. */
export const csvLine = (cells: readonly CellText[]): string => cells.map(cellOf).join(',')

/** What a spreadsheet begins a formula with, behind blanks as well; spreadsheets of Chinese systems read the wide forms alike. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

/**
 * Numbers of things: a spreadsheet keeps 15 digits of a figure and no noughts before it, and takes 23E4512 for one. A tab makes a text of
 * them that looks the same and is trimmed where the file is read again.
 */
const CODE = /^(\d{16,}|0\d+|\d+E\d+)$/i

function cellOf(value: CellText): string {
  if (value === null) return ''
  if (CODE.test(value)) return `"\t${value}"`
  const isFigure = /^-?\d+(\.\d+)?$/.test(value)
  const safe = !isFigure && FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe
}
