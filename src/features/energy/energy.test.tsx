import type { Out } from '@contract'
import { listOf, refused, settled, type Answers } from '@/testing/answers'
import { renderPage } from '@/testing/page'
import { master, subAccount } from '@/testing/people'
import { anAge } from '@/testing/make/age'
import { aChannelMeter } from '@/testing/make/gas'
import { anExplained } from '@/testing/make/bill'
import { aStatementLine } from '@/testing/make/settlement'

const INFO = '/pages/manager-energy/manager-energy-info'
const METERS = 'default GET /crmgas/list-meter-channel'
const month: Out<'energy GET /monthBill/list'>['list'][number] = {
  ...({ billMonth: '2026-10', scope: 'MULTI', meterId: null, billVersion: 'NEW', volume: '110.00' } as const),
  ...({ amount: '440.00', yoyPct: '-2.5', state: 'PENDING', statementId: 's10', billId: null } as const),
  ...anAge(),
}
const whole = anAge({ asOf: '2026-11-23T08:00:00+08:00' })
const noMeters: Answers = { [METERS]: { list: [] } }

describe('the running month', () => {
  const PREVIEW = 'energy GET /monthBill/preview'
  const preview = {
    billMonth: '2026-11',
    periodFrom: '2026-11-01',
    periodTo: '2026-11-30',
    daysDone: 22,
    daysTotal: 30,
    volume: '2200.00',
    packageVolume: '0.00',
    estAmount: '8800.00',
    forecastVolume: '3000.00',
    forecastAmount: '12000.00',
    unpaidCycles: ['11月下旬'],
    forecastIfPaid: '9000.00',
    forecastRange: { low: { volume: '2810.00', amount: '11240.00' }, high: { volume: '3200.00', amount: '12800.00' } },
    daysAmount: '8800.00',
    segments: [],
    meters: [
      {
        ...({ meterId: 'm1', meterNo: '1', name: '1#窑炉', meterType: 'IOT', volume: '2200.00' } as const),
        amount: '8800.00',
        forecastVolume: '3000.00',
      },
      {
        ...({ meterId: 'm2', meterNo: '2', name: '食堂', meterType: 'MECH', volume: null } as const),
        amount: null,
        forecastVolume: null,
      },
    ],
    ...whole,
    provisionalNote: '预览数据为暂估，以结算单为准',
    balance: { available: '1000.00', atEnd: '-2200.00' },
  }
  const open = (
    answer: Omit<typeof preview, 'forecastRange'> & Pick<Out<typeof PREVIEW>, 'forecastRange'>,
    params: { meterId?: string } = {},
  ) =>
    renderPage(`${INFO}/monthly-bill-preview`, {
      as: master(),
      params,
      answers: {
        ...noMeters,
        [PREVIEW]: answer,
        'btwob GET /usage/unusual': { list: [] },
        'btwob GET /price/notice': refused('2902', ''),
      },
    })

  test('how far it is, where it leads, and what the balance will be; below zero: the way to top up', async () => {
    const page = await open(preview)
    for (const words of [
      '已计 22 / 30 天',
      '3,000.00',
      '¥12,000.00',
      '80% 区间 2,810.00–3,200.00 m³，¥11,240.00–¥12,800.00',
      '不含违约金',
      '机械表抄表后计量',
      '未计未支付的11月下旬气量',
      '¥9,000.00',
      '−¥2,200.00',
    ])
      expect(page.text()).toContain(words)
    page.tap(page.button('去充值'))
    await settled()
    expect(page.went).toEqual(['navigateTo /pages/pay/meters'])
  })

  test('the days of one meter are those of the meter that was chosen', async () => {
    const page = await open(preview, { meterId: 'm1' })
    page.tap(page.button('查看每日'))
    await settled()
    expect(page.went).toEqual([`navigateTo ${INFO}/manager-energy-info?meterId=m1&granularity=DAY`])
  })

  test('days rounded one by one may come to other cents than the bill: shown then, and only then', async () => {
    expect((await open(preview)).text()).not.toContain('取整')
    const page = await open({ ...preview, daysAmount: '8800.03' })
    expect(page.text()).toContain('用能信息逐日取整，合计 ¥8,800.03；此处按账单取整，相差 ¥0.03')
  })

  test('a short history says no range', async () => {
    expect((await open({ ...preview, forecastRange: null })).text()).not.toContain('80% 区间')
  })

  test('a balance that lasts needs no button; only card meters: shown', async () => {
    const page = await open({ ...preview, balance: { available: '9000.00', atEnd: '5800.00' } })
    expect(page.text()).not.toContain('去充值')
    expect((await open({ ...preview, meters: [] })).text()).toContain('卡表按购气结算，无月账单预览')
  })
})

