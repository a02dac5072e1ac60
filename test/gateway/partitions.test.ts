import { sql } from 'kysely'
import { jobOf } from '../setup/content-gateway'
import { testGateway, type TestGateway } from '../setup/gateway'
import { createSettings } from '../../gateway/settings'
import { turnMonths } from '../../gateway/work/upkeep'
import { spanTotals } from '../../gateway/modules/metering/repo/usage'
import { insertFrames, lockNext, setNext } from '../../gateway/modules/metering/repo/frame'
import type { InTransaction } from '../../gateway/db/frame-hours'
import { cuts, dropSpans, keepOf, makeSpans } from '../../gateway/db/partitions'

let gateway: TestGateway
beforeEach(async () => {
  gateway = await testGateway({ demoData: false })
})
afterEach(() => gateway.close())

const day = (gasDay: string) => ({
  companyCode: '1001',
  meterId: 'm',
  channelNo: '1',
  gasDay,
  bp: '1000000001',
  startReading: '0.00',
  endReading: '1.00',
  volume: '1.00',
  estAmount: '3.00',
  quality: 'NORMAL' as const,
})
const use = (...days: string[]) => gateway.db.insertInto('dailyUsage').values(days.map(day)).execute()

const alone: InTransaction = (run) => gateway.db.transaction().execute(run)

/** Where each day lies. */
async function places(): Promise<Record<string, string>> {
  const { rows } = await sql<{ day: string; place: string }>`
    select gas_day::text as day, tableoid::regclass::text as place from daily_usage order by 1`.execute(gateway.db)
  return Object.fromEntries(rows.map((row) => [row.day, row.place]))
}

test('months are made ahead once; what came before its month was made moves into it', async () => {
  await use('2026-11-30', '2026-12-01', '2027-01-31', '2027-09-01')
  expect(Object.values(await places())).toEqual([
    'daily_usage_past',
    'daily_usage_rest',
    'daily_usage_rest',
    'daily_usage_rest',
  ])
  const made = await makeSpans(alone, '2026-11-23')
  expect(made.filter((one) => one.startsWith('daily_usage'))).toEqual([
    'daily_usage 2026-12',
    'daily_usage 2027-01',
    'daily_usage 2027-02',
  ])
  expect(made.filter((one) => one.startsWith('raw_frame'))).toEqual(
    ['23', '24', '25', '26', '27', '28', '29', '30'].map((date) => `raw_frame 2026-11-${date}`),
  )
  expect(made).toHaveLength(3 * (cuts.length - 1) + 8)
  expect(await places()).toEqual({
    '2026-11-30': 'daily_usage_past',
    '2026-12-01': 'daily_usage_y202612',
    '2027-01-31': 'daily_usage_y202701',
    '2027-09-01': 'daily_usage_rest',
  })
  expect(await makeSpans(alone, '2026-11-23')).toEqual([])
  await use('2027-02-28')
  expect((await places())['2027-02-28']).toBe('daily_usage_y202702')
})

test('a month goes whole when its retention is over, not a day before; the ledger stays', async () => {
  await makeSpans(alone, '2026-11-23')
  await use('2026-11-30', '2026-12-31', '2027-01-01')
  const keepOf = ({ table }: { table: string }) => (['ledger_entry', 'raw_frame'].includes(table) ? 0 : 2)
  expect(await dropSpans(alone, '2027-01-31', keepOf)).toEqual([])
  expect((await dropSpans(alone, '2027-02-01', keepOf)).sort()).toEqual(
    [
      'alarm_event_past',
      'daily_usage_past',
      'log_event_past',
      'message_delivery_past',
      'message_past',
      'meter_frame_past',
      'meter_reading_past',
    ].sort(),
  )
  expect(Object.keys(await places())).toEqual(['2026-12-31', '2027-01-01'])
  expect((await dropSpans(alone, '2027-03-31', keepOf)).filter((name) => /usage/.test(name))).toEqual([
    'daily_usage_y202612',
  ])
})

