/*
 * Y-22: a system behind one card that does not answer takes that card away and nothing else. Each port is switched off in turn, and home,
 * bills and pay are walked as customers of each way of charging see them.
 */
import { ChannelDown } from '../../gateway/ports/payment'
import { testGateway, type Caller, type TestGateway } from '../setup/gateway'

const PORTS = [
  'bankFeed',
  'credit',
  'einvoice',
  'esign',
  'files',
  'icome',
  'licenseReader',
  'mail',
  'meterFeed',
  'meterReader',
  'registry',
  'sandbox',
  'slipReader',
  'sms',
  'valve',
  'weather',
  'wechat',
] as const

const WEATHER = 'default GET /crmgas/getWeather'
const BILLS = 'default GET /crmgas/bill/list'

/** The calls of the pages home, bills and pay. */
const walk: readonly ((caller: Caller) => Promise<{ code: string }>)[] = [
  (caller) => caller.call('default GET /crmgas/home/summary', {}),
  (caller) => caller.call('default GET /crmgas/consoleConfig/queryConsoleConfig', {}),
  (caller) => caller.call('default GET /crmgas/todo/list', {}),
  (caller) => caller.call('default GET /crmgas/message/unreadCount', {}),
  (caller) => caller.call('taocan GET /trade/order/summary', {}),
  (caller) => caller.call('default GET /crmgas/pay/payMeters', {}),
  (caller) => caller.call('default GET /crmgas/pay/record', {}),
  (caller) => caller.call(BILLS, { state: 'UNPAID_ALL' }),
  async (caller) => {
    const [bill] = (await caller.ok(BILLS, {})).list
    return bill ? caller.call('default GET /crmgas/bill/detail', { billId: bill.billId }) : { code: '1000' }
  },
]

let gateway: TestGateway
let callers: Caller[]
beforeAll(async () => {
  gateway = await testGateway()
  callers = await Promise.all(['13800000001', '13800000007', '13800000008'].map((phone) => gateway.as(phone)))
})
afterAll(() => gateway.close())

test.each(PORTS)('without %s home, bills and pay stand', async (port) => {
  await gateway.setting(`${port}.mode`, 'DOWN')
  try {
    for (const caller of callers)
      for (const step of walk) expect(['1000', '0', '200']).toContain((await step(caller)).code)
  } finally {
    await gateway.setting(`${port}.mode`, 'NORMAL')
  }
})

test('the weather alone goes with its service, and comes back with it', async () => {
  const [caller] = callers
  expect((await caller?.call(WEATHER, {}))?.code).toBe('1000')
  await gateway.setting('weather.mode', 'DOWN')
  expect((await caller?.call(WEATHER, { cityCode: '天津市' }))?.code).not.toBe('1000')
  await gateway.setting('weather.mode', 'NORMAL')
  expect((await caller?.call(WEATHER, {}))?.code).toBe('1000')
})

test('telemetry that does not answer: the meter shows its last frame, home says since when, until it answers again', async () => {
  const [caller] = callers
  if (!caller) throw new Error('no caller is logged in')
  const SUMMARY = 'default GET /crmgas/home/summary'
  const { meters } = await caller.ok(SUMMARY, {})
  const iot = meters.find(({ meterType }) => meterType === 'IOT')
  const live = () => caller.ok('gas GET /realtime/meter', { meterId: iot?.meterId ?? '' })
  expect((await live()).stale).toBe(false)
  await gateway.setting('meterFeed.mode', 'DOWN')
  expect([(await live()).stale, (await live()).stale]).toEqual([true, true])
  expect(await caller.ok(SUMMARY, {})).toMatchObject({
    partial: true,
    failedParts: [{ system: 'meterFeed', since: gateway.clock.iso() }],
  })
  await gateway.setting('meterFeed.mode', 'NORMAL')
  expect((await live()).stale).toBe(false)
  expect(await caller.ok(SUMMARY, {})).not.toHaveProperty('partial')
})

test('payment channels that do not answer are named on the pages that need them, until one answers again', async () => {
  const [caller] = callers
  if (!caller) throw new Error('no caller is logged in')
  const { outages } = gateway.gateway.work.ports
  const pages = async () => [
    await caller.ok(BILLS, {}),
    await caller.ok('default GET /crmgas/pay/payMeters', {}),
    await caller.ok('default GET /crmgas/pay/channels', { bizType: 'PREPAY', amount: '10.00', platform: 'H5' }),
  ]
  for (let i = 0; i < 2; i += 1) outages.note('payment', new ChannelDown('away'))
  for (const page of await pages())
    expect(page).toMatchObject({ failedParts: [{ system: 'payment', since: gateway.clock.iso() }] })
  outages.note('payment')
  for (const page of await pages()) expect(page).not.toHaveProperty('failedParts')
})
