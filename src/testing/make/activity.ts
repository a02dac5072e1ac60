import type { Out, Row } from '@contract'

type Activity = Out<'default GET /crmgas/market/activity/detail'>
type ActivityCard = Row<'default GET /crmgas/market/activity/list'>
type StaffActivity = Out<'btwob GET /activity/detail'>

/** A class on 1 December with 3 of 30 seats left. */
export const anActivity = (part: Partial<Activity> = {}): Activity => ({
  activityId: 'AC000003',
  type: 'class',
  title: '安全课堂：餐饮后厨用气专场',
  summary: '两小时讲解与演练',
  cover: '/c.svg',
  startAt: '2026-12-01T14:00:00+08:00',
  endAt: '2026-12-01T16:00:00+08:00',
  state: 'coming',
  signUpState: 'open',
  quota: 30,
  quotaUsed: 27,
  targetRoute: '/pages/hot/detail',
  targetParams: { type: 'activity', activityId: 'AC000003' },
  url: null,
  place: '二楼培训室',
  signUpStartAt: '2026-11-20T09:00:00+08:00',
  signUpEndAt: '2026-11-30T18:00:00+08:00',
  perBpLimit: 1,
  waiting: 0,
  blocks: [{ type: 'p', spans: [{ text: '请携带安全帽。' }] }],
  products: [],
  mySignUp: null,
  heldByCustomer: 0,
  ...part,
})

/** The same in a list. */
export const anActivityCard = (part: Partial<ActivityCard> = {}): ActivityCard => {
  const { place: _p, signUpStartAt: _s, signUpEndAt: _e, perBpLimit: _l, waiting: _w, ...some } = anActivity()
  const { blocks: _b, products: _r, mySignUp: _m, heldByCustomer: _h, ...card } = some
  return { ...card, ...part }
}

export const aStaffActivity = (part: Partial<StaffActivity> = {}): StaffActivity => {
  const { products: _products, mySignUp: _own, heldByCustomer: _held, ...common } = anActivity()
  return {
    ...common,
    onlineUrl: null,
    coverFileId: null,
    published: true,
    editable: true,
    text: '请携带安全帽。',
    people: [
      {
        signUpId: 'S1',
        bp: '1000000002',
        customerName: '香满楼餐饮管理有限公司',
        contactName: '陈晓梅',
        contactPhone: '13800000007',
        attendees: 3,
        status: 'signed',
        createdAt: '2026-11-23T10:00:00+08:00',
      },
    ],
    ...part,
  }
}
