import type { Out } from '@contract'
import { storage } from '@/platform/storage'
import { listOf, settled, type Answers } from '@/testing/answers'
import { renderPage, type OpenPage } from '@/testing/page'
import { master } from '@/testing/people'

const LIST = 'btwob GET /help/list'
const DETAIL = 'btwob GET /help/detail'
const SAVE = 'btwob POST /help/save'
const QUESTIONS = 'btwob GET /help/questions'
const SETTLE = 'btwob POST /help/question/settle'

const row = {
  articleId: 'H1',
  categoryId: 'HC02',
  title: '营业厅地址和上班时间',
  summary: '周六也办理',
  categoryName: '账号与绑定',
  status: 'PUBLISHED' as const,
  editable: true,
  viewCount: 12,
  usefulCount: 3,
  uselessCount: 1,
  updatedAt: '2026-11-20T10:00:00+08:00',
}
const detail: Out<typeof DETAIL> = {
  ...row,
  text: '周六 9:00—16:00',
  blocks: [],
  keywords: ['几点上班'],
  relatedRoute: null,
  complaints: [{ at: '2026-11-21T10:00:00+08:00', reasons: ['OUTDATED'], comment: '时间不对' }],
}
const list = { ...listOf([row]), categories: [{ categoryId: 'HC02', name: '账号与绑定' }] }

let page: OpenPage
const open = async (path: '/pages/desk/helps' | '/pages/desk/help', params: object, answers: Answers = {}) => {
  page = await renderPage(path, {
    as: master({ isStaff: '1' }),
    params: params as never,
    answers: { [LIST]: list, [DETAIL]: detail, [SAVE]: detail, ...answers },
  })
  await settled()
}
const tap = async (name: string) => {
  page.tap(page.button(name))
  await settled()
}

beforeEach(() => storage.set('x-workbench-token', 'w'))

test.each([
  [390, '有用 3 · 没用 1'],
  [1280, '1231已发布'],
])('in a window of %i px entries say what readers think of them', async (width, words) => {
  window.innerWidth = width
  await open('/pages/desk/helps', {})
  expect(page.text()).toContain(words)
  page.tap(page.row())
  await settled()
  expect(page.went).toEqual(['navigateTo /pages/desk/help?articleId=H1'])
})

test.each([
  [390, '近30天提问 3 次'],
  [1280, '32026-11-22'],
])('in a window of %i px: questions that nothing answered, an entry for it, or off the list', async (width, words) => {
  window.innerWidth = width
  const asked = listOf([{ text: '火星怎么通气', asked: 3, lastDay: '2026-11-22' }])
  await open('/pages/desk/helps', { tab: 'ASKED' }, { [QUESTIONS]: asked, [SETTLE]: true })
  expect(page.text()).toContain(words)
  await tap('移出列表：火星怎么通气')
  expect(page.sent(SETTLE)).toEqual([{ text: '火星怎么通气' }])
})

test('an own entry is changed, with what readers missed below', async () => {
  await open('/pages/desk/help', { articleId: 'H1' })
  expect(page.text()).toContain('信息过时：时间不对')
  page.type(page.input('问题'), '营业厅几点上班')
  await tap('保存')
  expect(page.sent(SAVE)).toMatchObject([{ articleId: 'H1', title: '营业厅几点上班', keywords: ['几点上班'] }])
})

test('a shared entry is shown only; a new one starts with the question', async () => {
  await open('/pages/desk/help', { articleId: 'H1' }, { [DETAIL]: { ...detail, editable: false } })
  expect(page.text()).not.toContain('保存')
  await open('/pages/desk/help', { title: '火星怎么通气' })
  expect(page.input('问题').value).toBe('火星怎么通气')
})
