import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { openLite, type Database } from '../db/connect'
import { checkpoint, vacuum } from './upkeep'

let folder: string
let database: Database
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'upkeep-'))
  database = await openLite(folder)
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const logFiles = () => readdirSync(path.join(folder, 'db/pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name)).length
const numbers = async () => {
  const { rows } = await sql<{ rows: number; bytes: string }>`
    select reltuples as rows, pg_relation_size('t') as bytes from pg_class where relname = 't'`.execute(database.db)
  return rows[0] ?? { rows: -1, bytes: '0' }
}

test('the log of what was written ends with a checkpoint; space and numbers are kept by vacuum', async () => {
  const fill = sql`insert into t select i, repeat('x', 500) from generate_series(1, 60000) as i`
  await sql`create table t (id int, text text)`.execute(database.db)
  await fill.execute(database.db)
  const before = logFiles()
  expect(before).toBeGreaterThan(2)
  await checkpoint(database.db)
  expect(logFiles()).toBeLessThan(before)

  await sql`delete from t`.execute(database.db)
  await vacuum(database.db)
  expect(await numbers()).toEqual({ rows: 0, bytes: '0' })
  await fill.execute(database.db)
  await vacuum(database.db)
  expect((await numbers()).rows).toBe(60000)
})
