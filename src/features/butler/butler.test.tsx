import type { Out, Row } from '@contract'
import { listOf, lost, settled } from '@/testing/answers'
import { renderPage } from '@/testing/page'

/* The people of a customer with the rating of the month, and the phone lines that are there without a network. */

const dialled: string[] = []
jest.mock('@/platform/phone', () => ({ callPhone: (phone: string) => dialled.push(phone) }))
beforeEach(() => dialled.splice(0))

const INFO = 'default GET /crmgas/butler/info'
const VISITS = 'default GET /crmgas/butler/visits'
const RATE = 'default POST /crmgas/butler/evaluate'
const LINES = 'default GET /crmgas/hotline/list'

type Info = Out<typeof INFO>
const person = (managerId: string, name: string): Info['managers'][number]['manager'] => ({
  managerId,
  name,
  jobTitle: '用气管家',
  avatarUrl: null,
  phone: `0316-000${managerId}`,
  wechatId: '',
  wechatQrUrl: null,
  areaDesc: '开发区',
  workHours: '工作日 08:30-17:30',
  certNo: 'GZ0202',
  introduction: '',
})
const main: Info['managers'][number] = {
  role: 'MAIN',
  roleName: '用气管家',
  since: '2026-01-05',
  manager: person('0202', '李雪'),
  leave: null,
  backup: null,
}
const info: Info = {
  managers: [main, { ...main, role: 'SAFETY', roleName: '安全经理', manager: person('0203', '赵强') }],
  average: '4.8',
  evaluateCount: 12,
  myEvaluation: null,
  history: [{ name: '周敏', since: '2024-03-01', until: '2026-01-04' }],
  tips: '',
  tags: { good: ['响应及时'], bad: ['响应慢'] },
}
const rating = {
  managerId: '0202',
  month: '2026-11',
  score: 2,
  anonymous: false,
  editableUntil: '2026-11-24T10:00:00+08:00',
}
const visit: Row<typeof VISITS> = {
  visitId: 'V1',
  visitAt: '2026-11-10T09:30:00+08:00',
  kind: 'ROUTINE',
  kindName: '例行走访',
  managerName: '李雪',
  summary: '检查了调压箱',
  files: [],
}

const openButler = async (given: Partial<Info> = {}) => {
  const page = await renderPage('/subPages/butler', {
    answers: {
      [INFO]: { ...info, ...given },
      [VISITS]: listOf([visit]),
      [RATE]: { ...rating, tags: ['响应慢'], comment: '来得太晚' },
    },
  })
  await settled()
  return page
}

test('the butler, the other people, those before and the visits; a call is asked for first (BT-02)', async () => {
  const page = await openButler()
  for (const words of [
    '李雪',
    '4.8 分 · 12 次评价',
    '赵强',
    '安全经理',
    '周敏 2024-03-01 至 2026-01-04',
    '检查了调压箱',
  ])
    expect(page.text()).toContain(words)
  await page.press('拨打赵强')
  expect(dialled).toEqual([])
  page.agree()
  await settled()
  expect(dialled).toEqual(['0316-0000203'])
})

test('while the butler is away the stand-in is called, and the butler is rated (BT-03)', async () => {
  const away = { ...main, leave: { from: '2026-11-20', to: '2026-11-27' }, backup: person('0204', '孙丽') }
  const page = await openButler({ managers: [away] })
  expect(page.text()).toContain('您的管家2026-11-20至2026-11-27休假，期间由孙丽为您服务')
  expect(page.names()).toContain('拨打孙丽')
  await page.press('评价本月服务')
  expect(page.text()).toContain('评价李雪')
  await page.press('提交')
  expect(page.text()).toContain('请选择评分')
  await page.press('2星', '响应慢')
  page.type(page.input('评价内容'), ' 来得太晚 ')
  await page.press('提交')
  expect(page.sent(RATE)).toEqual([
    { managerId: '0202', score: 2, tags: ['响应慢'], comment: '来得太晚', anonymous: false },
  ])
})

test('without a butler the service line is offered', async () => {
  const page = await openButler({ managers: [], tips: '暂未分配用气管家', history: [] })
  expect(page.text()).toContain('暂未分配用气管家')
  await page.press('客服热线')
  expect(page.went).toEqual(['navigateTo /subPages/hotline'])
})

test('phone lines: the emergency stands out, and without a network the last ones are there (BT-06)', async () => {
  const lines: Out<typeof LINES> = {
    companyName: '廊坊新奥燃气有限公司',
    list: [
      { hotlineId: 'H1', kind: 'EMERGENCY', kindName: '24小时抢险', name: '', phone: '0316-0000119', hours: '全天' },
      { hotlineId: 'H2', kind: 'SERVICE', kindName: '客服热线', name: '', phone: '0316-0000100', hours: '全天' },
    ],
  }
  const first = await renderPage('/subPages/hotline', { answers: { [LINES]: lines } })
  await settled()
  await first.press('立即拨打抢险电话 0316-0000119')
  first.agree()
  await settled()
  expect(dialled).toEqual(['0316-0000119'])
  await first.close()
  const offline = await renderPage('/subPages/hotline', { answers: { [LINES]: lost } })
  await settled()
  expect(offline.text()).toContain('当前为离线数据')
  expect(offline.names()).toContain('拨打客服热线')
})