describe('the months', () => {
  const LIST = 'energy GET /monthBill/list'
  const monthSum = { amount: '400.00', whole: 98, estimatedVolume: '0.00' }
  const yearSum = {
    running: '2026-11',
    volume: '5210.00',
    amount: '840.00',
    asOf: whole.asOf,
    whole: 98,
    // More statements than a page of the list has.
    months: [
      { ...monthSum, billMonth: '2026-09', volume: '5100.00' },
      { ...monthSum, billMonth: '2026-10', volume: '110.00' },
    ],
  }
  const september = { ...month, billMonth: '2026-09', volume: '100.00', amount: '400.00', statementId: 's9' }
  const old = { ...month, billMonth: '2026-01', billVersion: 'OLD' as const, statementId: 's1' }
  const open = () =>
    renderPage(`${INFO}/monthly-bill`, {
      as: master(),
      answers: { ...noMeters, [LIST]: listOf([month, september, old], { yearSum }) },
    })

  test('the year with its sum and its bars; an old month is marked and has a page of its own', async () => {
    const page = await open()
    for (const words of ['2026年结算气量', '完整度 98%', '¥840.00', '2026年10月', '同比 −2.5%', '旧', '待确认'])
      expect(page.text()).toContain(words)
    await page.press('查看表格')
    expect(page.find('[role=table]').textContent).toContain('5,100')
    page.tap([...page.host().querySelectorAll<HTMLElement>('[role=listitem] button')].at(-1)!)
    await settled()
    expect(page.went).toEqual([`navigateTo ${INFO}/monthly-bill-detail-old?billMonth=2026-01`])
  })

  test('two ticked months stand side by side', async () => {
    const page = await open()
    page.tap(page.button('对比两个月'))
    const [first, second] = [...page.host().querySelectorAll<HTMLElement>('[role=checkbox]')]
    page.tap(first!)
    page.tap(second!)
    await settled()
    for (const words of ['月账单对比', '10.00', '+10.0%']) expect(page.text()).toContain(words)
  })
})

