import { act } from 'react'
import type { Out } from '@contract'
import { storage } from '@/platform/storage'
import { typing } from '@/request/typing'
import { listOf, lost, refused, settled, type Answers } from '@/testing/answers'
import { aTicket, aTicketHead } from '@/testing/make/ticket'
import { renderPage } from '@/testing/page'
import { master } from '@/testing/people'
import type { Task } from './CasePanel'

/* The staff desk: which user gets in, what of the queue is shown, how a task is answered. */

const LIST = 'btwob GET /review/list'
const SUMMARY = 'btwob GET /review/summary'
const NOTICES = 'btwob GET /firstNotice/months'
const MISSING = 'btwob GET /contract/missing'
const READERS = 'btwob GET /contract/readers'
const DECIDE = 'btwob POST /review/decide'
const TAKE = 'btwob POST /review/take'
const VERIFY = 'default POST /crmgas/portal/security/verify'

const aTask = (part: Partial<Task> = {}): Task => ({
  taskId: 't1',
  bizType: 'TITLE',
  bizNo: 'FP1',
  bp: '1000000001',
  rule: 'manual',
  dueAt: null,
  createdAt: '2026-11-24T09:00:00+08:00',
  decision: null,
  decidedAt: null,
  decidedBy: null,
  remark: '',
  title: '华北精工陶瓷有限公司抬头',
  facts: [{ label: '税号', value: '91131000MA0JCHP08P' }],
  files: [{ name: '营业执照.jpg', url: '/f/1' }],
  customerName: '华北精工陶瓷有限公司',
  isClosed: false,
  replies: ['税号与营业执照不一致'],
  takenBy: null,
  isMine: '0',
  ...part,
})
const summary: Out<typeof SUMMARY> = {
  overdue: 1,
  soon: 0,
  free: 2,
  mine: 0,
  kinds: [{ bizType: 'TITLE', count: 2 }],
  dead: 1,
  staffName: '审核员',
}
const staff = () => master({ isStaff: '1' })
const about: Answers = {
  'btwob GET /review/customer': {
    groups: [{ title: '客户', facts: [{ label: '预留电话', value: '13800000001', tone: null }] }],
  },
}
const queue = (answers: Answers = {}) =>
  renderPage('/pages/desk/desk', {
    as: staff(),
    answers: { [SUMMARY]: summary, [LIST]: listOf([aTask()]), ...about, ...answers },
  })
const openCase = (task: Task, answers: Answers = {}) =>
  renderPage('/pages/desk/case', {
    as: staff(),
    params: { taskId: 't1' },
    answers: { [LIST]: listOf([task]), ...about, ...answers },
  })

beforeEach(() => storage.set('x-workbench-token', 'w'))

test('a customer reads that the desk is for staff', async () => {
  const page = await renderPage('/pages/desk/desk', {
    as: master(),
    answers: { [SUMMARY]: summary, [LIST]: listOf([]) },
  })
  expect(page.text()).toContain('服务工作台仅供燃气公司工作人员使用')
})

test('without a token the desk asks for the other factor first', async () => {
  storage.remove('x-workbench-token')
  const page = await queue({
    [VERIFY]: (input) =>
      input.way === 'sms' ? refused('2901', '参数错误', { field: 'way' }) : { securityTicket: 's', expireIn: 300 },
    'zh GET:form /auth/ent/getAuthToken': { authToken: 'w', expireIn: 28800, scope: 'staff' },
  })
  expect(page.calls()).not.toContain(LIST)
  page.type(page.input('短信验证码'), '123456')
  page.tap(page.button('验证并进入'))
  await settled()
  expect(page.text()).toContain('请换另一种验证')
  page.type(page.input('登录密码'), 'Gas@2026')
  page.tap(page.button('验证并进入'))
  await settled()
  expect(page.text()).toContain('华北精工陶瓷有限公司抬头')
})

test('a token that has ended closes the desk, and the login goes on', async () => {
  const page = await queue({ [LIST]: refused('2211', '请先验证身份，再进入工作台') })
  await settled()
  expect(page.text()).toContain('进入服务工作台')
  expect([storage.get('x-workbench-token'), page.went]).toEqual(['', []])
})

