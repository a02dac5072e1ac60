import { forgetAsked } from '@/shared/hotline'
import { aCompany } from '@/testing/make/binding'
import { listOf, settled, type Answers } from '@/testing/answers'
import { storage } from '@/platform/storage'
import { renderPage } from '@/testing/page'
import { master, newcomer, subAccount, visitor, type Person } from '@/testing/people'

const calls: string[] = []
jest.mock('@/platform/phone', () => ({ callPhone: (phone: string) => calls.push(phone) }))

const ME_VISITOR = ['登录', '字体与关怀模式标准', '服务热线', '关于我们', '隐私政策', '下载APP']
const HOME = '/pages/home/index/index'
const NEWS = '/pages/top-news/news-list/news-list'
const ME = '/pages/me/me'
const ASKED = '您还未登录,去登录?'

const langfang = aCompany({ companyCode: '1001', city: '廊坊市', emergencyHotline: '0316-0000119' })
const shijiazhuang = aCompany({ companyCode: '1002', city: '石家庄市', emergencyHotline: '0311-0000119' })
const answers: Answers = {
  'default GET /crmgas/company/list': [langfang, shijiazhuang],
  'default GET /crmgas/news/list': listOf([], { asOf: '2026-11-23T09:30:00+08:00' }),
  'default GET /crmgas/news/channelList': { list: [], receiptDue: false },
  'default GET /crmgas/banner/list': { list: [] },
  'default GET /crmgas/todo/count': { count: 0 },
  'default GET /crmgas/todo/list': listOf([], { counts: {} }),
}
const pending = (reviewStatus: '0' | '2' | '3', rejectReason = ''): Person =>
  subAccount([], { reviewStatus, masterUsername: '13800000001', rejectReason })

beforeEach(() => {
  calls.splice(0)
  forgetAsked()
  storage.remove('loginAsked')
})

test('a visitor is asked once, and what is behind the question is of use after 取消', async () => {
  const page = await renderPage(HOME, { as: visitor, answers })
  expect(page.text()).toContain(ASKED)
  // The page is in use while it is asked, and the question names the number too.
  expect(page.host().querySelector('[aria-modal]')).toBeNull()
  page.tap(page.button('24小时抢险 0316-0000119'))
  expect(calls.splice(0)).toEqual(['0316-0000119'])
  page.tap(page.button('取消'))
  await page.reshow()
  expect(page.text()).not.toContain(ASKED)
  expect(page.text()).toContain('廊坊市 24小时抢险')
  page.tap(page.button('拨打'))
  expect(calls).toEqual(['0316-0000119'])
  expect(page.calls().filter((key) => key.includes('home/summary'))).toEqual([])
})

test('a reload of the same opening does not ask again', async () => {
  const first = await renderPage(HOME, { as: visitor, answers })
  first.tap(first.button('取消'))
  forgetAsked()
  const page = await renderPage(HOME, { as: visitor, answers })
  expect(page.text()).not.toContain(ASKED)
})

test('我的 of a visitor: the way in, how the app looks, the hotline; no question over it', async () => {
  const page = await renderPage(ME, { as: visitor, answers })
  expect(page.names()).toEqual(expect.arrayContaining(ME_VISITOR))
  expect(page.text()).not.toContain(ASKED)
})

test('the numbers are those of the town that is chosen, and stay so', async () => {
  const page = await renderPage(HOME, { as: visitor, answers })
  page.tap(page.button('取消'))
  page.tap(page.button('切换城市'))
  await settled()
  page.tap(page.button('石家庄市' + shijiazhuang.companyName))
  expect(page.text()).toContain('0311-0000119')
  const later = await renderPage(HOME, { as: visitor, answers })
  expect(later.text()).toContain('石家庄市 24小时抢险')
})

