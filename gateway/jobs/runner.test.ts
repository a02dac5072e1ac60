import { sql } from 'kysely'
import { coreGateway, type CoreGateway } from '../../test/setup/core-gateway'
import { isoOf } from '../ports/clock'
import { dueTimes } from './due'
import { createRunner } from './runner'
import type { Job } from './job'

const at = (text: string) => Date.parse(`${text}+08:00`)
const daily = (time: '09:30' | '02:00'): Job => ({ name: 'd', schedule: { dailyAt: time }, run: async () => undefined })

describe('dueTimes', () => {
  it.each([
    ['never run, time passed today', null, '2026-11-23T10:00:00', ['2026-11-23T09:30:00']],
    ['never run, not yet today: yesterday’s', null, '2026-11-23T09:00:00', ['2026-11-22T09:30:00']],
    ['run today already', '2026-11-23T09:30:00', '2026-11-23T23:59:00', []],
    ['exactly due', '2026-11-22T09:30:00', '2026-11-23T09:30:00', ['2026-11-23T09:30:00']],
    [
      'three days missed, in order',
      '2026-11-20T09:30:00',
      '2026-11-23T09:30:00',
      ['2026-11-21T09:30:00', '2026-11-22T09:30:00', '2026-11-23T09:30:00'],
    ],
    ['a clock set back runs nothing', '2026-11-23T09:30:00', '2026-11-01T00:00:00', []],
  ])('daily: %s', (_name, ranUntil, now, expected) => {
    const times = dueTimes(daily('09:30'), ranUntil === null ? null : at(ranUntil), at(now))
    expect(times.map((time) => isoOf(time).slice(0, 19))).toEqual(expected)
  })
  it('interval jobs run once however long ago', () => {
    const job: Job = { name: 'i', schedule: { everySeconds: 10 }, run: async () => undefined }
    expect(dueTimes(job, at('2026-11-23T09:00:00'), at('2026-11-23T09:00:09'))).toEqual([])
    expect(dueTimes(job, at('2026-11-23T09:00:00'), at('2026-11-23T09:00:10'))).toHaveLength(1)
    expect(dueTimes(job, at('2026-10-01T09:00:00'), at('2026-11-23T09:00:00'))).toHaveLength(1)
  })
})

describe('runner', () => {
  let gateway: CoreGateway
  let ran: string[] = []
  const note = (name: string, schedule: Job['schedule']): Job => ({
    name,
    schedule,
    run: async (ctx) => void ran.push(`${name} ${ctx.clock.iso().slice(5, 16)}`),
  })
  const jobs = [
    note('late', { dailyAt: '10:00' }),
    note('early', { dailyAt: '02:00' }),
    { ...note('bad', { dailyAt: '03:00' }), run: async () => Promise.reject(new Error('broken')) },
  ]

  beforeEach(async () => {
    ran = []
    gateway = await coreGateway({
      contract: {},
      areas: [{ name: 'jobs', handlers: {}, jobs }],
      now: '2026-11-23T12:00:00+08:00',
    })
  })
  afterEach(() => gateway.close())

  it('runs what is due in the order of time, each at its own time, and a failure stops nobody else', async () => {
    await gateway.runner.runDue()
    expect(ran).toEqual(['early 11-23T02:00', 'late 11-23T10:00'])
    const kept = await gateway.database.db.selectFrom('jobRun').select(['name', 'error']).orderBy('name').execute()
    expect(kept).toEqual([
      { name: 'bad', error: 'broken' },
      { name: 'early', error: null },
      { name: 'late', error: null },
    ])
  })
  it('leaves a failed daily run for another try, and gives up after the fifth', async () => {
    for (let attempt = 1; attempt <= 6; attempt++) {
      await gateway.runner.runDue()
      await gateway.database.db.updateTable('jobState').set({ leaseUntil: null }).where('name', '=', 'bad').execute()
    }
    const bad = await gateway.database.db
      .selectFrom('jobRun')
      .select('attempts')
      .where('name', '=', 'bad')
      .executeTakeFirstOrThrow()
    expect(bad.attempts).toBe(5)
    expect(ran).toEqual(['early 11-23T02:00', 'late 11-23T10:00'])
  })
  it('catches up day by day when the clock is moved', async () => {
    await gateway.runner.runDue()
    ran = []
    gateway.work.clock.moveTo('2026-11-25T09:00:00+08:00')
    await gateway.runner.runDue()
    expect(ran).toEqual(['early 11-24T02:00', 'late 11-24T10:00', 'early 11-25T02:00'])
  })
  it('holds its lease as long as the run takes: nobody else begins it meanwhile', async () => {
    jest.useFakeTimers({
      doNotFake: ['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setTimeout'],
    })
    const long = {
      ...note('long', { dailyAt: '11:00' }),
      run: async () => {
        ran.push('long')
        // What 299 s do to it: nearly over.
        await sql`update job_state set lease_until = now() + interval '1 second' where name = 'long'`.execute(
          gateway.database.db,
        )
        jest.advanceTimersByTime(100_000)
        await sql`select pg_sleep(1.1)`.execute(gateway.database.db)
        await other.runDue()
      },
    }
    const parts = { database: gateway.database, work: gateway.work }
    const other = createRunner([long], parts)
    const runner = createRunner([long], parts)
    try {
      await runner.runDue()
    } finally {
      jest.useRealTimers()
    }
    await Promise.all([runner.stop(), other.stop()])
    expect(ran).toEqual(['long'])
  })
  it('two gateways on one database do a run once', async () => {
    const other = createRunner(jobs, { database: gateway.database, work: gateway.work })
    await Promise.all([gateway.runner.runDue(), other.runDue()])
    await other.stop()
    expect([...ran].sort()).toEqual(['early 11-23T02:00', 'late 11-23T10:00'])
  })
})
