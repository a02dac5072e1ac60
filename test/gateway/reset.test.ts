import { sql } from 'kysely'
import { testGateway, type TestGateway } from '../setup/gateway'

/** The rows of each table and partition, without those that a gateway writes of itself at its start, and where each sequence stands. */
async function contents({ db }: TestGateway): Promise<Map<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'work_gateway' order by 1`.execute(
    db,
  )
  const found = new Map<string, string>()
  for (const { name } of tables) {
    const { rows } = await sql<{ hash: string }>`
      select md5(coalesce(string_agg(md5(one::text), '' order by md5(one::text)), '')) as hash from ${sql.table(name)} as one`.execute(
      db,
    )
    found.set(name, rows[0]?.hash ?? '')
  }
  const { rows: sequences } = await sql<{ name: string; at: string }>`
    select sequencename as name, last_value::text as at from pg_sequences where schemaname = 'public'`.execute(db)
  for (const { name, at } of sequences) found.set(name, at)
  return found
}

const nameOf = async ({ db }: TestGateway) =>
  (await sql<{ name: string }>`select current_database()::text as name`.execute(db)).rows[0]?.name

const differing = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [...before.keys()].filter((name) => before.get(name) !== after.get(name))

test('a copy that was written to is its image again for the next test', async () => {
  const first = await testGateway()
  const [name, before] = [await nameOf(first), await contents(first)]
  await first.as('13800000001')
  await first.setting('sandbox.mode', 'NEVER')
  await first.db.deleteFrom('todo').execute()
  await first.drain()
  expect(differing(before, await contents(first)).length).toBeGreaterThan(5)
  await first.close()
  const second = await testGateway()
  expect(await nameOf(second)).toBe(name)
  expect(differing(before, await contents(second))).toEqual([])
  await second.close()
})