test('消息先达率 (Y-33): months with their kinds; short of the goal, and kinds without a message', async () => {
  const counts = { first: 9, late: 1, open: 2, share: 90 }
  const nothing = { first: 0, late: 0, open: 0, share: null }
  const month = {
    ...({ month: '2026-11', countedAt: '2026-11-23T04:10:00+08:00', ...counts } as const),
    kinds: [
      { kind: 'BILL' as const, isMeasured: true, ...counts },
      { kind: 'STOP' as const, isMeasured: true, ...nothing },
      { kind: 'PRICE_NOTICE' as const, isMeasured: false, ...nothing },
    ],
  }
  const page = await queue({ [NOTICES]: lost })
  page.tap(page.button('业务'))
  page.tap(page.button('消息先达率'))
  await settled()
  page.answer({ [NOTICES]: { list: [month] } })
  page.tap(page.button('加载失败，点击重试'))
  await settled()
  for (const words of [
    '目标 95%',
    '2026年11月',
    '90%',
    '先达 9，后达 1，未打开 2',
    '没有对应消息，未统计',
    '2026-11-23 04:10:00',
  ])
    expect(page.text()).toContain(words)
  expect(page.text()).not.toContain('停气')
  const empty = await queue({ [NOTICES]: { list: [] } })
  empty.tap(empty.button('业务'))
  empty.tap(empty.button('消息先达率'))
  await settled()
  expect(empty.text()).toContain('还没有统计')
})

test('合同未读未签 (C-10): by what is missing, with the accounts that have not read; each read fails alone', async () => {
  const line = {
    bp: '1000000002',
    customerName: '聚福楼餐饮',
    contractId: 'c1',
    contractNo: 'HT-1001-2023-000002',
    title: '供用气合同',
    noticeId: 'n1',
    kind: 'EXPIRE_30',
    task: null,
    sentAt: '2026-11-18T09:00:00+08:00',
    daysLeft: 25,
  } as const
  const counts = { unread: 1, unacked: 0, unsigned: 1 }
  const page = await queue({ [MISSING]: lost, [READERS]: lost })
  page.tap(page.button('合同未读未签'))
  await settled()
  page.answer({
    [MISSING]: ({ share }) =>
      share === 'UNSIGNED'
        ? listOf([{ ...line, noticeId: null, kind: 'UNSIGNED', task: 'VIEWED', daysLeft: -1 }], { counts })
        : listOf([line], { counts }),
  })
  page.tap(page.button('加载失败，点击重试'))
  await settled()
  for (const words of ['未读 1', '待签署 1', '聚福楼餐饮', '剩 25 天', '合同将于30天内到期'])
    expect(page.text()).toContain(words)
  page.tap(page.button(page.names().find((name) => name.startsWith('聚福楼餐饮')) ?? ''))
  await settled()
  page.answer({
    [READERS]: {
      people: [
        { name: '王*', isMaster: '1', maySign: '1', readAt: null },
        { name: '李*', isMaster: '0', maySign: '0', readAt: '2026-11-19T10:00:00+08:00' },
      ],
    },
  })
  page.tap(page.button('加载失败，点击重试'))
  await settled()
  for (const words of ['王*（主账号，可签署）', '未读', '李*（子账号）', '已读 2026-11-19 10:00:00'])
    expect(page.text()).toContain(words)
  page.tap(page.button('待签署 1'))
  await settled()
  expect(page.text()).toContain('已查看')
  expect(page.text()).toContain('已过 1 天')
})

test('on a wide screen the queue is a table; the chosen task is said, a task without a customer names none', async () => {
  window.innerWidth = 1280
  const page = await queue({
    [LIST]: listOf([aTask(), aTask({ taskId: 't2', title: '无户号', bp: null, customerName: '' })]),
  })
  await settled()
  const table = page.find('[role=table]')
  expect([...table.querySelectorAll('[role=columnheader]')].map(({ textContent }) => textContent)).toEqual([
    '任务',
    '剩余时间',
    '处理人',
  ])
  expect(table.textContent).toContain('发票抬头 · 华北精工陶瓷有限公司 · 户号 1000000001')
  const [, second] = [...table.querySelectorAll('button')]
  expect(second?.textContent).toMatch(/^无户号发票抬头 · [^户]*$/)
  page.tap(second as HTMLElement)
  await settled()
  expect(page.find('[aria-current=true]').textContent).toContain('无户号')
  expect(page.went).toEqual([])
  window.innerWidth = 390
})

