import { formatVolume, sumVolume } from '@domain/volume'
import { inWork } from '../../../../test/setup/content-gateway'
import { testGateway, type Caller, type TestGateway } from '../../../../test/setup/gateway'
import { readingSubject } from '../ticket-facts'

let gateway: TestGateway
let industry: Caller
let hospital: Caller

const bound = { reviewStatus: '1', isMaster: true } as const

beforeAll(async () => {
  gateway = await testGateway()
  industry = await gateway.as('13800000001')
  hospital = gateway.asSession({ ...bound, bp: '1000000003', companyCode: '1002' })
})
afterAll(() => gateway.close())

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
  // What packages cover does not count for the tiers (AE-17a): neither kiln is past 1,000,000 m³ of billed gas this year.
  expect(list.map((meter) => meter.priceNow)).toEqual(['3.9800', '3.9800', '3.8700'])
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
    // What flows through it is not known.
    channels: [{ flow: null }],
  })
})

test('the evidence of a measurement is the whole meter; a day without frames is not known (Y-26)', async () => {
  const factory = { bp: '1000000001', companyCode: '1001' }
  const { list } = await industry.ok('default GET /crmgas/list-meter-channel', {})
  const used = (meterId: string, gasDay: string) => {
    const meterNo = list.find((one) => one.meterId === meterId)?.meterNo ?? ''
    return inWork(gateway, async (work) => {
      const found = await readingSubject(work, factory, `${meterNo}|${gasDay}`)
      return found?.facts.slice(0, 2).map(({ value }) => value)
    })
  }
  const asked = { meterId: '10010101', granularity: 'DAY', from: '2026-11-22', to: '2026-11-22' } as const
  const { sum } = await industry.ok('energy GET /energy/trend', asked)
  expect(await used('10010101', '2026-11-22')).toEqual([formatVolume(sum), '正常'])
  expect(await used('10010103', '2026-11-22')).toEqual(['--', '缺数'])
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

test('a sub-account with the default models reads meters; users without a customer, and visitors, read no usage', async () => {
  const clerk = await gateway.as('13800000002')
  expect(await clerk.call('default GET /crmgas/meter/detail', { meterId: '10010101' })).toMatchObject({ ok: true })
  const unbound = await gateway.as('13800000006')
  for (const caller of [unbound, gateway])
    expect(await caller.call('energy GET /energy/overview', {})).toMatchObject({ ok: false })
})
