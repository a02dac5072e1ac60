import { listOf, refused, settled, type Answers } from '@/testing/answers'
import { anActivity, anActivityCard } from '@/testing/make/activity'
import { renderPage, type OpenPage } from '@/testing/page'

const LIST = 'default GET /crmgas/market/activity/list'
const DETAIL = 'default GET /crmgas/market/activity/detail'
const SIGN_UP = 'default POST /crmgas/market/activity/signUp'
const CANCEL = 'default POST /crmgas/market/activity/cancelSignUp'

let page: OpenPage
const press = (name: string) => page.press(name)
const has = (...texts: string[]) => {
  for (const text of texts) expect(page.text()).toContain(text)
}
const open = async (part: Parameters<typeof anActivity>[0] = {}, answers: Answers = {}) => {
  page = await renderPage('/pages/hot/detail', {
    params: { type: 'activity', activityId: 'AC000003' },
    answers: { [DETAIL]: anActivity(part), ...answers },
  })
  await settled()
}
const own = {
  signUpId: 'S1',
  status: 'signed' as const,
  attendees: 2,
  contactName: '王建国',
  checkInCode: '482913',
  ahead: null,
  onlineUrl: null,
  canCancel: true,
}

test('the list: seats that are left, and the way to each', async () => {
  const card = anActivityCard()
  const link = { ...card, activityId: 'AC9', title: '外部报名', type: 'external' as const, url: 'https://a.test/x' }
  page = await renderPage('/pages/hot/activity-list', { params: {}, answers: { [LIST]: listOf([card, link]) } })
  await settled()
  has('2026-12-01 14:00–16:00 · 剩余3个名额', '安全课堂')
  const named = (title: string) => page.names().find((name) => name.includes(title)) ?? title
  await press(named('安全课堂：餐饮后厨用气专场'))
  await press(named('外部报名'))
  expect(page.went).toEqual([
    'navigateTo /pages/hot/detail?type=activity&activityId=AC000003',
    'navigateTo /pages/webview/webview?url=https%3A%2F%2Fa.test%2Fx',
  ])
})

test.each([
  [{}, '暂无活动'],
  [{ state: 'mine' as const }, '您还没有报名活动'],
])('an empty list of %j says so', async (params, text) => {
  page = await renderPage('/pages/hot/activity-list', { params, answers: { [LIST]: listOf([]) } })
  await settled()
  has(text)
})

test('a seat is taken; the code is shown', async () => {
  await open({}, { [SIGN_UP]: { signUpId: 'S1', status: 'signed', checkInCode: '482913', quotaUsed: 29, ahead: null } })
  has('已报名 27/30 人', '请携带安全帽。')
  await press('立即报名')
  await press('2 人')
  await press('提交')
  expect(page.sent(SIGN_UP)).toMatchObject([{ activityId: 'AC000003', attendees: 2 }])
  expect(page.sent(SIGN_UP)[0]).not.toHaveProperty('waits')
  has('签到码 482913')
})

test('more people than seats: asked first, then they wait', async () => {
  await open(
    { quotaUsed: 30, signUpState: 'full', waiting: 4 },
    { [SIGN_UP]: { signUpId: 'S1', status: 'waiting', checkInCode: null, quotaUsed: 30, ahead: 2 } },
  )
  has('候补 4 人')
  await press('候补报名')
  await press('提交')
  expect(page.sent(SIGN_UP)).toEqual([])
  has('是否排队候补')
  await press('候补')
  expect(page.sent(SIGN_UP)).toMatchObject([{ attendees: 1, waits: true }])
  has('您前面还有 2 个候补')
})

test('a sign-up shows its code and is taken back after a question', async () => {
  await open({ mySignUp: own, signUpState: 'signed', heldByCustomer: 1 }, { [CANCEL]: { status: 'cancelled' } })
  has('482913', '王建国 · 2 人')
  await press('取消报名')
  page.agree()
  await settled()
  expect(page.sent(CANCEL)).toEqual([{ signUpId: 'S1' }])
})

test('a place in the line says how many are before it', async () => {
  await open({ mySignUp: { ...own, status: 'waiting', checkInCode: null, ahead: 0 }, signUpState: 'waiting' })
  has('您排在候补第一位')
  expect(page.names()).toContain('退出候补')
})

test.each([
  [{ signUpState: 'notStarted' as const }, '报名未开始'],
  [{ signUpState: 'over' as const }, '报名已截止'],
  [{ heldByCustomer: 1 }, '您的企业已达到报名上限'],
])('%j: %s, and nothing to tap', async (part, text) => {
  await open(part)
  expect(page.button(text).disabled).toBe(true)
})

test('one that lives elsewhere leads there; one that is gone says so', async () => {
  await open({
    type: 'lottery',
    targetRoute: '/pages/hot/activity-list',
    targetParams: {},
    signUpState: null,
    quota: null,
  })
  await press('立即参与')
  expect(page.went).toEqual(['navigateTo /pages/hot/activity-list'])
  await open({}, { [DETAIL]: refused('E1020', '活动不存在或已下线') })
  has('活动不存在或已下线')
})
