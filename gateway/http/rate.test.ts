import { testDatabase } from '../../test/setup/database'
import { migratedImage } from '../../test/setup/images'
import type { Database } from '../db/connect'
import { createRate, type Rate } from './rate'

const refused = expect.objectContaining({ code: '2906' })
const count = (rate: Rate, times: number, limit: number) => {
  for (let n = 0; n < times; n++) rate.count('a', limit)
}
/** The middle of a minute, so that none ends while the test runs. */
let now: number
beforeEach(() => {
  now = 30_000 - (performance.timeOrigin % 60_000)
  jest.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => jest.restoreAllMocks())

test('refuses beyond the limit, each key for itself; the next minute begins at 0', () => {
  const rate = createRate()
  count(rate, 3, 3)
  expect(() => count(rate, 1, 3)).toThrow(refused)
  expect(() => rate.count('b', 3)).not.toThrow()
  now += 60_000
  expect(() => count(rate, 3, 3)).not.toThrow()
})

describe('two gateways', () => {
  let database: Database
  beforeAll(async () => {
    database = await testDatabase(migratedImage)
  })
  afterAll(() => database.close())

  test('share a limit after their exchange', async () => {
    const { db } = database
    const [here, there] = [createRate(), createRate()]
    count(here, 12, 20)
    count(there, 6, 20)
    await here.exchange(db)
    await there.exchange(db)
    count(there, 2, 20)
    expect(() => count(there, 1, 20)).toThrow(refused)
    await there.exchange(db)
    // Nine of them are counted there, the refused one too.
    count(here, 1, 20)
    await here.exchange(db)
    expect(() => count(here, 1, 20)).toThrow(refused)
    const rows = await db.selectFrom('rateCount').select(['key', 'count']).execute()
    expect(rows).toEqual([{ key: 'a', count: 22 }])
  })

  test('a key far below its limit costs no row', async () => {
    const rate = createRate()
    rate.count('now and then', 20)
    await rate.exchange(database.db)
    expect(await database.db.selectFrom('rateCount').selectAll().where('key', '=', 'now and then').execute()).toEqual(
      [],
    )
  })
})
