import { listOf, refused, settled, type Answers } from '@/testing/answers'
import {
  aManager,
  anApproval,
  anInstalment,
  anUpdate,
  aProject,
  aScheme,
  aShortProject,
  aStep,
  designOf,
  moneyOf,
} from '@/testing/make/project'
import { renderPage } from '@/testing/page'
import { part } from '@/testing/parts'
import { master, subAccount, type Person } from '@/testing/people'
import { askedText, deltaText, headline, leftText } from './detail/words'

const HOME = '/pages/job-schedule/home/components'
const DETAIL_PAGE = `${HOME}/Details/layout/default`
const LIST = 'job GET /customer/project/list'
const DETAIL = 'job GET /customer/project/detail'
const UPDATES = 'job GET /customer/project/updates'
const READ = 'job POST /customer/project/read/updates'
const DESIGN = 'job POST /customer/node/getDesignPlanNode'
const APPROVALS = 'job GET /project/approval/get'
const MONEY = 'job GET /project/queryPaymentInfo'
const CONFIRM = 'job POST /customer/node/confirmScheme'
const COMMIT = 'job POST /project/approval/commit'

const open = async (
  answers: Answers = {},
  query: { tab?: 'payment'; approvalId?: string } = {},
  as: Person = master(),
) => {
  const page = await renderPage(DETAIL_PAGE, {
    as,
    params: { projectId: 'PRJ1', ...query },
    answers: {
      [DETAIL]: aProject(),
      [UPDATES]: { ...listOf([anUpdate()]), unread: 2 },
      [READ]: { read: 2, unread: 0 },
      [MONEY]: moneyOf([anInstalment()]),
      [DESIGN]: designOf(aScheme()),
      [APPROVALS]: { list: [anApproval()] },
      ...answers,
    },
  })
  await settled()
  return page
}

test('the next step of either side, the delay with its reason, the diary; what is shown counts as read', async () => {
  const page = await open()
  for (const words of [
    '18 天后通气',
    '你的下一步',
    '缴纳进度款',
    '剩余 3 天',
    '我们的下一步',
    '吹扫试压',
    '比原计划晚 11 天',
    '道路开挖许可到期',
    '今天复工',
  ])
    expect(page.text()).toContain(words)
  expect(page.sent(READ)).toEqual([{ projectId: 'PRJ1' }])
})

test('a project that is paused says why and asks for nothing (PJ-11)', async () => {
  const page = await open({
    [DETAIL]: aProject({ status: 'PAUSED', pauseReason: '图纸待定', yours: [], ours: null }),
  })
  expect(page.text()).toContain('项目已暂停：图纸待定')
  expect(page.text()).not.toContain('下一步')
})

test.each([
  ['RUNNING', true],
  ['FINISHED', true],
  ['PAUSED', false],
  ['TERMINATED', false],
] as const)('instalments of a project that is %s can be paid: %s', async (status, may) => {
  const page = await open({ [DETAIL]: aProject({ status, yours: [] }) }, { tab: 'payment' })
  expect(page.text().includes('缴纳第')).toBe(may)
})

test('an instalment leads to its transfer; one that is awaited shows its code', async () => {
  const page = await open()
  page.tap(page.button('去缴款：缴纳进度款'))
  await settled()
  page.tap(page.button('银行转账'))
  await settled()
  expect(page.went).toEqual([
    'navigateTo /pages/pay/pay-telegraphic-transfer?bizType=PROJECT&amount=111720.00&payNo=PAY2',
  ])
  const transfer = { ttId: 'T1', remitCode: 'GC320844', amount: '111720.00', expireAt: '2026-12-04T23:59:59+08:00' }
  const waiting = await open({ [MONEY]: moneyOf([anInstalment({ transfer })]) }, { tab: 'payment' })
  expect(waiting.text()).toContain('GC320844')
  expect(waiting.text()).toContain('到账自动核销')
  waiting.tap(waiting.button('去缴款：缴纳进度款'))
  await settled()
  expect(waiting.text()).toContain('请在电汇单中上传汇款凭证')
})

test('a voucher over what is left is not sent', async () => {
  const page = await open()
  page.tap(page.button('去缴款：缴纳进度款'))
  await settled()
  page.tap(page.button('已转账但没填识别码，上传凭证'))
  await settled()
  page.type(page.input('转账金额（元）'), '111720.01')
  page.tap(page.button('提交'))
  await settled()
  expect(page.text()).toContain('凭证金额超出待缴金额')
  expect(page.sent('job POST /project/payment/voucher')).toEqual([])
})

