import { sql } from 'kysely'
import { checkLists } from './check-lists'
import { openLite } from './connect'
import { migrate } from './migrate'

interface Column {
  tableName: string
  columnName: string
  udtName: string
  isNullable: string
  columnDefault: string | null
  /** `json: Type` of a jsonb column, `type: Type` of another: what it holds. */
  comment: string | null
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
  bytea: 'Uint8Array',
  _text: 'string[]',
  tsvector: 'string',
  _int4: 'number[]',
  _numeric: 'string[]',
}

const camel = (name: string) => name.replace(/_([a-z0-9])/g, (_, c: string) => c.toUpperCase())
const pascal = (name: string) => camel(`_${name}`)

/** The table types as they follow from the migrations: text of tables.gen.ts. */
export async function tableTypes(migrations: string): Promise<string> {
  const database = await openLite(null)
  try {
    await migrate(database.db, migrations, null)
    const { rows } = await sql<Column>`
      select c.table_name, c.column_name, c.udt_name, c.is_nullable, c.column_default, col_description(k.oid, c.ordinal_position) as comment
      from information_schema.columns c
      join information_schema.tables t on t.table_name = c.table_name and t.table_schema = c.table_schema
      join pg_class k on k.relname = c.table_name and k.relnamespace = 'public'::regnamespace
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name not like 'kysely_%' and not k.relispartition
        and col_description(k.oid, c.ordinal_position) is distinct from 'retired'
      order by c.table_name, c.ordinal_position`.execute(database.db)
    return render(rows, await checkLists(database.db))
  } finally {
    await database.close()
  }
}

function render(columns: Column[], lists: ReadonlyMap<string, string[]>): string {
  const tables = new Map<string, Column[]>()
  for (const column of columns) tables.set(column.tableName, [...(tables.get(column.tableName) ?? []), column])
  const interfaces = [...tables].map(
    ([name, cols]) => `export interface ${pascal(name)}Table {\n${cols.map((one) => line(one, lists)).join('\n')}\n}`,
  )
  const index = [...tables.keys()].map((name) => `  ${camel(name)}: ${pascal(name)}Table`).join('\n')
  const head = `// Made from the migrations by \`npm run db:types\`; do not edit.\nimport type { Generated } from 'kysely'\n${imports(columns)}\n`
  return `${head}${interfaces.join('\n\n')}\n\nexport interface DB {\n${index}\n}\n`
}

const builtIn = ['Record', 'Readonly', 'Partial']

/** The types that comments name come from column-types.ts. */
function imports(columns: Column[]): string {
  const named = columns.flatMap((column) => namedType(column)?.match(/\b[A-Z]\w*/g) ?? [])
  const names = [...new Set([...named, 'Json'])].filter((name) => !builtIn.includes(name)).sort()
  return `import type { ${names.join(', ')} } from './column-types'\n`
}

const namedType = ({ comment }: Column): string | undefined => /^(?:json|type): (.+)$/.exec(comment ?? '')?.[1]

function baseOf(column: Column, lists: ReadonlyMap<string, string[]>): string {
  const name = `${column.tableName}.${column.columnName}`
  const named = namedType(column)
  if (named !== undefined) return named
  if (column.udtName === 'jsonb') throw new Error(`${name}: say what it holds: comment on column … is 'json: Type'`)
  const list = lists.get(name)
  if (list) return list.map((text) => `'${text.replaceAll("'", "\\'")}'`).join(' | ')
  const base = readAs[column.udtName]
  if (!base) throw new Error(`${name}: add the type ${column.udtName} to generate-types.ts`)
  return base
}

function line(column: Column, lists: ReadonlyMap<string, string[]>): string {
  const base = baseOf(column, lists)
  const isNullable = column.isNullable === 'YES'
  const hasDefault = column.columnDefault !== null
  const absent = [...(isNullable ? ['null'] : []), ...(hasDefault ? ['undefined'] : [])]
  if (column.udtName === 'jsonb')
    return `  ${camel(column.columnName)}: Json<${[base, ...(absent.length ? [absent.join(' | ')] : [])].join(', ')}>`
  const nullable = isNullable ? `${base} | null` : base
  return `  ${camel(column.columnName)}: ${hasDefault ? `Generated<${nullable}>` : nullable}`
}
