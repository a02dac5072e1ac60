import { act } from 'react'
import type { Out } from '@contract'
import { listOf, refused, settled, type Answers } from '@/testing/answers'
import { aContract, aContractNotice, aFrame } from '@/testing/make/contract'
import { renderPage } from '@/testing/page'
import { master } from '@/testing/people'

const FOLDER = '/subPagesB/pages/signManagement'
const task = {
  taskId: 't1',
  contractId: 'c1',
  contractNo: 'HT-1001-2026-000187',
  contractType: 'SUPPLY',
  title: '供用气合同',
  status: 'PENDING',
  expireAt: '2026-12-08T09:30:00+08:00',
  signedAt: null,
} as const
function noticeOfList() {
  const { customerName: _customer, companyName: _company, renewable: _renewable, ...notice } = aContractNotice()
  return notice
}

const summary = {
  certified: '1',
  customerName: '华北精工陶瓷有限公司',
  canSign: '1',
  toSign: 1,
  effective: 3,
  expiring: 1,
  frame: null,
  notices: [noticeOfList()],
} satisfies Out<'default GET /crmgas/contract/summary'>

test('the list: what is certified, the notice that waits, tasks with their way to the signature', async () => {
  const page = await renderPage(`${FOLDER}/index`, {
    as: master(),
    answers: {
      'default GET /crmgas/contract/summary': summary,
      'default GET /crmgas/contract/sign/tasks': listOf([task], { counts: { todo: 1, done: 0, void: 0 } }),
    },
  })
  for (const words of ['已认证 华北精工陶瓷有限公司', '剩余25天', '即将到期', '年度框架合同', '去签署'])
    expect(page.text()).toContain(words)
})

test('the screen: what differs stands first, the button is grey until the contract is read', async () => {
  const page = await renderPage(`${FOLDER}/iframe-screen`, {
    as: master(),
    params: { taskId: 't1' },
    answers: {
      'default GET /crmgas/contract/sign/status': { status: 'VIEWED', contractStatus: 'TO_SIGN', failReason: '' },
      'default GET /crmgas/contract/sign/url': {
        signUrl: '',
        mode: 'EMBED',
        expireAt: '2026-12-08T09:30:00+08:00',
        contractId: 'c1',
        docHash: aContract().docHash,
        viewedAt: '2020-01-01T09:30:00+08:00',
        phone: '138****0001',
      },
      'default GET /crmgas/contract/detail': aContract(),
    },
  })
  await settled()
  const text = page.text()
  expect(text.indexOf('先看这1处')).toBeLessThan(text.indexOf('价格与结算'))
  expect(text).toContain('8400 m³ → 8900 m³')
  expect(page.button('读完后签署').hasAttribute('disabled')).toBe(true)
})

const SANDBOX = 'default POST /crmgas/contract/sign/sandbox'
const looked = {
  signUrl: '',
  mode: 'EMBED',
  expireAt: '2026-12-08T09:30:00+08:00',
  contractId: 'c1',
  docHash: aContract().docHash,
  viewedAt: '2020-01-01T09:30:00+08:00',
  phone: '138****0001',
} as const
const screen = (of: Partial<Out<'default GET /crmgas/contract/sign/url'>>, docHash: string, answers: Answers = {}) =>
  renderPage(`${FOLDER}/iframe-screen`, {
    as: master(),
    params: { taskId: 't1' },
    answers: {
      'default GET /crmgas/contract/sign/status': { status: 'VIEWED', contractStatus: 'TO_SIGN', failReason: '' },
      'default GET /crmgas/contract/sign/url': { ...looked, docHash, ...of },
      'default GET /crmgas/contract/detail': aContract({ docHash }),
      ...answers,
    },
  })
/** Where the text and its end are on the screen: px from its top, and of height. */
const drawnAt = (text: { top: number; height: number }, end: { top: number; height: number }) =>
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const found = this.id === 'contract-end' ? end : text
    return { left: 0, width: 300, ...found } as DOMRect
  })
/** Opens all reads of the page, then lets it look where the text stands. */
const look = async () => {
  await settled()
  await act(() => jest.advanceTimersByTimeAsync(600))
  await settled()
}
const half = () => drawnAt({ top: window.innerHeight - 500, height: 1000 }, { top: 4000, height: 18 })
beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('the bar says how much is read and how long is left; what was read is kept when the page is left (C-05)', async () => {
  half()
  const page = await screen({ viewedAt: '2099-01-01T09:30:00+08:00' }, 'a'.repeat(64))
  await look()
  expect(page.text()).toMatch(/已读50%，还需阅读\d+秒/)
  expect(page.button('读完后签署').disabled).toBe(true)
  await page.close()
  drawnAt({ top: 4000, height: 1000 }, { top: 5000, height: 18 })
  const again = await screen({}, 'a'.repeat(64))
  await settled()
  expect(again.text()).toContain('已读50%')
  expect(again.text()).not.toContain('还需阅读')
  await again.close()
  // Another document begins at nothing.
  const other = await screen({}, 'b'.repeat(64))
  await settled()
  expect(other.text()).toContain('已读0%')
})

