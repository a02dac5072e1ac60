import {
  accountGateway,
  askCode,
  authenticate,
  cookieOf,
  day,
  loggedIn,
  moveOn,
  unifiedHeaders,
  userInfo,
} from '../../../test/gateway/login-kit'
import type { TestGateway } from '../../../test/setup/gateway'
import { messagesWaiting } from '../../../test/gateway/work-kit'
import { entriesOf } from '../../wiring'
import { createTicket, scanKinds, type KindOf } from './service'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await accountGateway()
})
afterAll(() => gateway.close())
afterEach(() => moveOn(gateway, day))

const create = () => gateway.call('default POST /crmgas/scan/create', { kind: 'PC_LOGIN', pcName: 'Windows Chrome' })
const poll = (scanId: string, cookie = '') => gateway.call('default GET /crmgas/scan/poll', { scanId }, { cookie })
const scan = (headers: Record<string, string>, scanId: string) =>
  gateway.call('default POST /crmgas/scan/scan', { scanId }, headers)
const confirm = (headers: Record<string, string>, scanId: string, answer: '1' | '0' = '1') =>
  gateway.call('default POST /crmgas/scan/confirm', { scanId, confirm: answer }, headers)

async function shown() {
  const answer = await create()
  return { ...answer.data, cookie: cookieOf(answer).sent, text: cookieOf(answer).text }
}

