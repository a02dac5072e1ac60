import { sql } from 'kysely'
import { allAreas } from '../../gateway/all-areas'
import type { Database } from '../../gateway/db/connect'
import { personalData } from '../../gateway/personal-data'
import { entriesOf, wire } from '../../gateway/wiring'
import { testDatabase } from '../setup/database'
import { migratedImage } from '../setup/images'
import { notPersonal, userColumns } from './personal-tables'

let database: Database
beforeAll(async () => {
  database = await testDatabase(migratedImage)
})
afterAll(() => database.close())

const copied = [...entriesOf({ wiring: wire(allAreas) }, personalData).keys()]

test('a table that names a user is part of the user’s copy, or says why not (PIPL art. 45)', async () => {
  const { rows } = await sql<{ name: string; column: string }>`
    select c.table_name as name, c.column_name as column
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and not exists (select from pg_inherits where inhrelid = to_regclass(quote_ident(c.table_name)))`.execute(
    database.db,
  )
  const naming = new Set(rows.filter(({ column }) => userColumns.test(column)).map(({ name }) => name))
  const declared = [...copied, ...Object.keys(notPersonal)]
  expect([...naming].filter((name) => !declared.includes(name)).sort()).toEqual([])
  expect(declared.filter((name) => !naming.has(name)).sort()).toEqual([])
  expect(new Set(declared).size).toBe(declared.length)
})
