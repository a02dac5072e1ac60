import { HOUR, addDays, dateOf, datesBetween, startOf, toInstant } from '@domain/date'
import { GAS_DAY_START_HOUR, gasDaySpan } from '@domain/gas-day'
import { sumVolume, addVolume } from '@domain/volume'
import { aMeter, energyGateway, flatPrice } from '../../../../test/gateway/energy-kit'
import { anAccount } from '../../../../test/gateway/payment-kit'
import type { Caller, TestGateway } from '../../../../test/setup/gateway'
import type { Area } from '../../../areas'
import { answer } from '../../../extensions'
import type { FeedChannel, MeterFeed } from '../../../ports/meter-feed'
import { usersOfBp } from '../../message/service'

const VIEW = 'btwob GET /usage/nights'
const ANSWER = 'btwob POST /usage/nights/answer'
const key = { bp: '1000000003', companyCode: '1002' }
const other = { bp: '1000000004', companyCode: '1002' }
/** The history ends before this gas day. */
const DAY = '2026-11-22'
const FIRST = addDays(DAY, -60)
const morning = (gasDay: string) => `${addDays(gasDay, 1)}T09:50:00+08:00`

const peopleArea: Area = {
  name: 'people',
  handlers: {},
  extensions: [answer(usersOfBp, async () => [{ userId: 'master', isMaster: true }])],
}

/** Nights of A1 through which 0.5 m³/h more flow than usual, and days of which its telemetry says nothing. */
let leaking: Set<string>
let silent: Set<string>
/** Gas days of which hours were asked for, of each meter the last time. */
let asked: Map<string, number>

/** 16 hours of 10 m³ and 8 of 0.5 m³; the kiln takes 10 m³ all day. */
const hoursOf = (meterId: string, gasDay: string): string[] =>
  Array.from({ length: 24 }, (_, hour) => {
    if (hour < 16 || meterId === 'KILN') return '10.0000'
    return meterId === 'A1' && leaking.has(gasDay) ? '1.0000' : '0.5000'
  })
const usedOn = (meterId: string, gasDay: string) => sumVolume(hoursOf(meterId, gasDay))

const feed: MeterFeed = {
  frames: async ({ meterId, channels }, gasDay) =>
    meterId === 'A1' && silent.has(gasDay) ? [] : channels.map((channel) => frameOf(meterId, channel, gasDay)),
  hours: async ({ meterId }, days) => {
    asked.set(meterId, days.length)
    return days.map(({ gasDay }) =>
      hoursOf(meterId, gasDay).map((volume, hour) => ({
        hourStart: toInstant(startOf(gasDay, GAS_DAY_START_HOUR) + hour * HOUR),
        volume,
        pressure: null,
        temperature: null,
      })),
    )
  },
  live: async () => null,
}

function frameOf(meterId: string, { channelNo, lastReading, lastReadingAt }: FeedChannel, gasDay: string) {
  const days = datesBetween(dateOf(lastReadingAt ?? ''), gasDay)
  return {
    channelNo,
    readAt: gasDaySpan(gasDay).to,
    stdReading: addVolume(lastReading, sumVolume(days.map((day) => usedOn(meterId, day)))),
    ...({ workReading: null, pressure: null, temperature: null, maxFlow: null, maxFlowAt: null } as const),
  }
}

