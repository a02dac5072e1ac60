import type { Out } from '@contract'
import { storage } from '@/platform/storage'
import { listOf, settled, type Answers } from '@/testing/answers'
import { aManager, anApproval, anInstalment, aScheme, aStep } from '@/testing/make/project'
import { aTicket } from '@/testing/make/ticket'
import { renderPage, type OpenPage } from '@/testing/page'
import { part } from '@/testing/parts'
import { master } from '@/testing/people'

const LIST = 'btwob GET /project/list'
const DETAIL = 'btwob GET /project/detail'
const NODE = 'btwob POST /project/node/update'
const PAUSE = 'btwob POST /project/pause'
const RESUME = 'btwob POST /project/resume'
const END = 'btwob POST /project/terminate'
const WITHDRAW = 'btwob POST /project/approval/withdraw'
const PUBLISH = 'btwob POST /project/scheme/publish'
const ASK = 'btwob POST /project/approval/create'
const LOG = 'btwob POST /project/log'
const CREATE = 'btwob POST /project/create'
const PLAN = 'btwob POST /project/plan'
const TICKET = 'btwob GET /ticket/detail'

const row = {
  projectId: 'PRJ1',
  projectNo: 'XM100120260001',
  projectName: '三厂区辊道窑新增用气',
  bp: '1000000001',
  stage: 'CONSTRUCTION',
  status: 'RUNNING',
  totalRate: 61,
  planFinishDate: '2026-12-11',
} as const

const aStaffProject = (over: Partial<Out<typeof DETAIL>> = {}): Out<typeof DETAIL> => {
  const { summary: _s, files: _f, quote: _q, opinion: _o, confirmAt: _c, ...scheme } = aScheme()
  return {
    ...row,
    version: 4,
    pauseReason: null,
    ticketId: null,
    people: [aManager],
    quantities: [{ item: '焊口', unit: '道', planned: '52.00', finished: '40.00' }],
    place: null,
    drawings: 2,
    updates: [],
    nodes: [aStep()],
    schemes: [scheme],
    payments: [anInstalment()],
    approvals: [anApproval()],
    ...over,
  }
}

let page: OpenPage
const moved = { projectId: 'PRJ1', status: 'RUNNING', stage: 'CONSTRUCTION', totalRate: 61, version: 5 } as const
const open = async (answers: Answers = {}) => {
  page = await renderPage('/pages/desk/project', {
    as: master({ isStaff: '1' }),
    params: { projectId: 'PRJ1' },
    answers: { [DETAIL]: aStaffProject(), [NODE]: moved, [PAUSE]: moved, [RESUME]: moved, [END]: moved, ...answers },
  })
  await settled()
}
const press = (name: string) => page.press(name)
const agree = async () => {
  page.tap(page.find(part.dialogConfirm))
  await settled()
}

beforeEach(() => storage.set('x-workbench-token', 'w'))

test('the list leads to each project', async () => {
  page = await renderPage('/pages/desk/projects', {
    as: master({ isStaff: '1' }),
    answers: { [LIST]: listOf([{ ...row, customerName: '华北精工陶瓷有限公司' }]) },
  })
  await settled()
  for (const words of ['华北精工陶瓷有限公司', '户号 1000000001', '施工', '61%', '2026-12-11'])
    expect(page.text()).toContain(words)
  page.tap(page.row())
  await settled()
  expect(page.went).toEqual(['navigateTo /pages/desk/project?projectId=PRJ1'])
})

const type = (label: string, text: string) => page.type(page.input(label), text)
const send = async () => {
  page.agree()
  await settled()
}

test('a step: only what was changed is sent; a line that cannot be read is not', async () => {
  await open()
  page.tap(page.row())
  await settled()
  type('工程量（计划、已完成）', '焊口 道 52')
  await send()
  expect(page.text()).toContain('第1行请按格式填写')
  expect(page.sent(NODE)).toEqual([])
  type('工程量（计划、已完成）', '焊口 道 52 46')
  type('进度（%）', '88')
  type('给客户的提示', '今日复工')
  await send()
  expect(page.sent(NODE)).toEqual([
    {
      projectId: 'PRJ1',
      version: 4,
      nodeCode: 'CO03',
      rate: 88,
      quantities: [{ item: '焊口', unit: '道', planned: '52.00', finished: '46.00' }],
    },
  ])
})

