/*
 * Plans over a moved clock (P-03, P-08, P-09, Y-08, D-07): each cut-off a second before and at it, over ends of months and the new year,
 * and a clock that is moved over a fortnight at once. The demo's own plans are there and are counted.
 */
import { sql } from 'kysely'
import type { In } from '@contract'
import { addDays, datesBetween } from '@domain/date'
import { deviationWork } from '../../gateway/modules/deviation/work'
import { planWork } from '../../gateway/modules/plan/work'
import { demoNow, testGateway, type Caller, type TestGateway } from '../setup/gateway'
import { nextRequestNo } from './case-kit'

const ADD = 'predict POST /addPredictionGas'
const BEFORE = 'predict POST /checkPredictionGasBefore'
const FALLBACK = 'predict POST /plan/fallback'
const [KILNS, CANTEEN, HOSPITAL, TEXTILE] = ['GRP000001', 'GRP000002', 'GRP000003', 'GRP000004']
const END = '2026-12-07T10:10:00+08:00'

let gateway: TestGateway
let master: Caller
async function start(): Promise<void> {
  gateway = await testGateway({ daily: ['plan', 'deviation'] })
  const bound = { reviewStatus: '1', isMaster: true } as const
  master = gateway.asSession({ ...bound, bp: '1000000001', companyCode: '1001', userId: 'director' })
}
beforeEach(start)
afterEach(() => gateway.close())

type Type = 'DAY' | 'MONTH' | 'YEAR'
const declare = async (planType: Type, period: string, declaredVolume: string) => {
  const groupId = planType === 'DAY' ? KILNS : CANTEEN
  const { current } = await master.ok(BEFORE, { groupId, planType, period })
  const wish: In<typeof ADD> = {
    requestNo: nextRequestNo(),
    groupId,
    planType,
    period,
    declaredVolume,
    method: 'MANUAL',
    note: '按排产申报',
  }
  return master.call(ADD, { ...wish, ...(current && { version: current.version }) })
}

test.each([
  ['tomorrow', 'DAY', '2026-11-24', '6500', '2026-11-23T10:00:00+08:00'],
  ['the first of a month', 'DAY', '2026-12-01', '6500', '2026-11-30T10:00:00+08:00'],
  ['a Sunday', 'DAY', '2026-12-06', '6500', '2026-12-05T10:00:00+08:00'],
  ['the holiday that begins a year', 'DAY', '2027-01-01', '6500', '2026-12-31T10:00:00+08:00'],
  ['the first working day after it', 'DAY', '2027-01-04', '6500', '2027-01-03T10:00:00+08:00'],
  ['a month', 'MONTH', '2026-12', '3000', '2026-11-25T17:00:00+08:00'],
  ['the first month of a year', 'MONTH', '2027-01', '3000', '2026-12-25T17:00:00+08:00'],
  ['a year', 'YEAR', '2027', '36000', '2026-11-30T17:00:00+08:00'],
] as const)(
  '%s: declared until the last second, refused from then on (P-03)',
  async (_what, planType, period, volume, close) => {
    gateway.clock.moveTo(new Date(Date.parse(close) - 1000).toISOString())
    expect(await declare(planType, period, volume)).toMatchObject({ ok: true })
    gateway.clock.moveTo(close)
    expect(await declare(planType, period, volume)).toMatchObject({ code: '42601' })
  },
)

/** Everything that the clock has made of plans: one line each. */
async function outcome() {
  const plans = await gateway.db
    .selectFrom('gasPlan')
    .select(['groupId', 'planType', 'period', 'revision', 'state', 'method', 'approvedVolume', 'submittedAt'])
    .orderBy('groupId')
    .orderBy('planType')
    .orderBy('period')
    .orderBy('revision')
    .execute()
  const months = await gateway.db
    .selectFrom('monthAssessment')
    .select(['groupId', 'month', 'revision', 'fee'])
    .orderBy('groupId')
    .orderBy('month')
    .execute()
  const items = await gateway.db
    .selectFrom('statementItem')
    .select(['itemKey', 'amount'])
    .where('itemKey', 'like', 'DEV:%')
    .orderBy('itemKey')
    .execute()
  const messages = await gateway.db
    .selectFrom('message')
    .select(['templateCode', sql<number>`count(*)::int`.as('n')])
    .where('templateCode', '~', '^(PLAN|DEVIATION)')
    .groupBy('templateCode')
    .orderBy('templateCode')
    .execute()
  return { plans, months, items, messages }
}
type Plan = Awaited<ReturnType<typeof outcome>>['plans'][number]
const COUNTS: readonly Plan['state'][] = ['LOCKED', 'EXECUTED']
const counting = (plans: readonly Plan[], groupId: string, planType: Type) =>
  plans.filter((one) => one.groupId === groupId && one.planType === planType && COUNTS.includes(one.state))

