/*
 * A history that is longer than that of the demo data: each row of the customers' tables several times over, under keys of its own and
 * years before. Made from the catalogue, by one `insert … select generate_series` per table.
 */
import { sql } from 'kysely'
import type { Database, Db } from '../../gateway/db/connect'
import { analyze } from '../../gateway/db/statistics'
import { tableKinds } from './table-kinds'

interface Column {
  table: string
  name: string
  type: string
  isGenerated: boolean
}
interface Unique {
  table: string
  columns: string[]
}

/** What a customer has, not what happens to it: a handful, however long it has been one. */
const POSSESSIONS = [
  ...['bank_account', 'binding_authority', 'bp_binding', 'contract', 'contract_price', 'customer', 'gas_account'],
  ...['gas_alarm', 'gas_card', 'gas_equipment', 'invoice_title', 'meter_file', 'prediction_group', 'usage_site'],
]

/** Rows of one customer or user, and none of another's. */
const copied = [
  ...[...tableKinds].flatMap(([table, kind]) => (kind === 'customer' && !POSSESSIONS.includes(table) ? table : [])),
  'message',
]

/** Looks like a number or an id of a row. */
const IS_KEY = /(_id|_no|key|_ref)$/
/** Names a user or a thing that the copies have in common. */
const IN_COMMON = /^(bp|company_code|.*user_id|meter_.*|channel_no|card_no|.*_by)$/

async function columnsOf(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select k.relname::text as "table", a.attname::text as name, format_type(a.atttypid, null) as type,
      a.attgenerated <> '' or a.attidentity <> '' as is_generated
    from pg_attribute a join pg_class k on k.oid = a.attrelid
    where k.relnamespace = 'public'::regnamespace and k.relkind in ('r', 'p') and not k.relispartition
      and a.attnum > 0 and not a.attisdropped order by a.attnum`.execute(db)
  return rows
}

async function uniquesOf(db: Db): Promise<Unique[]> {
  const { rows } = await sql<Unique>`
    select k.relname::text as "table",
      (select array_agg(a.attname::text) from pg_attribute a where a.attrelid = k.oid and a.attnum = any(i.indkey::int2[])) as columns
    from pg_index i join pg_class k on k.oid = i.indrelid
    where i.indisunique and k.relnamespace = 'public'::regnamespace and not k.relispartition`.execute(db)
  return rows
}

/** Columns that name a row of a customer: a copy has a name of its own there, in whatever table it is cited. */
function namingColumns(uniques: readonly Unique[]): Set<string> {
  const isCopied = ({ table }: Unique) => copied.includes(table)
  const foreign = new Set(uniques.filter((one) => !isCopied(one)).flatMap(({ columns }) => columns))
  const own = uniques.filter(isCopied)
  const single = own.filter(({ columns }) => columns.length === 2).flatMap(({ columns }) => columns)
  const named = own.flatMap(({ columns }) => columns).filter((name) => !foreign.has(name))
  return new Set([...single, ...named].filter((name) => IS_KEY.test(name) && !IN_COMMON.test(name)))
}

/** Of rows that have a state, those that are over: no customer has a hundred open bills. */
const OVER: Readonly<Record<string, string>> = {
  // A user has one for each activity.
  activity_sign_up: 'false',
  bill: "state in ('PAID', 'REVERSED')",
  child_order: "state in ('SETTLED', 'FORFEITED', 'VOID')",
  package_order: "state in ('CANCELLED', 'CLOSED', 'COMPLETED', 'TERMINATED')",
  statement: "state in ('SIGNED', 'AUTO_CONFIRMED', 'BILLED')",
  gas_order: "state in ('FINISHED', 'REFUNDED', 'CLOSED')",
  gas_sub_order: "state in ('LOADED')",
  service_ticket: "state in ('CLOSED', 'CANCELLED', 'REJECTED')",
  message: "status <> 'unread'",
  invoice_item: "status in ('I3', 'I4', 'I6')",
  invoice_apply: "status in ('A2', 'A3', 'A5')",
  todo: "status <> '0'",
}

/**
 * Years by which a copy lies before its row: more than the demo data spans, and not before 1992, when the days of Shanghai last had
 * other hours.
 */
const BACK = '(((g.n - 1) % 9 + 1) * 3)'

/** How a column of a copy follows from the row that it copies. */
function valueOf({ name, type }: Column, naming: ReadonlySet<string>, counted: readonly string[]): string {
  if (naming.has(name) && type === 'text') return `right(t."${name}", 26) || 'x' || g.n`
  if (counted.includes(name) && /^(integer|bigint)$/.test(type)) return `t."${name}" + g.n * 100000`
  if (type === 'date') return `(t."${name}" - make_interval(years => ${BACK}))::date`
  if (/^timestamp/.test(type)) return `t."${name}" - make_interval(years => ${BACK})`
  if (/month$/.test(name) && type === 'text')
    return `(left(t."${name}", 4)::int - ${BACK})::text || substr(t."${name}", 5)`
  return `t."${name}"`
}

/** Gives every customer `times` copies of each row of the history that is over. A row that may stand once only is left alone. */
export async function lengthen({ db }: Pick<Database, 'db'>, times: number): Promise<void> {
  const uniques = await uniquesOf(db)
  const naming = namingColumns(uniques)
  const columns = await columnsOf(db)
  for (const table of copied) {
    const own = columns.filter((one) => one.table === table && !one.isGenerated)
    const counted = uniques
      .filter((one) => one.table === table && !one.columns.some((name) => naming.has(name)))
      .flatMap((one) => one.columns)
    const names = own.map(({ name }) => `"${name}"`).join(', ')
    const values = own.map((column) => valueOf(column, naming, counted)).join(', ')
    const text = `insert into "${table}" (${names}) select ${values}
      from "${table}" as t cross join generate_series(1, ${times}) as g(n) where ${OVER[table] ?? 'true'}
      on conflict do nothing`
    await db.transaction().execute(async (transaction) => {
      // Copies cite copies that come later, and raise no events of their own.
      await sql`set local session_replication_role = replica`.execute(transaction)
      await sql.raw(text).execute(transaction)
    })
  }
  await analyze(db)
}
