import { leastFirst, type Template } from '@/shared/wx-reminders'
import { renderPage } from '@/testing/page'
import { groupsOf, stateOf, type Account } from './credits-model'

const one = (part: Partial<Template> = {}): Template => ({
  tmplKey: 'BILL',
  tmplId: 'a',
  title: '账单通知',
  scene: 'bill',
  desc: '账单出具、逾期',
  remaining: 0,
  lastResult: null,
  always: false,
  ...part,
})

test('by scene; at most three are asked for, those first of which least is left; what WeChat bans is not asked for', () => {
  const templates = [
    one({ tmplId: 'three', remaining: 3 }),
    one({ tmplId: 'none' }),
    one({ tmplId: 'two', remaining: 2 }),
    one({ tmplId: 'one', remaining: 1 }),
    one({ tmplId: 'banned', lastResult: 'ban' }),
    one({ tmplId: 'stop', scene: 'supply' }),
  ]
  const [bill, supply] = groupsOf(templates)
  expect(bill && leastFirst(bill.templates)).toEqual(['none', 'one', 'two'])
  expect(supply).toMatchObject({ title: '停复气', templates: [{ tmplId: 'stop' }] })
  expect(['accept', 'reject', 'ban', null].map((lastResult) => stateOf(one({ lastResult } as never))?.text)).toEqual([
    '已允许',
    '已拒绝',
    '该提醒暂不可用',
    undefined,
  ])
})

const open = (templates: Template[], openIdBound: boolean, account: Account | null = null) =>
  renderPage('/subPagesB/pages/messageReceptionSettings/serviceNotification', {
    answers: {
      'default GET /small/smart-wx-info/get': {
        appletAppId: '',
        originalId: '',
        homePath: '/pages/home/index/index',
        jsapiAppId: '',
        envVersion: 'develop',
        account,
        openIdBound,
        templates,
      },
    },
  })

test('a browser cannot ask: it says where', async () => {
  const page = await open([one({ remaining: 2, lastResult: 'accept' })], false)
  for (const text of ['请在微信小程序中授权', '尚未绑定微信', '剩余 2 条', '已允许'])
    expect(page.text()).toContain(text)
  expect(page.names()).not.toContain('授权账单缴费')
})

test('nothing to subscribe to', async () => {
  expect((await open([], true)).text()).toContain('暂无可订阅的提醒')
})

test('the official account: followed or not, with its code where it is not', async () => {
  const account = { name: '智慧用气', qrUrl: 'http://weixin.qq.com/q/1', followed: false, bound: true }
  const page = await open([one()], true, account)
  for (const text of ['智慧用气', '未关注', '长按识别二维码']) expect(page.text()).toContain(text)
  expect((await open([one()], true, { ...account, followed: true })).text()).not.toContain('长按识别二维码')
})