let gateway: TestGateway
let caller: Caller
beforeEach(async () => {
  leaking = new Set()
  silent = new Set()
  asked = new Map()
  gateway = await energyGateway(`${DAY}T10:30:00+08:00`, { meterFeed: feed }, [peopleArea])
  await anAccount(gateway.db, { ...key, chargeMode: 'PREPAID_REMOTE' })
  await anAccount(gateway.db, { ...other, chargeMode: 'PREPAID_REMOTE' })
  await flatPrice(gateway.db, key.companyCode)
  const lastReadingAt = gasDaySpan(addDays(DAY, -1)).to
  await aMeter(gateway.db, key, { meterId: 'A1', lastReadingAt })
  await aMeter(gateway.db, key, { meterId: 'A2', lastReadingAt, channels: ['1', '2'] })
  await aMeter(gateway.db, key, { meterId: 'KILN', lastReadingAt })
  await aMeter(gateway.db, key, { meterId: 'NEW', lastReadingAt })
  await aMeter(gateway.db, key, { meterId: 'HAND', meterType: 'MECH' })
  await aMeter(gateway.db, other, { meterId: 'B1', lastReadingAt })
  await gateway.db
    .insertInto('dailyUsage')
    .values(
      [...['A1', 'KILN'].map((id) => [id, '1'] as const), ['A2', '1'] as const, ['A2', '2'] as const].flatMap(
        ([meterId, channelNo]) =>
          datesBetween(FIRST, addDays(DAY, -1)).map((gasDay) => ({
            ...key,
            ...({ meterId, channelNo, gasDay, volume: usedOn(meterId, gasDay), quality: 'NORMAL' } as const),
            ...({ startReading: '0.00', endReading: '0.00', estAmount: '0.00' } as const),
          })),
      ),
    )
    .execute()
  caller = gateway.asSession({ ...key, userId: 'master', isMaster: true, reviewStatus: '1' })
})
afterEach(() => gateway.close())

/** The daily work of the mornings after so many gas days from the first one on. */
async function pass(from: number, to: number): Promise<void> {
  for (let day = from; day < to; day++) await gateway.passTime(morning(addDays(DAY, day)))
}
const leak = (...days: number[]) => days.forEach((day) => leaking.add(addDays(DAY, day)))
const messages = async () =>
  (
    await gateway.db
      .selectFrom('message')
      .select(['title', 'summary', 'overWord', 'dedupeKey', 'targetRoute', 'targetParams'])
      .where('templateCode', '=', 'LEAK_HINT')
      .orderBy('createdAt')
      .execute()
  ).map(({ dedupeKey, overWord }) => `${dedupeKey}${overWord ?? ''}`)
const SINCE = DAY

test('three nights above what is usual give one message, and marked when two nights are normal again (Y-11)', async () => {
  leak(0, 1, 2, 3)
  await pass(0, 2)
  expect(await messages()).toEqual([])
  await pass(2, 3)
  expect(await messages()).toEqual([`LEAK_HINT|A1|${SINCE}`])
  const [message] = await gateway.db.selectFrom('message').selectAll().where('templateCode', '=', 'LEAK_HINT').execute()
  expect(message).toMatchObject({
    title: '疑似泄漏或未关阀',
    categoryCode: 'safety',
    targetRoute: '/pages/home/meter-list/meter-list',
    targetParams: { meterId: 'A1' },
  })
  expect(message?.summary).toContain('连续3晚非生产时段仍有约1.00 m³/h，平时约0.50 m³/h')
  await pass(3, 5)
  expect(await messages()).toEqual([`LEAK_HINT|A1|${SINCE}`])
  expect(await caller.ok(VIEW, { meterId: 'A1' })).toMatchObject({ state: 'SUSPECTED', since: SINCE })
  await pass(5, 6)
  expect(await messages()).toEqual([`LEAK_HINT|A1|${SINCE}已恢复`])
  expect(await caller.ok(VIEW, { meterId: 'A1' })).toMatchObject({ state: 'WATCHED', since: null })

  leak(6, 7, 8)
  await pass(6, 9)
  expect(await messages()).toEqual([`LEAK_HINT|A1|${SINCE}已恢复`, `LEAK_HINT|A1|${addDays(DAY, 6)}`])
})

test('work that is done a second time gives one message', async () => {
  leak(0, 1, 2, 3)
  await pass(0, 3)
  await gateway.db.deleteFrom('leakHint').execute()
  await pass(3, 4)
  expect(await gateway.db.selectFrom('leakHint').select(['meterId', 'since']).execute()).toEqual([
    { meterId: 'A1', since: SINCE },
  ])
  expect(await messages()).toEqual([`LEAK_HINT|A1|${SINCE}`])
})

test('a night of which nothing was heard breaks the row', async () => {
  leak(0, 1, 2)
  silent.add(addDays(DAY, 1))
  await pass(0, 4)
  expect(await messages()).toEqual([])
  expect((await caller.ok(VIEW, { meterId: 'A1' })).nights.slice(-4)).toMatchObject([
    { gasDay: DAY, state: 'ABOVE' },
    // Made up from the next register: its hours were not measured.
    { gasDay: addDays(DAY, 1), flow: null, state: 'UNKNOWN' },
    { gasDay: addDays(DAY, 2), state: 'UNKNOWN' },
    { gasDay: addDays(DAY, 3), state: 'NORMAL' },
  ])
})

