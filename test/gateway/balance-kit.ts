/* Resource balance in a whole world: an activity of the company, the kilns of the demo's factory, what they use each day. */
import type { In } from '@contract'
import { datesBetween } from '@domain/date'
import { balanceArea } from '../../gateway/modules/balance'
import { sweepNow } from '../../gateway/demo/within'
import { inWork } from '../setup/content-gateway'
import { testGateway, type Caller, type TestGateway } from '../setup/gateway'
import { nextRequestNo } from './case-kit'
import { sweepOf } from './work-kit'

export const BP = '1000000001'
export const KILNS = 'GRP000001'
const METERS = ['10010101', '10010102']

export const calls = {
  list: 'zh GET /activity/list',
  detail: 'zh GET /activity/detail',
  rules: 'zh GET /activity/rules',
  read: 'zh POST /activity/readRules',
  submit: 'zh POST /apply/submit',
  withdraw: 'zh POST /apply/withdraw',
  apply: 'zh GET /apply/detail',
  staffList: 'btwob GET /balance/activity/list',
  staffDetail: 'btwob GET /balance/activity/detail',
  save: 'btwob POST /balance/activity/save',
  publish: 'btwob POST /balance/activity/publish',
  newRules: 'btwob POST /balance/activity/rules',
  cancel: 'btwob POST /balance/activity/cancel',
} as const

type Draft = In<typeof calls.save>
type SweepName = 'balance.step' | 'balance.judge' | 'balance.begin' | 'balance.lapse' | 'balance.end' | 'balance.pay'

export const draft = (given: Partial<Draft> = {}): Draft => ({
  requestNo: nextRequestNo(),
  name: '寒潮保供减量',
  direction: 'REDUCE',
  startDate: '2026-11-25',
  endDate: '2026-11-27',
  targetVolume: '20000.00',
  minDailyVolume: '500.00',
  maxRate: '60.00',
  unitReward: '0.6000',
  signupStart: '2026-11-23T09:00:00+08:00',
  signupEnd: '2026-11-24T17:00:00+08:00',
  customerTypes: ['INDUSTRY'],
  ...given,
})

export interface BalanceWorld {
  gateway: TestGateway
  master: Caller
  sub: Caller
  stranger: Caller
  staff: Caller
  /** A published activity with an open sign-up. */
  open(given?: Partial<Draft>): Promise<string>
  /** The rules read for long enough. */
  token(activityId: string, by?: Caller): Promise<string>
  apply(activityId: string, given?: Partial<In<typeof calls.submit>>, by?: Caller): Promise<In<typeof calls.submit>>
  /** A sign-up of the kilns; its number. */
  signUp(activityId: string, given?: Partial<In<typeof calls.submit>>): Promise<string>
  /** What the kilns used of a gas day, m³; null: nothing is known. */
  use(gasDay: string, volume: string | null): Promise<void>
  sweep(name: SweepName, moment?: string): Promise<void>
  /** Begins, ends or pays what is due at a moment. */
  pass(moment: string): Promise<void>
  rewards(): Promise<{ amount: string; key: string }[]>
  applyId(applyNo: string): Promise<string>
}

/** The kilns use 12,000 m³ on every day of November before the sign-up. */
export async function balanceWorld(): Promise<BalanceWorld> {
  const gateway = await testGateway()
  const bound = { bp: BP, companyCode: '1001', reviewStatus: '1' } as const
  const master = gateway.asSession({ ...bound, userId: 'director', isMaster: true })
  const sub = gateway.asSession({ ...bound, userId: 'second', isMaster: false })
  const stranger = gateway.asSession({ ...bound, bp: '1000000002', userId: 'cook', isMaster: true })
  const staff = gateway.asSession({ userId: 'staff', companyCode: '1001' })
  for (const table of ['balanceDay', 'balanceApply', 'balanceActivity'] as const)
    await gateway.db.deleteFrom(table).execute()

  const channels = await gateway.db
    .selectFrom('dailyUsage')
    .selectAll()
    .where('meterId', 'in', METERS)
    .where('gasDay', '=', '2026-11-20')
    .execute()
  async function use(gasDay: string, volume: string | null) {
    await gateway.db.deleteFrom('dailyUsage').where('meterId', 'in', METERS).where('gasDay', '=', gasDay).execute()
    if (volume === null) return
    await gateway.db
      .insertInto('dailyUsage')
      .values(
        channels.map((row, at) => ({
          ...row,
          gasDay,
          volume: at === 0 ? volume : '0.00',
          quality: 'NORMAL' as const,
        })),
      )
      .execute()
  }
  for (const gasDay of datesBetween('2026-11-01', '2026-11-22')) await use(gasDay, '12000.00')

  const rewards = () =>
    gateway.db
      .selectFrom('ledgerEntry')
      .select(['amount', 'key'])
      .where('bp', '=', BP)
      .where('entryType', '=', 'REWARD')
      .orderBy('seq')
      .execute()
  // The demo customer has earned one.
  const before = new Set((await rewards()).map(({ key }) => key))

  async function sweep(name: SweepName, moment?: string) {
    if (moment !== undefined) gateway.clock.moveTo(moment)
    await inWork(gateway, (work) => sweepNow(work, sweepOf(balanceArea.work, name)))
  }
  async function token(activityId: string, by = master) {
    const { rulesVersion, openToken } = await by.ok(calls.rules, { activityId })
    gateway.clock.moveTo(new Date(gateway.clock.now() + 5000).toISOString())
    return (await by.ok(calls.read, { activityId, rulesVersion, openToken })).readToken
  }
  const apply = async (activityId: string, given: Partial<In<typeof calls.submit>> = {}, by = master) => ({
    requestNo: nextRequestNo(),
    activityId,
    groupId: KILNS,
    dailyVolume: '4000.00',
    measures: ['STAGGER' as const],
    contactName: '王建国',
    contactPhone: '13800000001',
    readToken: given.readToken ?? (await token(activityId, by)),
    ...given,
  })
  return {
    gateway,
    master,
    sub,
    stranger,
    staff,
    use,
    sweep,
    token,
    apply,
    async open(given = {}) {
      const { activityId, version } = await staff.ok(calls.save, draft(given))
      await staff.ok(calls.publish, { activityId, version })
      await sweep('balance.step')
      return activityId
    },
    signUp: async (activityId, given = {}) => (await master.ok(calls.submit, await apply(activityId, given))).applyNo,
    async pass(moment) {
      for (const name of ['balance.lapse', 'balance.begin', 'balance.end', 'balance.pay', 'balance.step'] as const)
        await sweep(name, moment)
    },
    rewards: async () => (await rewards()).filter(({ key }) => !before.has(key)),
    applyId: async (applyNo) =>
      (
        await gateway.db
          .selectFrom('balanceApply')
          .select('applyId')
          .where('applyNo', '=', applyNo)
          .executeTakeFirstOrThrow()
      ).applyId,
  }
}
