import { CamelCasePlugin, type PluginTransformResultArgs, type QueryResult, type UnknownRow } from 'kysely'

/** Names in queries: camelCase here, snake_case there. Rows are named where they are read, once for each statement, not row by row. */
export class Names extends CamelCasePlugin {
  private readonly known = new Map<string, string>()

  override async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result
  }

  /** What a column is called in a row. */
  rowName(column: string): string {
    const known = this.known.get(column)
    if (known !== undefined) return known
    const name = this.camelCase(column)
    this.known.set(column, name)
    return name
  }
}

export const names = new Names({ maintainNestedObjectKeys: true })

/** Rows from the columns' names and the values in their order. */
export function rowsOf(fields: readonly { name: string }[], values: readonly (readonly unknown[])[]): UnknownRow[] {
  if (values.length === 0) return []
  const columns = fields.map(({ name }) => names.rowName(name))
  return values.map((row) => {
    const named: UnknownRow = {}
    for (let i = 0; i < columns.length; i++) named[columns[i] as string] = row[i]
    return named
  })
}
