import { sql } from 'kysely'
import { openLite } from './connect'
import { migrate } from './migrate'

interface Column {
  tableName: string
  columnName: string
  udtName: string
  isNullable: string
  columnDefault: string | null
}

/** How a column type reads and writes in TypeScript; the readers are the parsers of connect.ts. */
const readAs: Record<string, string> = {
  text: 'string',
  varchar: 'string',
  bpchar: 'string',
  numeric: 'string',
  int8: 'string',
  int4: 'number',
  int2: 'number',
  float8: 'number',
  bool: 'boolean',
  date: 'string',
  timestamptz: 'string',
  jsonb: 'Json',
  bytea: 'Uint8Array',
  _text: 'string[]',
  _int4: 'number[]',
  _numeric: 'string[]',
}

const camel = (name: string) => name.replace(/_([a-z0-9])/g, (_, c: string) => c.toUpperCase())
const pascal = (name: string) => camel(`_${name}`)

/** The table types as they follow from the migrations: text of tables.gen.ts. */
export async function tableTypes(migrations: string): Promise<string> {
  const database = await openLite(null)
  try {
    await migrate(database.db, migrations)
    const { rows } = await sql<Column>`
      select c.table_name, c.column_name, c.udt_name, c.is_nullable, c.column_default
      from information_schema.columns c
      join information_schema.tables t on t.table_name = c.table_name and t.table_schema = c.table_schema
      join pg_class k on k.relname = c.table_name
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name not like 'kysely_%' and not k.relispartition
      order by c.table_name, c.ordinal_position`.execute(database.db)
    return render(rows)
  } finally {
    await database.close()
  }
}

function render(columns: Column[]): string {
  const tables = new Map<string, Column[]>()
  for (const column of columns) tables.set(column.tableName, [...(tables.get(column.tableName) ?? []), column])
  const interfaces = [...tables].map(
    ([name, cols]) => `export interface ${pascal(name)}Table {\n${cols.map(line).join('\n')}\n}`,
  )
  const index = [...tables.keys()].map((name) => `  ${camel(name)}: ${pascal(name)}Table`).join('\n')
  const head = `// Made from the migrations by \`npm run db:types\`; do not edit.\nimport type { Generated } from 'kysely'\n\n/** A jsonb column; write it with \`jsonb()\` of connect.ts. */\nexport type Json = unknown\n\n`
  return `${head}${interfaces.join('\n\n')}\n\nexport interface DB {\n${index}\n}\n`
}

function line(column: Column): string {
  const base = readAs[column.udtName]
  if (!base)
    throw new Error(`${column.tableName}.${column.columnName}: add the type ${column.udtName} to generate-types.ts`)
  const nullable = column.isNullable === 'YES' && base !== 'Json' ? `${base} | null` : base
  const type = column.columnDefault !== null ? `Generated<${nullable}>` : nullable
  return `  ${camel(column.columnName)}: ${type}`
}
