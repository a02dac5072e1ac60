/*
 * The database seen past the product: for filling it, and for counting what is in it.
 */
import pg from 'pg'

/**
 * A connection that answers rows.
 * @param {string} url
 * @returns {Promise<{ rows: (text: string, values?: unknown[]) => Promise<any[]>, one: (text: string, values?: unknown[]) => Promise<any>, end: () => Promise<void> }>}
 */
export async function connect(url) {
  const client = new pg.Client({ connectionString: url, options: '-c timezone=Asia/Shanghai' })
  // A program that stops the server on purpose connects again.
  client.on('error', () => undefined)
  await client.connect()
  const rows = async (text, values) => (await client.query(text, values)).rows
  return { rows, one: async (text, values) => (await rows(text, values))[0], end: () => client.end() }
}

/**
 * Copies the rows that `where` finds `count` times. `set` holds the columns that differ, as SQL over the row `r` and the number
 * `n` of the copy from 1 on; every other column is copied, whatever columns the table has.
 */
export async function copyRows(db, table, where, count, set) {
  const columns = await db.rows(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  )
  const unknown = Object.keys(set).filter((name) => !columns.some((column) => column.name === name))
  if (unknown.length > 0) throw new Error(`${table} has no column ${unknown.join(', ')}`)
  const values = columns.map(({ name }) => set[name] ?? `r.${name}`)
  await db.rows(
    `insert into ${table} (${columns.map(({ name }) => name).join(', ')})
     select ${values.join(', ')} from ${table} r, generate_series(1, ${count}) n where ${where}`,
  )
}
