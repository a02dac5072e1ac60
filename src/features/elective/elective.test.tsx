import { faultOf, listOf, lost, refused, settled, type Answers } from '@/testing/answers'
import { aBackTest, aRecord, aSquare, anIndexOption, anOption } from '@/testing/make/elective'
import { renderPage, type OpenPage } from '@/testing/page'
import { master, subAccount } from '@/testing/people'

const ROOT = '/subPagesB/pages/electiveSquare'
const CURRENT = 'sqdev GET /elective/period/current'
const TEST = 'sqdev GET /elective/backTest'
const SUBMIT = 'sqdev POST /elective/record/submit'
const CANCEL = 'sqdev POST /elective/record/cancel'
const DETAIL = 'sqdev GET /elective/record/detail'
const LIST = 'sqdev GET /elective/record/list'

let page: OpenPage
const press = (name: string) => page.press(name)
const has = (...texts: string[]) => {
  for (const text of texts) expect(page.text()).toContain(text)
}
const square = async (answers: Answers = {}, params: object = {}, as = master()) => {
  page = await renderPage(`${ROOT}/main`, {
    as,
    params,
    answers: { [CURRENT]: aSquare(), [TEST]: aBackTest(), ...answers },
  })
  await settled()
}

test('the builders answer as the gateway does', () => {
  expect(faultOf(CURRENT, aSquare())).toBeUndefined()
  expect(faultOf(TEST, aBackTest())).toBeUndefined()
  expect(faultOf(DETAIL, aRecord())).toBeUndefined()
})

describe('自选广场', () => {
  test('each option is shown with what it would have cost, no option beside it, and what it rests on', async () => {
    await square()
    has('¥36,224.00', '“固定价”比不选，12 个月少付', '最省', '11-25 17:00 截止')
    has('1,075,456.00', '少付 ¥36,224.00', '3.7448', '缺 1 个月指数', '不选', '1,111,680.00', '基准')
    has('2026-09 至 2026-10 每日实际', '固定价：2026-09 用气不足，少用费 ¥2,976.00，已算在合计里')
    has('用气低于自选量的 80% 时，不足部分按方案单价的 10% 收少用费', '往年结果不代表 12月')
    has('160,000 m³')
  })

  test('an option names its whole price and its least volume before it is chosen', async () => {
    const tiers = [
      { fromVolume: '10000', unitPrice: '3.8000' },
      { fromVolume: '100000', unitPrice: '3.7000' },
    ]
    const rebate = anOption({ optionId: 'EP202612-3', name: '阶梯价', optionType: 'REBATE', unitPrice: null, tiers })
    await square({ [CURRENT]: aSquare({ options: [anIndexOption(), rebate] }) }, { optionId: 'EP202612-3' })
    const all = ['满 10,000 m³ 全部 3.8000 元/m³', '满 100,000 m³ 全部 3.7000 元/m³']
    has('门站指数 + 0.3500 元/m³', '价格区间 3.5000–4.0500 元/m³', '最低 10,000 m³', ...all)
    await press('选阶梯价')
    expect(page.text().split('全部 3.8000 元/m³')).toHaveLength(3)
  })

  test('the volume that is assumed can be changed: everything is priced again', async () => {
    await square()
    await press('改假设')
    page.type(page.input('每月自选量'), '90000')
    await settled()
    await press('重算')
    expect(page.sent(TEST)).toEqual([{}, { volume: '90000' }])
  })

  test('a choice says its estimate, asks, and leads to its record', async () => {
    await square({ [SUBMIT]: { recordNo: 'E1', estimatedAmount: '595200.00' } })
    await press('选固定价')
    has('预估金额', '¥595,200.00')
    await press('提交')
    has('12月执行“固定价”，自选气量160,000 m³。确认提交？')
    await press('确定')
    expect(page.sent(SUBMIT)).toEqual([
      expect.objectContaining({ periodId: 'EP202612', optionId: 'EP202612-1', volume: '160000', riskConfirmed: false }),
    ])
    expect(page.went).toEqual([`navigateTo ${ROOT}/record-detail?recordNo=E1`])
  })

  test('an index asks for the risk first (BE-09); what is left is shown at the volume', async () => {
    await square({ [SUBMIT]: refused('42401', '该方案剩余额度不足，可选40000 m³') }, { optionId: 'EP202612-2' })
    await press('选指数联动')
    await press('提交')
    has('请先确认风险提示')
    expect(page.sent(SUBMIT)).toEqual([])
    await press('我已知悉价格随指数波动的风险')
    await press('提交')
    await press('确定')
    has('该方案剩余额度不足，可选40000 m³')
  })

  test('what is in the way is named', async () => {
    const items = [
      { code: 'ARREARS', name: '欠费情况', pass: false, message: '存在逾期未缴气费，请先缴清', actionRoute: '' },
    ]
    await square({ [SUBMIT]: refused('42109', '暂不符合订购条件', { items }) })
    await press('选固定价')
    await press('提交')
    await press('确定')
    has('存在逾期未缴气费，请先缴清')
  })

  test('without history the options say their price; a failed recomputation can be tried again', async () => {
    await square({ [TEST]: aBackTest({ volume: null, plain: null, options: [] }) })
    has('3.7200 元/m³', '门站指数 + 0.3500 元/m³', '暂无可用于重算的用气记录', '10,000 m³')
    await square({ [TEST]: lost })
    has('3.7200 元/m³')
    expect(page.names()).toContain('加载失败，点击重试')
  })

  test('before its time it says when, after it that it is over; a sub-account without the model may look only', async () => {
    const { period } = aSquare()
    if (!period) throw new Error('no period')
    const early = { ...period, status: 'NOT_OPEN' as const, openAt: '2026-11-24T09:00:00+08:00' }
    await square({ [CURRENT]: aSquare({ period: early }) })
    expect(page.button('11-24 09:00开放').disabled).toBe(true)
    await square({ [CURRENT]: aSquare({ period: { ...period, status: 'CLOSED' } }) })
    expect(page.button('已截止').disabled).toBe(true)
    await square({}, {}, subAccount(['PACKAGE_VIEW']))
    expect(page.button('选固定价').disabled).toBe(true)
    has('仅主账号或已授权的子账号可操作')
  })

  test('the own choice is named and changed with its version; without a period nothing can be chosen', async () => {
    const { option: _o, history: _h, periodId: _p, cancelReason: _c, closeAt: _a, canChange: _x, ...more } = aRecord()
    const { running: _r, settlement: _s, ...mine } = more
    await square({ [CURRENT]: aSquare({ mine }), [SUBMIT]: { recordNo: 'E1', estimatedAmount: '1.00' } })
    has('已选固定价', '自选气量 80,000 m³')
    await press('修改选择')
    await press('提交')
    await press('确定')
    expect(page.sent(SUBMIT)).toEqual([expect.objectContaining({ version: 1, volume: '80000' })])
    await square({ [CURRENT]: aSquare({ period: null, options: [] }) })
    has('本期暂无可选方案')
  })

  test('a volume between two steps is not sent', async () => {
    await square({ [CURRENT]: aSquare({ options: [anOption(), anIndexOption()] }) })
    await press('选固定价')
    page.type(page.input('自选气量'), '160050')
    await settled()
    await press('提交')
    has('自选气量须为100 m³的整数倍')
    expect(page.sent(SUBMIT)).toEqual([])
  })
})

