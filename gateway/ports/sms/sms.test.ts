import { createHash, createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { unwaited } from '.'
import { testDatabase } from '../../../test/setup/database'
import { migratedImage } from '../../../test/setup/images'
import type { Database } from '../../db/connect'
import { frozenClock } from '../clock'
import { aliyunSms } from './aliyun'
import { forgetReceipts } from './receipt-repo'
import type { SmsConfig } from './settings'
import { filled } from './templates'

/*
 * A stand-in for the provider on this machine. It checks the signature of every request by the documentation's steps, written down
 * here once more, and answers as the documentation's examples.
 */
const SECRET = 'testSecret'
interface Seen {
  action: string
  query: string
}
let server: Server
let database: Database
let endpoint = ''
let seen: Seen[] = []
/** Answers in turn; null = the connection breaks, 'LOST' = taken, but the answer is lost; a promise: answered when it says so. */
type Answer = { status: number; body: object } | null | 'LOST'
let answers: (Answer | Promise<Answer>)[] = []
/** What the provider has taken, by OutId. */
let taken: string[] = []

const sha = (text: string) => createHash('sha256').update(text).digest('hex')
function isSigned(headers: Record<string, string | string[] | undefined>, query: string): boolean {
  const [, names = '', signature = ''] =
    /^ACS3-HMAC-SHA256 Credential=testId,SignedHeaders=(.+),Signature=(.+)$/.exec(String(headers.authorization)) ?? []
  const lines = names.split(';').map((name) => `${name}:${String(headers[name])}\n`)
  const canonical = `POST\n/\n${query}\n${lines.join('')}\n${names}\n${sha('')}`
  return (
    createHmac('sha256', SECRET)
      .update(`ACS3-HMAC-SHA256\n${sha(canonical)}`)
      .digest('hex') === signature
  )
}

beforeAll(async () => {
  database = await testDatabase(migratedImage)
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://provider')
    const action = String(request.headers['x-acs-action'])
    const query = url.search.slice(1)
    seen.push({ action, query })
    const say = (status: number, body: object) => response.writeHead(status).end(JSON.stringify(body))
    if (!isSigned(request.headers, query)) return say(400, { Code: 'SignatureDoesNotMatch', Message: 'no' })
    void Promise.resolve(answers.length > 0 ? answers.shift() : { status: 200, body: {} }).then((answer) => {
      if (answer === null || answer === undefined) return request.socket.destroy()
      const isTaken = answer === 'LOST' || (answer.status === 200 && action === 'SendSms')
      if (isTaken) taken.push(url.searchParams.get('OutId') ?? '')
      if (answer === 'LOST') return request.socket.destroy()
      if (action === 'QuerySendDetails') return say(200, details())
      const usual = { Message: 'OK', RequestId: 'F655A8D5', Code: 'OK', BizId: '900619746936498440^0' }
      return say(answer.status, { ...usual, ...answer.body })
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
  await database.close()
})
beforeEach(() => {
  seen = []
  answers = []
  taken = []
})

const details = () => ({
  Code: 'OK',
  TotalCount: taken.length,
  SmsSendDetailDTOs: {
    SmsSendDetailDTO: taken.map((OutId) => ({ OutId, PhoneNum: '13800000001', SendStatus: 3, ErrCode: 'DELIVERED' })),
  },
})
const config = (): SmsConfig => ({
  keyId: 'testId',
  keySecret: SECRET,
  endpoint,
  signName: '阿里云',
  templates: {
    CODE: { code: 'SMS_153055065', text: '验证码${code}，用于${purpose}，5分钟内有效。' },
    MASTER_CHANGE: { code: 'SMS_2', text: '${body}。' },
  },
})
const sender = (now = '2026-11-23T23:59:00+08:00') => aliyunSms(config(), database.db, frozenClock(now), 30_000)
const code = { phone: '13800000001', smsType: 'LOGIN', text: '验证码1111，用于登录，5分钟内有效。', code: '1111' }
const notice = (noticeId: string) => ({
  phone: '13800000001',
  smsType: 'MASTER_CHANGE',
  text: '主账号已变更。',
  noticeId,
})
const actions = () => seen.map(({ action }) => action)

test('sends a code as documented, byte by byte', async () => {
  await sender().send(code)
  expect(seen).toEqual([
    {
      action: 'SendSms',
      query:
        'PhoneNumbers=13800000001&SignName=%E9%98%BF%E9%87%8C%E4%BA%91&TemplateCode=SMS_153055065&TemplateParam=' +
        '%7B%22code%22%3A%221111%22%2C%22purpose%22%3A%22%E7%99%BB%E5%BD%95%22%7D',
    },
  ])
})

describe('templates', () => {
  const { templates } = config()
  test('the variables of a message are read out of its text', () => {
    expect(filled(templates, code)).toEqual({ code: 'SMS_153055065', variables: { code: '1111', purpose: '登录' } })
  })
  test.each([
    [
      'another text',
      { smsType: 'LOGIN', text: '您的验证码是1111', code: '1111' },
      'does not fit its SMS template SMS_153055065',
    ],
    ['a notice without a template', { smsType: 'SUB_REVIEW', text: '…', code: '' }, 'no SMS template for SUB_REVIEW'],
  ])('nothing is sent under a template that is not its own: %s', (_name, message, why) => {
    expect(() => filled(templates, message)).toThrow(why)
  })
})

describe('a code', () => {
  test('is tried once more after no answer', async () => {
    answers = [null]
    await sender().send(code)
    expect(actions()).toEqual(['SendSms', 'SendSms'])
  })
  test('is not tried again when the provider refuses', async () => {
    answers = [{ status: 200, body: { Code: 'isv.BUSINESS_LIMIT_CONTROL', Message: '触发号码天级流控' } }]
    await expect(sender().send(code)).rejects.toThrow('isv.BUSINESS_LIMIT_CONTROL 触发号码天级流控')
    expect(actions()).toEqual(['SendSms'])
  })
})

describe('a notice is sent once under its number', () => {
  test('however often it is handed over', async () => {
    for (let times = 0; times < 3; times++) await sender().send(notice('n-1'))
    expect(taken).toEqual(['n-1'])
  })
  test('when the provider took it and the answer was lost: it is looked up by its number on its day', async () => {
    answers = ['LOST']
    await expect(sender().send(notice('n-2'))).rejects.toThrow('fetch failed')
    await sender().send(notice('n-2'))
    await sender().send(notice('n-2'))
    expect(taken).toEqual(['n-2'])
    expect(seen.slice(1)).toEqual([
      { action: 'QuerySendDetails', query: 'CurrentPage=1&PageSize=50&PhoneNumber=13800000001&SendDate=20261123' },
    ])
  })
  test('when the outcome is still unknown on the next day: it is looked up on each day since the first try', async () => {
    answers = ['LOST']
    await expect(sender('2026-11-23T23:59:50+08:00').send(notice('n-5'))).rejects.toThrow('fetch failed')
    answers = [null]
    await expect(sender('2026-11-24T00:00:20+08:00').send(notice('n-5'))).rejects.toThrow('fetch failed')
    taken = []
    await sender('2026-11-24T00:01:00+08:00').send(notice('n-5'))
    expect(actions().slice(1)).toEqual(['QuerySendDetails', 'QuerySendDetails', 'QuerySendDetails', 'SendSms'])
    const days = seen.slice(2, 4).map(({ query }) => query.slice(-8))
    expect(days).toEqual(['20261123', '20261124'])
  })
  test('when the provider never got it: it is sent then', async () => {
    answers = [null, { status: 200, body: {} }]
    await expect(sender().send(notice('n-3'))).rejects.toThrow('fetch failed')
    await sender().send(notice('n-3'))
    expect(actions()).toEqual(['SendSms', 'QuerySendDetails', 'SendSms'])
    expect(taken).toEqual(['n-3'])
  })
  test('its receipt is kept for as long as it may be tried again', async () => {
    const kept = () => database.db.selectFrom('smsReceipt').select('noticeId').where('noticeId', '=', 'n-4').execute()
    await sender().send(notice('n-4'))
    await forgetReceipts(database.db, '2026-11-23T23:58:00+08:00')
    expect(await kept()).toHaveLength(1)
    await forgetReceipts(database.db, '2026-11-24T00:00:00+08:00')
    expect(await kept()).toEqual([])
  })
})

test('no caller waits for the provider; its failure is reported (LG-04)', async () => {
  let answer = (_answer: Answer): void => undefined
  answers = [new Promise<Answer>((done) => (answer = done))]
  const failures: string[] = []
  const unwaitedSender = unwaited(sender())
  unwaitedSender.onFailure?.(({ message }) => failures.push(message))
  await unwaitedSender.send(code)
  expect(failures).toEqual([])
  answer({ status: 500, body: { Code: 'InternalError', Message: 'x' } })
  // A gateway that is about to stop does wait.
  await unwaitedSender.idle?.()
  expect(failures).toEqual(['Alibaba Cloud refused: InternalError x'])
})
