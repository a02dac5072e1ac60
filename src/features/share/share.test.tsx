import { act } from 'react'
import { lost, refused, settled, type Answers } from '@/testing/answers'
import { codeOf } from '@/shared/share'
import { keepShareCode, keptShareCode } from '@/shared/share-visit'
import { renderPage, type OpenPage } from '@/testing/page'
import { visitor } from '@/testing/people'

const RESOLVE = 'default GET /crmgas/share/resolve'
const VISIT = 'default POST /crmgas/share/visit'

const shared = {
  state: 'active' as const,
  targetType: 'article' as const,
  targetId: 'A1',
  title: '冬季用气安全',
  desc: '三步自查',
  imageUrl: '',
  companyName: '廊坊新源燃气有限公司',
  logo: '',
  route: '/pages/news/news?articleId=A1&s=Abc1234567',
  isPublic: true,
}

const made = {
  shareCode: 'Xyz1234567',
  title: shared.title,
  desc: shared.desc,
  imageUrl: '',
  path: '/share/share?s=Xyz1234567',
  h5Url: 'https://gas.example/share/share?s=Xyz1234567',
  expireAt: '2027-02-20T09:30:00+08:00',
}

let page: OpenPage
const open = async (answers: Answers = {}, s = 'Abc1234567') => {
  page = await renderPage('/share/share', {
    as: visitor,
    params: { s },
    answers: { [RESOLVE]: shared, [VISIT]: null, ...answers },
  })
  await settled()
}

test('what is shared, the company, and the way to it; the visit is counted', async () => {
  await open()
  for (const text of ['文章', '冬季用气安全', '三步自查', '廊坊新源燃气有限公司']) expect(page.text()).toContain(text)
  page.tap(page.button('查看详情'))
  await settled()
  expect(page.went).toEqual(['navigateTo /pages/news/news?articleId=A1&s=Abc1234567'])
  expect(page.sent(VISIT).map(({ action }) => action)).toEqual(['open', 'toDetail'])
  // E-S-08: it counts for an enquiry that follows.
  expect(keptShareCode()).toEqual({ shareCode: 'Abc1234567' })
})

describe('an article goes on by itself after 800 ms (E 6.12)', () => {
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('once, in the place of the card, and it counts as opened', async () => {
    await open()
    await wait(799)
    expect(page.went).toEqual([])
    await wait(1)
    expect(page.went).toEqual(['redirectTo /pages/news/news?articleId=A1&s=Abc1234567'])
    expect(page.sent(VISIT).map(({ action }) => action)).toEqual(['open', 'toDetail'])
  })

  test.each([
    ['expired', { state: 'expired' as const }],
    ['a product', { targetType: 'product' as const }],
    ['for customers only', { isPublic: false }],
  ])('not when it is %s', async (_, more) => {
    await open({ [RESOLVE]: { ...shared, ...more } })
    await wait(5000)
    expect(page.went).toEqual([])
  })

  test('not any more after a tap', async () => {
    await open({ 'default POST /crmgas/share/create': made })
    await page.press('分享')
    await wait(5000)
    expect(page.went).toEqual([])
  })
})

test.each([
  ['expired', { state: 'expired' as const }, '分享已过期，内容仍可查看'],
  ['withdrawn', { state: 'revoked' as const, title: '', route: null }, '分享内容已失效'],
  ['for customers only', { isPublic: false }, '登录后查看'],
])('%s', async (_, more, text) => {
  await open({ [RESOLVE]: { ...shared, ...more } })
  expect(page.text()).toContain(text)
})

test('goes on in the app, which counts; a visitor passes it on by a code of its own (E-S-09)', async () => {
  await open({ 'default POST /crmgas/share/create': made })
  await page.press('下载APP')
  expect(page.went).toEqual(['navigateTo /pages/appDown/appDown?from=f'])
  expect(page.sent(VISIT).map(({ action }) => action)).toEqual(['open', 'toApp'])
  await page.press('分享')
  expect(page.sent('default POST /crmgas/share/create')).toEqual([
    { targetType: 'article', targetId: 'A1', s: 'Abc1234567', channel: 'copyLink' },
  ])
})

test('what was withdrawn is not passed on', async () => {
  await open({ [RESOLVE]: { ...shared, state: 'revoked' as const, title: '', route: null } })
  expect(page.names()).not.toContain('分享')
})

test('a code that does not exist, and none at all', async () => {
  await open({ [RESOLVE]: refused('E3002', '分享不存在') })
  expect(page.text()).toContain('分享不存在')
  await page.press('去首页')
  expect(page.went).toEqual(['switchTab /pages/home/index/index'])
  await open({}, 'short')
  expect(page.text()).toContain('工商业用气，一站办理')
  expect(page.names()).toEqual(expect.arrayContaining(['去首页', '下载APP']))
  expect(page.sent(RESOLVE)).toEqual([])
})

test('a failure can be tried again; a visit that is not counted costs nothing', async () => {
  await open({ [RESOLVE]: lost, [VISIT]: lost })
  page.answer({ [RESOLVE]: shared })
  page.tap(page.button(page.names().find((name) => name.includes('重试')) ?? ''))
  await settled()
  expect(page.text()).toContain('冬季用气安全')
})

test('what its landing page leads on to is the same opening, a minute later it is another one', () => {
  expect([keepShareCode('Qrs1234567'), keepShareCode('Qrs1234567'), keepShareCode('Tuv1234567')]).toEqual([
    true,
    false,
    true,
  ])
  jest.useFakeTimers({ now: Date.now() + 61_000 })
  expect(keepShareCode('Tuv1234567')).toBe(true)
  jest.useRealTimers()
})

test.each([
  [{ s: 'Abc1234567' }, 'Abc1234567'],
  [{ scene: 's%3DAbc1234567' }, 'Abc1234567'],
  [{ s: 'short', scene: 's=Abc1234567' }, 'Abc1234567'],
  [{ scene: '%' }, undefined],
  [{}, undefined],
])('the code of %j is %j', (params, code) => expect(codeOf(params)).toBe(code))