describe('自选记录', () => {
  const open = async (part: Parameters<typeof aRecord>[0], answers: Answers = {}) => {
    page = await renderPage(`${ROOT}/record-detail`, {
      as: master(),
      params: { recordNo: 'E1' },
      answers: { [DETAIL]: aRecord(part), ...answers },
    })
    await settled()
  }

  test('an open choice can be taken back after a question (BE-10)', async () => {
    await open({}, { [CANCEL]: { status: 'CANCELLED' } })
    has('2026年12月 固定价', '80,000 m³', '¥297,600.00', '11-25 17:00', '王建国')
    await press('取消选择')
    has('取消后可在截止前重新选择。确认取消？')
    page.agree()
    await settled()
    expect(page.sent(CANCEL)).toEqual([expect.objectContaining({ recordNo: 'E20261120000001', version: 1 })])
  })

  test('one that runs says how much of it is used; one that is settled shows the formula and leads to the bill', async () => {
    const running = { used: '30000.00', taken: '20000.00', asOf: '2026-12-10T08:00:00+08:00' }
    await open({ status: 'EFFECTIVE', canChange: false, running })
    has('执行中', '已计自选气量', '20,000.00 m³', '截至')
    await open({
      status: 'FINISHED',
      canChange: false,
      settlement: {
        finalPrice: '3.7200',
        actualVolume: '60000.00',
        takenVolume: '60000.00',
        settledAmount: '223200.00',
        missingVolume: '4000.00',
        shortFee: '1488.00',
        difference: '-6912.00',
        settledAt: '2027-01-01T10:00:00+08:00',
      },
    })
    has('60,000.00 m³ × 3.7200 元/m³', '¥223,200.00', '4,000.00 m³', '¥1,488.00', '少付 ¥6,912.00')
    await press('查看账单')
    expect(page.went).toEqual(['navigateTo /pages/my-bill/list/list'])
  })

  test('the list says month, option, volume and money of each, and leads to it', async () => {
    const { option: _o, history: _h, periodId: _p, cancelReason: _c, closeAt: _a, canChange: _x, ...more } = aRecord()
    const { running: _r, settlement: _s, ...row } = more
    page = await renderPage(`${ROOT}/record-list`, {
      as: master(),
      answers: { [LIST]: listOf([row, { ...row, recordNo: 'E2', status: 'FINISHED', settledAmount: '223200.00' }]) },
    })
    await settled()
    has('2026年12月 固定价', '自选气量 80,000 m³', '预估 ¥297,600.00', '¥223,200.00', '已完成')
    page.tap(page.row(1))
    await settled()
    expect(page.went).toEqual([`navigateTo ${ROOT}/record-detail?recordNo=E2`])
    page = await renderPage(`${ROOT}/record-list`, { as: master(), answers: { [LIST]: listOf([]) } })
    await settled()
    has('暂无自选记录')
  })
})
