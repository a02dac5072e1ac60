import { testGateway, type TestGateway } from '../../../test/setup/gateway'
import type { SmsSender } from '../../ports/sms'
import { embeddedSms } from './sms'
import { settingNow } from './trouble'
import { troubledSms } from './troubled'

const code = { phone: '13900000071', smsType: 'LOGIN', text: '验证码482913', code: '482913' }
const notice = { phone: '13900000072', smsType: 'NOTICE', text: '账单已出', noticeId: 'n-1' }

let gateway: TestGateway
let sms: SmsSender
const said: string[] = []
let saidAt = 0
/** ms that a slow message takes. */
const SLOW = 80
beforeEach(async () => {
  gateway = await testGateway({ demoData: false })
  said.length = 0
  const { db, clock } = gateway
  const say = (line: string) => {
    said.push(line)
    saidAt = performance.now()
  }
  sms = troubledSms(embeddedSms({ db, clock, say }), { readSetting: settingNow(db), port: 'sms', slow: SLOW })
})
afterEach(() => gateway.close())

const sent = async () => (await gateway.db.selectFrom('devOutbox').select('text').execute()).map((row) => row.text)

test('a code is said with its phone masked, and kept', async () => {
  await sms.send(code)
  expect(said).toEqual(['[sms] 139****0071 LOGIN 482913'])
  expect(await sent()).toEqual(['验证码482913'])
})

test('each code is a message of its own; a notice is one under its number', async () => {
  for (const message of [code, code, notice, notice]) await sms.send(message)
  expect(said).toHaveLength(3)
  expect((await sent()).sort()).toEqual(['账单已出', '验证码482913', '验证码482913'])
})

test('DOWN: nothing is said, nothing kept', async () => {
  await gateway.setting('sms.mode', 'DOWN')
  await expect(sms.send(code)).rejects.toThrow('sms is down')
  expect([said, await sent()]).toEqual([[], []])
})

test('SLOW: it comes, late', async () => {
  await gateway.setting('sms.mode', 'SLOW')
  const started = performance.now()
  await sms.send(code)
  // A timer may fire a millisecond early.
  expect(saidAt - started).toBeGreaterThan(SLOW - 2)
  expect(await sent()).toEqual(['验证码482913'])
})

test('LOST: it came and the sender does not know; sent again, a notice is still one', async () => {
  await gateway.setting('sms.mode', 'LOST')
  await expect(sms.send(notice)).rejects.toThrow('no word of sms')
  await expect(sms.send(notice)).rejects.toThrow('no word of sms')
  expect(await sent()).toEqual(['账单已出'])
  await gateway.setting('sms.mode', 'NORMAL')
  await sms.send(notice)
  expect(await sent()).toEqual(['账单已出'])
  expect(said).toEqual(['[sms] 139****0072 NOTICE'])
})
