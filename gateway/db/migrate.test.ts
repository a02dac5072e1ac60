import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { testDatabase } from '../../test/setup/database'
import type { Database } from './connect'
import { migrate } from './migrate'

let database: Database
let folder: string
beforeEach(async () => {
  database = await testDatabase({ name: 'empty', madeOf: 'empty', make: async () => undefined })
  folder = mkdtempSync(path.join(tmpdir(), 'gas-migrations-'))
  file('202601010000_one', 'create table one (id int); create table two (id int);')
})
afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

const file = (name: string, text: string) => writeFileSync(path.join(folder, `${name}.sql`), text)
const run = () => migrate(database.db, folder, null)
const read = () => sql`select id from one`.execute(database.db)

const concurrent = `-- outside of a transaction
-- An index that a kill has left behind is invalid.
drop index concurrently if exists one_id;
create index concurrently one_id on one (id);
`

it('runs statements that no transaction may hold, in the order of the files', async () => {
  file('202601020000_index', concurrent)
  file('202601030000_three', 'create table three (id int)')
  expect(await run()).toEqual(['202601010000_one', '202601020000_index', '202601030000_three'])
  expect(await run()).toEqual([])
  const { rows } = await sql`
    select c.relname as name, i.indisvalid as valid from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relname = 'one_id'`.execute(database.db)
  expect(rows).toEqual([{ name: 'one_id', valid: true }])
})

it('runs them again from the beginning when they were broken off', async () => {
  await run()
  file('202601020000_index', `${concurrent}select 1 / 0;`)
  await expect(run()).rejects.toThrow('202601020000_index failed (division by zero)')
  file('202601020000_index', concurrent)
  file('202601010001_late', 'create table late (id int)')
  expect(await run()).toEqual(['202601010001_late', '202601020000_index'])
})

// The embedded engine has one connection: nothing can wait for a lock.
if (process.env.TEST_DATABASE_URL) {
  it('gives the way free to calls while it waits for a lock, and comes back for it', async () => {
    await run()
    file('202601020000_column', 'alter table one add column name text')
    const waiting = async () => {
      const { rows } = await sql`select 1 from pg_locks where not granted and relation = 'one'::regclass`.execute(
        database.db,
      )
      return rows.length > 0
    }
    const migrating = await database.db.transaction().execute(async (holder) => {
      await sql`lock table one in access share mode`.execute(holder)
      const begun = run()
      while (!(await waiting())) await setTimeout(10)
      await read()
      return { begun }
    })
    expect(await migrating.begun).toEqual(['202601020000_column'])
  })

  it('of two gateways one migrates and one waits, also outside of a transaction', async () => {
    file('202601020000_index', concurrent)
    const ran = await Promise.all([run(), run()])
    expect(ran.flat()).toEqual(['202601010000_one', '202601020000_index'])
  })
}
