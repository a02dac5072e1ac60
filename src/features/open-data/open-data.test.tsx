import { inTurn, listOf, lost, refused, settled, type Answers } from '@/testing/answers'
import { aDelivery, anOpenHook, anOpenKey, aUse } from '@/testing/make/open-data'
import { renderPage } from '@/testing/page'
import { subAccount } from '@/testing/people'
import { failureText, hostOf } from './words'

const PATH = '/subPagesB/pages/accountSecurity/openData'
const KEYS = 'btwob GET /openKey/list'
const USES = 'btwob GET /openKey/uses'
const SAVE_KEY = 'btwob POST /openKey/save'
const REVOKE = 'btwob POST /openKey/revoke'
const HOOKS = 'btwob GET /openHook/list'
const SENT = 'btwob GET /openHook/deliveries'
const SAVE_HOOK = 'btwob POST /openHook/save'
const TEST = 'btwob POST /openHook/test'
const RETRY = 'btwob POST /openHook/retry'
const REMOVE = 'btwob POST /openHook/remove'
const SECRET = 'x'.repeat(43)
const DOCUMENT = 'https://gas.example.com/open/v1/openapi.json'

const mockProve = jest.fn(() => Promise.resolve<string | null>('ticket'))
jest.mock('@/shared/step-up', () => ({ stepUp: () => mockProve() }))

jest.mock('@/platform/measure', () => ({
  ...jest.requireActual<object>('@/platform/measure'),
  scrollToElement: jest.fn(),
}))

const keysOf = (...list: ReturnType<typeof anOpenKey>[]) => ({ list, documentUrl: DOCUMENT })

describe('keys', () => {
  test('what each reads and when it was used, and where the document is', async () => {
    const page = await renderPage(PATH, {
      answers: { [KEYS]: keysOf(anOpenKey(), anOpenKey({ keyId: 'k2', state: 'REVOKED', usedAt: null })) },
    })
    for (const words of ['财务系统', 'aB3xY9…', '账单、发票', '有效', '已撤销', '最近使用 2026-11-22 10:20'])
      expect(page.text()).toContain(words)
    for (const words of ['还没有使用过', DOCUMENT, '每个密钥每分钟60次']) expect(page.text()).toContain(words)
    page.tap(page.button('新建密钥'))
    page.tap(page.button('推送地址'))
    await settled()
    page.tap(page.button('到期日历在企业档案中生成订阅地址'))
    await settled()
    expect(page.went).toEqual([
      `navigateTo ${PATH}?mode=newKey`,
      `navigateTo ${PATH}?mode=hooks`,
      'navigateTo /pages/record/myRecord/myRecord',
    ])
  })

  test('none yet; what fails is tried again', async () => {
    expect((await renderPage(PATH, { answers: { [KEYS]: keysOf() } })).text()).toContain('还没有密钥')
    const page = await renderPage(PATH, { answers: { [KEYS]: lost } })
    page.answer({ [KEYS]: keysOf(anOpenKey()) })
    page.tap(page.button('加载失败，点击重试'))
    await settled()
    expect(page.text()).toContain('财务系统')
  })

  test('only the master sees them', async () => {
    const page = await renderPage(PATH, { as: subAccount(['BILL_VIEW']), answers: {} })
    expect(page.calls()).toEqual([])
    expect(page.text()).toContain('仅主账号可进行此操作')
  })
})

