import type { Out } from '@contract'
import { storage } from '@/platform/storage'
import { listOf, settled, type Answers } from '@/testing/answers'
import { aManager, anApproval, anInstalment, aScheme, aStep } from '@/testing/make/project'
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
    people: [aManager],
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
const press = async (name: string) => {
  page.tap(page.button(name))
  await settled()
}
const agree = async () => {
  page.tap(page.find(part.dialogConfirm))
  await settled()
}

beforeEach(() => storage.set('x-workbench-token', 'w'))

test('the list leads to each project', async () => {
  page = await renderPage('/pages/desk/projects', {
    as: master({ isStaff: '1' }),
    answers: { [LIST]: listOf([row]) },
  })
  await settled()
  expect(page.text()).toContain('施工 61%')
  page.tap(page.row())
  await settled()
  expect(page.went).toEqual(['navigateTo /pages/desk/project?projectId=PRJ1'])
})

test('a step is finished, what was asked for is taken back', async () => {
  await open({ [WITHDRAW]: { approvalId: 'A1', status: 'WITHDRAWN', version: 1 } })
  await press('完成 庭院管道施工')
  expect(page.sent(NODE)).toEqual([{ projectId: 'PRJ1', version: 4, nodeCode: 'CO03', event: 'FINISH' }])
  await press('撤回 增设阴极保护桩2处')
  await agree()
  expect(page.sent(WITHDRAW)).toEqual([{ approvalId: 'A1', version: 0 }])
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