test('登录 goes straight to the login', async () => {
  const page = await renderPage(HOME, { as: visitor, answers })
  page.tap(page.button('取消'))
  page.tap(page.button('登录'))
  await settled()
  expect(page.text()).not.toContain(ASKED)
  expect(page.went.map((way) => way.split('?')[0])).toEqual(['navigateTo /pages/login/login/login'])
})

test('a tap on what needs a login asks again; 头条 does not', async () => {
  const page = await renderPage(HOME, { as: visitor, answers })
  page.tap(page.button('取消'))
  page.tap(page.button('头条'))
  await settled()
  expect(page.went).toEqual([`switchTab ${NEWS}`])
  page.tap(page.button('商城'))
  await settled()
  expect(page.text()).toContain(ASKED)
})

test('a user without a customer number is led to the search once; the home below shows the same', async () => {
  const page = await renderPage(HOME, { as: newcomer(), answers })
  expect(page.went).toEqual(['navigateTo /pages/confirm-cusInfo/confirm-cusInfo'])
  await page.reshow()
  expect(page.went).toHaveLength(1)
  expect(page.names()).toContain('去绑定')
})

test.each([
  ['2', '', '主账号审核通过后即可使用', ['查看进度', '联系主账号']],
  ['0', '非本单位人员', '申请已驳回：非本单位人员', ['查看进度']],
  ['3', '', '主账号未在7天内处理', ['查看进度']],
] as const)('an applicant at state %s sees the state of the application', async (status, reason, text, buttons) => {
  const page = await renderPage(HOME, { as: pending(status, reason), answers })
  page.tap(page.button('取消'))
  expect(page.text()).toContain(text)
  expect(page.names()).toEqual(expect.arrayContaining([...buttons, '切换户号']))
  expect(page.names().includes('联系主账号')).toBe(status === '2')
})

test.each([
  ['without a customer number', newcomer()],
  ['while the application is under review', pending('2')],
])('我的 opens %s, with settings and the way out', async (_who, person) => {
  const page = await renderPage(ME, { as: person, answers })
  expect(page.names()).toEqual(expect.arrayContaining(['设置', '退出登录', '关于我们']))
})

test('头条 is read without a login', async () => {
  const page = await renderPage(NEWS, { as: visitor, answers })
  expect(page.calls()).toContain('default GET /crmgas/news/channelList')
})

describe('a new customer without a gas account', () => {
  const TITLES = 'default GET /crmgas/invoice/titleList'
  const LINKS = 'btwob GET /guestLink/list'
  const isNew = { hasAccount: '0' } as const

  test('home shows what can be done meanwhile and what of it is done; figures are not asked for', async () => {
    const person = master({ ...isNew, certStatus: '20' })
    const page = await renderPage(HOME, { as: person, answers: { ...answers, [TITLES]: [], [LINKS]: listOf([]) } })
    expect(page.text()).toContain('新户，正在建立用气账户')
    expect(page.text()).toContain('已完成 2/4')
    expect(page.names()).toEqual(expect.arrayContaining(['发票抬头去添加', '邀请会计去邀请']))
    expect(page.calls().filter((key) => key.includes('home/summary'))).toEqual([])
  })

  test('a colleague sees the open steps only', async () => {
    const person = subAccount(['BILL_VIEW'], { ...isNew, certStatus: '10' })
    const page = await renderPage(HOME, { as: person, answers })
    expect(page.text()).toContain('已完成 1/2')
    expect([page.sent(TITLES), page.sent(LINKS)]).toEqual([[], []])
  })

  test.each(['/pages/pay/meters', '/pages/my-bill/list/list', '/pages/home/meter-list/meter-list'] as const)(
    '%s says what it waits for, and asks nothing',
    async (path) => {
      const page = await renderPage(path, { as: master(isNew), answers })
      expect(page.text()).toContain('新户，正在建立用气账户，首期读数上传后显示')
      expect(page.calls().filter((key) => !key.includes('/track/'))).toEqual([])
    },
  )
})