test('what a survey found stays, where another thing of it is written later', async () => {
  const place = {
    buildings: [{ name: '窑炉车间', floor: '1层', area: '4200.0' }],
    points: [{ pointName: '辊道窑', equipmentType: '工业窑炉', quantity: 2, ratedFlow: '560.00' }],
    nearestPipe: null,
    ventilation: true,
    alarmRequired: true,
  }
  await open({ [DETAIL]: aStaffProject({ place, nodes: [aStep({ nodeCode: 'EX02', nodeName: '现场勘察' })] }) })
  page.tap(page.row())
  await settled()
  type('最近管道', '中压A DN200 46')
  await send()
  const nearestPipe = { pressure: 'MID_A', diameter: 'DN200', distance: 46 }
  expect(page.sent(NODE)).toMatchObject([{ nodeCode: 'EX02', place: { ...place, nearestPipe } }])
})

test('a step is finished without its rate; what the customer has to confirm is not', async () => {
  await open({ [DETAIL]: aStaffProject({ nodes: [aStep(), aStep({ nodeCode: 'DE02', nodeName: '方案确认' })] }) })
  page.tap(page.row())
  await settled()
  await press('完成')
  await send()
  expect(page.sent(NODE)).toEqual([{ projectId: 'PRJ1', version: 4, nodeCode: 'CO03', event: 'FINISH' }])
  page.tap(page.row(1))
  await settled()
  expect(page.names()).toContain('无需办理')
  expect(page.names()).not.toContain('完成')
})

test('the whole plan is filled in with what stands; each step has one line', async () => {
  const days = { planStart: '2026-11-25', planEnd: '2026-12-05' }
  await open({ [DETAIL]: aStaffProject({ nodes: [aStep(days)] }), [PLAN]: moved })
  await press('整体计划')
  expect(page.input('各步计划')).toHaveProperty('value', '庭院管道施工 2026-11-25 2026-12-05')
  type('各步计划', '庭院管道施工 2026-11-25 2026-12-08\n庭院管道施工 2026-11-25 2026-12-09')
  await send()
  expect(page.text()).toContain('每一步只写一行')
  type('各步计划', '庭院管道施工 2026-11-25 2026-12-08\n竣工验收 2026-12-20 2026-12-21')
  type('调整原因', '开挖许可延期')
  await send()
  expect(page.sent(PLAN)).toEqual([
    {
      projectId: 'PRJ1',
      version: 4,
      steps: [
        { nodeCode: 'CO03', planStart: '2026-11-25', planEnd: '2026-12-08' },
        { nodeCode: 'AC02', planStart: '2026-12-20', planEnd: '2026-12-21' },
      ],
      planFinishDate: '2026-12-11',
      reason: '开挖许可延期',
    },
  ])
})

test('what was asked for is taken back', async () => {
  await open({ [WITHDRAW]: { approvalId: 'A1', status: 'WITHDRAWN', version: 1 } })
  await press('撤回 增设阴极保护桩2处')
  await agree()
  expect(page.sent(WITHDRAW)).toEqual([{ approvalId: 'A1', version: 0 }])
})

test('a scheme is published with its lines; their sum is shown before', async () => {
  await open({ [PUBLISH]: { schemeId: 'S4', versionNo: 4, quoteTotal: '62000.00' } })
  await press('发布方案')
  type('方案名称', '接气方案')
  type('报价明细', '埋地管道 DN150 m 310 200')
  await settled()
  expect(page.text()).toContain('报价合计 ¥62,000.00')
  type('计划工期（天）', '70')
  await send()
  expect(page.sent(PUBLISH)).toEqual([
    {
      projectId: 'PRJ1',
      title: '接气方案',
      summary: '',
      planDays: 70,
      quote: [{ item: '埋地管道', spec: 'DN150', unit: 'm', quantity: '310.00', price: '200.00' }],
    },
  ])
})

