import { datesBetween } from '@domain/date'
import { gasDaySpan } from '@domain/gas-day'
import { addVolume } from '@domain/volume'
import { nextRequestNo } from '../../../test/gateway/case-kit'
import { aFrame, closeDay } from '../../../test/gateway/energy-kit'
import { sweepOf } from '../../../test/gateway/work-kit'
import { inWork } from '../../../test/setup/content-gateway'
import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'
import { sweepNow } from '../../demo/within'
import { publishedPrice } from '../billing/service'
import { groupsOf, outlookOf } from '../plan/service'
import { deviationDesk } from './desk'
import { assessGroup } from './months'
import { deviationWork } from './work'

const MONTH = 'demand GET /deviation/month'
const KILNS = { bp: '1000000001', companyCode: '1001', groupId: 'GRP000001' }
const OCTOBER = { groupId: KILNS.groupId, month: '2026-10' }

let gateway: TestGateway
let master: Caller
let hospital: Caller
beforeEach(async () => {
  gateway = await testGateway()
  const bound = { reviewStatus: '1', isMaster: true } as const
  master = gateway.asSession({ ...bound, bp: KILNS.bp, companyCode: '1001', userId: 'director' })
  hospital = gateway.asSession({ ...bound, bp: '1000000003', companyCode: '1002', userId: 'nurse' })
  for (const table of ['monthAssessment', 'statementItem', 'deviationCase'] as const)
    await gateway.db.deleteFrom(table).execute()
})
afterEach(() => gateway.close())

const assess = async (moment: string) => {
  gateway.clock.moveTo(moment)
  await inWork(gateway, (work) => sweepNow(work, sweepOf(deviationWork, 'deviation.assessMonth')))
}
const acceptedByDesk = async (moment: string) => {
  gateway.clock.moveTo(moment)
  await inWork(gateway, (work) =>
    deviationDesk.decided(work, {
      ...KILNS,
      bizNo: 'C1',
      volume: null,
      decision: 'PASS',
      remark: '',
      decidedBy: 'staff',
    }),
  )
  await gateway.drain()
}
const items = () =>
  gateway.db
    .selectFrom('statementItem')
    .select(['itemKey', 'name', 'amount', 'statementId'])
    .where('itemKey', 'like', `DEV:${KILNS.groupId}:%`)
    .orderBy('itemKey')
    .execute()

/** October's days of the kilns are planned with a share of what was used; answers what the month was planned and used. */
async function planned(share: number): Promise<{ plan: number; used: number; price: number }> {
  const days = await gateway.db
    .selectFrom('dailyUsage')
    .select((eb) => ['gasDay', eb.fn.sum<string>('volume').as('volume')])
    .where('meterId', 'in', ['10010101', '10010102'])
    .where('gasDay', '>=', '2026-10-01')
    .where('gasDay', '<=', '2026-10-31')
    .groupBy('gasDay')
    .execute()
  await gateway.db
    .updateTable('gasPlan')
    .set({ state: 'REJECTED' })
    .where('groupId', '=', KILNS.groupId)
    .where('planType', '=', 'DAY')
    .where('period', 'like', '2026-10-%')
    .execute()
  const shares = days.map(({ gasDay, volume }) => ({
    period: gasDay,
    volume: String(Math.round(Number(volume) * share)),
  }))
  await gateway.db
    .updateTable('gasPlan')
    .set({ items: JSON.stringify(shares) as never })
    .where('groupId', '=', KILNS.groupId)
    .where('planType', '=', 'MONTH')
    .where('period', '=', '2026-10')
    .execute()
  const price = await inWork(gateway, (work) => publishedPrice(work, '1001', 'IND', '2026-10-31'))
  return {
    plan: shares.reduce((sum, { volume }) => sum + Number(volume), 0),
    used: days.reduce((sum, { volume }) => sum + Number(volume), 0),
    price: Number(price?.finalPrice),
  }
}
/** m³ of November: used up to the 22nd, and forecast for the days from the 23rd on. */
async function november(): Promise<{ measured: number; forecast: number }> {
  const { volume } = await gateway.db
    .selectFrom('dailyUsage')
    .select((eb) => eb.fn.sum<string>('volume').as('volume'))
    .where('meterId', 'in', ['10010101', '10010102'])
    .where('gasDay', '>=', '2026-11-01')
    .where('gasDay', '<=', '2026-11-22')
    .executeTakeFirstOrThrow()
  const { days } = await inWork(gateway, async (work) => {
    const group = (await groupsOf(work.db, KILNS)).find(({ groupId }) => groupId === KILNS.groupId)
    if (!group) throw new Error('no kilns')
    return outlookOf(work, group, '2026-11-30')
  })
  expect(days.map(({ gasDay }) => gasDay)).toEqual(datesBetween('2026-11-23', '2026-11-30'))
  return { measured: Number(volume), forecast: days.reduce((sum, { value }) => sum + Number(value), 0) }
}
const cents = (yuan: number) => (Math.round(yuan * 100 + 1e-6) / 100).toFixed(2)
const over = ({ plan, used }: { plan: number; used: number }) => Number((used - plan * 1.05).toFixed(2))

