import { compareMoney, sumMoney } from '@domain/money'
import { sumVolume } from '@domain/volume'
import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'
import { jsonb } from '../../db/connect'

let gateway: TestGateway
let industry: Caller
let hospital: Caller
let textile: Caller
let subAccount: Caller

const bound = { reviewStatus: '1', isMaster: true } as const

beforeAll(async () => {
  gateway = await testGateway()
  industry = await gateway.as('13800000001')
  hospital = gateway.asSession({ ...bound, bp: '1000000003', companyCode: '1002' })
  textile = gateway.asSession({ ...bound, bp: '1000000004', companyCode: '1002' })
  subAccount = gateway.asSession({ bp: '1000000001', companyCode: '1001', reviewStatus: '1', models: ['ENERGY_VIEW'] })
}, 180_000)
afterAll(() => gateway.close())

describe('time and home', () => {
  test('getSysTime tells the gateway’s time and the holidays of sixty days, to visitors too', async () => {
    const time = await gateway.ok('default GET /crmgas/getSysTime', {})
    expect(time).toMatchObject({
      sysTime: '2026-11-23 09:30:00.0',
      isoTime: '2026-11-23T09:30:00+08:00',
      today: '2026-11-23',
    })
    expect(time.holidays).toContainEqual({ date: '2027-01-01', name: '元旦', isWorkday: false })
  })

  test('the prepaid customer’s summary: five days left, a statement to confirm, the last closed day', async () => {
    const home = await industry.ok('default GET /crmgas/home/summary', {})
    expect(home.account).toMatchObject({
      bp: '1000000001',
      chargeMode: 'PREPAID_REMOTE',
      daysLeft: 5,
      overdueCount: 0,
      unpaidCount: 0,
      arrears: '0.00',
    })
    expect(compareMoney(home.account.available ?? '0', '50000.00')).toBe(1)
    expect(home.banner).toMatchObject({ type: 'STATEMENT', text: '结算单待确认，剩余2天', count: 2 })
    expect(home.todo).toMatchObject({ statement: 1, bill: 0 })
    expect(home.energy).toMatchObject({ billMonth: '2026-11', gasDay: '2026-11-22' })
    expect(home.meters.map((meter) => meter.meterId)).toEqual(['10010101', '10010102', '10010103'])
  })

  test('the postpaid hospital owes; its banner is the overdue bill', async () => {
    const home = await hospital.ok('default GET /crmgas/home/summary', {})
    expect(home.account).toMatchObject({
      chargeMode: 'POSTPAID',
      daysLeft: null,
      overdueCount: 1,
      dueDate: '2026-11-05',
    })
    expect(home.banner).toMatchObject({ type: 'OVERDUE', tone: 'danger' })
  })

  test('the textile mill’s banner is the notice of the stop', async () => {
    const home = await textile.ok('default GET /crmgas/home/summary', {})
    expect(home.banner).toMatchObject({ type: 'NOTICED', text: '停气通知：请于2026-11-30前缴清欠费' })
  })

  test('without BILL_VIEW money is null and no bill is hinted at', async () => {
    const home = await subAccount.ok('default GET /crmgas/home/summary', {})
    expect(home.account).toMatchObject({ balance: null, available: null, arrears: null, daysLeft: null })
    expect(home.energy).toMatchObject({ monthAmount: null })
    expect(home.banner?.type).toBe('STATEMENT')
  })

  test('a session without any model sees neither meters nor usage', async () => {
    const nobody = gateway.asSession({ bp: '1000000001', companyCode: '1001', reviewStatus: '1', models: [] })
    expect(await nobody.ok('default GET /crmgas/home/summary', {})).toMatchObject({
      meters: [],
      energy: null,
      banner: null,
    })
  })

  test('weather is the climate of the company’s city; an unknown city is refused', async () => {
    expect(await industry.ok('default GET /crmgas/getWeather', {})).toMatchObject({
      city: '廊坊',
      tempC: 5,
      source: 'CLIMATE',
      label: '常年均值',
    })
    expect(await industry.call('default GET /crmgas/getWeather', { cityCode: '999999' })).toMatchObject({
      code: '2902',
    })
  })

  test('no guide for a version: no flag; with one it shows once per user', async () => {
    const ask = { versionNum: '9.9.9' }
    const key = 'default POST:query /crmgas/portal/user/getGuideMapFlag'
    expect(await industry.ok(key, ask)).toEqual({ guideFlag: '0', steps: [] })
    await gateway.db
      .insertInto('guideMap')
      .values({
        applicationType: 'W',
        versionNum: '9.9.9',
        steps: jsonb([{ imgUrl: '/a.png', target: 'pay' }]),
      })
      .execute()
    expect(await industry.ok(key, ask)).toMatchObject({ guideFlag: '1', steps: [{ target: 'pay' }] })
    expect(await industry.ok(key, ask)).toMatchObject({ guideFlag: '0' })
  })

  test('the old system’s customer tells its cut-over month', async () => {
    expect(await textile.ok('default GET /crmgas/findSapSysFlag', {})).toEqual({
      sapSysFlag: '1',
      cutoverMonth: '2024-11',
      billVersionNow: 'NEW',
    })
    expect(await industry.ok('dg GET /small/gasplan/getNewCustomer', {})).toMatchObject({
      isNewCustomer: '0',
      planMode: 'NONE',
      energyPage: 'NORMAL',
    })
  })
})