test('a month at a time: no transaction locks two tables, and one that fails keeps no other from being made or dropped', async () => {
  const locked: string[][] = []
  const watched: InTransaction = (run) =>
    alone(async (db) => {
      const result = await run(db)
      const { rows } = await sql<{ name: string }>`
        select distinct relation::regclass::text as name from pg_locks
        where pid = pg_backend_pid() and mode = 'AccessExclusiveLock' and relation is not null`.execute(db)
      const names = new Set(cuts.map(({ table }) => table).filter((table) => rows.some(({ name }) => name === table)))
      locked.push([...names])
      if (names.has('message')) throw new Error('the lock was not free')
      return result
    })
  await makeSpans(alone, '2026-11-23')
  await expect(dropSpans(watched, '2032-11-23', ({ keep }) => keep)).rejects.toThrow('the lock was not free')
  expect(locked.filter((tables) => tables.length > 1)).toEqual([])
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relname in ('message_past', 'meter_frame_past', 'log_event_past')`.execute(
    gateway.db,
  )
  expect(rows).toEqual([{ name: 'message_past' }])
})

describe('frames', () => {
  const meter = { companyCode: '1001', meterId: 'm', meterNo: '1', isNew: true }
  const put = async (...frames: [seq: number, readAt: string][]) =>
    insertFrames(
      gateway.db,
      frames.map(([seq, readAt]) => ({
        companyCode: '1001',
        meterId: 'm',
        channelNo: '1',
        readAt: `${readAt}+08:00`,
        seq,
        stdReading: `${seq}.00`,
      })),
      'east',
      gateway.clock.iso(),
    )
  const seqsOf = async (table: 'rawFrame' | 'meterFrame') =>
    (await gateway.db.selectFrom(table).select('seq').orderBy('readAt').execute()).map(({ seq }) => Number(seq))
  const turnedAt = async (moment: string) => {
    gateway.clock.moveTo(`${moment}+08:00`)
    await turnMonths(jobOf(gateway))
  }

  test('go with their day after 70 days, what is read of past years stays, and their meters go on counting', async () => {
    await makeSpans(alone, '2026-11-23')
    expect(await lockNext(gateway.db, [meter], 'east', gateway.clock.iso())).toEqual([null])
    await setNext(gateway.db, [{ ...meter, next: 10 }], 'east', gateway.clock.iso())
    // The first of each full hour's ten minutes: 1, 4 and 6.
    await put([1, '2026-11-24T00:00:00'], [2, '2026-11-24T00:05:00'], [3, '2026-11-24T00:10:00'])
    await put([4, '2026-11-24T13:09:59'], [5, '2026-11-24T13:15:00'])
    await put([6, '2026-11-24T23:00:01'], [7, '2026-11-25T00:00:00'])
    // From before the first day that was made.
    await put([8, '2026-11-20T05:00:00'], [9, '2026-11-20T05:20:00'])
    await turnedAt('2027-02-02T01:10:00')
    expect([await seqsOf('rawFrame'), await seqsOf('meterFrame')]).toEqual([[1, 2, 3, 4, 5, 6, 7], [8]])
    await turnedAt('2027-02-03T01:10:00')
    expect([await seqsOf('rawFrame'), await seqsOf('meterFrame')]).toEqual([[7], [8, 1, 4, 6]])
    expect(await lockNext(gateway.db, [{ ...meter, isNew: false }], 'east', gateway.clock.iso())).toEqual([10])
    // The days in between are not made: a thousand of them take most of a minute.
    const { settings } = jobOf(gateway)
    const droppedAt = (today: string) => dropSpans(alone, today, (cut) => keepOf(settings, cut))
    await droppedAt('2029-11-30')
    expect(await seqsOf('meterFrame')).toEqual([8, 1, 4, 6, 7])
    await droppedAt('2029-12-01')
    expect(await seqsOf('meterFrame')).toEqual([])
  })

  test('a day that cannot be dropped keeps its frames, and its hours are kept once when it is tried again', async () => {
    await makeSpans(alone, '2026-11-23')
    await put([1, '2026-11-24T08:00:00'])
    const keepOf = ({ table }: { table: string }) => (table === 'raw_frame' ? 1 : 0)
    const failing: InTransaction = (run) =>
      alone(async (db) => {
        const result = await run(db)
        if (/^raw_frame_d20261124$/.test(String(result))) throw new Error('the lock was not free')
        return result
      })
    await expect(dropSpans(failing, '2026-11-26', keepOf)).rejects.toThrow('the lock was not free')
    expect([await seqsOf('rawFrame'), await seqsOf('meterFrame')]).toEqual([[1], [1]])
    expect(await dropSpans(alone, '2026-11-26', keepOf)).toEqual(['raw_frame_d20261124'])
    expect([await seqsOf('rawFrame'), await seqsOf('meterFrame')]).toEqual([[], [1]])
  })
})

test('an open command of a valve is not dropped with old months', async () => {
  await gateway.db
    .insertInto('valveCommand')
    .values({
      companyCode: '1001',
      meterId: 'm',
      bp: '1000000001',
      commandId: 'v1',
      meterNo: '1',
      action: 'CLOSE',
      state: 'SENT',
      valveBefore: 'OPEN',
      askAgainAt: '2026-11-20T08:00:00+08:00',
      createdAt: '2026-11-20T08:00:00+08:00',
      updatedAt: '2026-11-20T08:00:00+08:00',
    })
    .execute()
  gateway.clock.moveTo('2029-12-01T01:10:00+08:00')
  await turnMonths(jobOf(gateway))
  expect(await gateway.db.selectFrom('valveCommand').select('commandId').execute()).toHaveLength(1)
})

test('sums over spans look into the months of the spans, whatever the server plans for', async () => {
  await makeSpans(alone, '2026-11-23')
  await makeSpans(alone, '2028-11-23')
  await use('2027-01-31', '2027-02-01', '2028-02-01')
  const key = { companyCode: '1001', bp: '1000000001' }
  const spans = [
    { from: '2028-02-01', to: '2028-02-29' },
    { from: '2027-01-01', to: '2027-01-31' },
    { from: '2026-12-01', to: '2026-12-31' },
  ]
  const sums = async () => (await spanTotals(gateway.db, key, ['m'], spans)).map((one) => one?.volume ?? null)
  expect(await sums()).toEqual(['1.00', '1.00', null])
  const [text = ''] = await gateway.sqlOf(sums)
  const values = `array['2028-02-01','2027-01-01']::date[], array['2028-02-29','2027-01-31']::date[], '${key.bp}', '${key.companyCode}', array['m'], '2027-01-01'::date, '2028-02-29'::date`
  for (const mode of ['force_generic_plan', 'force_custom_plan'])
    await gateway.db.transaction().execute(async (db) => {
      await sql`set local plan_cache_mode = ${sql.lit(mode)}`.execute(db)
      await sql.raw(`prepare asked as ${text}`).execute(db)
      const { rows } = await sql.raw(`explain (analyze, costs off, timing off) execute asked(${values})`).execute(db)
      await sql.raw('deallocate asked').execute(db)
      const lines = (rows as { 'QUERY PLAN': string }[]).map((row) => row['QUERY PLAN'])
      const looked = lines.filter((line) => / Scan .*on daily_usage_/.test(line) && !line.includes('never executed'))
      expect(looked.map((line) => / on (\w+)/.exec(line)?.[1]).sort()).toEqual([
        'daily_usage_y202701',
        'daily_usage_y202802',
      ])
    })
})

const posting = (seq: number, key: string, occurredAt: string) => ({
  bp: '1000000001',
  companyCode: '1001',
  entryId: `e${seq}`,
  seq,
  direction: 'IN' as const,
  amount: '1.00',
  balanceAfter: '1.00',
  entryType: 'TOPUP' as const,
  key,
  occurredAt,
})

test('a posting is booked once whatever its month, its number too, and stays as it was (AE-30)', async () => {
  await makeSpans(alone, '2026-11-23')
  const book = (...given: Parameters<typeof posting>) =>
    gateway.db
      .insertInto('ledgerEntry')
      .values(posting(...given))
      .execute()
  await book(1, 'a', '2026-11-30T10:00:00+08:00')
  await book(2, 'b', '2026-12-01T10:00:00+08:00')
  await expect(book(3, 'a', '2027-01-05T10:00:00+08:00')).rejects.toThrow('ledger_mark_pkey')
  await expect(book(2, 'c', '2027-01-05T10:00:00+08:00')).rejects.toThrow('ledger_mark_bp_seq_key')
  const change = gateway.db.updateTable('ledgerEntry').set({ remark: 'x' }).where('entryId', '=', 'e2')
  await expect(change.execute()).rejects.toThrow('ledger_entry is insert only')
  expect(await gateway.db.selectFrom('ledgerEntry').select('entryId').orderBy('seq').execute()).toEqual([
    { entryId: 'e1' },
    { entryId: 'e2' },
  ])
})

test('the ledger moves over too, although it is insert only', async () => {
  await gateway.db
    .insertInto('ledgerEntry')
    .values(posting(1, 'a', '2026-12-24T10:00:00+08:00'))
    .execute()
  await makeSpans(alone, '2026-11-23')
  const { rows } = await sql<{ place: string }>`select tableoid::regclass::text as place from ledger_entry`.execute(
    gateway.db,
  )
  expect(rows).toEqual([{ place: 'ledger_entry_y202612' }])
  await expect(gateway.db.deleteFrom('ledgerEntry').execute()).rejects.toThrow('insert only')
})

test.each([
  ['keepDays.raw_frame', '62'],
  ['keepDays.raw_frame', '-1'],
  ['keepMonths.daily_usage', '13'],
  ['keepMonths.message', '-1'],
])('a retention below its least drops nothing: %s %s', async (key, value) => {
  await gateway.db.insertInto('setting').values({ companyCode: '*', key, value }).execute()
  const settings = createSettings()
  await settings.refresh(gateway.db)
  const keptOf = () => cuts.map((cut) => keepOf(settings, cut))
  expect(keptOf).toThrow(`setting ${key} of * is not within`)
  await gateway.db.updateTable('setting').set({ value: '0' }).where('key', '=', key).execute()
  await settings.refresh(gateway.db)
  expect(keptOf).not.toThrow()
})

test('the night looks after it, and a setting keeps fewer months or more', async () => {
  await gateway.db.insertInto('setting').values({ companyCode: '*', key: 'keepMonths.log_event', value: '1' }).execute()
  gateway.clock.moveTo('2027-01-05T01:10:00+08:00')
  const settings = createSettings()
  await settings.refresh(gateway.db)
  await turnMonths({ ...jobOf(gateway), settings })
  const { rows } = await sql<{ made: string | null; gone: string | null; kept: string | null }>`
    select to_regclass('log_event_y202704')::text as made, to_regclass('log_event_past')::text as gone,
      to_regclass('message_past')::text as kept`.execute(gateway.db)
  expect(rows).toEqual([{ made: 'log_event_y202704', gone: null, kept: 'message_past' }])
})
