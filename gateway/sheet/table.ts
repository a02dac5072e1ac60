import { CSV_END, CSV_MARK, csvLine } from '@domain/csv'
import { formatFullMoment } from '@domain/date-format'

export interface Column {
  head: string
  /** Characters. */
  width: number
  /** Its texts are decimals and become numbers, so that a reader can add them up. */
  figures?: true
}

/** A table with rows that are made while they are written: texts, null for an empty cell. */
export interface Table {
  name: string
  columns: readonly Column[]
  /** Some of its texts were written by the assistant: a workbook with it says so in its properties. */
  isGenerated?: true
  rows: AsyncIterable<readonly (string | null)[]> | Iterable<readonly (string | null)[]>
}

/** A column of texts: its head, its width in characters, and what it says of a row. */
export type TextColumn<R> = readonly [head: string, width: number, of: (row: R) => string | null]

/** A moment, where there is one. */
export const moment = (at: string | null): string | null => (at === null ? null : formatFullMoment(at))

/** Rows as a table of texts. */
export const listed = <R>(name: string, rows: readonly R[], columns: readonly TextColumn<R>[]): Table => ({
  name,
  columns: columns.map(([head, width]) => ({ head, width })),
  rows: rows.map((row) => columns.map(([, , of]) => of(row))),
})

/** A table as CSV, line by line; a row that ends early has empty cells up to the last column, as RFC 4180 wants. */
export async function* csvOf({ columns, rows }: Table): AsyncGenerator<Buffer> {
  yield Buffer.from(CSV_MARK + csvLine(columns.map(({ head }) => head)) + CSV_END)
  for await (const row of rows) yield Buffer.from(csvLine(columns.map((_, place) => row[place] ?? null)) + CSV_END)
}