describe('login of a PC (TD-05, TD-06)', () => {
  test('shown, scanned, confirmed; the PC has a session of its own, once', async () => {
    const { headers, login } = await loggedIn(gateway, '13800000007')
    moveOn(gateway, 3600)
    const { scanId, qrText, cookie, text } = await shown()
    expect(qrText).toBe(`hyn://pc/${scanId}`)
    expect(text).toMatch(/Path=\/api\/crmgas\/scan; Max-Age=180; HttpOnly; SameSite=Strict$/)
    expect(await poll(scanId, cookie)).toMatchObject({ data: { status: 'S0' } })
    expect(await scan(headers, scanId)).toMatchObject({
      data: { kind: 'PC_LOGIN', status: 'S1', info: { pcName: 'Windows Chrome', ip: '127.0.0.1' } },
    })
    expect(await poll(scanId, cookie)).toMatchObject({ data: { status: 'S1' } })
    expect(await confirm(headers, scanId)).toMatchObject({ data: { status: 'S2' } })
    const { loginCode } = (await poll(scanId, cookie)).data
    expect((await poll(scanId, cookie)).data).toEqual({ status: 'S2' })
    const notices = async () => JSON.stringify(await messagesWaiting(gateway)).split('在电脑登录').length - 1
    const before = await notices()
    const tokens = await authenticate(gateway, { code: loginCode ?? '', tenantId: login.tenantId, terminalType: 'H5' })
    expect((await notices()) - before).toBe(1)
    const info = await userInfo(gateway, unifiedHeaders(tokens.data))
    expect(info).toMatchObject({ data: { username: '13800000007', bp: '1000000002' } })
    const rows = await gateway.db
      .selectFrom('authSession')
      .select(['terminalType', 'endsAt'])
      .where('userId', '=', login.userId)
      .where('revokedAt', 'is', null)
      .execute()
    expect(rows.map((row) => row.terminalType).sort()).toEqual(['H5', 'PC'])
    // AU-10: it lasts no longer than the login that it came of.
    expect(new Set(rows.map((row) => row.endsAt)).size).toBe(1)
    // Either may leave without the other.
    await gateway.call('default POST:query /crmgas/portal/user/logout', {}, headers)
    expect(await userInfo(gateway, unifiedHeaders(tokens.data))).toMatchObject({ ok: true })
  })

  test('a copy of the picture alone gets no result', async () => {
    const { headers } = await loggedIn(gateway, '13800000007')
    const mine = await shown()
    const other = await shown()
    await scan(headers, mine.scanId)
    await confirm(headers, mine.scanId)
    for (const cookie of ['', other.cookie, `scan_sid=${'A'.repeat(43)}`])
      expect((await poll(mine.scanId, cookie)).data).toEqual({ status: 'S4' })
    expect((await poll('A'.repeat(22), mine.cookie)).data).toEqual({ status: 'S4' })
    expect((await poll(mine.scanId, mine.cookie)).data.loginCode).toBeDefined()
  })

  test('two polls at once: one code', async () => {
    const { headers } = await loggedIn(gateway, '13800000007')
    const { scanId, cookie } = await shown()
    await scan(headers, scanId)
    await confirm(headers, scanId)
    const answers = await Promise.all([poll(scanId, cookie), poll(scanId, cookie), poll(scanId, cookie)])
    expect(answers.filter((answer) => answer.data.loginCode !== undefined)).toHaveLength(1)
  })

  test('2550 when over, 2551 when scanned by another user or used; two scans at once', async () => {
    const one = await loggedIn(gateway, '13800000007')
    const two = await loggedIn(gateway, '13800000008')
    const late = await shown()
    moveOn(gateway, 120)
    expect(await scan(one.headers, late.scanId)).toMatchObject({ code: '2550', text: '二维码已失效' })
    expect((await poll(late.scanId, late.cookie)).data).toEqual({ status: 'S4' })
    const { scanId } = await shown()
    expect(await confirm(one.headers, scanId)).toMatchObject({ code: '2550' })
    const answers = await Promise.all([scan(one.headers, scanId), scan(two.headers, scanId)])
    expect(answers.map((answer) => answer.code).sort()).toEqual(['1000', '2551'])
    const winner = answers[0]?.ok ? one : two
    const loser = winner === one ? two : one
    expect(await scan(winner.headers, scanId)).toMatchObject({ ok: true })
    expect(await confirm(loser.headers, scanId)).toMatchObject({ code: '2551', text: '二维码已被使用' })
    expect(await confirm(winner.headers, scanId, '0')).toMatchObject({ data: { status: 'S3' } })
    expect(await confirm(winner.headers, scanId)).toMatchObject({ code: '2551' })
    expect(await scan(one.headers, 'x'.repeat(22))).toMatchObject({ code: '2550' })
    expect(await scan(one.headers, 'short')).toMatchObject({ code: '2901' })
  })

  test('a confirmed one is fetched within a minute or never', async () => {
    const { headers } = await loggedIn(gateway, '13800000007')
    const { scanId, cookie } = await shown()
    await scan(headers, scanId)
    await confirm(headers, scanId)
    moveOn(gateway, 60)
    expect((await poll(scanId, cookie)).data).toEqual({ status: 'S2' })
  })

  const reset = async () => {
    const smsCode = await askCode(gateway, '13800000009', 'RESET')
    const input = { username: '13800000009', smsCode, password: 'New@Pass2026' }
    await gateway.ok('default POST /crmgas/portal/login/resetPassword', input)
  }
  test.each([
    [
      'the session that confirmed',
      (headers: Record<string, string>) => gateway.call('default POST:query /crmgas/portal/user/logout', {}, headers),
    ],
    ['all logins of the user (LG-09)', reset],
  ])('a confirmed one ends with %s', async (_what, end) => {
    const { headers } = await loggedIn(gateway, '13800000009')
    const { scanId, cookie } = await shown()
    await scan(headers, scanId)
    await confirm(headers, scanId)
    await end(headers)
    expect((await poll(scanId, cookie)).data).toEqual({ status: 'S2' })
  })

  test('scanning needs a login', async () => {
    const { scanId } = await shown()
    expect(await scan({}, scanId)).toMatchObject({ code: '1888' })
  })
})

test('another kind says itself what it means', async () => {
  const meaning: KindOf = {
    describe: async (_work, { bp }) => ({ bp: String(bp), customerName: '香满楼' }),
    confirm: async (ctx, { bp }) => ({ bindingId: `${String(bp)}|${ctx.session.username}` }),
  }
  const scans = entriesOf(gateway.gateway.work, scanKinds) as Map<string, KindOf>
  scans.set('SUB_INVITE', meaning)
  const { headers } = await loggedIn(gateway, '13800000008')
  const work = { ...gateway.gateway.work, db: gateway.db, afterCommit: () => undefined }
  const { scanId, qrText } = await createTicket(work, {
    kind: 'SUB_INVITE',
    createdBy: 'u',
    payload: { bp: '1000000002' },
  })
  expect(qrText).toBe(`hyn://sub/${scanId}`)
  moveOn(gateway, day - 1)
  const again = await loggedIn(gateway, '13800000008', { terminalType: 'APP' })
  expect(await scan(headers, scanId)).toMatchObject({ status: 418 })
  expect(await scan(again.headers, scanId)).toMatchObject({
    data: { info: { bp: '1000000002', customerName: '香满楼' } },
  })
  expect(await confirm(again.headers, scanId)).toMatchObject({
    data: { status: 'S2', bindingId: '1000000002|13800000008' },
  })
})