test('the customer is asked about less money; a day on site is written down', async () => {
  await open({ [ASK]: { approvalId: 'A2', version: 0 }, [LOG]: { logId: 'L1' } })
  await press('发起审批')
  await press('费用变更')
  type('事项', '减少阀门')
  type('内容', '按现场核减两处')
  type('费用增减（元）', '-2800')
  type('截止', '2026-12-01 18:00')
  await send()
  expect(page.sent(ASK)).toMatchObject([
    { approvalType: 'COST', amountDelta: '-2800.00', deadline: '2026-12-01T18:00:00+08:00' },
  ])
  await press('施工日志')
  type('施工内容', '铺管30 m')
  type('人数', '8')
  await send()
  expect(page.sent(LOG)).toMatchObject([{ projectId: 'PRJ1', nodeCode: 'CO03', content: '铺管30 m', workers: 8 }])
})

const {
  actions: _a,
  urgeNextAt: _u,
  escalateTo: _e,
  quarter: _q,
  logs: _l,
  ...ticket
} = aTicket({ ticketType: 'APPLY', subtype: 'A_NEW', address: '云鹏道18号' })
const staffTicket = { ...ticket, bp: '1000000001', logs: [], actions: [] }
const related = { title: '四号窑', route: null, facts: [] }

test.each<[string, Partial<Out<typeof TICKET>>, string, string]>([
  ['to a new project', { actions: ['project'] }, '立项', '?ticketId=T1'],
  ['to its own', { relatedType: 'PROJECT', relatedId: 'PRJ1', related }, '工程 四号窑', '?projectId=PRJ1'],
])('an application for gas leads %s (TK-17)', async (_where, over, button, query) => {
  page = await renderPage('/pages/desk/ticket', {
    as: master({ isStaff: '1' }),
    params: { ticketId: 'T1' },
    answers: { [TICKET]: { ...staffTicket, ...over } },
  })
  await settled()
  await press(button)
  expect(page.went).toEqual([`navigateTo /pages/desk/project${query}`])
})

test('a project of a ticket begins with what the ticket says', async () => {
  page = await renderPage('/pages/desk/project', {
    as: master({ isStaff: '1' }),
    params: { ticketId: 'T1' },
    answers: {
      [TICKET]: staffTicket,
      [CREATE]: { projectId: 'PRJ9', projectNo: 'XM100120260009' },
    },
  })
  await settled()
  for (const name of ['工业', '低压']) await press(name)
  type('项目名称', '四号窑新增用气')
  type('最大小时流量（m³/h）', '100')
  type('年用气量（m³）', '500000')
  type('项目人员', '勘察员 李倩 13800000032')
  await press('立项')
  expect(page.text()).toContain('请填写项目经理')
  type('项目人员', '项目经理 冯涛 13800000031')
  type('各步计划', '现场勘察 2026-12-01 2026-12-03')
  await press('立项')
  expect(page.sent(CREATE)).toEqual([
    {
      bp: '1000000001',
      ticketId: 'T1',
      projectName: '四号窑新增用气',
      projectType: 'NEW',
      customerClass: 'INDUSTRY',
      address: '云鹏道18号',
      peakFlow: '100.00',
      annualVolume: '500000',
      pressureLevel: 'LOW',
      people: [{ role: 'MANAGER', name: '冯涛', phone: '13800000031' }],
      applyDate: '2026-11-23',
      plan: [{ nodeCode: 'EX02', planStart: '2026-12-01', planEnd: '2026-12-03' }],
    },
  ])
  expect(page.went).toEqual(['redirectTo /pages/desk/project?projectId=PRJ9'])
})

test('a pause needs a reason that the customer reads; it ends without one', async () => {
  await open()
  await press('暂停')
  page.type(page.input('原因'), '图纸待定')
  await agree()
  expect(page.sent(PAUSE)).toEqual([{ projectId: 'PRJ1', version: 4, reason: '图纸待定' }])
  await open({ [DETAIL]: aStaffProject({ status: 'PAUSED', pauseReason: '图纸待定' }) })
  await press('恢复')
  await agree()
  expect(page.sent(RESUME)).toEqual([{ projectId: 'PRJ1', version: 4 }])
})
