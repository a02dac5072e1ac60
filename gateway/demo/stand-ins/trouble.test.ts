import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testGateway, type TestGateway } from '../../../test/setup/gateway'
import { createPorts } from '../../ports/create'
import type { Ports } from '../../ports'
import { createSettings } from '../../settings'
import { createStandIns } from '.'
import { demoIcomeCode } from './icome'

/** ms that a slow port takes here. */
const SLOW = 80
const now = Date.parse('2026-11-23T09:30:00+08:00')

let gateway: TestGateway
let ports: Ports
const settings = createSettings()
beforeAll(async () => {
  gateway = await testGateway({ demoData: false, env: { SIGN_SANDBOX: '1' } })
  const { config, db, clock } = gateway
  ports = createPorts(
    config,
    db,
    clock,
    createStandIns(config, db, clock, settings, () => SLOW),
  )
})
afterAll(() => gateway.close())

async function tell(port: string, mode: string) {
  await gateway.setting(`${port}.mode`, mode)
  await settings.refresh(gateway.db)
}

const meter = {
  companyCode: '1001',
  meterId: '10010101',
  qmax: '650.00',
  onlineState: 'ONLINE' as const,
  isShut: false,
  lastFrameAt: null,
  channels: [{ channelNo: '1', hasCorrector: false, lastReading: '10.00', lastReadingAt: '2026-11-23T08:00:00+08:00' }],
}
const licence = readFileSync(join(__dirname, '../papers/licence-valid.png'))
const sms = { phone: '13900000071', smsType: 'LOGIN', text: '482913', code: '482913' }
const icomeCode = (empNo: string) => demoIcomeCode(gateway.config.jwtKey, empNo, gateway.clock.now())

const signing = {
  taskId: 't1',
  title: '供用气合同',
  file: { name: '合同.pdf', bytes: Buffer.from('%PDF-1.7') },
  pages: 1,
  customer: { name: '华北精工陶瓷有限公司', phone: '13800000001' },
  company: { name: '廊坊新奥燃气有限公司' },
  expireAt: '2026-12-08T09:30:00+08:00',
}

/** Every embedded port, and one call of it. */
const calls: [string, () => Promise<unknown> | undefined][] = [
  ['sms', () => ports.sms.send(sms)],
  ['files', () => ports.files.put('2026/11/a', Buffer.from('a'), 'text/plain')],
  ['weather', () => ports.weather.of('廊坊', now)],
  ['icome', () => ports.icome.employeeOf(icomeCode('E20001'))],
  ['registry', () => ports.companyRegistry.statusOf('91131000MA0CERAM1P')],
  ['licenseReader', () => ports.licenseReader.read({ bytes: licence, mime: 'image/png' })],
  ['meterFeed', () => ports.meterFeed.live(meter, now)],
  ['wechat', () => ports.wechat.jsapiTicket()],
  ['einvoice', () => ports.einvoice.query('1001', 'none-1')],
  ['esign', () => ports.esign?.createFlow(signing)],
  ['mail', () => ports.mail.send({ mailId: 'm', to: 'a@example.com', subject: '', text: '', attachments: [] })],
]

describe.each(calls)('%s', (port, call) => {
  afterEach(() => tell(port, 'NORMAL'))

  it('answers, also in a mode that it does not have', async () => {
    await tell(port, 'NORMAL')
    await call()
    await tell(port, 'SIDEWAYS')
    await call()
  })

  it('is slow when the setting says so', async () => {
    await tell(port, 'SLOW')
    const started = performance.now()
    await call()
    expect(performance.now() - started).toBeGreaterThan(SLOW - 10)
  })

  it.each([
    ['DOWN', `${port} is down`],
    ['LOST', `no word of ${port}`],
  ])('fails when the setting says so: %s', async (mode, text) => {
    await tell(port, mode)
    await expect(call()).rejects.toThrow(text)
  })
})

describe('a call with a lost answer is done all the same, and may be asked for again', () => {
  afterEach(async () => {
    for (const [port] of calls) await tell(port, 'NORMAL')
  })

  test('a file is there, whole, however often it is put', async () => {
    const put = () => ports.files.put('2026/11/lost', Buffer.from('whole'), 'text/plain')
    await tell('files', 'LOST')
    await expect(put()).rejects.toThrow('no word')
    await tell('files', 'NORMAL')
    expect((await ports.files.get('2026/11/lost'))?.toString()).toBe('whole')
    await put()
    expect(await ports.files.head('2026/11/lost')).toBe(5)
  })

  test('a code of iCome or WeChat has been used up', async () => {
    const code = icomeCode('E20002')
    await tell('icome', 'LOST')
    await expect(ports.icome.employeeOf(code)).rejects.toThrow('no word')
    await tell('icome', 'NORMAL')
    expect(await ports.icome.employeeOf(code)).toBeNull()
    await tell('wechat', 'LOST')
    await expect(ports.wechat.phoneNumber('demo-13800000001-7')).rejects.toThrow('no word')
    await tell('wechat', 'NORMAL')
    expect(await ports.wechat.phoneNumber('demo-13800000001-7')).toBeNull()
  })
})

describe('ports with modes of their own', () => {
  const order = { commandId: 'c1', companyCode: '1001', meterId: 'A1', meterNo: '0030A1', action: 'CLOSE' as const }
  it.each([
    ['NORMAL', 'DONE'],
    ['SLOW', 'ACCEPTED'],
    ['NEVER', 'ACCEPTED'],
    ['REFUSED', 'REFUSED'],
  ])('a valve that is %s: %s, asked again as well', async (mode, state) => {
    await tell('valve', mode)
    expect(await ports.valve.send({ ...order, commandId: mode })).toMatchObject({ state })
    expect(await ports.valve.send({ ...order, commandId: mode })).toMatchObject({ state })
  })

  it.each([
    ['valve', 'valve is down', () => ports.valve.send(order)],
    ['sandbox', 'switched off', () => bank().query('FK0')],
  ])('%s fails when the setting says so', async (port, text, call) => {
    await tell(port, 'DOWN')
    await expect(call()).rejects.toThrow(text)
    await tell(port, 'NORMAL')
    await expect(call()).resolves.toBeDefined()
  })

  const bank = () => {
    const channel = ports.payment.get('SANDBOX')
    if (!channel) throw new Error('there is no sandbox')
    return channel
  }
})