describe('a new key', () => {
  const open = (answer: Answers[typeof SAVE_KEY]) =>
    renderPage(PATH, { params: { mode: 'newKey' }, answers: { [SAVE_KEY]: answer } })

  test('its secret is shown once', async () => {
    const page = await open({ keyId: 'k1', secret: SECRET })
    page.type(page.input('用途'), ' 财务系统 ')
    page.tap(page.button('用气量'))
    page.tap(page.button('生成密钥'))
    await settled()
    expect(page.sent(SAVE_KEY)).toEqual([
      expect.objectContaining({ name: '财务系统', scopes: ['BILL', 'USAGE', 'INVOICE'], securityTicket: 'ticket' }),
    ])
    expect(page.text()).toContain(SECRET)
    expect(page.text()).toContain('只显示这一次')
    page.tap(page.button('完成'))
    await settled()
    expect(page.went).toEqual([`redirectTo ${PATH}?keyId=k1`])
  })

  test('without the proof of the master nothing is made', async () => {
    mockProve.mockResolvedValueOnce(null)
    const page = await open({ keyId: 'k1', secret: SECRET })
    page.type(page.input('用途'), '财务系统')
    page.tap(page.button('生成密钥'))
    await settled()
    expect(page.sent(SAVE_KEY)).toEqual([])
  })

  test('nothing is sent that could not be', async () => {
    const page = await open({ keyId: 'k1', secret: SECRET })
    page.type(page.input('用途'), '财')
    page.tap(page.button('生成密钥'))
    await settled()
    expect(page.text()).toContain('请填写2至20个字')
    expect(page.sent(SAVE_KEY)).toEqual([])
  })

  test('a lost answer is asked for under the same number; the second one has no secret', async () => {
    const page = await open(inTurn(lost, { keyId: 'k1', secret: null }))
    page.type(page.input('用途'), '财务系统')
    page.tap(page.button('生成密钥'))
    await settled()
    page.tap(page.button('生成密钥'))
    await settled()
    expect(new Set(page.numbers(SAVE_KEY)).size).toBe(1)
    expect(page.text()).toContain('密文没有送达本机')
  })
})

describe('one key', () => {
  const open = (key = anOpenKey(), more: Answers = {}) =>
    renderPage(PATH, {
      params: { keyId: 'k1' },
      answers: {
        [KEYS]: keysOf(key),
        [USES]: listOf([aUse(), aUse({ code: '2575', read: 'usage', times: 1 })]),
        ...more,
      },
    })

  test('what was read by it, and what was refused', async () => {
    const page = await open()
    for (const words of ['账单 3次', '用气量 1次 · 被拒绝（2575）', '来源 198.51.100.7', '2026-11-22 10:20'])
      expect(page.text()).toContain(words)
  })

  test('it ends at once, after a question', async () => {
    const page = await open(anOpenKey(), { [REVOKE]: { state: 'REVOKED', revokedAt: '2026-11-23T09:30:00+08:00' } })
    page.tap(page.button('撤销密钥'))
    await settled()
    page.answer({ [KEYS]: keysOf(anOpenKey({ state: 'REVOKED', revokedAt: '2026-11-23T09:30:00+08:00' })) })
    page.tap(page.button('撤销'))
    await settled()
    expect(page.sent(REVOKE)).toEqual([{ keyId: 'k1' }])
    expect(page.text()).toContain('撤销时间')
    expect(page.names()).not.toContain('撤销密钥')
  })

  test('one that ended with its maker says so', async () => {
    expect((await open(anOpenKey({ state: 'ENDED' }))).text()).toContain('创建人已不是本户号的主账号')
  })

  test('what fails is tried again', async () => {
    const page = await open(anOpenKey(), { [KEYS]: lost, [USES]: listOf([]) })
    expect(page.text()).toContain('还没有读取记录')
    page.answer({ [KEYS]: keysOf(anOpenKey()) })
    page.tap(page.button('加载失败，点击重试'))
    await settled()
    expect(page.text()).toContain('财务系统')
  })
})

