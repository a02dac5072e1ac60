import type { Out } from '@contract'
import { storage } from '@/platform/storage'
import { listOf, refused, settled, type Answers } from '@/testing/answers'
import { renderPage, type OpenPage } from '@/testing/page'
import { part } from '@/testing/parts'
import { master } from '@/testing/people'

const PERIODS = 'btwob GET /hyq/periods'
const RESULTS = 'btwob GET /hyq/results'
const RESPONSES = 'btwob GET /hyq/responses'
const SAVE = 'btwob POST /hyq/save'
const PUBLISH = 'btwob POST /hyq/publish'
const FOLLOW = 'btwob POST /hyq/followUp'
const APPS = 'btwob GET /appItem/list'
const SAVE_APP = 'btwob POST /appItem/save'
const CAMPAIGNS = 'btwob GET /lottery/list'
const AT = '2026-11-20T10:00:00+08:00'

const draft = {
  hyqId: 'HY2027Q1',
  title: '惠用气季度报告',
  quarter: '2027年第1季度',
  cover: '',
  startAt: null,
  endAt: null,
  status: 'draft' as const,
  text: '- 保供',
  benefits: [{ icon: 'calculator', title: '好买气', desc: '', route: '/subPages/goodBuyGas' }],
  rewardCampaignId: null,
  rewardChances: 0,
  version: 1,
  answers: 0,
  nps: null,
}
const running = {
  ...draft,
  hyqId: 'HY2026Q4',
  quarter: '2026年第4季度',
  status: 'published' as const,
  startAt: AT,
  endAt: AT,
  answers: 120,
  nps: 40,
}
const { hyqId, title, quarter, cover, startAt, endAt, status } = { ...draft, status: 'published' as const }
const published = { hyqId, title, quarter, cover, startAt, endAt, status }
const call = {
  responseId: 'R1',
  hyqId: 'HY2026Q4',
  bp: '1000000001',
  customerName: '华北精工陶瓷有限公司',
  npsScore: 4,
  reasons: ['供气稳定'],
  text: '夜间压力偏低',
  status: 'open' as const,
  ticketNo: 'GD1',
  note: '',
  submittedAt: AT,
}
const results: Out<typeof RESULTS> = {
  hyqId: 'HY2026Q4',
  answers: 120,
  counted: 118,
  nps: 40,
  questions: [{ qid: 'wish', title: '最希望增加的服务', answered: 9, choices: [{ label: '用气诊断', n: 7 }] }],
}
const app = { appCode: 'BILL', name: '我的账单', online: true, newUntil: null, version: 3 }

let page: OpenPage
const open = async (path: '/pages/desk/quarters' | '/pages/desk/apps', params: object, answers: Answers = {}) => {
  page = await renderPage(path, {
    as: master({ isStaff: '1' }),
    params: params as never,
    answers: {
      [PERIODS]: listOf([draft, running]),
      [CAMPAIGNS]: listOf([]),
      [RESULTS]: results,
      [RESPONSES]: listOf([call]),
      [APPS]: { list: [app] },
      ...answers,
    },
  })
  await settled()
}
const press = (...names: string[]) => page.press(...names)
const agree = async () => {
  page.tap(page.find(part.dialogConfirm))
  await settled()
}

beforeEach(() => storage.set('x-workbench-token', 'w'))

test.each([
  [390, '已答 120 份 · NPS 40'],
  [1280, '12040进行中'],
])('in a window of %i px a quarter has its answers', async (width, words) => {
  window.innerWidth = width
  await open('/pages/desk/quarters', {})
  expect(page.text()).toContain(words)
})

test('a draft is changed and published; a quarter with answers shows them question by question', async () => {
  await open('/pages/desk/quarters', {}, { [SAVE]: { hyqId: 'HY2027Q1', version: 2 }, [PUBLISH]: published })
  await press('编辑 2027年第1季度')
  page.type(page.input('权益'), '好买气|比较|/subPages/goodBuyGas\n好气|')
  await press('保存')
  expect(page.sent(SAVE)).toEqual([])
  page.type(page.input('权益'), '好买气|比较|/subPages/goodBuyGas')
  await press('保存')
  const benefits = [{ icon: 'calculator', title: '好买气', desc: '比较', route: '/subPages/goodBuyGas' }]
  expect(page.sent(SAVE)).toMatchObject([{ hyqId: 'HY2027Q1', benefits, rewardCampaignId: null, version: 1 }])
  await press('发布 2027年第1季度')
  await agree()
  expect(page.sent(PUBLISH)).toEqual([{ hyqId: 'HY2027Q1' }])
  await press('题目与结果 2026年第4季度')
  expect(page.text()).toContain('计入 118 份')
  expect(page.text()).toContain('用气诊断')
})

test('a critic is called back, and what came of it is written down', async () => {
  await open('/pages/desk/quarters', { tab: 'CALLS' }, { [FOLLOW]: { status: 'contacted' } })
  expect(page.text()).toContain('供气稳定：夜间压力偏低')
  await press('记录回访 华北精工陶瓷有限公司')
  page.type(page.input('结果'), '已电话说明')
  await agree()
  expect(page.sent(FOLLOW)).toEqual([{ responseId: 'R1', status: 'contacted', note: '已电话说明' }])
})

test('an app is marked as new; a change by another clerk is shown', async () => {
  await open('/pages/desk/apps', {}, { [SAVE_APP]: refused('2904', '数据已被更新') })
  page.tap(page.row())
  await settled()
  page.type(page.input('“新”标记至'), '2026-12-31 18:00')
  await press('保存')
  expect(page.sent(SAVE_APP)).toEqual([
    { appCode: 'BILL', version: 3, online: true, newUntil: '2026-12-31T18:00:00+08:00' },
  ])
  expect(page.text()).toContain('数据已被更新')
})