test('with the end seen the button says the time that is left, then 签署', async () => {
  drawnAt({ top: 0, height: 100 }, { top: 80, height: 18 })
  const early = await screen({ viewedAt: '2099-01-01T09:30:00+08:00' }, 'c'.repeat(64))
  await look()
  expect(early.text()).toMatch(/请完整阅读\(\d+s\)/)
  await early.close()
  const page = await screen({}, 'c'.repeat(64))
  await settled()
  expect(page.button('签署').disabled).toBe(false)
  expect(page.text()).not.toContain('已读')
})

test('the embedded provider of signatures has its page in the app; a wrong code is shown at its field', async () => {
  drawnAt({ top: 0, height: 100 }, { top: 80, height: 18 })
  const page = await screen({ mode: 'VENDOR', signUrl: 'sandbox:f1' }, 'd'.repeat(64), {
    [SANDBOX]: refused('2002', '验证码错误，请重新输入'),
  })
  await look()
  page.tap(page.button('签署'))
  page.type(page.input('平台验证码'), '246810')
  page.tap(page.button('确定'))
  await settled()
  expect(page.sent(SANDBOX)).toEqual([{ taskId: 't1', result: 'SIGN', smsCode: '246810' }])
  expect(page.text()).toContain('验证码错误，请重新输入')
})

test.each([
  ['SIGNED', '签署成功'],
  ['EXPIRED', '签署任务已过期'],
] as const)('a task that is %s says so', async (status, words) => {
  const page = await renderPage(`${FOLDER}/iframe-screen`, {
    as: master(),
    params: { taskId: 't1' },
    answers: { 'default GET /crmgas/contract/sign/status': { status, contractStatus: 'EFFECTIVE', failReason: '' } },
  })
  expect(page.text()).toContain(words)
})

test('the frame starts from what was used, with its window', async () => {
  const page = await renderPage(`${FOLDER}/annualFrameContract`, {
    as: master(),
    answers: { 'default GET /crmgas/contract/frame/get': aFrame() },
  })
  for (const words of ['年合同量 360,000 m³', '填报截止', '按去年用量填入', '保存草稿', '提交审核'])
    expect(page.text()).toContain(words)
})

test('the frame beside its forecast: ranges, one tap to take it, and what it costs to miss it (3-10)', async () => {
  const months = Array.from({ length: 12 }, () => ({ volume: '30000', low: '30000', high: '30000' }))
  const forecast = { months, total: { volume: '360000', low: '340000', high: '380000' }, method: 'TREND' as const }
  const fees = { overRate: '20.00', underRate: '10.00', price: '3.8600' }
  const planned = Array.from({ length: 12 }, () => '27000')
  const page = await renderPage(`${FOLDER}/annualFrameContract`, {
    as: master(),
    answers: { 'default GET /crmgas/contract/frame/get': aFrame({ forecast, fees, months: planned }) },
  })
  // 30,000 against 27,000 × 1.05: 1,650 m³ over each month, 1,273.80 yuan.
  for (const words of ['80% 区间 340,000–380,000 m³', '近3个月的走势', '15,285.60', '按预测填报约 ¥0.00'])
    expect(page.text()).toContain(words)
  expect(page.text()).toContain('超出部分按气价 20.00%')
  page.tap(page.button('按预测填入'))
  expect(page.text()).toContain('年合同量 360,000 m³')
  expect(page.text()).not.toContain('15,285.60')
})

test('what is typed into the frame of a year stands beside another year, and beside what another user has saved', async () => {
  const GET = 'default GET /crmgas/contract/frame/get'
  const SAVE = 'default POST /crmgas/contract/frame/save'
  const page = await renderPage(`${FOLDER}/annualFrameContract`, {
    as: master(),
    answers: { [GET]: ({ year = 2027 }) => aFrame({ year }), [SAVE]: refused('2904', '数据已被他人更新') },
  })
  const typed = () => [page.input('日最大量 m³').value, page.input('差异说明').value]
  const now = ['1500', '三号窑明年停产']
  page.type(page.input('日最大量 m³'), '1500')
  page.type(page.input('差异说明'), '三号窑明年停产')
  await page.press('2026年')
  expect(typed()).toEqual(['1200', ''])
  await page.press('2027年')
  expect(typed()).toEqual(now)
  const months = Array.from({ length: 12 }, () => '20000')
  const others = {
    contractId: 'c9',
    status: 'DRAFT',
    version: 1,
    taskId: null,
    months,
    mdq: '900',
    note: '',
    remark: '',
  } as const
  page.answer({ [GET]: aFrame({ contract: others }) })
  await page.press('保存草稿')
  expect(typed()).toEqual(now)
  expect(page.text()).toContain('年合同量 240,000 m³')
  // Once it is saved, nothing of it stands over what is there.
  const saved = { ...others, version: 2, mdq: '1600' }
  page.answer({ [GET]: aFrame({ contract: saved }), [SAVE]: { contractId: 'c9', status: 'DRAFT', version: 2 } })
  await page.press('保存草稿')
  expect(page.sent(SAVE).map(({ version, mdq }) => [version, mdq])).toEqual([
    [undefined, '1500'],
    [1, '1500'],
  ])
  expect(typed()).toEqual(['1600', ''])
})

