import { storage } from '@/platform/storage'
import { listOf, refused, settled, type Answers } from '@/testing/answers'
import { anActivity, anActivityDetail, anApply, aPart } from '@/testing/make/balance'
import { renderPage, type OpenPage } from '@/testing/page'
import { master } from '@/testing/people'
import { saveMark, markOf } from './read-mark'

const scrollToElement = jest.fn()
jest.mock('@/platform/measure', () => ({
  ...jest.requireActual<object>('@/platform/measure'),
  scrollToElement: (id: string) => scrollToElement(id),
}))

const FOLDER = '/subPagesB/pages/substitution'
const LIST = 'zh GET /activity/list'
const DETAIL = 'zh GET /activity/detail'
const SUBMIT = 'zh POST /apply/submit'
const APPLY = 'zh GET /apply/detail'
const WITHDRAW = 'zh POST /apply/withdraw'

let page: OpenPage
const press = (name: string) => page.press(name)
const has = (...texts: string[]) => {
  for (const text of texts) expect(page.text()).toContain(text)
}
const mark = { activityId: 'R202611001', readToken: 'read', expireAt: '2099-01-01T00:00:00+08:00' }
beforeEach(() => storage.remove('balanceRead'))

test('the proof of reading is of one activity, and ends', () => {
  saveMark(mark)
  expect([markOf('R202611001'), markOf('R202611002')]).toEqual(['read', null])
  saveMark({ ...mark, expireAt: '2020-01-01T00:00:00+08:00' })
  expect(markOf('R202611001')).toBeNull()
})

describe('资源平衡', () => {
  const open = async (rows = [anActivity()], tab?: 'mine') => {
    page = await renderPage(`${FOLDER}/index`, {
      as: master(),
      params: tab ? { tab } : {},
      answers: { [LIST]: listOf(rows) },
    })
    await settled()
  }

  test('an open activity with its places leads to its rules, and to the sign-up once they were read', async () => {
    await open()
    has(
      '寒潮保供减量',
      '减量',
      '2026-12-01 至 2026-12-05（5 天）',
      '0.6000',
      '每日已申报 4,000.00 m³ / 目标 20,000.00 m³',
    )
    await press('立即报名')
    expect(page.went.at(-1)).toContain('next=apply')
  })

  test('what the customer takes part in, with what is still missing', async () => {
    await open([anActivity({ status: 'RUNNING', applies: [aPart()] })], 'mine')
    has('窑炉生产 每日 4,000.00 m³', '有效响应 1 天 3,500.00 m³', '奖励 ¥2,100.00', '1 天待数据')
    expect(page.text()).not.toContain('立即报名')
  })

  test('the activity of a message is scrolled to, once', async () => {
    page = await renderPage(`${FOLDER}/index`, {
      as: master(),
      params: { activityId: 'R202611002' },
      answers: { [LIST]: listOf([anActivity(), anActivity({ activityId: 'R202611002' })]) },
    })
    await settled()
    expect(scrollToElement.mock.calls).toEqual([['activity-R202611002']])
  })

  test('none is shown for each tab', async () => {
    await open([], 'mine')
    has('暂无参与记录')
  })
})

describe('活动报名', () => {
  const open = async (answers: Answers = {}) => {
    page = await renderPage(`${FOLDER}/apply`, {
      as: master(),
      params: { activityId: 'R202611001' },
      answers: { [DETAIL]: anActivityDetail(), ...answers },
    })
    await settled()
  }
  const write = async (label: string, text: string) => {
    page.type(page.input(label), text)
    await settled()
  }

  test('without the rules read it leads to them', async () => {
    await open()
    expect(page.went.at(-1)).toMatch(/^redirectTo .*\/rules\?/)
  })

  test('a volume within its bounds is signed, with what it earns', async () => {
    saveMark(mark)
    const windows = [{ from: '11:00', to: '14:00' }]
    await open({ [SUBMIT]: { applyNo: 'S1', status: 'PASSED' }, [DETAIL]: anActivityDetail({ windows }) })
    has('每日 11:00-14:00')
    has('窑炉生产：基线 12,000.00 m³，最多 7,200.00 m³', '厂区生活：历史用气数据不足，暂不能报名')
    await write('日响应量 m³', '4050')
    await write('联系人', '王建国')
    await press('错峰生产')
    await press('提交报名')
    has('且为 100 m³ 的整数倍')
    expect(page.calls()).not.toContain(SUBMIT)
    await write('日响应量 m³', '4000')
    has('基线的 33.3%', '5 天全部响应预计奖励 12,000.00 元')
    await press('提交报名')
    has('连续2日响应不足将影响后续参与')
    await press('确定')
    expect(page.sent(SUBMIT)[0]).toMatchObject({
      groupId: 'GRP000001',
      dailyVolume: '4000.00',
      measures: ['STAGGER'],
      readToken: 'read',
    })
  })

  test('where no sign-up is possible the reason is in place of the form', async () => {
    saveMark(mark)
    await open({ [DETAIL]: anActivityDetail({ reason: '活动名额已满' }) })
    has('活动名额已满')
    expect(page.text()).not.toContain('提交报名')
  })
})

describe('报名详情', () => {
  const open = async (apply = anApply(), answers: Answers = {}) => {
    page = await renderPage(`${FOLDER}/apply`, {
      as: master(),
      params: { applyNo: 'S202611230001' },
      answers: { [APPLY]: apply, ...answers },
    })
    await settled()
  }

  test('each day as it was judged, a day without data as such', async () => {
    await open()
    has('累计奖励', '实际 8,500.00 m³', '响应率 87.50%', '待数据', '1 天数据未齐，补齐后计算', '基线 12,000.00 m³/日')
    expect(page.text()).not.toContain('撤回报名')
  })

  test('an end for want of responses is shown', async () => {
    await open(anApply({ status: 'SETTLING', weakDay: '2026-12-03' }))
    has('连续2日响应不足', '2026-12-03')
  })

  test('is taken back after a question; too late is shown', async () => {
    await open(anApply({ status: 'PASSED', responses: [], canWithdraw: true }), {
      [WITHDRAW]: refused('42505', '报名已截止，不可撤回'),
    })
    await press('撤回报名')
    has('确认撤回报名？')
    await press('确定')
    expect(page.sent(WITHDRAW)[0]).toMatchObject({ applyNo: 'S202611230001', version: 3 })
    has('报名已截止，不可撤回')
  })
})
