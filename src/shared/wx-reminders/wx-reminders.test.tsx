import { storage } from '@/platform/storage'
import type { Asked } from '@/platform/subscribe'
import { settled } from '@/testing/answers'
import { renderPart } from '@/testing/page'
import { Button } from '@/ui'
import { useWxReminders, type Template } from '.'

let mockAnswer: Asked = null
let mockCan = true
const mockAsked: string[][] = []
jest.mock('@/platform/subscribe', () => ({
  get canSubscribe() {
    return mockCan
  },
  keptAnswers: () => Promise.resolve(new Set(['pay'])),
  requestSubscribe(ids: string[]) {
    mockAsked.push(ids)
    return Promise.resolve(mockAnswer)
  },
}))

const INFO = 'default GET /small/smart-wx-info/get'
const REPORT = 'default POST /crmgas/message/subscribe/report'
const said: string[] = []

const one = (tmplKey: string, part: Partial<Template> = {}): Template => ({
  tmplKey,
  tmplId: tmplKey.toLowerCase(),
  title: '',
  scene: 'bill',
  desc: '',
  remaining: 0,
  lastResult: null,
  always: false,
  ...part,
})

function Part() {
  const remind = useWxReminders()
  const tap = () => void remind(['PAY', 'BILL', 'BALANCE', 'SIGN']).then(() => said.push('goes on'))
  return <Button onTap={tap}>付款</Button>
}

async function tapped(templates: Template[], openIdBound = true) {
  const page = await renderPart('/pages/my-bill/list/list', <Part />, {
    before: () => storage.set('openId', 'o1'),
    answers: {
      [INFO]: {
        appletAppId: '',
        originalId: '',
        homePath: '/pages/home/index/index',
        jsapiAppId: '',
        envVersion: 'develop',
        openIdBound,
        templates,
      },
      [REPORT]: { templates: [] },
    },
  })
  page.tap(page.button('付款'))
  await settled()
  return page
}

beforeEach(() => {
  mockCan = true
  mockAnswer = null
  mockAsked.length = 0
  said.length = 0
})

test('a tap asks for three of what it brings, those first of which least is left, and reports what was answered', async () => {
  mockAnswer = { pay: 'accept', bill: 'reject' }
  const page = await tapped([
    one('ORDER'),
    one('SIGN', { remaining: 2 }),
    one('BALANCE', { remaining: 1 }),
    one('PAY'),
    one('BILL'),
  ])
  expect(mockAsked).toEqual([['pay', 'bill', 'balance']])
  expect(page.sent(REPORT)).toEqual([
    {
      openId: 'o1',
      results: [
        { tmplId: 'pay', result: 'accept', always: true },
        { tmplId: 'bill', result: 'reject' },
      ],
    },
  ])
  expect(said).toEqual(['goes on'])
  // The same page does not ask for the same again.
  page.tap(page.button('付款'))
  await settled()
  expect(mockAsked[1]).toEqual(['sign'])
})

test.each([
  ['enough is left', [one('PAY', { remaining: 3 })], true],
  ['WeChat bans it', [one('PAY', { lastResult: 'ban' })], true],
  ['this WeChat is not tied to the account', [one('PAY')], false],
])('nothing is asked for, and the tap goes on: %s', async (_name, templates, isBound) => {
  const page = await tapped(templates, isBound)
  expect([mockAsked, said, page.sent(REPORT)]).toEqual([[], ['goes on'], []])
})

test('cancelled, or switched off for good: nothing to report', async () => {
  mockAnswer = 'off'
  expect((await tapped([one('PAY')])).sent(REPORT)).toEqual([])
  expect(said).toEqual(['goes on'])
})

test('a browser cannot ask, and reads nothing for it', async () => {
  mockCan = false
  const page = await tapped([one('PAY')])
  expect([mockAsked, said, page.sent(INFO)]).toEqual([[], ['goes on'], []])
})
