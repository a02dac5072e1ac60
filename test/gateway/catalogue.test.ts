/* The schema against table-kinds.ts: one key per customer and per company, as a distributed server asks for it. */
import { sql } from 'kysely'
import { distribution } from './one-node'
import { tableKinds } from './table-kinds'
import { testGateway, type TestGateway } from '../setup/gateway'

interface Key {
  table: string
  index: string
  isPrimary: boolean
  columns: string[]
}

let gateway: TestGateway
let keys: Key[]
let tables: string[]
beforeAll(async () => {
  gateway = await testGateway({ demoData: false })
  const found = await sql<{ name: string }>`
    select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname not like 'kysely_%'`.execute(
    gateway.db,
  )
  tables = found.rows.map((row) => row.name)
  const { rows } = await sql<Key>`
    select k.relname::text as "table", x.relname::text as index, i.indisprimary as is_primary,
      (select array_agg(coalesce(a.attname::text, '(expression)') order by c.n) from unnest(i.indkey::int2[]) with ordinality as c(att, n)
        left join pg_attribute a on a.attrelid = k.oid and a.attnum = c.att and c.att > 0) as columns
    from pg_index i join pg_class k on k.oid = i.indrelid join pg_class x on x.oid = i.indexrelid
    where i.indisunique and k.relnamespace = 'public'::regnamespace and not k.relispartition`.execute(gateway.db)
  keys = rows
})
afterAll(() => gateway.close())

test('every table has its kind, and every kind its table', () => {
  expect([...tableKinds.keys()].sort()).toEqual([...tables].sort())
})

/** Constraints that a distributed server could not keep on the node of one row, and what would keep them there. */
const ACROSS_NODES: Readonly<Record<string, string>> = {
  app_user_phone: 'one user per phone: a directory of phones, copied to every node',
  app_user_emp_no_key: 'staff, some hundreds: the same directory',
  meter_company_code_meter_no_key: 'a number on a plate names one meter: a directory of plates',
}

test('the column by which rows would be distributed stands in every primary key and unique constraint', () => {
  const wrong = keys.filter(({ table, columns }) => !columns.includes(distribution.get(table) ?? columns[0] ?? ''))
  expect(wrong.map(({ index }) => index).sort()).toEqual(Object.keys(ACROSS_NODES).sort())
})

test.each([
  ['customer', 'bp'],
  ['company', 'company_code'],
  ['meter', 'company_code'],
] as const)('tables of a %s: the primary key begins with %s, every unique constraint contains it', (kind, column) => {
  const own = keys.filter((key) => tableKinds.get(key.table) === kind)
  const withPrimary = new Set(own.filter((key) => key.isPrimary).map((key) => key.table))
  const missing = [...tableKinds]
    .filter(([table, of]) => of === kind && !withPrimary.has(table))
    .map(([table]) => table)
  expect(missing).toEqual([])
  const wrong = own.filter((key) => (key.isPrimary ? key.columns[0] !== column : !key.columns.includes(column)))
  expect(wrong.map((key) => `${key.table}: ${key.index} (${key.columns.join(', ')})`)).toEqual([])
})

test('no index has a twin: the same table, columns and condition under another name', async () => {
  const { rows } = await sql<{ names: string }>`
    select string_agg(indexname, ', ' order by indexname) as names from pg_indexes where schemaname = 'public'
    group by regexp_replace(indexdef, '^CREATE (UNIQUE )?INDEX \\S+ ', '') having count(*) > 1`.execute(gateway.db)
  expect(rows).toEqual([])
})

test('a customer number stands once, and its account too', () => {
  const primary = (table: string) => keys.find((key) => key.table === table && key.isPrimary)?.columns
  expect([primary('customer'), primary('gas_account')]).toEqual([['bp'], ['bp']])
})