describe('webhooks', () => {
  test('each with what fails there', async () => {
    const page = await renderPage(PATH, {
      params: { mode: 'hooks' },
      answers: {
        [HOOKS]: { list: [anOpenHook(), anOpenHook({ hookId: 'h2', failures: 4, events: ['bill.created'] })] },
      },
    })
    for (const words of ['erp.example.com', '新账单、停气通知', '连续失败4次']) expect(page.text()).toContain(words)
    page.tap(page.button('新建推送地址'))
    await settled()
    expect(page.went).toEqual([`navigateTo ${PATH}?mode=newHook`])
  })

  test('none yet', async () => {
    const page = await renderPage(PATH, { params: { mode: 'hooks' }, answers: { [HOOKS]: { list: [] } } })
    expect(page.text()).toContain('还没有推送地址')
  })

  const form = (answer: Answers[typeof SAVE_HOOK]) =>
    renderPage(PATH, { params: { mode: 'newHook' }, answers: { [SAVE_HOOK]: answer } })

  test('a new one: its secret is shown once', async () => {
    const page = await form({ hookId: 'h1', secret: SECRET })
    page.type(page.input('推送地址'), 'https://erp.example.com/gas')
    page.tap(page.button('停气通知'))
    page.tap(page.button('生成推送地址'))
    await settled()
    expect(page.sent(SAVE_HOOK)).toEqual([
      expect.objectContaining({
        url: 'https://erp.example.com/gas',
        events: ['bill.created'],
        securityTicket: 'ticket',
      }),
    ])
    expect(page.text()).toContain(SECRET)
  })

  test('an address inside is refused before it is sent, and where the gateway refuses it', async () => {
    const page = await form(refused('2577', '推送地址须为公网https域名地址'))
    page.type(page.input('推送地址'), 'http://10.0.0.1/')
    page.tap(page.button('生成推送地址'))
    await settled()
    expect([page.text().includes('请填写公网 https 域名地址'), page.sent(SAVE_HOOK)]).toEqual([true, []])
    page.type(page.input('推送地址'), 'https://erp.example.com/')
    page.tap(page.button('生成推送地址'))
    await settled()
    expect(page.text()).toContain('推送地址须为公网https域名地址')
  })
})

describe('one webhook', () => {
  const failed = aDelivery({
    deliveryId: 'd2',
    state: 'FAILED',
    tries: 9,
    status: null,
    error: 'TIMEOUT',
    doneAt: null,
  })
  const waiting = aDelivery({
    deliveryId: 'd3',
    event: 'hook.test',
    state: 'WAITING',
    status: 503,
    error: 'HTTP 503',
    doneAt: null,
    nextTryAt: '2026-11-22T10:21:00+08:00',
  })
  const open = (more: Answers = {}) =>
    renderPage(PATH, {
      params: { hookId: 'h1' },
      answers: { [HOOKS]: { list: [anOpenHook()] }, [SENT]: listOf([aDelivery(), failed, waiting]), ...more },
    })

  test('what was sent and what came of it', async () => {
    const page = await open()
    for (const words of [
      '已送达',
      '发送失败',
      '发送中',
      '已尝试9次',
      '5秒内没有应答',
      'HTTP 503',
      '下次发送 2026-11-22 10:21',
    ])
      expect(page.text()).toContain(words)
  })

  test('a failed one is sent again by hand', async () => {
    const page = await open({ [RETRY]: { state: 'WAITING' } })
    page.tap(page.button('重新发送'))
    await settled()
    expect(page.sent(RETRY)).toEqual([{ deliveryId: 'd2' }])
  })

  test('a test is sent', async () => {
    const page = await open({ [TEST]: { deliveryId: 'd4' } })
    page.tap(page.button('发送测试消息'))
    await settled()
    expect(page.sent(TEST)).toEqual([{ hookId: 'h1' }])
  })

  test('it is removed after a question', async () => {
    const page = await open({ [REMOVE]: true })
    page.tap(page.button('移除地址'))
    await settled()
    expect(page.text()).toContain('推送记录一并删除')
    page.tap(page.button('移除'))
    await settled()
    expect(page.sent(REMOVE)).toEqual([{ hookId: 'h1' }])
    expect(page.went).toEqual([`redirectTo ${PATH}?mode=hooks`])
  })
})

test.each([
  ['https://erp.example.com/gas?a=1', 'erp.example.com'],
  ['https://erp.example.com:8443', 'erp.example.com:8443'],
  ['nothing', 'nothing'],
])('the host of %s is %s', (url, host) => expect(hostOf(url)).toBe(host))

test.each([
  ['ADDRESS', '域名不能解析到公网地址'],
  ['CONNECTION', '无法建立安全连接'],
  ['HTTP 500', 'HTTP 500'],
])('%s reads %s', (error, text) => expect(failureText(error)).toBe(text))
