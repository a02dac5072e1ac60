import type { Out } from '@contract'
import { storage } from '@/platform/storage'
import type { Asked } from '@/platform/subscribe'
import { settled, type Answers } from '@/testing/answers'
import { renderPart } from '@/testing/page'
import { PushBar } from './PushBar'

let mockAnswer: Asked = null
let mockCan = true
const mockAsked: string[][] = []
jest.mock('@/platform/subscribe', () => ({
  get canSubscribe() {
    return mockCan
  },
  keptAnswers: () => Promise.resolve(new Set()),
  openMessageSettings: () => undefined,
  requestSubscribe(ids: string[]) {
    mockAsked.push(ids)
    return Promise.resolve(mockAnswer)
  },
}))

const CHECK = 'job GET /customer/node/checkShowPush'
const EDIT = 'job POST /customer/node/editWxAuth'
const offered: Out<typeof CHECK> = { show: true, templateIds: ['service'], reason: '' }

async function open(check: Answers[typeof CHECK] = offered, credits = 1) {
  const page = await renderPart(
    '/pages/job-schedule/home/components/Details/layout/default',
    <PushBar projectId='PRJ1' />,
    {
      params: { projectId: 'PRJ1' },
      before: () => storage.set('openId', 'o1'),
      answers: { [CHECK]: check, [EDIT]: { credits: [{ templateId: 'service', credits }] } },
    },
  )
  await settled()
  return page
}

beforeEach(() => {
  mockCan = true
  mockAnswer = { service: 'accept' }
  mockAsked.length = 0
})

test('a tap asks WeChat, what is answered is kept with the project, and how many are left is shown', async () => {
  const page = await open()
  page.tap(page.button('开启进度提醒'))
  await settled()
  expect(mockAsked).toEqual([['service']])
  expect(page.sent(EDIT)).toEqual([
    { projectId: 'PRJ1', openId: 'o1', results: [{ templateId: 'service', result: 'accept' }] },
  ])
  expect(document.body.textContent).toContain('授权成功，可接收1条提醒')
})

test.each<[string, Asked, object[]]>([
  ['held back by WeChat', { service: 'filter' }, [{ templateId: 'service', result: 'ban' }]],
  ['refused', { service: 'reject' }, [{ templateId: 'service', result: 'reject' }]],
])('%s: kept as well, so that it is not asked for again within a week', async (_what, answer, results) => {
  mockAnswer = answer
  const page = await open(offered, 0)
  page.tap(page.button('开启进度提醒'))
  await settled()
  expect(page.sent(EDIT)).toMatchObject([{ results }])
  expect(document.body.textContent).toContain('您已拒绝接收')
})

test('messages are switched off in WeChat: the way to its settings, nothing is kept', async () => {
  mockAnswer = 'off'
  const page = await open()
  page.tap(page.button('开启进度提醒'))
  await settled()
  expect(document.body.textContent).toContain('您已关闭消息订阅')
  expect(page.sent(EDIT)).toEqual([])
})

test('not offered: nothing; a browser does not even ask', async () => {
  expect((await open({ show: false, templateIds: ['service'], reason: 'HAS_CREDIT' })).text()).toBe('')
  mockCan = false
  const page = await open()
  expect(page.text()).toBe('')
  expect(page.calls()).not.toContain(CHECK)
})
