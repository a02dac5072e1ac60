import { sql } from 'kysely'
import { testDatabase } from '../../test/setup/database'
import { migratedImage } from '../../test/setup/images'
import type { Database } from './connect'
import { prepared } from './prepared'

let database: Database
beforeAll(async () => {
  database = await testDatabase(migratedImage)
  const rows = ['a', 'b', 'c'].map((key) => ({ companyCode: '*', key, value: `${key}!` }))
  await database.db.insertInto('setting').values(rows).execute()
})
afterAll(() => database.close())

let built = 0
const settingsOf = prepared((db, p: { company: string; keys: readonly string[] }) => {
  built += 1
  return db
    .selectFrom('setting')
    .select(['companyCode', 'key', 'value'])
    .where('companyCode', '=', p.company)
    .where(sql<boolean>`key = any(${p.keys}::text[])`)
    .orderBy('key')
})

test('is built once and takes other values each time, several at once too', async () => {
  const asked = await Promise.all(
    [['a'], ['b', 'c'], ['none']].map((keys) => settingsOf(database.db, { company: '*', keys })),
  )
  expect(asked.map((rows) => rows.map((row) => row.value))).toEqual([['a!'], ['b!', 'c!'], []])
  expect(asked[0]).toEqual([{ companyCode: '*', key: 'a', value: 'a!' }])
  expect(built).toBe(1)
})

test('in a transaction it sees what the transaction has written', async () => {
  const seen = await database.db.transaction().execute(async (trx) => {
    await trx.insertInto('setting').values({ companyCode: '*', key: 'd', value: 'd!' }).execute()
    return settingsOf(trx, { company: '*', keys: ['d'] })
  })
  expect(seen).toHaveLength(1)
})

test('of plain SQL: columns are named as everywhere', async () => {
  const later = prepared(
    (_db, p: { days: number }) => sql<{ nextDay: string }>`
    select '2026-11-23'::date + ${p.days}::integer as next_day`,
  )
  expect(await later(database.db, { days: 2 })).toEqual([{ nextDay: '2026-11-25' }])
})

if (process.env.TEST_DATABASE_URL)
  test('a statement that fails leaves its neighbours on the same connection alone', async () => {
    const divided = prepared((_db, p: { by: number }) => sql<{ n: number }>`select 6 / ${p.by}::integer as n`)
    const answers = await Promise.allSettled([1, 0, 2, 0, 3].map((by) => divided(database.db, { by })))
    expect(answers.map((one) => (one.status === 'fulfilled' ? one.value[0]?.n : 'failed'))).toEqual([
      6,
      'failed',
      3,
      'failed',
      2,
    ])
  })