test('it reads thirty days, however long the history is', async () => {
  await pass(0, 1)
  expect([asked.get('A1'), asked.get('A2')]).toEqual([30, 60])
  await caller.ok(VIEW, { meterId: 'A1' })
  expect(asked.get('A1')).toBe(30)
})

test('the nights of a meter over its channels, with what is usual and how whole they are', async () => {
  const view = await caller.ok(VIEW, { meterId: 'A2' })
  expect(view).toMatchObject({
    state: 'WATCHED',
    since: null,
    quietHours: [0, 1, 2, 3, 4, 5, 6, 7],
    // 1 % of the mean flow (16 × 20 + 8 × 1) / 24 m³/h.
    margin: '0.1367',
    asOf: gasDaySpan(addDays(DAY, -1)).to,
    whole: 100,
    missingDays: [],
  })
  expect(view.nights).toHaveLength(14)
  expect(view.nights.at(-1)).toEqual({ gasDay: addDays(DAY, -1), flow: '1.0000', level: '1.0000', state: 'NORMAL' })
})

test.each([
  ['KILN', 'ROUND_THE_CLOCK'],
  ['NEW', 'FEW_NIGHTS'],
  ['HAND', 'NOT_REMOTE'],
])('%s is not watched: %s', async (meterId, state) => {
  expect(await caller.ok(VIEW, { meterId })).toMatchObject({ state, since: null, nights: [], quietHours: [] })
})

test('what the customer calls usual is no hint any more, and becomes the level of its meter', async () => {
  leak(...Array.from({ length: 40 }, (_, day) => day))
  await pass(0, 3)
  expect(await caller.ok(ANSWER, { meterId: 'A1', since: SINCE })).toBe(true)
  expect(await messages()).toEqual([`LEAK_HINT|A1|${SINCE}已确认`])
  expect(await caller.ok(VIEW, { meterId: 'A1' })).toMatchObject({ state: 'FEW_NIGHTS' })
  await pass(3, 17)
  expect(await messages()).toEqual([`LEAK_HINT|A1|${SINCE}已确认`])
  expect((await caller.ok(VIEW, { meterId: 'A1' })).nights.at(-1)).toMatchObject({ level: '1.0000', state: 'NORMAL' })
  const kept = await gateway.db.selectFrom('leakHint').select(['since', 'endedOn', 'userId']).execute()
  expect(kept).toEqual([{ since: SINCE, endedOn: addDays(DAY, 3), userId: 'master' }])
})

test('a hint that is not open takes no answer (2902), nor does another meter (A2101); two answers at once count once', async () => {
  expect((await caller.call(ANSWER, { meterId: 'A1', since: SINCE })).code).toBe('2902')
  leak(0, 1, 2)
  await pass(0, 3)
  const stranger = gateway.asSession({ ...other, userId: 'u-2', isMaster: true, reviewStatus: '1' })
  expect((await stranger.call(ANSWER, { meterId: 'A1', since: SINCE })).code).toBe('A2101')
  expect((await stranger.call(VIEW, { meterId: 'A1' })).code).toBe('A2101')
  expect((await caller.call(ANSWER, { meterId: 'A2', since: SINCE })).code).toBe('2902')
  const answers = await Promise.all([1, 2].map(() => caller.call(ANSWER, { meterId: 'A1', since: SINCE })))
  expect(answers.map(({ code }) => code).sort()).toEqual(['0', '2902'])
})

test('a customer number without a gas account has no nights (2902)', async () => {
  const newcomer = gateway.asSession({ ...key, bp: '1999999999', userId: 'u-1', isMaster: true, reviewStatus: '1' })
  expect((await newcomer.call(VIEW, { meterId: 'A1' })).code).toBe('2902')
  expect((await newcomer.call(ANSWER, { meterId: 'A1', since: SINCE })).code).toBe('2902')
})
