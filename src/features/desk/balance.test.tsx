import type { Out } from '@contract'
import { storage } from '@/platform/storage'
import { listOf, refused, settled, type Answers } from '@/testing/answers'
import { anActivity, aPart } from '@/testing/make/balance'
import { renderPage, type OpenPage } from '@/testing/page'
import { master } from '@/testing/people'

/* Resource balance at the desk: activities, applicants, what staff do. */

const LIST = 'btwob GET /balance/activity/list'
const DETAIL = 'btwob GET /balance/activity/detail'
const PUBLISH = 'btwob POST /balance/activity/publish'
const RULES = 'btwob POST /balance/activity/rules'
const CANCEL = 'btwob POST /balance/activity/cancel'

type Detail = Out<typeof DETAIL>

const { applies: _none, ...activity } = anActivity()
const row = { ...activity, customerTypes: ['INDUSTRY' as const], version: 2 }
const detail = (over: Partial<Detail> = {}): Detail => ({
  ...row,
  rulesText: '参与自愿，不响应不收取任何费用，奖励以气款抵扣。',
  cancelReason: null,
  results: {
    applies: 1,
    customers: 1,
    signedVolume: '4000.00',
    respondedDays: 1,
    waitingDays: 1,
    totalEffective: '3500.00',
    totalReward: '2100.00',
    paidReward: '0.00',
  },
  applicants: listOf([
    {
      ...aPart(),
      bp: '1000000001',
      customerName: '华北精工陶瓷有限公司',
      createdAt: '2026-11-22T10:00:00+08:00',
    },
  ]),
  actions: ['rules', 'cancel'],
  ...over,
})

const staff = () => master({ isStaff: '1' })

let page: OpenPage
const press = (name: string) => page.press(name)
const has = (...texts: string[]) => {
  for (const text of texts) expect(page.text()).toContain(text)
}
const open = async (of: Detail, answers: Answers = {}) => {
  page = await renderPage('/pages/desk/balance', {
    as: staff(),
    params: { activityId: 'R202611001' },
    answers: { [DETAIL]: of, ...answers },
  })
  await settled()
}
beforeEach(() => storage.set('x-workbench-token', 'w'))

test('the list names each activity with its state; none is shown', async () => {
  page = await renderPage('/pages/desk/balances', {
    as: staff(),
    answers: { [LIST]: listOf([row]), [DETAIL]: detail() },
  })
  await settled()
  has('寒潮保供减量', 'R202611001', '报名中', '新建活动')
  page = await renderPage('/pages/desk/balances', { as: staff(), answers: { [LIST]: listOf([]) } })
  await settled()
  has('还没有资源平衡活动')
})

const SAVE = 'btwob POST /balance/activity/save'

test('hours of the day are typed as parts of it; what cannot be is shown', async () => {
  const draft = { status: 'DRAFT' as const, actions: ['save' as const], signupEnd: '2099-11-28T17:00:00+08:00' }
  const windows = [{ from: '11:00', to: '14:00' }]
  await open(detail({ ...draft, windows }), { [SAVE]: { activityId: 'R202611001', version: 3 } })
  has('11:00-14:00')
  await press('修改')
  expect(page.input('响应时段').value).toBe('11:00-14:00')
  page.type(page.input('响应时段'), '14:00-11:00')
  await press('保存草稿')
  has('请按 11:00-14:00 填写整点时段')
  expect(page.sent(SAVE)).toEqual([])
})

test('applicants and results', async () => {
  await open(detail())
  has('华北精工陶瓷有限公司 窑炉生产', '申报 4,000.00 m³ / 基线 12,000.00 m³', '1 户 1 份', '¥2,100.00', '1 天待数据')
})

test('a draft is published after a question; too late is shown', async () => {
  await open(detail({ status: 'DRAFT', actions: ['save', 'publish', 'cancel'] }), {
    [PUBLISH]: refused('42511', '活动状态已变化，请刷新后重试'),
  })
  await press('发布')
  has('条件不可再改')
  await press('确定')
  expect(page.sent(PUBLISH)).toMatchObject([{ activityId: 'R202611001', version: 2 }])
  has('活动状态已变化，请刷新后重试')
})

test('new rules are sent with what was seen', async () => {
  await open(detail(), { [RULES]: { activityId: 'R202611001', version: 3 } })
  await press('更新规则')
  page.type(page.input('活动规则'), '参与自愿，不响应不收取任何费用，奖励在活动结束后抵扣气款。')
  await press('更新')
  await press('确定')
  expect(page.sent(RULES)).toMatchObject([{ version: 2, rulesText: expect.stringContaining('活动结束后') }])
})

test('calling off needs a reason', async () => {
  await open(detail(), { [CANCEL]: { activityId: 'R202611001', version: 3 } })
  await press('取消活动')
  page.type(page.input('取消原因'), '气源已恢复')
  await settled()
  await press('确认取消')
  has('所有报名失效')
  await press('确定')
  expect(page.sent(CANCEL)).toMatchObject([{ version: 2, reason: '气源已恢复' }])
})