test('a scheme is sent back with a reason; a newer one is shown to be there (PJ-05)', async () => {
  const yours = [
    {
      kind: 'SCHEME' as const,
      id: 'S3',
      title: '确认设计方案第3版',
      due: '2026-12-23T09:30:00+08:00',
      amount: '128456.78',
    },
  ]
  const page = await open({ [DETAIL]: aProject({ yours }), [CONFIRM]: refused('44601', '方案已更新，请查看最新版本') })
  page.tap(page.button('去确认：确认设计方案第3版'))
  await settled()
  expect(page.text()).toContain('埋地管道')
  page.tap(page.button('退回修改'))
  await settled()
  page.type(page.input('修改意见'), '请改走厂区道路')
  page.tap(page.button('提交'))
  await settled()
  expect(page.sent(CONFIRM)).toMatchObject([{ schemeId: 'S3', versionNo: 3, confirm: '0', opinion: '请改走厂区道路' }])
  expect(page.text()).toContain('方案已更新，请查看最新版本')
})

test('after three rejections the manager can be called; a sub-account reads that the master decides', async () => {
  const yours = [{ kind: 'SCHEME' as const, id: 'S3', title: '确认方案', due: null, amount: null }]
  const page = await open(
    { [DETAIL]: aProject({ yours }), [DESIGN]: designOf(aScheme(), 3) },
    {},
    subAccount(['PROJECT_VIEW']),
  )
  page.tap(page.button('去确认：确认方案'))
  await settled()
  expect(page.text()).toContain('由主账号确认方案')
  expect(page.text()).toContain(`联系项目经理${aManager.name}`)
})

test('an approval of a message opens with its page; without a signature it is agreed to at once', async () => {
  const page = await open(
    {
      [APPROVALS]: { list: [anApproval({ signed: false, approvalType: 'DESIGN', amountDelta: null })] },
      [COMMIT]: anApproval(),
    },
    { approvalId: 'A1' },
  )
  expect(page.text()).toContain('增设阴极保护桩2处')
  page.tap(page.button('同意'))
  await settled()
  page.tap(page.find(part.dialogConfirm))
  await settled()
  expect(page.sent(COMMIT)).toMatchObject([{ approvalId: 'A1', version: 0, result: 'AGREE' }])
})

test('the list: progress, delay, what waits; without a project the way to one', async () => {
  const page = await renderPage(`${HOME}/index`, { as: master(), answers: { [LIST]: listOf([aShortProject()]) } })
  await settled()
  for (const words of ['三厂区辊道窑新增用气', '61%', '延期 11 天', '待办 1']) expect(page.text()).toContain(words)
  const none = await renderPage(`${HOME}/index`, { as: master(), answers: { [LIST]: listOf([]) } })
  await settled()
  expect(none.text()).toContain('暂无工程项目')
  none.tap(none.button('申请报装'))
  await settled()
  expect(none.went).toEqual(['navigateTo /subPages/customer-service/add?ticketType=APPLY&subtype=A_NEW'])
})

test('papers that are no pictures can be opened, and what the survey found stays to be read', async () => {
  const paper = (name: string) => ({ fileId: name, name, url: `/job/file/${name}?e=1&s=2`, isImage: false })
  const page = await renderPage(`${HOME}/Details/views/project/index`, {
    as: master(),
    params: { projectId: 'PRJ1' },
    answers: {
      [DETAIL]: aProject(),
      'job POST /project/queryProjectPlan': {
        planFinishDate: null,
        forecastFinishDate: null,
        delayDays: null,
        rows: [],
        changes: [],
      },
      'job POST /customer/node/getPlaceInfo': null,
      'job POST /customer/node/getExplorationNode': {
        appointDate: '2026-09-03',
        appointSlot: 'AM',
        changeLeft: 0,
        surveyor: { role: 'SURVEYOR', name: '李倩', phone: '13800000034' },
        arrivedAt: '2026-09-03T09:10:00+08:00',
        conclusion: 'FEASIBLE',
        conclusionText: '接气点在东门',
        pipe: null,
        photos: [],
        nodes: [],
      },
      'job POST /project/queryDesignRate': {
        rate: 100,
        steps: [],
        drawings: [{ ...paper('施工图.pdf'), versionNo: 3 }],
        designer: null,
      },
      'job POST /project/queryConstructRate': {
        totalRate: 0,
        nodes: [],
        quantities: [],
        lastLogDate: null,
        logs: listOf(
          [
            {
              logId: 'L1',
              workDate: '2026-11-23',
              nodeCode: 'CO03',
              content: '铺管30 m',
              workers: 8,
              weather: '晴',
              safety: '',
              photos: [],
            },
          ],
          { total: 12 },
        ),
      },
      'job POST /customer/node/queryEnginsOfRecord': [
        {
          recordId: 'R1',
          recordType: 'PRESSURE',
          name: '严密性试验',
          result: 'PASS',
          recordDate: '2026-12-03',
          facts: [],
          files: [paper('试验报告.pdf')],
        },
      ],
    },
  })
  await settled()
  for (const words of ['施工图.pdf', '试验报告.pdf', '接气点在东门']) expect(page.text()).toContain(words)
  await page.press('更多施工日志（共 12 条）')
  expect(page.sent('job POST /project/queryConstructRate').at(-1)).toMatchObject({ pageSize: 50 })
})