test('the queue counts; a tap opens the task, on a wide screen beside the queue', async () => {
  window.innerWidth = 1280
  expect((await queue()).text()).toContain('附件')
  window.innerWidth = 390
  const page = await queue()
  await settled()
  for (const words of [
    '已超时',
    '审核员，在岗',
    '死信 1',
    '发票抬头 · 华北精工陶瓷有限公司 · 户号 1000000001',
    '未接',
    '不限时',
  ])
    expect(page.text()).toContain(words)
  page.tap(page.row())
  await settled()
  expect(page.went).toEqual(['navigateTo /pages/desk/case?taskId=t1'])
})

test('refused with a sentence of the kind; without a reason nothing is sent', async () => {
  const page = await openCase(aTask(), {
    [DECIDE]: { taskId: 't1', decision: 'REJECT', decidedAt: '2026-11-24T10:00:00+08:00' },
  })
  await settled()
  expect(page.text()).toContain('13800000001 拨打')
  page.tap(page.button('驳回'))
  await settled()
  expect(page.text()).toContain('请填写驳回原因')
  page.tap(page.button('税号与营业执照不一致'))
  page.tap(page.button('驳回'))
  await settled()
  page.agree()
  await settled()
  expect(page.sent(DECIDE)).toEqual([{ taskId: 't1', decision: 'REJECT', remark: '税号与营业执照不一致' }])
})

test('a volume is granted where the kind knows one; a customer number that has been closed says so', async () => {
  const page = await openCase(aTask({ bizType: 'READING', isClosed: true }), {
    [DECIDE]: { taskId: 't1', decision: 'ADJUST', decidedAt: '2026-11-24T10:00:00+08:00' },
  })
  await settled()
  expect(page.text()).toContain('户号 1000000001 已销户')
  page.tap(page.button('调整后通过'))
  await settled()
  expect(page.text()).toContain('请填写核定气量')
  page.type(page.input('核定气量(m³)'), '88.50')
  page.tap(page.button('调整后通过'))
  await settled()
  page.agree()
  await settled()
  expect(page.sent(DECIDE)).toEqual([{ taskId: 't1', decision: 'ADJUST', remark: '', volume: '88.50' }])
})

test('a colleague was faster: shown, and nothing can be decided', async () => {
  const page = await openCase(aTask(), { [TAKE]: refused('2212', '李航正在处理该任务') })
  await settled()
  page.answer({ [LIST]: listOf([aTask({ takenBy: '李航' })]) })
  page.tap(page.button('接单'))
  await settled()
  expect(page.text()).toContain('李航正在处理该任务')
  page.agree()
  await settled()
  expect(page.button('通过').disabled).toBe(true)
})

