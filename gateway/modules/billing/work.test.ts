import { sql } from 'kysely'
import { hurryTries, itemsNotDone } from '../../../test/gateway/work-kit'
import { testGateway, type TestGateway } from '../../../test/setup/gateway'
import { openStop } from './stop-gas'

/** The customer without writable data. */
const BAD = '1000000001'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ daily: ['metering', 'billing'] })
  for (const bp of [BAD, '1000000003'])
    await gateway.db.transaction().execute(async (db) => {
      const work = { ...gateway.gateway.work, db, afterCommit: () => undefined }
      const companyCode = bp === BAD ? '1001' : '1002'
      await openStop(work, {
        bp,
        companyCode,
        kind: 'PLANNED',
        reason: '管网检修',
        planStopAt: '2026-11-24T08:00:00+08:00',
      })
    })
  await sql`create function refuse_row() returns trigger language plpgsql as
    $$ begin raise exception 'no row for %', new.bp; end $$`.execute(gateway.db)
  for (const table of ['daily_usage', 'statement', 'stop_gas']) await refuse(table, BAD)
})
afterAll(() => gateway.close())

const refuse = (table: string, bp: string) =>
  sql`create trigger ${sql.ref(`refuse_${bp}`)} before insert or update on ${sql.table(table)} for each row
    when (new.bp = ${sql.lit(bp)}) execute function refuse_row()`.execute(gateway.db)
test('one customer with failing data delays no other, and is tried again', async () => {
  await gateway.passTime('2026-11-26T10:30:00+08:00')
  const days = await gateway.db
    .selectFrom('dailyUsage')
    .select('bp')
    .distinct()
    .where('gasDay', '=', '2026-11-23')
    .orderBy('bp')
    .execute()
  expect(days.map(({ bp }) => bp)).toEqual(expect.arrayContaining(['1000000003', '1000000004']))
  expect(days.map(({ bp }) => bp)).not.toContain(BAD)
  const failed = await itemsNotDone(gateway, 'metering.closeDay')
  expect(failed.map(({ key, state }) => [key.slice(0, 10), state])).toEqual(failed.map(() => [BAD, 'retry']))
  expect(failed.length).toBeGreaterThan(0)

  const due = await gateway.db
    .selectFrom('statement')
    .select(['bp', 'state'])
    .where('confirmDeadline', '<=', '2026-11-26T00:00:00+08:00')
    .where('billMonth', '=', '2026-10')
    .execute()
  expect(due.filter(({ bp, state }) => bp !== BAD && state === 'PENDING')).toEqual([])
  expect(due.filter(({ bp }) => bp === BAD)).toContainEqual({ bp: BAD, state: 'PENDING' })

  const stops = gateway.db.selectFrom('stopGas').select(['bp', 'state']).where('kind', '=', 'PLANNED')
  expect(await stops.where('planStopAt', '=', '2026-11-24T08:00:00+08:00').orderBy('bp').execute()).toEqual([
    { bp: BAD, state: 'NOTICED' },
    { bp: '1000000003', state: 'STOPPED' },
  ])
})

test('one statement that cannot be made holds up no other', async () => {
  await sql.raw('drop trigger "refuse_1000000001" on daily_usage').execute(gateway.db)
  await refuse('statement', '1000000003')
  await hurryTries(gateway)
  await gateway.passTime('2026-12-02T10:30:00+08:00')
  const made = gateway.db.selectFrom('statement').select('bp').distinct().where('billMonth', '=', '2026-11')
  expect(await made.execute()).toEqual([{ bp: '1000000004' }])
  const refused = await itemsNotDone(gateway, 'metering.makeStatements')
  expect(refused.map(({ key }) => key)).toContain('1000000003@2026-12-02T10:00:00+08:00')
})

test('a day that could not be closed heals by itself: its days are closed in order, none twice', async () => {
  await sql.raw('drop trigger "refuse_1000000003" on statement').execute(gateway.db)
  await hurryTries(gateway)
  await gateway.drain()
  expect(await itemsNotDone(gateway, 'metering.closeDay')).toEqual([])
  const { rows } = await sql<{ meterId: string; days: number; span: number; gaps: number }>`
    select meter_id, count(*)::int as days, (max(gas_day) - min(gas_day) + 1)::int as span,
      count(*) filter (where quality = 'MISSING')::int as gaps
    from daily_usage where bp = ${BAD} and gas_day >= '2026-11-23' group by meter_id, channel_no`.execute(gateway.db)
  for (const row of rows) expect(row.days).toBe(row.span)
})
