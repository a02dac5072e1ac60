import type { Out } from '@contract'

type Activity = Out<'zh GET /activity/list'>['list'][number]
type Detail = Out<'zh GET /activity/detail'>
type Apply = Out<'zh GET /apply/detail'>

const { applies: _none, ...ACTIVITY }: Activity = {
  activityId: 'R202611001',
  name: '寒潮保供减量',
  direction: 'REDUCE',
  status: 'SIGNUP',
  startDate: '2026-12-01',
  endDate: '2026-12-05',
  windows: [],
  targetVolume: '20000.00',
  appliedVolume: '4000.00',
  leftVolume: '18000.00',
  minDailyVolume: '500.00',
  maxRate: '60.00',
  unitReward: '0.6000',
  minRate: '50.00',
  capRate: '120.00',
  signupStart: '2026-11-21T09:00:00+08:00',
  signupEnd: '2099-11-28T17:00:00+08:00',
  payAt: '2026-12-11T10:00:00+08:00',
  rulesVersion: 1,
  applies: [],
}
const APPLY: Activity['applies'][number] = {
  applyNo: 'S202611230001',
  activityId: 'R202611001',
  groupName: '窑炉生产',
  status: 'RUNNING',
  asOf: '2026-11-23T09:45:00+08:00',
  baselineVolume: '12000.00',
  dailyVolume: '4000.00',
  respondedDays: 1,
  waitingDays: 1,
  totalEffective: '3500.00',
  totalReward: '2100.00',
  paidReward: '0.00',
}
const DAYS = {
  used: [{ date: '2026-11-20', volume: '12000.00' }],
  dropped: [{ date: '2026-11-19', volume: '13000.00' }],
}

/** An activity of a list, open for sign-up. */
export const anActivity = (over: Partial<Activity> = {}): Activity => ({ ...ACTIVITY, applies: [], ...over })

/** A participation that runs. */
export const aPart = (over: Partial<typeof APPLY> = {}) => ({ ...APPLY, ...over })

/** The same activity with its groups, of which one may sign up. */
export const anActivityDetail = (over: Partial<Detail> = {}): Detail => ({
  ...ACTIVITY,
  reason: '',
  groups: [
    {
      groupId: 'GRP000001',
      name: '窑炉生产',
      baseline: '12000.00',
      maxVolume: '7200.00',
      ...DAYS,
      enabled: true,
      reason: '',
    },
    {
      groupId: 'GRP000002',
      name: '厂区生活',
      baseline: null,
      maxVolume: '0.00',
      used: [],
      dropped: [],
      enabled: false,
      reason: '历史用气数据不足，暂不能报名',
    },
  ],
  applies: [],
  ...over,
})

/** A participation with a day that was judged and one that waits for data. */
export const anApply = (over: Partial<Apply> = {}): Apply => ({
  ...APPLY,
  activity: { ...ACTIVITY, status: 'RUNNING' },
  ...DAYS,
  measures: ['STAGGER'],
  measureNote: '',
  contactName: '王建国',
  contactPhone: '138****0001',
  rejectRemark: '',
  weakDay: null,
  payAt: '2026-12-11T10:00:00+08:00',
  paidAt: null,
  createdAt: '2026-11-22T10:00:00+08:00',
  version: 3,
  canWithdraw: false,
  responses: [
    {
      date: '2026-12-01',
      status: 'JUDGED',
      actualVolume: '8500.00',
      responseVolume: '3500.00',
      effectiveVolume: '3500.00',
      rate: '87.50',
      reward: '2100.00',
    },
    {
      date: '2026-12-02',
      status: 'WAITING',
      actualVolume: null,
      responseVolume: null,
      effectiveVolume: null,
      rate: null,
      reward: null,
    },
  ],
  timeline: [
    { status: 'SUBMITTED', at: '2026-11-22T10:00:00+08:00', reason: '' },
    { status: 'PASSED', at: '2026-11-22T10:00:00+08:00', reason: '' },
  ],
  ...over,
})
