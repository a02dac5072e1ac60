import { Type } from '@sinclair/typebox'
import { hurryTries, itemsDone, itemsNotDone } from '../../test/gateway/work-kit'
import { coreGateway, type CoreGateway } from '../../test/setup/core-gateway'
import type { Work } from '../http/context'
import { frozenClock, isoOf } from '../ports/clock'
import { backoff } from './backoff'
import { inTransaction } from './context'
import { dueTimes } from './due'
import { openTimes } from './sweep-rows'
import { kind, onePiece, sweep, together, type AreaWork } from './kinds'
import { enqueue } from './queue'
import { createWorkers } from './workers'

const at = (text: string) => Date.parse(`${text}+08:00`)

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
    ['a clock set back is due for nothing', '2026-11-23T09:30:00', '2026-11-01T00:00:00', []],
  ])('daily: %s', (_name, last, now, expected) => {
    const times = dueTimes({ schedule: { dailyAt: '09:30' } }, last === null ? null : at(last), at(now))
    expect(times.map((time) => isoOf(time).slice(0, 19))).toEqual(expected)
  })
  it('daily, after a long sleep: the last 400 days', () => {
    const times = dueTimes({ schedule: { dailyAt: '00:10' } }, at('2024-01-01T00:10:00'), at('2026-11-23T00:09:59'))
    expect(times).toHaveLength(400)
    expect(times.at(-1)).toBe(at('2026-11-22T00:10:00'))
  })
  it.each([
    ['2026-11-23T09:00:00', '2026-11-23T09:00:09', 0],
    ['2026-11-23T09:00:00', '2026-11-23T09:00:10', 1],
    ['2026-10-01T09:00:00', '2026-11-23T09:00:00', 1],
  ])('every ten seconds: %s to %s is due %s times', (last, now, times) => {
    expect(dueTimes({ schedule: { everySeconds: 10 } }, at(last), at(now))).toHaveLength(times)
  })
})

test.each([
  // The usual kind: 15 s, then twice as long after each try; up to as much again.
  [15, 1, 0, 15],
  [15, 1, 0.5, 22.5],
  [15, 2, 0, 30],
  [15, 8, 0, 1920],
  [60, 17, 0, 3_932_160],
  [60, 30, 0, 3_932_160],
])('backoff of %s s after try %s, random %s: %s s', (delay, attempts, random, expected) =>
  expect(backoff(delay, attempts, random)).toBe(expected),
)

