import { inTransaction } from '../../../test/gateway/payment-kit'
import { dataWaiting, heldUp, sweepOf } from '../../../test/gateway/work-kit'
import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'
import { remindOfBills } from './remind'
import { billingWork } from './work'

const CONFIG = 'default GET /crmgas/payRemind/config'
const SAVE = 'default POST /crmgas/payRemind/save'
const hospital = { bp: '1000000003', companyCode: '1002' }

let gateway: TestGateway
let zhao: Caller
beforeAll(async () => {
  gateway = await testGateway()
  zhao = await gateway.as('13800000008')
})
afterAll(() => gateway.close())

const usual = {
  lowBalanceOn: true,
  lowBalanceAmount: '1000.00',
  lowDays: 7,
  dueOn: true,
  dueDaysBefore: [7, 3, 1, 0],
  overdueOn: true,
  arriveOn: true,
  receivers: [],
}
const person = { name: '孙会计', phone: '13900000001' }
/** Messages of the users that chose these days. */
const messagesFor = async (dueDaysBefore: string) => {
  const rows = await gateway.db
    .selectFrom('message')
    .innerJoin('payRemindConfig', 'payRemindConfig.userId', 'message.userId')
    .select('summary')
    .where('templateCode', '=', 'DUE_SOON')
    .where('dueDaysBefore', '=', dueDaysBefore)
    .execute()
  return rows.map(({ summary }) => summary)
}
const remindAt = async (moment: string) => {
  gateway.clock.moveTo(moment)
  await inTransaction(gateway, (work) => remindOfBills(work, hospital))
  await gateway.drain()
}

it('everything is on by default; a choice belongs to one user (A 2.17)', async () => {
  expect(await zhao.ok(CONFIG, {})).toEqual(usual)
  const chosen = { ...usual, lowDays: 3, dueDaysBefore: [3, 1], receivers: [person] }
  expect(await zhao.ok(SAVE, chosen)).toBe(true)
  expect(await zhao.ok(CONFIG, {})).toEqual(chosen)
  const colleague = gateway.asSession({ ...hospital, userId: 'u-2', isMaster: true, reviewStatus: '1' })
  expect(await colleague.ok(CONFIG, {})).toEqual(usual)
  const rows = await gateway.db.selectFrom('payRemindConfig').select('receiversSealed').execute()
  expect(JSON.stringify(rows)).not.toContain(person.phone)
})

it.each([
  [{ receivers: Array.from({ length: 6 }, () => person) }, 'A2701'],
  [{ receivers: [{ name: '孙', phone: '1390000' }] }, '2001'],
  [{ dueDaysBefore: [5] }, '2901'],
  [{ lowBalanceAmount: '1000000.01' }, '2901'],
  [{ lowBalanceAmount: '-1.00' }, '2901'],
  [{ lowDays: 31 }, '2901'],
])('%j is refused with %s and changes nothing', async (over, code) => {
  const before = await zhao.ok(CONFIG, {})
  expect((await zhao.call(SAVE, { ...usual, ...over })).code).toBe(code)
  expect(await zhao.ok(CONFIG, {})).toEqual(before)
})

it('a bill is spoken of on the days that were chosen, once, also to the people named (AE-85)', async () => {
  await zhao.ok(SAVE, { ...usual, dueDaysBefore: [3], receivers: [person] })
  await remindAt('2026-11-21T09:00:00+08:00')
  expect(await messagesFor('3')).toEqual([])
  // Due on 2026-11-28.
  await remindAt('2026-11-25T09:00:00+08:00')
  await remindAt('2026-11-25T09:00:30+08:00')
  const sentence = expect.stringMatching(/^2026年\d+月账单[\d,.]+元将于2026-11-28到期/)
  expect(await messagesFor('3')).toEqual([sentence])
  const texts = await gateway.db.selectFrom('devOutbox').select('text').where('target', '=', person.phone).execute()
  expect(texts).toEqual([{ text: sentence }])
})

it('what a pause has held up says how it is when it is sent, once', async () => {
  const missed = ['2026-11-27', '2026-11-28', '2026-11-29']
  const done = '2026-12-01T08:00:00+08:00'
  for (const day of missed)
    await inTransaction(gateway, (work) =>
      remindOfBills(heldUp(work, { planned: `${day}T09:00:00+08:00`, done }), hospital),
    )
  const waiting = await dataWaiting(gateway, 'message.remind')
  expect(waiting).toMatchObject([{ templateCode: 'BILL_OVERDUE', params: { n: '3' }, news: { isOverdue: true } }])
})

it('a low balance is reported by the last day that a pause has held up (AE-86)', async () => {
  const kind = billingWork.kinds.find(({ name }) => name === 'billing.provisional')
  const said = async (planned: string) => {
    const late = { planned: `${planned}T09:40:00+08:00`, done: '2026-11-23T11:00:00+08:00' }
    await inTransaction(gateway, async (work) => {
      if (kind && 'handle' in kind.run) await kind.run.handle(heldUp(work, late), hospital)
    })
    const waiting = (await dataWaiting(gateway, 'message.remind')) as { templateCode: string }[]
    return waiting.filter(({ templateCode }) => templateCode === 'LOW_BALANCE').length
  }
  expect([await said('2026-11-22'), await said('2026-11-23')]).toEqual([0, 1])
})

it('at 18:00 those are notified that the morning had nothing to tell (AE-85)', async () => {
  const mine = { ...usual, lowBalanceAmount: '1000000.00' }
  // A session does not last for so many days.
  const save = async (config: typeof mine) => (await gateway.as('13800000008')).ok(SAVE, config)
  gateway.clock.moveTo('2026-12-03T09:39:00+08:00')
  const run = async (name: string, moment: string) => {
    gateway.clock.moveTo(moment)
    const kind = billingWork.kinds.find((one) => one.name === name)
    await inTransaction(gateway, async (work) => {
      if (kind && 'handle' in kind.run) await kind.run.handle(work, hospital)
    })
    await gateway.drain()
  }
  const notified = async () =>
    (
      await gateway.db
        .selectFrom('message')
        .select('userId')
        .where('templateCode', '=', 'LOW_BALANCE')
        .where('dedupeKey', '=', 'LOW_BALANCE|1000000003|2026-12-03')
        .execute()
    ).length
  await save({ ...mine, lowBalanceOn: false })
  await run('billing.provisional', '2026-12-03T09:40:00+08:00')
  const before = await notified()
  await save(mine)
  await run('billing.lowBalance', '2026-12-03T18:00:00+08:00')
  await run('billing.lowBalance', '2026-12-03T18:00:01+08:00')
  expect(await notified()).toBe(before + 1)
  const { schedule } = sweepOf(billingWork, 'billing.lowBalance')
  expect(schedule).toMatchObject({ dailyAt: '18:00' })
})