test('a notice is a letter; acknowledged, it names the user and has no further action', async () => {
  const letter = (over = {}) =>
    renderPage('/pages/my-order/contract-reminder-notice', {
      as: master(),
      params: { noticeId: 'n1' },
      answers: { 'default GET /crmgas/contract/notice/detail': aContractNotice(over) },
    })
  const open = await letter()
  for (const words of ['25天', '到期后将影响气量包订购及用气计划申报', '我已知悉']) expect(open.text()).toContain(words)
  await open.close()
  const acked = await letter({ status: 'ACKED', isOpen: '0', ackBy: '张伟', ackAt: '2026-11-20T10:00:00+08:00' })
  expect(acked.text()).toContain('张伟 已于')
  expect(acked.text()).not.toContain('我已知悉')
  await acked.close()
  // The contract has ended, its renewal is signed, or a later notice is to be acknowledged.
  expect((await letter({ isOpen: '0' })).text()).not.toContain('我已知悉')
})

test('a contract that can be renewed has its contact beside; of several notices each leads to its letter', async () => {
  const BASE = '/pages/my-order/contract-reminder-notice'
  const detail = { 'default GET /crmgas/contract/notice/detail': aContractNotice() }
  const one = await renderPage(BASE, { as: master(), params: { noticeId: 'n1' }, answers: detail })
  for (const words of ['申请续签', '联系客户经理']) expect(one.text()).toContain(words)
  await one.close()
  const rows = [noticeOfList(), { ...noticeOfList(), noticeId: 'n2', title: '安全协议' }]
  const list = { 'default GET /crmgas/contract/notice/list': listOf(rows) }
  const page = await renderPage(BASE, { as: master(), answers: list })
  page.tap(page.button(page.names().find((name) => name.startsWith('安全协议')) ?? '安全协议'))
  await settled()
  expect(page.went).toEqual([`navigateTo ${BASE}?noticeId=n2`])
})

test('a frame that is signed, or to be, can be had as a file', async () => {
  const frame = (status: 'TO_SIGN' | 'EFFECTIVE' | 'REVIEWING') =>
    renderPage(`${FOLDER}/annualFrameContract`, {
      as: master(),
      answers: {
        'default GET /crmgas/contract/frame/get': aFrame({
          editable: '0',
          contract: {
            contractId: 'c9',
            status,
            version: 3,
            taskId: status === 'TO_SIGN' ? 't9' : null,
            months: Array.from({ length: 12 }, () => '30000'),
            mdq: '1200',
            note: '',
            remark: '',
          },
        }),
      },
    })
  for (const [status, names] of [
    ['TO_SIGN', ['导出PDF', '去签署']],
    ['EFFECTIVE', ['导出PDF']],
  ] as const) {
    const page = await frame(status)
    expect(page.names()).toEqual(expect.arrayContaining([...names]))
    await page.close()
  }
  expect((await frame('REVIEWING')).names()).not.toContain('导出PDF')
})

test('a notice of a contract that is not signed leads to the signature; once it is signed it asks for nothing', async () => {
  const letter = (over = {}) =>
    renderPage('/pages/my-order/contract-reminder-notice', {
      as: master(),
      params: { noticeId: 'n1' },
      answers: {
        'default GET /crmgas/contract/notice/detail': aContractNotice({
          kind: 'UNSIGNED',
          ackRequired: '0',
          taskId: 't1',
          expireAt: '2026-12-08T09:30:00+08:00',
          daysLeft: 3,
          renewable: '0',
          ...over,
        }),
      },
    })
  const open = await letter()
  for (const words of ['尚未签署', '3天', '签署截止', '逾期未签署，合同将失效']) expect(open.text()).toContain(words)
  expect(open.text()).not.toContain('我已知悉')
  open.tap(open.button('去签署'))
  await settled()
  expect(open.went).toEqual([`navigateTo ${FOLDER}/iframe-screen?taskId=t1`])
  await open.close()
  const signed = await letter({ isOpen: '0', content: '供用气合同（HT-1001-2023-000002）履行中' })
  expect(signed.text()).toContain('履行中')
  expect(signed.text()).not.toContain('去签署')
})

test('a month is moved by its bar, the sum stays', async () => {
  const page = await renderPage(`${FOLDER}/annualFrameContract`, {
    as: master(),
    answers: { 'default GET /crmgas/contract/frame/get': aFrame() },
  })
  const bar = page.find('[aria-label="3月，其他月份随之增减"]')
  const at = () => Number(bar.getAttribute('aria-valuenow'))
  const before = at()
  act(() => void bar.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true })))
  expect(at()).toBe(before + 2)
  expect(page.text()).toContain('年合同量 360,000 m³')
})

test('a customer that plans nothing needs no frame', async () => {
  const page = await renderPage(`${FOLDER}/annualFrameContract`, {
    as: master(),
    answers: { 'default GET /crmgas/contract/frame/get': aFrame({ needed: '0' }) },
  })
  expect(page.text()).toContain('贵单位无需签订年度框架合同')
  expect(page.text()).not.toContain('提交审核')
})
