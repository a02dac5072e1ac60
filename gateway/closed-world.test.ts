import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { qrPng } from './pdf/qr-png'
import { testGateway, type TestGateway } from '../test/setup/gateway'

/* Without the demo world there is no login with the data published in this repository. */

let gateway: TestGateway
let provider: Server
let refusal: object | null = null
const sent: { phone: string; params: { code: string } }[] = []

beforeAll(async () => {
  provider = createServer((request, response) => {
    const asked = new URL(request.url ?? '', 'http://provider').searchParams
    sent.push({ phone: asked.get('PhoneNumbers') ?? '', params: JSON.parse(asked.get('TemplateParam') ?? '{}') })
    response.end(JSON.stringify(refusal ?? { Code: 'OK', Message: 'OK', BizId: '900619746936498440^0' }))
  })
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done))
  const sms = {
    SMS_ENDPOINT: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
    SMS_KEY_ID: 'k',
    SMS_KEY_SECRET: 's',
    SMS_SIGN_NAME: '燃气公司',
    SMS_TEMPLATES: JSON.stringify({
      CODE: { code: 'SMS_1', text: '验证码${code}，用于${what}，${n}分钟内有效。请勿告知他人。' },
    }),
  }
  const off = {
    WXPAY: 'off',
    WECHAT: 'off',
    OCR: 'off',
    REGISTRY: 'off',
    ICOME: 'off',
    HEAD_END: 'off',
    BANK: 'off',
    EINVOICE: 'off',
    MAIL: 'off',
  }
  gateway = await testGateway({
    demoData: false,
    env: { APP_ENV: 'UAT', PUBLIC_ORIGIN: 'https://gas.test', ...sms, ...off },
  })
})
afterAll(async () => {
  await gateway.close()
  provider.closeAllConnections()
  await new Promise((done) => provider.close(done))
})

test('an invented WeChat code identifies no user', async () => {
  const body = { appletAppliedNo: 'a1', code: 'demo-13800000001', agreement: '1' }
  const entered = await gateway.send('default POST?appletAppliedNo /crmgas/portal/login/icLoginWx', body)
  expect(entered).toMatchObject({ code: '2907', text: '该功能暂未开放' })
  await expect(gateway.gateway.work.ports.wechat.phoneNumber('demo-13800000001')).rejects.toThrow('switched off')
})

test('an employee’s code signed at home opens nothing', async () => {
  const entered = await gateway.send('auth POST {init}/authCentre/iCome', { code: 'E20001.1.AA' })
  expect(entered.code).toBe('2907')
})

test.each(['13800000001', '13800000012'])('the published password opens nothing for %s', async (username) => {
  const entered = await gateway.send('default POST /crmgas/portal/login/icLogin', {
    username,
    password: 'Gas@2026',
    agreement: '1',
    terminalType: 'PC',
  })
  expect(entered.ok).toBe(false)
})

test('there is no sandbox cashier, and no channel that takes its money', async () => {
  expect(gateway.gateway.work.ports.payment.get('SANDBOX')).toBeNull()
  const notified = await gateway.gateway.app.inject({
    method: 'POST',
    url: '/api/crmgas/pay/notify/SANDBOX',
    payload: {},
  })
  expect(notified.statusCode).toBe(404)
})

test.each([
  ['POST', '/api/crmgas/pay/sandbox/pay'],
  ['POST', '/btwob/dev/clock'],
  ['GET', '/btwob/dev/outbox'],
  ['GET', '/cms/media/demo/cover-city-1.svg'],
] as const)('%s %s has no handler', async (method, url) => {
  expect(
    (await gateway.gateway.app.inject({ method, url, payload: method === 'POST' ? {} : undefined })).statusCode,
  ).toBe(404)
})

test('no other origin may call', async () => {
  const asked = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' }
  const { headers } = await gateway.gateway.app.inject({
    method: 'OPTIONS',
    url: '/api/crmgas/portal/login/icLogin',
    headers: asked,
  })
  expect(headers).not.toHaveProperty('access-control-allow-origin')
})

test('a code goes to the provider; nothing of it is printed or kept', async () => {
  const printed = jest.spyOn(process.stdout, 'write')
  const phone = '13900000071'
  await gateway.ok('default POST /crmgas/portal/sms/sendSms', { phone, smsType: 'LOGIN' })
  await gateway.gateway.work.ports.sms.idle?.()
  expect(sent).toMatchObject([{ phone, params: { code: expect.stringMatching(/^\d{6}$/) as string } }])
  expect(printed.mock.calls.flat().join('')).not.toContain(sent[0]?.params.code)
  printed.mockRestore()
  expect(await gateway.db.selectFrom('devOutbox').selectAll().execute()).toEqual([])
})

test('a code that the provider refuses is answered the same, and counted as a failure of it', async () => {
  const { calls, sms } = gateway.gateway.work.ports
  const ends: string[] = []
  calls.listen((port, call, end) => ends.push(`${port}.${call} ${end}`))
  refusal = { Code: 'InvalidAccessKeyId.NotFound', Message: 'revoked' }
  await gateway.ok('default POST /crmgas/portal/sms/sendSms', { phone: '13900000072', smsType: 'LOGIN' })
  await sms.idle?.()
  refusal = null
  expect(ends).toEqual(['sms.send failed'])
})

test('what a picture says about itself is not believed', async () => {
  const { licenseReader } = gateway.gateway.work.ports
  const picture = {
    bytes: readFileSync(join(__dirname, 'demo/papers/licence-valid.png')),
    mime: 'image/png',
  }
  await expect(licenseReader.read(picture)).rejects.toThrow('switched off')
})

test('a caller does not name the host of a link', async () => {
  const headers = { host: 'evil.test' }
  const { rawPayload } = await gateway.gateway.app.inject({ method: 'GET', url: '/appDownload/qr', headers })
  expect(rawPayload.equals(await qrPng('https://gas.test/pages/appDown/appDown?from=d'))).toBe(true)
})