describe('tickets', () => {
  const QUEUE = 'btwob GET /ticket/queue'
  const TICKET = 'btwob GET /ticket/detail'
  const DISPATCH = 'btwob POST /ticket/dispatch'
  const { actions: _a, urgeNextAt: _u, escalateTo: _e, quarter: _q, logs: _l, ...common } = aTicket()
  const ofStaff: Out<typeof TICKET> = {
    ...common,
    bp: '1000000001',
    logs: [],
    actions: ['dispatch', 'note', 'resolve'],
  }
  const { canUrge: _1, canCancel: _2, canConfirm: _3, canEvaluate: _4, ...head } = aTicketHead()
  const row = {
    ...head,
    bp: '1000000001',
    customerName: '华北精工陶瓷有限公司',
    contactName: '王建国',
    meterNo: null,
    dueStep: 'FINISH' as const,
    dueAt: '2026-11-24T17:30:00+08:00',
    escalated: false,
    urgeCount: 0,
  }
  const open = (answers: Answers = {}) =>
    renderPage('/pages/desk/tickets', {
      as: staff(),
      answers: {
        [QUEUE]: listOf([row], { counts: [{ ticketType: 'CONSULT' as const, n: 1 }], late: 0 }),
        [TICKET]: ofStaff,
        [DISPATCH]: { ...ofStaff, status: 'DISPATCHED' },
        ...answers,
      },
    })
  const fileOf = (fileId: string) => ({ fileId, url: `/job/file/${fileId}` })
  const press = async (key: string) => {
    act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key })))
    await settled()
  }
  afterEach(() => {
    window.innerWidth = 390
  })

  test('one that was taken on is given to a handler from the list', async () => {
    const page = await open()
    expect(page.calls()).not.toContain(TICKET)
    page.tap(page.button('派单 GD20261123000001'))
    await settled()
    page.type(page.input('处理人'), '赵立新')
    page.type(page.input('联系电话'), '03160000131')
    page.agree()
    await settled()
    expect(page.sent(DISPATCH)).toEqual([
      { ticketId: 'T1', version: 2, handlerName: '赵立新', handlerPhone: '03160000131' },
    ])
  })

  test('what the customer and the handler have sent is seen: pictures of each row, of the result, and the rating (TK-16)', async () => {
    window.innerWidth = 1280
    const log = {
      operatorType: 'CUSTOMER' as const,
      operatorName: '王建国',
      content: '补充两张照片',
      at: '2026-11-23T10:00:00+08:00',
      visible: true,
    }
    const stars = { score: 4, timeliness: 3, attitude: null, professional: null, solved: true, tags: ['上门准时'] }
    const page = await open({
      [TICKET]: {
        ...ofStaff,
        logs: [{ ...log, logId: 'L1', action: 'SUPPLEMENT', files: ['F1', 'F2'].map(fileOf) }],
        resultText: '已更换阀门',
        resultFiles: [fileOf('F3')],
        evaluation: { ...stars, comment: '', anonymous: true, evaluateSource: 'CUSTOMER', at: log.at },
      },
    })
    await settled()
    const names = page.names()
    expect(names.filter((name) => name.includes('补充'))).toHaveLength(2)
    expect(names).toContain('查看处理照片1')
    expect(page.text()).toContain('总体4星，及时性3星 · 上门准时 · 匿名')
  })

  test('what is typed about one ticket or task is kept under it, and forgotten once it is sent (Y-23)', async () => {
    const places: string[] = []
    const keeper = typing.keeper
    typing.keeper = {
      left: () => undefined,
      note: (place) => void places.push(place),
      forget: (place) => void places.push(`- ${place}`),
    }
    try {
      const page = await open()
      await page.press('派单 GD20261123000001')
      page.type(page.input('处理人'), '赵立新、钱建军')
      await settled()
      window.innerWidth = 1280
      const tasks = await queue({
        [DECIDE]: { taskId: 't1', decision: 'PASS', decidedAt: '2026-11-24T10:00:00+08:00' },
      })
      await settled()
      await tasks.press('税号与营业执照不一致')
      await press('B')
      tasks.agree()
      await settled()
    } finally {
      typing.keeper = keeper
    }
    expect([...new Set(places)]).toEqual([
      '/pages/desk/tickets#dispatch-T1',
      '/pages/desk/desk#answer-t1',
      '- /pages/desk/desk#answer-t1',
    ])
  })

  test('on a wide screen it is beside the queue; D answers it, a key without an act does nothing', async () => {
    window.innerWidth = 1280
    const page = await open()
    await settled()
    expect(page.text()).toContain('请说明气价上浮的依据')
    await press('j')
    await press('d')
    expect(document.querySelector('[role=dialog]')?.textContent).toContain('谁能看到')
  })

  test('keys of a task: J takes it, B passes it after a question', async () => {
    window.innerWidth = 1280
    const page = await queue({
      [TAKE]: { taskId: 't1', isMine: '1' },
      [DECIDE]: { taskId: 't1', decision: 'PASS', decidedAt: '2026-11-24T10:00:00+08:00' },
    })
    await settled()
    await press('J')
    expect(page.sent(TAKE)).toEqual([{ taskId: 't1', take: '1' }])
    await press('B')
    expect(document.body.textContent).toContain('确认通过？')
    page.agree()
    await settled()
    expect(page.sent(DECIDE)).toMatchObject([{ decision: 'PASS' }])
  })
})
