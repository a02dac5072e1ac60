import { CSV_END, CSV_MARK, csvLine } from '@domain/csv'

export interface Column {
  head: string
  /** Characters. */
  width: number
  /** Its texts are decimals and become numbers, so that a reader can add them up. */
  figures?: true
}

/** A table whose rows are made while they are written: texts, null where there is nothing. */
export interface Table {
  name: string
  columns: readonly Column[]
  rows: AsyncIterable<readonly (string | null)[]> | Iterable<readonly (string | null)[]>
}

/** A table as CSV, line by line. */
export async function* csvOf({ columns, rows }: Table): AsyncGenerator<Buffer> {
  yield Buffer.from(CSV_MARK + csvLine(columns.map(({ head }) => head)) + CSV_END)
  for await (const row of rows) yield Buffer.from(csvLine(row) + CSV_END)
}