describe('one month', () => {
  const DETAIL = 'energy GET /monthBill/detail'
  const detail = {
    ...({ billMonth: '2026-10', billVersion: 'NEW' } as const),
    header: {
      volume: '1000.00',
      amount: '3580.00',
      net: '3284.40',
      tax: '295.60',
      periodFrom: '2026-10-01',
      periodTo: '2026-10-31',
    },
    meters: [
      {
        ...({ meterId: '10010102', meterNo: '003010010102', alias: '2#窑炉', meterType: 'IOT' } as const),
        lines: [aStatementLine()],
        volume: '1000.00',
        amount: '3580.00',
        sharePct: '100.0',
      },
    ],
    segments: [],
    otherItems: [],
    compare: {
      lastMonth: { billMonth: '2026-09', volume: '900.00', amount: '3222.00', changePct: '11.1', amountPct: '-57.5' },
      lastYear: null,
    },
    tierYear: [],
    statement: { statementId: 's1', statementNo: 'JS1', state: 'PENDING' } as const,
    bill: null,
    statements: [{ statementId: 's1', statementNo: 'JS1', state: 'PENDING', meterId: null, bill: null } as const],
    ...anAge({ whole: 96, missingDays: ['2026-10-04'], estimatedVolume: '33.00' }),
  }
  const open = (answer: Answers[typeof DETAIL], as = master()) =>
    renderPage(`${INFO}/monthly-bill-detail`, {
      as,
      params: { billMonth: '2026-10' },
      answers: { [DETAIL]: answer!, 'btwob GET /settlement/explain': anExplained() },
    })

  test('volume, money, meters with their share, the month before; waiting: the way to the statement', async () => {
    const page = await open(detail)
    for (const words of [
      '¥3,580.00',
      '不含税 ¥3,284.40',
      '2#窑炉',
      '占 100.0%',
      '上期 100.00 → 本期 1,100.00',
      '较上月',
      '+11.1%',
      '−57.5%',
      '含估算 33.00 m³',
    ])
      expect(page.text()).toContain(words)
    page.tap(page.button('去确认'))
    await settled()
    expect(page.went).toEqual(['navigateTo /pages/manager-energy/settlement/monthly-bill?statementId=s1'])
  })

  test('an adjustment stands beside the registers, the state of the bill beside that of its statement', async () => {
    const [meter] = detail.meters
    const lines = [aStatementLine({ adjustVolume: '-20.00' })]
    const bill = { billId: 'b1', billNo: 'ZD1', state: 'OVERDUE' } as const
    const statement = { ...detail.statements[0]!, state: 'BILLED', bill } as const
    const page = await open({ ...detail, meters: [{ ...meter!, lines }], bill, statements: [statement] })
    for (const words of ['调整 −20.00 m³', '已逾期']) expect(page.text()).toContain(words)
  })

  test('without BILL_VIEW: unknown, not zero', async () => {
    const header = { ...detail.header, amount: null, net: null, tax: null }
    const page = await open({ ...detail, header }, subAccount(['ENERGY_VIEW']))
    expect(page.text()).toContain('结算金额--')
    expect(page.text()).not.toContain('不含税')
  })

  test('a month of the old system is shown by its own page, and the other way round', async () => {
    const page = await open({ ...detail, billVersion: 'OLD' })
    expect(page.went).toEqual([`redirectTo ${INFO}/monthly-bill-detail-old?billMonth=2026-10`])
    const other = await renderPage(`${INFO}/monthly-bill-detail-old`, {
      as: master(),
      params: { billMonth: '2026-10' },
      answers: { 'energy GET /monthBill/detailOld': refused('A2206', '该月份账单属于新系统') },
    })
    expect(other.went).toEqual([`redirectTo ${INFO}/monthly-bill-detail?billMonth=2026-10`])
  })

  test('of one meter: registers, prices, days with their holes; a doubt leads to the statement while it waits', async () => {
    const page = await renderPage(`${INFO}/monthly-bill-detail-single`, {
      as: master(),
      params: { meterId: '10010102', billMonth: '2026-10' },
      answers: {
        'energy GET /monthBill/detailSingle': {
          billMonth: '2026-10',
          billVersion: 'NEW',
          meterId: '10010102',
          meterNo: '003010010102',
          name: '2#窑炉',
          meterType: 'IOT',
          periodFrom: '2026-10-01',
          periodTo: '2026-10-31',
          volume: '1000.00',
          amount: '3580.00',
          otherItems: [{ name: '偏差考核费', amount: '120.00' }],
          lines: [aStatementLine()],
          segments: [],
          registers: [],
          daily: [
            { gasDay: '2026-10-01', volume: '1000.00', amount: '3580.00', quality: 'NORMAL' },
            { gasDay: '2026-10-02', volume: null, amount: null, quality: 'MISSING' },
          ],
          dayDifference: '-12.00',
          compare: { lastMonth: null, lastYear: null },
          statement: { statementId: 's1', statementNo: 'JS1', scope: 'SINGLE', state: 'PENDING' },
          ...whole,
          whole: 50,
          missingDays: ['2026-10-02'],
        },
      },
    })
    for (const words of [
      '上期 100.00 → 本期 1,100.00',
      '偏差考核费',
      '¥120.00',
      '合计不含缺数 1 天',
      '日用气合计与抄见气量相差 −12.00 m³',
      '完整度 50%，缺 1 天',
    ])
      expect(page.text()).toContain(words)
    page.tap(page.button('对读数有疑问'))
    await settled()
    expect(page.went).toEqual(['navigateTo /pages/manager-energy/settlement/monthly-bill-single?statementId=s1'])
  })
})

const overview: Out<'energy GET /energy/overview'> = {
  billMonth: '2026-11',
  periodFrom: '2026-11-01',
  periodTo: '2026-11-30',
  month: '2200.00',
  packageVolume: '1000.00',
  estAmount: '8800.00',
  effectivePrice: '5.7273',
  tier: null,
  yoyPct: '3.0',
  momPct: null,
  avgDay: '100.00',
  maxDay: null,
  peakFlow: null,
  readingInfo: '',
  ...whole,
  whole: 97,
  missingDays: ['2026-11-21', '2026-11-22'],
  abnormal: [{ gasDay: '2026-11-20', meterId: 'm1', meterName: '1#窑炉', type: 'SURGE', text: '用气突增' }],
}

test('用能信息: the month so far with what is unusual, the bars, and ways on', async () => {
  const page = await renderPage(`${INFO}/manager-energy-info`, {
    as: master(),
    answers: {
      [METERS]: { list: [] },
      'btwob GET /usage/gaps': { list: [] },
      'btwob GET /usage/unusual': { list: [] },
      'energy GET /energy/overview': overview,
      'energy GET /energy/trend': {
        points: [
          { t: '2026-11-21', volume: '10.00', amount: null, quality: 'NORMAL' },
          { t: '2026-11-22', volume: null, amount: null, quality: 'MISSING' },
        ],
        comparePoints: [],
        gapMeters: [],
        sum: '10.00',
        avg: '10.00',
        max: '10.00',
        min: '10.00',
        ...whole,
        whole: 50,
        missingDays: ['2026-11-22'],
      },
    },
  })
  for (const words of [
    '11-20 1#窑炉用气突增',
    '完整度 97%，缺 2 天',
    '¥8,800.00',
    '气量包抵扣1,000.00m³',
    '综合单价5.7273',
    '合计不含缺数 1 天',
    '结算确认',
  ])
    expect(page.text()).toContain(words)
})

