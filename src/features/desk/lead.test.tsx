import type { Out } from '@contract'
import { storage } from '@/platform/storage'
import { listOf, lost, settled, type Answers } from '@/testing/answers'
import { aLead } from '@/testing/make/lead'
import { renderPage, type OpenPage } from '@/testing/page'
import { master } from '@/testing/people'

/* Enquiries at the desk: queues of advisers, the share that led to one, the adviser in charge. */

const LIST = 'btwob GET /lead/list'
const DETAIL = 'btwob GET /lead/detail'
const ADVISERS = 'btwob GET /butler/list'
const ASSIGN = 'btwob POST /lead/assign'

const { canAccept: _a, canCancel: _c, canEvaluate: _e, canSupplement: _s, availableCoupons: _o, ...lead } = aLead()
const detail: Out<typeof DETAIL> = {
  ...lead,
  bp: '1000000002',
  sharer: '王建国，户号 1000000001',
  followUps: [],
  actions: ['assign', 'close'],
}
const { leadNo, targetType, targetName, coverUrl, quantity, status, statusText, createdAt, hasOpenQuote, overdue } =
  lead
const head = {
  leadNo,
  targetType,
  targetName,
  coverUrl,
  quantity,
  status,
  statusText,
  createdAt,
  hasOpenQuote,
  overdue,
}
const row = {
  ...head,
  bp: '1000000002',
  adviserName: '李雪',
  sharer: detail.sharer,
  firstContactDueAt: lead.firstContactDueAt,
}
const advisers = { list: [{ managerId: 'MGR-02', name: '李雪', jobTitle: '用气管家', phone: '0316-0000202' }] }

let page: OpenPage
const press = (name: string) => page.press(name)
const open = async (path: '/pages/desk/leads' | '/pages/desk/lead', answers: Answers = {}) => {
  page = await renderPage(path, {
    as: master({ isStaff: '1' }),
    params: path === '/pages/desk/lead' ? { leadNo } : {},
    answers: { [LIST]: listOf([row], { late: 0 }), [DETAIL]: detail, [ADVISERS]: advisers, ...answers },
  })
  await settled()
}
beforeEach(() => storage.set('x-workbench-token', 'w'))

test('the queue of an adviser; a row names the sharer of what led to it', async () => {
  await open('/pages/desk/leads')
  expect(page.text()).toContain('李雪 · 来自 王建国，户号 1000000001 的分享')
  await press('顾问')
  await press('李雪')
  expect(page.sent(LIST).at(-1)).toMatchObject({ adviserId: 'MGR-02' })
})

test('a manager is chosen; another adviser is named', async () => {
  await open('/pages/desk/lead', { [ASSIGN]: detail })
  expect(page.text()).toContain('王建国，户号 1000000001')
  await press('分配')
  await press('提交')
  expect(page.text()).toContain('请选择顾问')
  await press('李雪')
  await press('提交')
  expect(page.sent(ASSIGN)).toEqual([{ leadNo, adviserId: 'MGR-02' }])
  await press('分配')
  await press('其他人')
  await press('提交')
  expect(page.sent(ASSIGN)).toHaveLength(1)
  page.type(page.input('姓名'), '周建国')
  page.type(page.input('电话'), '0316-0000201')
  await settled()
  await press('提交')
  expect(page.sent(ASSIGN).at(-1)).toEqual({ leadNo, adviserName: '周建国', adviserPhone: '0316-0000201' })
})

test('without the list of managers an adviser is named by hand', async () => {
  await open('/pages/desk/lead', { [ADVISERS]: lost })
  await press('分配')
  expect(page.names()).toContain('其他人')
})