test('from the third of the next month on: fee of D-07, once, announced once, waiting for the next statement (D-09)', async () => {
  const facts = await planned(0.8)
  await assess('2026-11-02T02:00:00+08:00')
  expect(await items()).toEqual([])
  await assess('2026-11-03T02:00:00+08:00')
  const fee = cents(over(facts) * facts.price * 0.2)
  const found = await master.ok(MONTH, OCTOBER)
  expect(found.result).toMatchObject({
    status: 'FINAL',
    mode: 'FEE',
    planVolume: facts.plan.toFixed(2),
    actualVolume: facts.used.toFixed(2),
    overVolume: over(facts).toFixed(2),
    underVolume: '0.00',
    fee,
    revision: 1,
    finalAt: '2026-11-03T02:00:00+08:00',
    statementRoute: null,
  })
  await assess('2026-11-04T02:00:00+08:00')
  await Promise.all([1, 2].map(() => inWork(gateway, (work) => assessGroup(work, KILNS))))
  expect(await items()).toEqual([
    { itemKey: 'DEV:GRP000001:2026-10', name: '偏差考核费（窑炉生产 2026-10）', amount: fee, statementId: null },
  ])
  const heard = await gateway.db
    .selectFrom('message')
    .select('summary')
    .where('bp', '=', KILNS.bp)
    .where('templateCode', '=', 'MONTH_ASSESS')
    .where('dedupeKey', 'like', '%GRP000001|2026-10%')
    .execute()
  expect(new Set(heard.map(({ summary }) => summary)).size).toBe(1)
})

test('two assess at once: one fee', async () => {
  await planned(0.8)
  gateway.clock.moveTo('2026-11-03T02:00:00+08:00')
  await Promise.all([1, 2].map(() => inWork(gateway, (work) => assessGroup(work, KILNS))))
  expect(await items()).toHaveLength(1)
})

test.each([
  ['in the next nights', 'ACCEPTED', () => assess('2026-11-04T02:00:00+08:00')],
  ['when another month is the one before', 'SUBMITTED', () => acceptedByDesk('2026-12-10T10:00:00+08:00')],
] as const)(
  'a reason accepted later, %s, makes its day exempt: the difference is given back, nothing is edited',
  async (_when, status, later) => {
    const facts = await planned(0.8)
    await assess('2026-11-03T02:00:00+08:00')
    const [first] = await items()
    const day = await gateway.db
      .selectFrom('dailyUsage')
      .select((eb) => eb.fn.sum<string>('volume').as('volume'))
      .where('meterId', 'in', ['10010101', '10010102'])
      .where('gasDay', '=', '2026-10-30')
      .executeTakeFirstOrThrow()
    await gateway.db
      .insertInto('deviationCase')
      .values({
        ...KILNS,
        caseId: 'C1',
        caseType: 'DAY',
        gasDay: '2026-10-30',
        actualVolume: day.volume,
        status,
        reportDeadline: '2026-11-02T17:00:00+08:00',
        createdAt: '2026-10-31T09:50:00+08:00',
        updatedAt: '2026-11-03T10:00:00+08:00',
      })
      .execute()
    await later()
    const used = facts.used - Number(day.volume) + Math.round(Number(day.volume) * 0.8)
    const fee = cents(over({ plan: facts.plan, used }) * facts.price * 0.2)
    // By December they are on a statement.
    expect(await items()).toMatchObject([
      { itemKey: first?.itemKey, name: first?.name, amount: first?.amount },
      {
        itemKey: 'DEV:GRP000001:2026-10:2',
        name: '偏差考核费（窑炉生产 2026-10 更正）',
        amount: cents(Number(fee) - Number(first?.amount)),
      },
    ])
    expect(await master.ok(MONTH, OCTOBER)).toMatchObject({ result: { fee, revision: 2 }, exemptDays: ['2026-10-30'] })
  },
)

test('a meter that is read on the 25th is assessed by calendar days; late data of one of them become the difference', async () => {
  const facts = await planned(0.8)
  await gateway.db.updateTable('gasAccount').set({ readingDay: 25 }).where('bp', '=', KILNS.bp).execute()
  await assess('2026-11-03T02:00:00+08:00')
  const [first] = await items()
  expect(first?.amount).toBe(cents(over(facts) * facts.price * 0.2))
  await gateway.db
    .updateTable('dailyUsage')
    .set((eb) => ({ volume: eb('volume', '+', '1000') }))
    .where('meterId', '=', '10010102')
    .where('gasDay', '=', '2026-10-15')
    .execute()
  await assess('2026-11-04T02:00:00+08:00')
  const fee = cents(over({ ...facts, used: facts.used + 1000 }) * facts.price * 0.2)
  expect((await items()).map(({ itemKey, amount }) => [itemKey, amount])).toEqual([
    [first?.itemKey, first?.amount],
    ['DEV:GRP000001:2026-10:2', cents(Number(fee) - Number(first?.amount))],
  ])
})