test('an older scheme is opened as it was (D 6.7)', async () => {
  const { schemes, ...rest } = designOf(aScheme())
  const old = { ...schemes[0]!, schemeId: 'S2', versionNo: 2, status: 'REJECTED' as const }
  const page = await open({ [DESIGN]: { ...rest, schemes: [...schemes, old] }, [APPROVALS]: { list: [] } })
  page.tap(
    [...page.host().querySelectorAll<HTMLElement>('[role=tab]')].find((one) =>
      one.textContent?.includes('资料'),
    ) as HTMLElement,
  )
  await settled()
  page.tap([...page.host().querySelectorAll('button')].find((one) => one.textContent?.includes('第2版')) as HTMLElement)
  await settled()
  expect(page.sent(DESIGN)).toContainEqual({ projectId: 'PRJ1', schemeId: 'S2' })
})

test('facts: each card has a read of its own; a hint goes away once it was seen (PJ-09)', async () => {
  const page = await renderPage(`${HOME}/Details/views/project/index`, {
    as: master(),
    params: { projectId: 'PRJ1' },
    answers: {
      [DETAIL]: aProject({ lng: '116.700000', lat: '39.500000' }),
      'job POST /project/queryProjectPlan': {
        planFinishDate: '2026-12-11',
        forecastFinishDate: '2026-12-14',
        delayDays: 11,
        rows: [aStep()],
        changes: [],
      },
      'job POST /customer/node/getPlaceInfo': null,
      'job POST /customer/node/getExplorationNode': refused('2998', '系统繁忙'),
      'job POST /project/queryDesignRate': { rate: 100, steps: [], drawings: [], designer: null },
      'job POST /project/queryConstructRate': {
        totalRate: 47,
        nodes: [],
        quantities: [{ item: '埋地管道', unit: 'm', planned: '310.00', finished: '246.00', percent: 79 }],
        lastLogDate: null,
        logs: listOf([]),
      },
      'job POST /customer/node/queryEnginsOfRecord': refused('2998', '系统繁忙'),
      'job GET /customer/node/clickTip': true,
    },
  })
  await settled()
  for (const words of ['预计 2026-12-14 完工', '已延期', '246 / 310 m', '系统繁忙', '1,200'])
    expect(page.text()).toContain(words)
  page.tap(page.button('查看庭院管道施工的提示'))
  await settled()
  expect(page.sent('job GET /customer/node/clickTip')).toEqual([{ projectId: 'PRJ1', nodeCode: 'CO03' }])
  await page.press('导航到项目地点')
  expect(page.went[0]).toMatch('goNavigation?lng=116.700000&lat=39.500000')
})

describe('words', () => {
  const at = '2026-11-23T09:30:00+08:00'
  const base = {
    status: 'RUNNING',
    planGasDate: '2026-12-11',
    planFinishDate: null,
    actualFinishDate: null,
    totalRate: 61,
    asOf: at,
  } as const
  test.each([
    [base, '18', '天后通气 · 计划 12-11 · 总进度 61%'],
    [{ ...base, planGasDate: null, planFinishDate: '2026-11-23' }, '0', '天后完工 · 计划 11-23 · 总进度 61%'],
    [{ ...base, planFinishDate: '2026-12-14' }, '21', '天后完工 · 计划 12-14 · 总进度 61%'],
    [{ ...base, planGasDate: '2027-01-02' }, '40', '天后通气 · 计划 2027-01-02 · 总进度 61%'],
    [{ ...base, planGasDate: '2026-11-22' }, '61%', '计划 11-22 通气，已超过 1 天'],
    [{ ...base, status: 'PAUSED' as const }, '61%', '总进度'],
    [
      { ...base, status: 'FINISHED' as const, totalRate: 100, actualFinishDate: '2026-11-20' },
      '100%',
      '2026-11-20 完工',
    ],
  ])('%j: %s %s', (project, figure, note) => expect(headline(project)).toEqual({ figure, note }))
  test('deadlines and changes of costs', () => {
    expect(leftText('2026-11-26T23:59:59+08:00', at)).toBe('剩余 3 天')
    expect(leftText('2026-11-23T18:00:00+08:00', at)).toBe('今天截止')
    expect(askedText({ due: '2027-01-05T17:00:00+08:00', amount: '38537.03' }, at)).toBe('2027-01-05 前 · ¥38,537.03')
    expect(askedText({ due: null, amount: null }, at)).toBe('')
    expect(leftText('2026-11-22T18:00:00+08:00', at)).toBe('已超期 1 天')
    expect(deltaText('2800.00')).toBe('+2,800.00元')
    expect(deltaText('-12845.68')).toBe('−12,845.68元')
  })
})
