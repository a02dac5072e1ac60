import type { Out } from '@contract'
import { storage } from '@/platform/storage'
import { listOf, lost, refused, settled, type Answers } from '@/testing/answers'
import { aClientConfig } from '@/testing/make/client'
import { renderPage, type OpenPage } from '@/testing/page'
import { master } from '@/testing/people'

const CATEGORIES = 'answer GET /help/categories'
const HOT = 'answer GET /help/hot'
const ARTICLES = 'answer GET /help/articles'
const SEARCH = 'answer GET /help/search'
const SUGGEST = 'answer GET /help/suggest'
const WORDS = 'answer GET /help/hotWords'
const DETAIL = 'answer GET /help/detail'
const FEEDBACK = 'answer POST /help/feedback'
const LINES = 'default GET /crmgas/hotline/list'

const lines = { companyName: '新源燃气', list: [] }

const entry = { articleId: 'H1', categoryId: 'HC02', title: '欠费违约金怎么算', summary: '按未缴金额逐日加收' }
const found = {
  ...entry,
  categoryName: '气费与账单',
  usefulRate: 86,
  highlight: { title: [[2, 8]] as [number, number][], summary: [] },
}
const detail: Out<typeof DETAIL> = {
  ...entry,
  categoryName: '气费与账单',
  blocks: [{ type: 'p', spans: [{ text: '从次日起加收。' }] }],
  updatedAt: '2026-11-20T10:00:00+08:00',
  relatedRoute: '/pages/my-bill/list/list',
  related: [{ ...entry, articleId: 'H2', title: '账单在哪里看' }],
  usefulRate: null,
  myFeedback: null,
}
const searched = (outcome: 'ANSWER' | 'CHOICE' | 'NONE', rows = [found]) => ({ ...listOf(rows), outcome })

let page: OpenPage
const open = async (path: string, params: Record<string, string> = {}, answers: Answers = {}) => {
  page = await renderPage(path as '/subPagesB/pages/helpCenter/list', {
    as: master(),
    params,
    answers: { [LINES]: lines, 'default GET /crmgas/config/client': aClientConfig(), ...answers },
  })
  await settled()
}
const tap = async (name: string) => {
  page.tap(page.button(name))
  await settled()
}

beforeEach(() => storage.set('helpWords', ''))

test('the list: frequent questions, a category, what was not found', async () => {
  await open(
    '/subPagesB/pages/helpCenter/list',
    {},
    {
      [CATEGORIES]: { list: [{ categoryId: 'HC02', name: '气费与账单', icon: 'bill', count: 3 }] },
      [HOT]: { list: [{ ...entry, articleId: 'H9', title: '气费有哪些缴费方式' }] },
      [ARTICLES]: listOf([entry]),
    },
  )
  for (const words of ['大家常问', '气费有哪些缴费方式', '欠费违约金怎么算', '没有找到答案'])
    expect(page.text()).toContain(words)
  page.answer({ [ARTICLES]: listOf([]) })
  await tap('气费与账单')
  expect(page.text()).toContain('该分类暂无内容')
})

test('heads that fail can be read again', async () => {
  await open(
    '/subPagesB/pages/helpCenter/list',
    {},
    {
      [CATEGORIES]: lost,
      [HOT]: { list: [] },
      [ARTICLES]: listOf([entry]),
    },
  )
  expect(page.text()).not.toContain('大家常问')
  page.answer({ [CATEGORIES]: { list: [{ categoryId: 'HC02', name: '发票', icon: 'bill', count: 3 }] } })
  await tap('加载失败，点击重试')
  expect(page.text()).toContain('发票')
})

test('a search: frequent words, results, the word is remembered', async () => {
  await open(
    '/subPagesB/pages/helpCenter/search',
    {},
    {
      [WORDS]: { list: ['缴费', '发票'] },
      [SEARCH]: searched('ANSWER'),
    },
  )
  await tap('发票')
  expect(page.text()).toContain('86% 的人觉得有用')
  expect(page.text()).not.toContain('您问的是哪一种')
  expect(storage.get('helpWords')).toBe('发票')
})

test('three that may be meant are asked about; none leads to other ways', async () => {
  const answers = { [WORDS]: { list: [] }, [SEARCH]: searched('CHOICE') }
  await open('/subPagesB/pages/helpCenter/search', { keyword: '罚款' }, answers)
  expect(page.text()).toContain('您问的是哪一种？')
  expect(page.text()).toContain('都不是')
  await open('/subPagesB/pages/helpCenter/search', { keyword: '火星' }, { ...answers, [SEARCH]: searched('NONE', []) })
  expect(page.text()).toContain('未找到相关内容，换个词试试')
  expect(page.text()).toContain('提交工单')
})

test('while typing: titles, and what a word is called in the texts', async () => {
  await open(
    '/subPagesB/pages/helpCenter/search',
    {},
    {
      [WORDS]: { list: ['缴费'] },
      [SUGGEST]: {
        list: [{ articleId: 'H1', title: entry.title, marks: [] }],
        meanings: [{ word: '罚款', meaning: '违约金' }],
      },
    },
  )
  page.type(page.input('搜索帮助'), '罚款')
  await settled()
  expect(page.text()).toContain('罚款 = 违约金')
  expect(page.text()).toContain(entry.title)
})

test('an entry: done where it is done, judged with a reason (HC-05)', async () => {
  const said = { useful: false, reasons: ['OUTDATED' as const], comment: '' }
  await open('/subPagesB/pages/helpCenter/details', { articleId: 'H1' }, { [DETAIL]: detail, [FEEDBACK]: said })
  for (const words of ['从次日起加收。', '更新于 2026-11-20', '账单在哪里看', '仍未解决？联系客服'])
    expect(page.text()).toContain(words)
  await tap('没用')
  await tap('信息过时')
  await tap('提交')
  expect(page.sent(FEEDBACK)).toEqual([{ articleId: 'H1', useful: false, reasons: ['OUTDATED'], comment: '' }])
  await tap('去办理')
  expect(page.went).toEqual(['navigateTo /pages/my-bill/list/list'])
})

test('an entry that was withdrawn says so', async () => {
  await open('/subPagesB/pages/helpCenter/details', { articleId: 'H1' }, { [DETAIL]: refused('44702', '该内容已下线') })
  expect(page.text()).toContain('该内容已下线')
})