test('a meter changed within the month: the day has what both devices counted (A 9.12)', async () => {
  const facts = await planned(0.8)
  const [meterId, day] = ['10010102', '2026-10-31']
  const { db } = gateway
  const known = await db
    .deleteFrom('dailyUsage')
    .where('meterId', '=', meterId)
    .where('gasDay', '>=', day)
    .returning(['gasDay', 'startReading', 'volume'])
    .execute()
  const last = known.find(({ gasDay }) => gasDay === day)
  if (!last) throw new Error('no last day of October')
  await db.deleteFrom('meterReading').where('meterId', '=', meterId).where('gasDay', '>=', day).execute()
  const register = { lastReading: last.startReading, lastReadingAt: gasDaySpan(day).from }
  await db.updateTable('meterChannel').set(register).where('meterId', '=', meterId).execute()
  await db.updateTable('meter').set(register).where('meterId', '=', meterId).execute()
  await db
    .insertInto('changeRecord')
    .values({
      bp: KILNS.bp,
      companyCode: KILNS.companyCode,
      changeId: 'CHANGED',
      meterId,
      meterNo: 'NEW',
      changeType: 'REPLACE',
      happenedAt: `${day}T14:00:00+08:00`,
      // 1,000 m³ on the old device, 900 on the new one.
      oldEndReading: addVolume(last.startReading, '1000.00'),
      newStartReading: '0.00',
      reason: '表具到期更换',
      operator: '刘志强',
    })
    .execute()
  await aFrame(db, KILNS.companyCode, meterId, day, '900.00')
  gateway.clock.moveTo('2026-11-01T09:40:00+08:00')
  await inWork(gateway, (work) => closeDay(work, KILNS, day))
  await assess('2026-11-03T02:00:00+08:00')
  const used = facts.used - Number(last.volume) + 1900
  expect((await master.ok(MONTH, OCTOBER)).result).toMatchObject({
    actualVolume: used.toFixed(2),
    fee: cents(over({ ...facts, used }) * facts.price * 0.2),
  })
})

test('terms that change afterwards do not change a month that has its result', async () => {
  await planned(0.8)
  await assess('2026-11-03T02:00:00+08:00')
  const before = await items()
  await gateway.db
    .updateTable('predictionGroup')
    .set({ monthTolerance: '15.00', overRate: '50.00' })
    .where('groupId', '=', KILNS.groupId)
    .execute()
  await assess('2026-11-04T02:00:00+08:00')
  expect(await items()).toEqual(before)
  expect((await master.ok(MONTH, OCTOBER)).terms).toMatchObject({ tolerance: '5.00', overRate: '20.00' })
})

test('within the tolerance and for a group that is only reminded nothing is due (D-08)', async () => {
  await planned(0.97)
  await assess('2026-11-03T02:00:00+08:00')
  expect(await items()).toEqual([])
  expect((await master.ok(MONTH, OCTOBER)).result).toMatchObject({ fee: '0.00', overVolume: '0.00' })
  const ofHospital = await hospital.ok(MONTH, { groupId: 'GRP000003', month: '2026-10' })
  expect(ofHospital.result).toMatchObject({ mode: 'NOTICE', fee: '0.00' })
})

test('the running month is an estimate, one ahead has none; another customer’s group is none', async () => {
  const running = await master.ok(MONTH, { ...OCTOBER, month: '2026-11' })
  expect(running.result).toMatchObject({ status: 'ESTIMATED', finalAt: null, statementRoute: null })
  expect(running.asOf).toBe('2026-11-23T08:00:00+08:00')
  // D-10: November closed up to the 22nd, and what is suggested for each day after it.
  const { measured, forecast } = await november()
  expect(running.result?.actualVolume).toBe((measured + forecast).toFixed(2))
  const { projection } = await master.ok('demand GET /usage/overview', { groupId: KILNS.groupId, period: '2026-11' })
  expect(projection).toMatchObject({ volume: running.result?.actualVolume, fee: running.result?.fee })
  expect((await master.ok(MONTH, { ...OCTOBER, month: '2026-12' })).result).toBeNull()
  expect((await hospital.call(MONTH, OCTOBER)).code).toBe('2902')
  expect((await master.call(MONTH, { groupId: nextRequestNo(), month: '2026-10' })).code).toBe('2902')
})