describe('meters', () => {
  test('rows carry price, window and photo; filters narrow them', async () => {
    const { list } = await hospital.ok('default GET /crmgas/list-meter-channel', {})
    const [boiler, canteen] = list
    expect(boiler).toMatchObject({
      alias: '锅炉房',
      gasUseText: '公共服务',
      priceNow: '3.9000',
      available: null,
      onlineState: 'ONLINE',
      imgWindow: { open: false },
    })
    expect(canteen?.meterImg).toMatchObject({ state: 'SUBMITTED' })
    const only = async (input: object) =>
      (await hospital.ok('default GET /crmgas/list-meter-channel', input)).list.map((meter) => meter.meterId)
    expect(await only({ meterType: 'MECH' })).toEqual(['10020302'])
    expect(await only({ keyword: '锅炉' })).toEqual(['10020301'])
    expect(await only({ keyword: '003010020302' })).toEqual(['10020302'])
    expect(await only({ keyword: '不存在' })).toEqual([])
  })

  test('the kilns have their contract price and two channels, the boiler is offline', async () => {
    const { list } = await industry.ok('default GET /crmgas/list-meter-channel', {})
    expect(list[0]?.channels.map((channel) => channel.name)).toEqual(['主路', '旁路'])
    // 1#窑炉 is past 1,000,000 m³ this year: 3.9800 − 0.0500.
    expect(list.map((meter) => meter.priceNow)).toEqual(['3.9300', '3.9800', '3.8700'])
    expect(list[2]).toMatchObject({ onlineState: 'OFFLINE' })
    expect(list[0]?.lastReading).toBe(sumVolume(list[0]?.channels.map((channel) => channel.lastReading) ?? []))
  })

  test('detail; another customer’s meter is A2101', async () => {
    const detail = await industry.ok('default GET /crmgas/meter/detail', { meterId: '10010101' })
    expect(detail).toMatchObject({
      nextReadingDate: '2026-12-01',
      account: { customerName: '华北精工陶瓷有限公司' },
      card: null,
    })
    expect(detail.lastReadings).toHaveLength(6)
    expect(await hospital.call('default GET /crmgas/meter/detail', { meterId: '10010101' })).toMatchObject({
      code: 'A2101',
    })
    expect(await industry.call('default GET /crmgas/meter/detail', { meterId: 'nothing' })).toMatchObject({
      code: 'A2101',
    })
  })

  test('alias: twelve characters at most, also for emoji; foreign meter A2101', async () => {
    const key = 'default POST /crmgas/meter/setAlias'
    expect(await industry.call(key, { meterId: '10010103', alias: '一二三四五六七八九十一二三' })).toMatchObject({
      code: 'A2102',
    })
    await industry.ok(key, { meterId: '10010103', alias: ' 一二三四五六七八九十一🔥 ' })
    const { list } = await industry.ok('default GET /crmgas/list-meter-channel', { keyword: '🔥' })
    expect(list.map((meter) => meter.alias)).toEqual(['一二三四五六七八九十一🔥'])
    await industry.ok(key, { meterId: '10010103', alias: '食堂锅炉' })
    expect(await hospital.call(key, { meterId: '10010103', alias: 'x' })).toMatchObject({ code: 'A2101' })
  })

  test('realtime: a live meter flows, a silent one shows its last frame', async () => {
    const { accessToken } = await industry.ok('default GET /crmgas/getToken', undefined)
    const withToken = (access_token: string) =>
      industry.call('gas GET /realtime/meter', { meterId: '10010101', access_token })
    expect([(await withToken(accessToken)).ok, (await withToken('rubbish')).code]).toEqual([true, '401'])
    const live = await industry.ok('gas GET /realtime/meter', { meterId: '10010101' })
    expect(live).toMatchObject({ stale: false, onlineState: 'ONLINE' })
    expect(live.channels).toHaveLength(2)
    expect(Number(live.channels[0]?.flow)).toBeGreaterThan(100)
    expect(await industry.ok('gas GET /realtime/meter', { meterId: '10010103' })).toMatchObject({
      stale: true,
      onlineState: 'OFFLINE',
      signal: 0,
    })
  })

  test('photos and changes of the customer, and of one meter', async () => {
    const photos = await hospital.ok('default GET /crmgas/meter/imgList', { meterId: '10020302' })
    expect(photos.list.map((img) => [img.period, img.state, img.rejectReason])).toEqual([
      ['2026-11', 'SUBMITTED', null],
      ['2026-10', 'ACCEPTED', null],
      ['2026-09', 'REJECTED', '模糊不清'],
    ])
    expect(photos.list[0]?.url).toMatch(/^\/job\/file\//)
    const changes = await hospital.ok('default GET /crmgas/changeRecord/list', { meterId: '10020302' })
    expect(changes.list).toMatchObject([
      { changeType: 'REPLACE', oldEndReading: '9876.00', newStartReading: '0.00', affectsBilling: true },
    ])
    expect((await hospital.ok('default GET /crmgas/changeRecord/list', { dateFrom: '2030-01-01' })).total).toBe(0)
    expect(await hospital.send('default GET /crmgas/changeRecord/list', { dateFrom: '2026-02-30' })).toMatchObject({
      code: '2901',
    })
  })

  test('a reading outside of the window is A2105 with the window’s dates', async () => {
    const photo = { requestNo: 'p1', meterId: '10020302', fileID: 'missing', reading: '41000.00' }
    expect(await hospital.call('default POST /crmgas/setMeterImg', photo)).toMatchObject({
      code: 'A2105',
      text: '当前不在自助抄表时间内（2026-11-28至2026-12-01）',
    })
    expect(
      await hospital.call('default POST /crmgas/setMeterImg', { ...photo, requestNo: 'p2', purpose: 'CHECK' }),
    ).toMatchObject({ code: '44852' })
    expect(
      await hospital.call('default POST /crmgas/setMeterImg', { ...photo, requestNo: 'p3', reading: '1.234' }),
    ).toMatchObject({ code: '2901' })
  })
})

describe('usage and months', () => {
  test('a month’s days add up to its statement’s read volume', async () => {
    const days = await industry.ok('energy GET /energy/daily', { meterId: '10010101', month: '2026-10', pageSize: 50 })
    const detail = await industry.ok('energy GET /monthBill/detail', { billMonth: '2026-10' })
    const kiln = detail.meters.find((meter) => meter.meterId === '10010101')
    expect(days.total).toBe(62)
    expect(days.monthSum).toBe(kiln?.volume)
    expect(sumMoney(detail.meters.map((meter) => meter.amount ?? '0'))).toBe(detail.header.amount)
    expect(sumMoney([detail.header.net ?? '0', detail.header.tax ?? '0'])).toBe(detail.header.amount)
    expect(sumMoney(detail.segments.map((segment) => segment.amount))).toBe(detail.header.amount)
    expect(detail).toMatchObject({ billVersion: 'NEW', statement: { state: 'PENDING' }, bill: null })
  })

  test('overview flags nothing for a spike below three times, and tells the tier of one meter', async () => {
    const one = await industry.ok('energy GET /energy/overview', { meterId: '10010102' })
    expect(one).toMatchObject({
      billMonth: '2026-11',
      maxDay: { gasDay: '2026-11-22' },
      tier: { tierNo: 1, price: '3.9800' },
      abnormal: [],
    })
    expect((await industry.ok('energy GET /energy/overview', {})).tier).toBeNull()
    expect(await industry.call('energy GET /energy/overview', { meterId: '10020301' })).toMatchObject({ code: 'A2101' })
  })

  test('trend: fourteen days, twelve months with last year, hours of one day; too long is A2316', async () => {
    const trend = (input: object) => industry.ok('energy GET /energy/trend', input as never)
    const days = await trend({ granularity: 'DAY', from: '2026-11-09', to: '2026-11-22' })
    expect(days.points).toHaveLength(14)
    expect(days.sum).toBe(sumVolume(days.points.map((point) => point.volume ?? '0')))
    const months = await trend({ granularity: 'MONTH', from: '2025-12', to: '2026-11', compare: '1' })
    expect([months.points.length, months.comparePoints.length, months.comparePoints[0]?.t]).toEqual([12, 12, '2024-12'])
    const hours = await trend({ meterId: '10010102', granularity: 'HOUR', from: '2026-11-21', to: '2026-11-21' })
    expect(hours.points).toHaveLength(24)
    const silent = await trend({ meterId: '10010103', granularity: 'DAY', from: '2026-11-20', to: '2026-11-22' })
    expect(silent.points.map((point) => [point.volume === null, point.quality])).toEqual([
      [false, 'NORMAL'],
      [true, 'MISSING'],
      [true, 'MISSING'],
    ])
    expect(
      await industry.call('energy GET /energy/trend', { granularity: 'DAY', from: '2026-01-01', to: '2026-11-01' }),
    ).toMatchObject({ code: 'A2316' })
  })

  test('hours of a day add up to the day', async () => {
    const { list } = await industry.ok('energy GET /energy/hourly', { meterId: '10010102', gasDay: '2026-11-22' })
    const [day] = (
      await industry.ok('energy GET /energy/daily', { meterId: '10010102', month: '2026-11', pageSize: 1 })
    ).list
    expect(
      sumVolume(
        list.map((hour) => hour.volume),
        4,
      ),
    ).toBe(`${day?.volume}00`)
  })

  test('months: newest first, old ones marked; the revised month shows its live revision only', async () => {
    const months = await textile.ok('energy GET /monthBill/list', { pageSize: 50 })
    expect(months.total).toBe(36)
    expect(months.list[0]).toMatchObject({ billMonth: '2026-10', billVersion: 'NEW', state: 'BILLED' })
    expect(months.list.filter((row) => row.billVersion === 'OLD')).toHaveLength(12)
    const revised = (await industry.ok('energy GET /monthBill/list', { year: '2026' })).list.filter(
      (row) => row.billMonth === '2026-07',
    )
    expect(revised).toHaveLength(1)
    const old = await textile.ok('energy GET /monthBill/detail', { billMonth: '2024-05' })
    expect(old).toMatchObject({ billVersion: 'OLD', header: { net: null, tax: null }, segments: [] })
    expect(old.header.amount).toMatch(/0$/)
    // An old bill tells its one flat price, a new one the prices of its segments.
    const linesOf = async (billId = '') => (await textile.ok('default GET /crmgas/bill/detail', { billId })).lines
    expect(await linesOf(old.bill?.billId)).toMatchObject([{ price: '3.1200', segments: [] }])
    expect(await linesOf(months.list[0]?.billId ?? '')).toMatchObject([{ price: null }])
  })

  test('a statement of another customer is 2902', async () => {
    const [mine] = (await industry.ok('energy GET /monthBill/list', {})).list
    expect(
      await hospital.call('energy GET /monthBill/detail', {
        billMonth: '2026-10',
        statementId: mine?.statementId ?? '',
      }),
    ).toMatchObject({ code: '2902' })
    expect(await hospital.call('energy GET /monthBill/detail', { billMonth: '1999-01' })).toMatchObject({
      code: '2902',
    })
  })

  test('without BILL_VIEW months have volumes but no money', async () => {
    const detail = await subAccount.ok('energy GET /monthBill/detail', { billMonth: '2026-10' })
    expect(detail).toMatchObject({ header: { amount: null, net: null, tax: null }, segments: [] })
    expect(detail.meters.every((meter) => meter.amount === null)).toBe(true)
  })
})

describe('prices', () => {
  test('my prices: contract and tiers, the announced next price', async () => {
    const { list } = await industry.ok('default GET /crmgas/price/myPrice', { meterId: '10010101' })
    expect(list[0]).toMatchObject({
      source: 'CONTRACT',
      base: '3.9800',
      finalPrice: '3.9300',
      guidePrice: '4.1500',
      next: { effectiveFrom: '2027-01-01', finalPrice: '4.0200' },
    })
    expect(list[0]?.tiers.map((tier) => tier.remaining)).toEqual(['0.00', expect.any(String), null])
    expect(await hospital.call('default GET /crmgas/price/myPrice', { meterId: '10010101' })).toMatchObject({
      code: 'A2101',
    })
  })

  test('history is newest first and names its documents', async () => {
    const { list } = await hospital.ok('default GET /crmgas/price/history', { meterId: '10020301' })
    expect(list[0]).toMatchObject({
      effectiveFrom: '2026-11-01',
      effectiveTo: null,
      price: '3.9000',
      docNo: '石发改价格〔2026〕86号',
    })
  })

  test('a trial fills tiers and is refused outside of its limits', async () => {
    const restaurant = gateway.asSession({ ...bound, bp: '1000000002', companyCode: '1001' })
    const trial = (value: string, buyMode: 'AMOUNT' | 'VOLUME' = 'AMOUNT', meterId = '10010204') =>
      restaurant.call('default POST /crmgas/price/trial', { meterId, buyMode, value })
    // 1000 / 4.1200 = 242.71…: 242.7 m³ cost 999.92.
    expect((await trial('1000')).data).toMatchObject({ volume: '242.7', amount: '999.92', leftover: '0.08' })
    expect((await trial('2500', 'VOLUME')).data).toMatchObject({
      split: [{ volume: '999.0' }, { volume: '999.0' }, { volume: '502.0' }],
    })
    for (const wrong of ['0', '9.99', 'abc', '1e9', '1000000.01'])
      expect(await trial(wrong)).toMatchObject({ code: 'A2317' })
    expect(await trial('1.5', 'VOLUME')).toMatchObject({ code: 'A2317' })
    expect(await trial('19900', 'VOLUME')).toMatchObject({ code: 'A2309' })
    expect(await trial('10', 'AMOUNT', '10010101')).toMatchObject({ code: 'A2101' })
  })
})

describe('access', () => {
  test('a sub-account with the default models reads meters; who has no customer, and visitors, do not', async () => {
    const clerk = await gateway.as('13800000002')
    expect(await clerk.call('default GET /crmgas/meter/detail', { meterId: '10010101' })).toMatchObject({ ok: true })
    const unbound = await gateway.as('13800000006')
    for (const caller of [unbound, gateway]) {
      expect(await caller.call('default GET /crmgas/home/summary', {})).toMatchObject({ ok: false })
      expect(await caller.call('energy GET /energy/overview', {})).toMatchObject({ ok: false })
    }
  })
})

describe('stop of gas', () => {
  test('info of the open case, list with the old one, a foreign case is 2902', async () => {
    const info = await textile.ok('default GET /crmgas/stopGas/info', {})
    expect(info).toMatchObject({
      stopGas: { kind: 'ARREARS', state: 'NOTICED', planStopAt: '2026-11-30T10:00:00+08:00', hotline: '0311-0000119' },
      serviceLine: '0311-0000100',
    })
    const { list } = await textile.ok('default GET /crmgas/stopGas/list', {})
    expect(list.map((stop) => stop.state)).toEqual(['NOTICED', 'RESUMED'])
    const stopId = list[0]?.stopId ?? ''
    expect(await industry.ok('default GET /crmgas/stopGas/info', {})).toMatchObject({ stopGas: null })
    expect(await industry.call('default GET /crmgas/stopGas/info', { stopId })).toMatchObject({ code: '2902' })
    expect(await industry.call('default POST /crmgas/stopGas/acknowledge', { requestNo: 'x', stopId })).toMatchObject({
      code: '2902',
    })
  })

  test('acknowledged once; the same requestNo and a new one get the same answer', async () => {
    const stopId = (await textile.ok('default GET /crmgas/stopGas/list', {})).list[0]?.stopId ?? ''
    const first = await textile.ok('default POST /crmgas/stopGas/acknowledge', { requestNo: 'ack-1', stopId })
    expect(await textile.ok('default POST /crmgas/stopGas/acknowledge', { requestNo: 'ack-1', stopId })).toEqual(first)
    expect(await textile.ok('default POST /crmgas/stopGas/acknowledge', { requestNo: 'ack-2', stopId })).toEqual(first)
    expect(
      await textile.call('default POST /crmgas/stopGas/confirmResume', {
        requestNo: 'r-1',
        stopId,
        safetyConfirm: '1',
      }),
    ).toMatchObject({ code: 'A2801' })
    expect(
      await textile.call('default POST /crmgas/stopGas/confirmResume', { requestNo: 'r-2', stopId }),
    ).toMatchObject({ code: 'A2802' })
  })
})