/** The gateway has run up to now: each day that the clock passes is done by itself. */
async function runsAlready(): Promise<void> {
  const names = [planWork, deviationWork].flatMap(({ sweeps = [] }) =>
    sweeps.filter(({ schedule }) => 'dailyAt' in schedule).map(({ name }) => name),
  )
  await sql`
    insert into work_sweep (name, due_at, started_at, done_at)
    select name, ${demoNow}, ${demoNow}, ${demoNow} from unnest(${names}::text[]) as daily(name)
    on conflict do nothing`.execute(gateway.db)
}

/** What the kilns have not declared is declared with a fixed volume (Y-08). */
async function setFallbacks(): Promise<void> {
  await master.ok(FALLBACK, {
    requestNo: nextRequestNo(),
    groupId: KILNS,
    planType: 'DAY',
    rule: 'FIXED',
    volume: '6800',
    version: 0,
  })
}

test('a clock moved over a fortnight at once: each day, month and year is declared once and assessed once', async () => {
  const before = await outcome()
  await setFallbacks()
  await runsAlready()
  await gateway.passTime(END)
  const after = await outcome()

  // What the demo had declared counts as it was declared.
  const demoDays = before.plans.filter(
    ({ groupId, planType, period, state }) =>
      groupId === KILNS && planType === 'DAY' && period >= '2026-11-24' && state !== 'DRAFT',
  )
  expect(demoDays.map(({ period }) => period)).toEqual(['2026-11-25', '2026-11-26'])
  const days = counting(after.plans, KILNS, 'DAY').filter(({ period }) => period >= '2026-11-24')
  // The window of 8 December has ended at ten on the 7th.
  expect(days.map(({ period }) => period)).toEqual(datesBetween('2026-11-24', '2026-12-08'))
  for (const day of days) {
    const own = demoDays.find(({ period }) => period === day.period)
    if (own) expect(day).toMatchObject({ method: 'HISTORY', approvedVolume: own.approvedVolume })
    else
      expect(day).toMatchObject({
        method: 'FALLBACK',
        approvedVolume: '6800',
        // At its own moment, although the clock has passed all of them at once (Y-08).
        submittedAt: `${addDays(day.period, -1)}T09:55:00+08:00`,
      })
    expect(day.state).toBe(day.period < '2026-12-07' ? 'EXECUTED' : 'LOCKED')
  }
  for (const groupId of [KILNS, CANTEEN, HOSPITAL, TEXTILE]) {
    expect(counting(after.plans, groupId, 'MONTH').filter(({ period }) => period === '2026-12')).toHaveLength(1)
    expect(counting(after.plans, groupId, 'YEAR').filter(({ period }) => period === '2027')).toHaveLength(1)
    // November is assessed once; what it costs is one item.
    const [month, ...more] = after.months.filter((one) => one.groupId === groupId && one.month === '2026-11')
    expect(more).toEqual([])
    const fee = after.items.filter(({ itemKey }) => itemKey === `DEV:${groupId}:2026-11`)
    expect(fee.map(({ amount }) => amount)).toEqual(month && Number(month.fee) !== 0 ? [month.fee] : [])
  }

  // Nothing twice: looking again changes nothing, nor does what was there before change.
  await gateway.drain()
  expect(await outcome()).toEqual(after)
  const keyOf = ({ groupId, planType, period, revision }: Plan) => [groupId, planType, period, revision].join('|')
  const kept = new Set(after.plans.map(keyOf))
  expect(before.plans.filter((one) => !kept.has(keyOf(one)))).toEqual([])
  expect(kept.size).toBe(after.plans.length)
})

test('moved by a fortnight at once or day by day: the same plans, assessments and fees', async () => {
  await setFallbacks()
  await runsAlready()
  await gateway.passTime(END)
  const atOnce = await outcome()
  await gateway.close()
  await start()
  await setFallbacks()
  await runsAlready()
  for (const day of datesBetween('2026-11-24', END.slice(0, 10))) await gateway.passTime(`${day}${END.slice(10)}`)
  expect(await outcome()).toEqual(atOnce)
})