test('用能信息 of card meters: what is left, what was bought by month, what was used between two reads', async () => {
  const page = await renderPage(`${INFO}/manager-energy-info`, {
    as: master(),
    answers: {
      [METERS]: { list: [aChannelMeter()] },
      'btwob GET /usage/unusual': { list: [] },
      'btwob GET /usage/cards': {
        months: [
          { month: '2026-10', volume: '1330.00', amount: '5479.60' },
          { month: '2026-11', volume: '0.00', amount: '500.00' },
        ],
        uses: [
          {
            ...({ meterId: '10010201', name: '大堂', volume: '1331.20', dayMean: '49.30' } as const),
            ...({ from: '2026-10-11T09:20:00+08:00', to: '2026-11-07T09:20:00+08:00' } as const),
          },
        ],
        meters: [
          {
            ...({ meterId: '10010201', name: '大堂', remain: '126.4', dayMean: '49.30' } as const),
            ...({ readAt: '2026-11-20T14:26:00+08:00', lastsUntil: '2026-11-22' } as const),
          },
        ],
        asOf: '2026-11-23T09:30:00+08:00',
      },
    },
  })
  for (const words of ['126.4', '可能已用完，请读卡更新', '近12个月购气 1,330.00 m³，¥5,979.60', '变更记录'])
    expect(page.text()).toContain(words)
  expect(page.text()).not.toContain('月账单预览')
  await page.press('用量')
  for (const words of ['10-11 至 11-07', '1,331.20', '日均 49.30 m³']) expect(page.text()).toContain(words)
})

describe('a meter that is not there, or is another customer’s, is said with a way on, not with a retry (A2101)', () => {
  const gone = refused('A2101', '表具不存在')
  const card = aChannelMeter({ meterType: 'IC' })
  const LIST = '/pages/home/meter-list/meter-list'
  test.each<[string, Record<string, string>, Answers]>([
    [
      `${INFO}/manager-energy-info`,
      {},
      { ...noMeters, 'energy GET /energy/trend': gone, 'btwob GET /usage/gaps': gone },
    ],
    [`${INFO}/manager-energy-info`, {}, { [METERS]: { list: [card] }, 'btwob GET /usage/cards': gone }],
    [`${INFO}/monthly-bill-preview`, {}, { ...noMeters, 'energy GET /monthBill/preview': gone }],
    [`${INFO}/monthly-bill`, {}, { ...noMeters, 'energy GET /monthBill/list': gone }],
    [`${INFO}/monthly-bill-detail-single`, { billMonth: '2026-10' }, { 'energy GET /monthBill/detailSingle': gone }],
    [`${INFO}/monthly-bill-detail-old`, { billMonth: '2026-10' }, { 'energy GET /monthBill/detailOld': gone }],
    [LIST, {}, { 'default GET /crmgas/meter/detail': gone }],
  ])('%s %j', async (path, params, answers) => {
    const page = await renderPage(path as typeof LIST, {
      as: master(),
      params: { ...params, meterId: '404' },
      answers: { 'btwob GET /usage/unusual': gone, 'energy GET /energy/overview': gone, ...answers },
    })
    expect(page.text()).toContain('表具不存在或已更换')
    expect(page.text()).not.toContain('点击重试')
    page.tap(page.button('查看全部表具'))
    await settled()
    // The list is a page of its own; the test's stack does not tell it from the one of a meter.
    expect(page.went).toEqual(path === LIST ? [] : [`navigateTo ${LIST}`])
  })
})

test('用能信息 of one remote meter: the days of the running month, and those of the month before', async () => {
  const DAILY = 'energy GET /energy/daily'
  const meter = aChannelMeter({ meterId: 'm1', meterType: 'IOT' })
  const page = await renderPage(`${INFO}/manager-energy-info`, {
    as: master(),
    params: { meterId: 'm1' },
    answers: {
      [METERS]: { list: [meter] },
      'btwob GET /usage/gaps': { list: [] },
      'btwob GET /usage/unusual': { list: [] },
      // On 23 November, with a reading day after it.
      'energy GET /energy/overview': { ...overview, billMonth: '2026-10' },
      'energy GET /energy/trend': refused('2902', ''),
      'gas GET /realtime/meter': refused('2902', ''),
      [DAILY]: listOf([], { monthSum: '0.00', ...whole }),
    },
  })
  page.tap(page.button('上个月的每日明细'))
  await settled()
  expect(page.sent(DAILY).map(({ month }) => month)).toEqual(['2026-10', '2026-09'])
  expect(page.text()).toContain('2026年9月')
})