describe('the work queue', () => {
  let gateway: CoreGateway
  let ran: string[]
  /** What it was when they ran. */
  let presents: Set<string>
  let broken: Set<string>
  /** Keys of items that lose their lease while they run: their next try has begun. */
  let lost: Set<string>
  /** Keys that the regular sweep finds. */
  let found: string[]
  /** What happens while it looks for them. */
  let listing: () => Promise<void>

  const note = (name: string) => async (work: Work) => {
    if (broken.has(name)) throw new Error(`${name} is broken`)
    ran.push(`${name} ${work.clock.iso().slice(5, 16)}`)
    presents.add(work.clock.present.iso().slice(5, 16))
  }
  const one = kind({
    name: 't.one',
    data: Type.Object({ id: Type.String() }),
    retry: { limit: 2, delay: 60 },
    run: {
      async handle(work, { id }) {
        await work.db.insertInto('setting').values({ companyCode: 't', key: id, value: '1' }).execute()
        await note(id)(work)
        if (lost.has(id)) await work.db.updateTable('workItem').set({ attempts: 2 }).where('key', '=', id).execute()
      },
    },
  })
  const work: AreaWork = together(
    [
      onePiece('t.late', { dailyAt: '10:00', after: ['t.early'] }, { handle: note('late') }),
      onePiece('t.early', { dailyAt: '02:00' }, { handle: note('early') }),
      onePiece('t.bad', { dailyAt: '03:00' }, { handle: note('bad') }),
    ],
    {
      kinds: [one],
      sweeps: [
        sweep('t.none', { dailyAt: '01:00' }, one, async () => []),
        sweep('t.regular', { everySeconds: 10 }, one, async (_work, after, limit) => {
          await listing()
          return found
            .filter((id) => id > after)
            .slice(0, limit)
            .map((id) => ({ key: id, data: { id } }))
        }),
      ],
    },
  )
  const written = async () =>
    (
      await gateway.database.db
        .selectFrom('setting')
        .select('key')
        .where('companyCode', '=', 't')
        .orderBy('key')
        .execute()
    ).map(({ key }) => key)
  const give = (id: string) =>
    inTransaction({ database: gateway.database, work: gateway.work }, gateway.work.clock, (work) =>
      enqueue(work, one, id, { id }),
    )
  const another = (clock = gateway.work.clock) =>
    createWorkers({ database: gateway.database, base: { ...gateway.work, clock }, areas: [work], flush: [] })

  beforeEach(async () => {
    ran = []
    presents = new Set()
    found = []
    listing = async () => undefined
    broken = new Set()
    lost = new Set()
    gateway = await coreGateway({
      contract: {},
      areas: [{ name: 't', handlers: {}, work }],
      now: '2026-11-23T12:00:00+08:00',
    })
  })
  afterEach(() => gateway.close())

  it('does what is due in the order of time, each by its own clock, and a failure stops no other', async () => {
    broken.add('bad')
    await gateway.workers.drain()
    expect(ran).toEqual(['early 11-23T02:00', 'late 11-23T10:00'])
    expect(await itemsNotDone(gateway)).toMatchObject([{ name: 't.bad', state: 'retry', error: 'bad is broken' }])
  })
  it('does each of two days that came due at one look, also after a restart between them', async () => {
    await gateway.workers.drain()
    ran = []
    gateway.work.clock.moveTo('2026-11-25T09:00:00+08:00')
    await gateway.workers.drain()
    expect(ran.filter((text) => !text.startsWith('bad'))).toEqual([
      'early 11-24T02:00',
      'late 11-24T10:00',
      'early 11-25T02:00',
    ])
  })
  it('after a pause it knows the present beside the time of each day; a clock that is moved passes through them', async () => {
    await gateway.workers.drain()
    gateway.work.clock.moveTo('2026-11-24T12:00:00+08:00')
    await gateway.workers.drain()
    expect([...presents]).toEqual(['11-23T12:00', '11-24T02:00', '11-24T03:00', '11-24T10:00'])
    presents.clear()
    const later = await another(frozenClock('2026-11-27T09:00:00+08:00'))
    await later.drain()
    await later.stop()
    expect(ran.filter((text) => !text.startsWith('bad')).slice(-2)).toEqual(['late 11-26T10:00', 'early 11-27T02:00'])
    expect([...presents]).toEqual(['11-27T09:00'])
  })
  it('two gateways do a thing once', async () => {
    found = ['a', 'b', 'c', 'd', 'e', 'f']
    const other = await another()
    await Promise.all([gateway.workers.drain(), other.drain()])
    await other.stop()
    expect([...ran].sort()).toEqual([
      'a 11-23T12:00',
      'b 11-23T12:00',
      'bad 11-23T03:00',
      'c 11-23T12:00',
      'd 11-23T12:00',
      'e 11-23T12:00',
      'early 11-23T02:00',
      'f 11-23T12:00',
      'late 11-23T10:00',
    ])
  })
  it('two gateways catch up days side by side: each once, none before the work of the one before has been tried', async () => {
    await gateway.workers.drain()
    ran = []
    gateway.work.clock.moveTo('2026-11-28T12:00:00+08:00')
    const other = await another()
    await Promise.all([gateway.workers.drain(), other.drain()])
    await gateway.workers.drain()
    await other.stop()
    const days = ['24', '25', '26', '27', '28']
    expect(ran.filter((text) => !text.startsWith('bad'))).toEqual(
      days.flatMap((day) => [`early 11-${day}T02:00`, `late 11-${day}T10:00`]),
    )
  })
  it('a gateway that has looked before another one went on opens nothing that lies before the last', async () => {
    const { db } = gateway.database
    const [early] = work.sweeps.filter(({ name }) => name === 't.early')
    const open = (text: string) => openTimes(db, early ? [{ sweep: early, at: at(text) }] : [])
    expect(await open('2026-11-23T02:00:00')).toBe(true)
    expect(await open('2026-11-23T02:00:00')).toBe(false)
    expect(await open('2026-11-22T02:00:00')).toBe(false)
    expect(await open('2026-11-24T02:00:00')).toBe(true)
  })
  it('a sweep of more than a page loses and doubles nothing', async () => {
    found = Array.from({ length: 1203 }, (_, n) => `k${String(n).padStart(5, '0')}`)
    await gateway.workers.drain()
    expect((await itemsDone(gateway))['t.one']).toBe(1203)
    expect(await written()).toEqual(found)
  })
  it('what an item writes and its end are one: a failed try leaves nothing, the next one does it once', async () => {
    broken.add('x')
    await give('x')
    await gateway.workers.drain()
    expect(await written()).toEqual([])
    broken.clear()
    await hurryTries(gateway)
    await gateway.workers.drain()
    expect(await written()).toEqual(['x'])
    expect(await itemsNotDone(gateway)).toEqual([])
  })
  it('gives up after the last try; what a sweep finds again and again stays one dead letter', async () => {
    found = ['x', 'y']
    broken.add('x')
    for (let minute = 1; minute <= 6; minute++) {
      await hurryTries(gateway)
      gateway.work.clock.moveTo(`2026-11-23T12:0${minute}:00+08:00`)
      found = minute < 6 ? ['x'] : ['x', 'z']
      await gateway.workers.drain()
    }
    expect(await itemsNotDone(gateway, 't.one')).toMatchObject([{ key: 'x', state: 'failed', error: 'x is broken' }])
    expect(await written()).toEqual(['z'])
  })
  it('an item that another gateway has claimed meanwhile writes nothing', async () => {
    lost.add('x')
    await give('x')
    await gateway.workers.drain()
    expect(ran.filter((text) => text.startsWith('x'))).toHaveLength(1)
    expect(await written()).toEqual([])
    expect(await itemsNotDone(gateway, 't.one')).toMatchObject([{ key: 'x', state: 'active', error: null }])
  })
  it('enqueues only what commits, and only what an area runs', async () => {
    const parts = { database: gateway.database, work: gateway.work }
    const failing = inTransaction(parts, gateway.work.clock, async (work) => {
      await enqueue(work, one, 'x', { id: 'x' })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    const unknown = kind({ name: 't.unknown', data: Type.Object({}), run: { handle: async () => undefined } })
    const giveUnknown = (of: typeof unknown) =>
      inTransaction(parts, gateway.work.clock, (work) => enqueue(work, of, 'x', {}))
    await expect(giveUnknown(unknown)).rejects.toThrow('no area runs items of t.unknown')
    await expect(
      inTransaction(parts, gateway.work.clock, (work) => enqueue(work, one, 'x', { id: 7 } as never)),
    ).rejects.toThrow('/id')
    await gateway.workers.drain()
    expect(await written()).toEqual([])
  })
  it('is not drained while a look of its own lists a page', async () => {
    found = ['x']
    let isOver = false
    const begun = new Promise<void>((begin) => {
      listing = async () => {
        begin()
        // Longer than a drain that passes the page by would take.
        await new Promise((done) => setTimeout(done, 1000))
        isOver = true
      }
    })
    gateway.workers.start()
    await begun
    await gateway.workers.drain()
    expect([isOver, await written()]).toEqual([true, ['x']])
  })
  it('begins at once what was enqueued, without waiting for the next look', async () => {
    gateway.workers.start()
    await give('x')
    const deadline = Date.now() + 20_000
    while ((await written()).length === 0 && Date.now() < deadline) await new Promise((done) => setTimeout(done, 20))
    expect(await written()).toEqual(['x'])
  })
})
