import {
  accountGateway,
  askCode,
  codeSentTo,
  day,
  entered,
  loggedIn,
  moveOn,
  password,
  passwordLogin,
  userInfo,
  wrongOf,
} from '../../../test/gateway/login-kit'
import type { TestGateway } from '../../../test/setup/gateway'
import { jsonb } from '../../db/connect'
import { indexOf } from '../../secret'
import { issueCaptcha } from './captcha'
import { hashPassword } from './password'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await accountGateway()
})
afterAll(() => gateway.close())
// A day later the limits of an address and of a phone are free again.
afterEach(() => moveOn(gateway, day))

const send = (phone: string, over: Record<string, string> = {}) =>
  gateway.send('default POST /crmgas/portal/sms/sendSms', { phone, smsType: 'LOGIN', ...over })

const smsLogin = (username: string, smsCode: string, over: Record<string, unknown> = {}) =>
  gateway.send('default POST /crmgas/portal/login/icLoginSms', {
    username,
    smsCode,
    agreement: '1',
    terminalType: 'H5',
    ...over,
  })

const drawCaptcha = (text: string) =>
  issueCaptcha({ ...gateway.gateway.work, db: gateway.db, afterCommit: () => undefined }, text)

test('a password that was kept at another cost is kept at today’s once it is typed, in the history as well (LG-08)', async () => {
  const rowOf = () =>
    gateway.db
      .selectFrom('appUser')
      .select(['userId', 'passwordHash', 'passwordHistory'])
      .where('phoneIndex', '=', indexOf(gateway, '13800000011'))
      .executeTakeFirstOrThrow()
  const { userId } = await rowOf()
  const old = await hashPassword(password, 2)
  await gateway.db
    .updateTable('appUser')
    .set({ passwordHash: old, passwordHistory: ['older', old] })
    .where('userId', '=', userId)
    .execute()
  expect(await passwordLogin(gateway, '13800000011', { password: 'Wrong!Pass99' })).toMatchObject({ code: '2008' })
  expect((await rowOf()).passwordHash).toBe(old)
  expect(await passwordLogin(gateway, '13800000011')).toMatchObject({ ok: true })
  const { passwordHash, passwordHistory } = await rowOf()
  expect(passwordHash).toMatch(`scrypt$${gateway.config.passwordCost}$8$1$`)
  expect(passwordHistory).toEqual(['older', passwordHash])
  expect(await passwordLogin(gateway, '13800000011')).toMatchObject({ ok: true })
  expect((await rowOf()).passwordHash).toBe(passwordHash)
})

describe('sendSms', () => {
  test('all visitors together get so many codes a day; a logged-in user still gets one (LG-03)', async () => {
    await gateway.setting('sms.visitorsPerDay', '2')
    for (const n of [1, 2]) expect(await send(`1390000007${n}`)).toMatchObject({ ok: true })
    expect(await send('13900000073')).toMatchObject({
      code: '2005',
      text: '今日短信验证码发送量已达上限，请明日再试',
    })
    // A reset of an unknown phone sends nothing, and says what it says of a known one.
    expect(await send('13900000074', { smsType: 'RESET' })).toMatchObject({ code: '2005' })
    const { headers } = await loggedIn(gateway, '13800000002')
    const own = await gateway.call('default POST /crmgas/portal/sms/sendSms', { smsType: 'OLDPHONE' }, headers)
    expect(own).toMatchObject({ ok: true })
    moveOn(gateway, day)
    expect(await send('13900000073')).toMatchObject({ ok: true })
    await gateway.setting('sms.visitorsPerDay', '10000')
  })

  test('answers the times, never the code; the code goes to the outbox', async () => {
    const answer = await send('13900000031')
    expect(answer).toMatchObject({ ok: true, data: { interval: 60, expire: 300 } })
    const code = await codeSentTo(gateway, '13900000031')
    expect(code).toMatch(/^\d{6}$/)
    expect(JSON.stringify(answer.raw)).not.toContain(code)
  })

  test.each(['1380000000', '11800000001', '138000000011', '１３８００００００１１', '', '1380000000a'])(
    '2001 for %p',
    async (phone) => {
      expect(await send(phone)).toMatchObject({ code: '2001', text: '请输入正确的手机号' })
    },
  )

  test('2901 for a type that does not exist', async () => {
    expect(await send('13900000031', { smsType: 'GIFT' })).toMatchObject({ code: '2901' })
  })

  test('2004 within 60 s, with the seconds left', async () => {
    await send('13900000032')
    moveOn(gateway, 59)
    expect(await send('13900000032')).toMatchObject({
      code: '2004',
      text: '操作过于频繁，请1秒后再试',
      data: { retryAfter: 1 },
    })
    moveOn(gateway, 1)
    expect(await send('13900000032')).toMatchObject({ ok: true })
  })

  test('two requests at once: one code', async () => {
    const answers = await Promise.all([send('13900000033'), send('13900000033'), send('13900000033')])
    expect(answers.map((a) => a.code).sort()).toEqual(['1000', '2004', '2004'])
  })

  test('2006 from the third within an hour, 2007 for a wrong picture code, each picture once', async () => {
    await send('13900000034')
    moveOn(gateway, 60)
    await send('13900000034')
    moveOn(gateway, 60)
    expect(await send('13900000034')).toMatchObject({ code: '2006', text: '请输入图形验证码' })
    const { captchaId } = await drawCaptcha('AC2C')
    expect(await send('13900000034', { captchaId, captchaCode: 'ZZZZ' })).toMatchObject({ code: '2007' })
    // Wrong used it up, although the call was refused.
    expect(await send('13900000034', { captchaId, captchaCode: 'AC2C' })).toMatchObject({ code: '2007' })
    const second = await drawCaptcha('XY7N')
    expect(await send('13900000034', { captchaId: second.captchaId, captchaCode: ' xy7n' })).toMatchObject({ ok: true })
    const late = await drawCaptcha('XY7N')
    moveOn(gateway, 120)
    expect(await send('13900000034', { captchaId: late.captchaId, captchaCode: 'XY7N' })).toMatchObject({
      code: '2007',
    })
  })

  test('a wait takes the place of a picture: not before its end, once, three an hour and address', async () => {
    const wait = () => gateway.send('default GET /crmgas/portal/sms/captcha', { way: 'wait' })
    await send('13900000052')
    moveOn(gateway, 60)
    await send('13900000052')
    moveOn(gateway, 60)
    const { data } = await wait()
    expect(data).toMatchObject({ image: '', readyAt: expect.any(String) })
    const typed = { captchaId: (data as { captchaId: string }).captchaId, captchaCode: 'WAIT' }
    moveOn(gateway, 59)
    expect(await send('13900000052', typed)).toMatchObject({ code: '2007' })
    moveOn(gateway, 1)
    expect(await send('13900000052', typed)).toMatchObject({ ok: true })
    moveOn(gateway, 60)
    expect(await send('13900000052', typed)).toMatchObject({ code: '2007' })
    const more = await Promise.all([wait(), wait(), wait()])
    expect(more.map(({ code }) => code).sort()).toEqual(['1000', '1000', '2906'])
    const [late] = more.filter(({ ok }) => ok)
    moveOn(gateway, 180)
    const tooLate = { captchaId: (late?.data as { captchaId: string }).captchaId, captchaCode: 'WAIT' }
    expect(await send('13900000052', tooLate)).toMatchObject({ code: '2007' })
  })

  test('2005 for the sixth of an hour', async () => {
    for (let i = 0; i < 5; i++) {
      const { captchaId } = await drawCaptcha('AC2C')
      expect(await send('13900000035', { captchaId, captchaCode: 'AC2C' })).toMatchObject({ ok: true })
      moveOn(gateway, 61)
    }
    expect(await send('13900000035')).toMatchObject({ code: '2005', text: '获取验证码次数过多，请稍后再试' })
  })

  test('the tenth of an address within an hour needs a picture code, whatever the phone', async () => {
    for (let i = 0; i < 9; i++) expect(await send(`1390000006${i}`)).toMatchObject({ ok: true })
    expect(await send('13900000069')).toMatchObject({ code: '2006' })
  })

  test('LG-04: a reset answers alike for known and unknown phones, and sends nothing to an unknown one', async () => {
    const known = await send('13800000007', { smsType: 'RESET' })
    const unknown = await send('13900000036', { smsType: 'RESET' })
    expect(unknown.raw).toMatchObject({ body: (known.raw as { body: unknown }).body as object })
    await expect(codeSentTo(gateway, '13900000036')).rejects.toThrow()
    expect(await send('13900000036', { smsType: 'RESET' })).toMatchObject({ code: '2004' })
  })

  test('codes for the own phone need a login and go nowhere else', async () => {
    expect(await send('13900000037', { smsType: 'BALANCE_PAY' })).toMatchObject({ code: '1888' })
    const { headers } = await loggedIn(gateway, '13800000007')
    await gateway.ok(
      'default POST /crmgas/portal/sms/sendSms',
      { phone: '13900000037', smsType: 'BALANCE_PAY' },
      headers,
    )
    expect(await codeSentTo(gateway, '13800000007')).toMatch(/^\d{6}$/)
    await expect(codeSentTo(gateway, '13900000037')).rejects.toThrow()
  })
})

describe('icLoginSms', () => {
  test('registers an unknown phone without customer number', async () => {
    const code = await askCode(gateway, '13900000041')
    const answer = await smsLogin('13900000041', code)
    expect(answer).toMatchObject({ ok: true, data: { isNew: '1', cancelStatus: '', tenantId: 't-1001' } })
    expect(
      await gateway.db.selectFrom('appUser').select('nickname').where('nickname', '=', '用户0041').execute(),
    ).toHaveLength(1)
    const consents = await gateway.db
      .selectFrom('agreementConsent')
      .select(['docType', 'version'])
      .where('userId', '=', (answer.data as { userId: string }).userId)
      .execute()
    expect(consents).toHaveLength(2)
  })

  test('two logins with one code: one gets in', async () => {
    const code = await askCode(gateway, '13900000042')
    const answers = await Promise.all([smsLogin('13900000042', code), smsLogin('13900000042', code)])
    expect(answers.map((a) => a.code).sort()).toEqual(['1000', '2003'])
  })

  test('two first logins of one phone at once make one user', async () => {
    const first = await askCode(gateway, '13900000040')
    moveOn(gateway, 60)
    const second = await askCode(gateway, '13900000040', 'BINDWX')
    const { data } = await gateway.call('default POST?appletAppliedNo /crmgas/portal/login/icLoginWx', {
      code: 'demo-13900000040',
    })
    const answers = await Promise.all([
      smsLogin('13900000040', first),
      gateway.call('default POST?appletAppliedNo /crmgas/portal/login/bindWx', {
        openId: data.openId,
        sessionKey: data.sessionKey,
        phone: '13900000040',
        smsCode: second,
        agreement: '1',
      }),
    ])
    expect(answers.map((a) => a.code)).toEqual(['1000', '1000'])
    expect(new Set(answers.map((a) => (a.data as { userId: string }).userId)).size).toBe(1)
  })

  test('2012 without the agreement, and the code stays good', async () => {
    const code = await askCode(gateway, '13900000043')
    expect(await smsLogin('13900000043', code, { agreement: '0' })).toMatchObject({
      code: '2012',
      text: '请先阅读并同意《用户协议》和《隐私政策》',
    })
    expect(await smsLogin('13900000043', code)).toMatchObject({ ok: true })
  })

  test.each(['abc', '', '１２３４５６', '12345', '1234567'])('2002 for %p', async (typed) => {
    await askCode(gateway, '13900000044')
    expect(await smsLogin('13900000044', typed)).toMatchObject({ code: '2002', text: '验证码错误，请重新输入' })
  })

  test('five wrong entries kill the code', async () => {
    const code = await askCode(gateway, '13900000045')
    const codes: string[] = []
    for (let i = 0; i < 5; i++) codes.push((await smsLogin('13900000045', wrongOf(code))).code)
    expect(codes).toEqual(['2002', '2002', '2002', '2002', '2003'])
    expect(await smsLogin('13900000045', code)).toMatchObject({ code: '2003', text: '验证码已失效，请重新获取' })
  })

  test('wrong entries at the same time are all counted', async () => {
    const code = await askCode(gateway, '13900000046')
    const answers = await Promise.all(Array.from({ length: 12 }, () => smsLogin('13900000046', wrongOf(code))))
    expect(answers.filter((a) => a.code === '2002')).toHaveLength(4)
    expect(await smsLogin('13900000046', code)).toMatchObject({ code: '2003' })
  })

  test('a code lives 5 min, and a new one ends the older', async () => {
    const first = await askCode(gateway, '13900000047')
    moveOn(gateway, 300)
    expect(await smsLogin('13900000047', first)).toMatchObject({ code: '2003' })
    const second = await askCode(gateway, '13900000048')
    moveOn(gateway, 60)
    const third = await askCode(gateway, '13900000048')
    expect((await smsLogin('13900000048', second)).ok).toBe(second === third)
    expect(await smsLogin('13900000048', third)).toMatchObject({ ok: true })
  })

  test('a code of another type, or of another phone, is no code', async () => {
    const code = await askCode(gateway, '13800000007', 'RESET')
    expect(await smsLogin('13800000007', code)).toMatchObject({ code: '2003' })
    const own = await askCode(gateway, '13900000049')
    await askCode(gateway, '13900000050')
    const theirs = await codeSentTo(gateway, '13900000050')
    expect((await smsLogin('13900000049', theirs)).ok).toBe(theirs === own)
  })
})

describe('icLogin', () => {
  test('a right password', async () => {
    expect(await passwordLogin(gateway, '13800000008')).toMatchObject({
      ok: true,
      data: { isNew: '0', tenantId: 't-1002' },
    })
  })

  test.each(['13800000006', '13900000070'])('LG-07: five wrong ones lock %s, known or not', async (phone) => {
    const wrong = () => passwordLogin(gateway, phone, { password: 'Wrong@2026' })
    const texts: string[] = []
    for (let i = 0; i < 5; i++) texts.push((await wrong()).text)
    expect(texts).toEqual([
      '账号或密码错误，还可尝试4次',
      '账号或密码错误，还可尝试3次',
      '账号或密码错误，还可尝试2次',
      '账号或密码错误，还可尝试1次',
      '账号已锁定，请30分钟后再试或使用验证码登录',
    ])
    moveOn(gateway, 60)
    expect(await passwordLogin(gateway, phone)).toMatchObject({
      code: '2009',
      text: '账号已锁定，请29分钟后再试或使用验证码登录',
    })
  })

  test('the lock ends after 30 min; a right password clears the count', async () => {
    for (let i = 0; i < 5; i++) await passwordLogin(gateway, '13800000006', { password: 'x' })
    moveOn(gateway, 1800)
    expect(await passwordLogin(gateway, '13800000006')).toMatchObject({ ok: true })
    expect((await passwordLogin(gateway, '13800000006', { password: 'x' })).text).toContain('还可尝试4次')
  })

  test('SMS login is possible while locked and lifts the lock', async () => {
    for (let i = 0; i < 5; i++) await passwordLogin(gateway, '13800000006', { password: 'x' })
    expect(await smsLogin('13800000006', await askCode(gateway, '13800000006'))).toMatchObject({ ok: true })
    expect(await passwordLogin(gateway, '13800000006')).toMatchObject({ ok: true })
  })

  test('ten wrong ones at once are five tries, not ten', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => passwordLogin(gateway, '13900000071', { password: 'x' })),
    )
    expect(answers.filter((a) => a.code === '2008')).toHaveLength(4)
    expect(answers.filter((a) => a.code === '2009')).toHaveLength(6)
  })

  test('an address that tries many phones must type a picture code', async () => {
    for (let i = 0; i < 20; i++)
      await passwordLogin(gateway, `139000001${String(i).padStart(2, '0')}`, { password: 'x' })
    expect(await passwordLogin(gateway, '13900000199', { password: 'x' })).toMatchObject({ code: '2006' })
    const { captchaId } = await drawCaptcha('AC2C')
    expect(await passwordLogin(gateway, '13800000008', { captchaId, captchaCode: 'ac2c' })).toMatchObject({ ok: true })
  })

  test('LG-03: the addresses of an IPv6 customer are one: the tenth code of the hour needs a picture', async () => {
    const codes = []
    for (let n = 1; n <= 10; n += 1) {
      const response = await gateway.gateway.app.inject({
        method: 'POST',
        url: '/api/crmgas/portal/sms/sendSms',
        remoteAddress: `2001:db8:1:2::${n}`,
        payload: { phone: `1390000030${n % 10}`, smsType: 'LOGIN' },
      })
      codes.push((JSON.parse(response.body) as { body: { resultCode: string } }).body.resultCode)
    }
    expect(codes).toEqual([...Array<string>(9).fill('1000'), '2006'])
  })

  test('an address may fail at most a hundred times within an hour, whatever the phones and the proofs', async () => {
    const vain = { failedAt: jsonb(Array.from({ length: 97 }, () => gateway.clock.now())) }
    await gateway.db
      .insertInto('loginFailure')
      .values({ subject: 'ip|127.0.0.1', updatedAt: gateway.clock.iso(), ...vain })
      .onConflict((c) => c.column('subject').doUpdateSet(vain))
      .execute()
    const code = await askCode(gateway, '13900000181')
    expect(await smsLogin('13900000181', wrongOf(code))).toMatchObject({ code: '2002' })
    const { captchaId } = await drawCaptcha('AC2C')
    const typed = { captchaId, captchaCode: 'XXXX' }
    expect(await passwordLogin(gateway, '13900000182', { password: 'x', ...typed })).toMatchObject({ code: '2007' })
    const next = await drawCaptcha('AC2C')
    const right = { captchaId: next.captchaId, captchaCode: 'AC2C' }
    expect(await passwordLogin(gateway, '13900000183', { password: 'x', ...right })).toMatchObject({ code: '2008' })
    const refused = { code: '2906', text: '操作过于频繁，请稍后再试' }
    expect(await passwordLogin(gateway, '13800000008')).toMatchObject(refused)
    expect(await smsLogin('13900000181', code)).toMatchObject(refused)
    moveOn(gateway, 3600)
    expect(await passwordLogin(gateway, '13800000008')).toMatchObject({ ok: true })
  })

  test('right passwords are not held against an address', async () => {
    for (let i = 0; i < 22; i++) expect(await passwordLogin(gateway, '13800000008')).toMatchObject({ ok: true })
  })

  test('2012 and 2001 come before anything is counted', async () => {
    expect(await passwordLogin(gateway, '13900000072', { agreement: '' })).toMatchObject({ code: '2012' })
    expect(await passwordLogin(gateway, '139')).toMatchObject({ code: '2001' })
    expect((await passwordLogin(gateway, '13900000072', { password: 'x' })).text).toContain('还可尝试4次')
  })

  test('a user without password: 2008', async () => {
    const code = await askCode(gateway, '13900000073')
    expect(await smsLogin('13900000073', code)).toMatchObject({ ok: true })
    expect(await passwordLogin(gateway, '13900000073')).toMatchObject({ code: '2008' })
  })

  test('frozen: 2019 with the hotline', async () => {
    const { userId } = await entered(gateway, '13800000011')
    await gateway.db.updateTable('appUser').set({ status: '5' }).where('userId', '=', userId).execute()
    expect(await passwordLogin(gateway, '13800000011')).toMatchObject({
      code: '2019',
      text: '账号已被冻结，请联系客服0316-0000100',
    })
    await gateway.db.updateTable('appUser').set({ status: '1' }).where('userId', '=', userId).execute()
  })
})

describe('resetPassword', () => {
  const reset = (smsCode: string, password: string, username = '13800000009') =>
    gateway.send('default POST /crmgas/portal/login/resetPassword', { username, smsCode, password })

  test.each(['Aa1!', 'aaaaaaaa1', 'AAAAAAAA11', 'Aa13800000009!', 'Aa1!'.repeat(6)])(
    '2013 for %p, without using the code up',
    async (weak) => {
      expect(await reset('000000', weak)).toMatchObject({ code: '2013' })
    },
  )

  test('ends every session, lifts the lock and refuses the last three', async () => {
    const before = await loggedIn(gateway, '13800000009')
    for (let i = 0; i < 5; i++) await passwordLogin(gateway, '13800000009', { password: 'x' })
    const code = await askCode(gateway, '13800000009', 'RESET')
    expect(await reset(code, 'Gas@2026')).toMatchObject({ code: '2014', text: '新密码不能与最近3次使用的密码相同' })
    expect(await reset(code, 'New#2027')).toMatchObject({ ok: true, data: true })
    expect(await reset(code, 'Other#2028')).toMatchObject({ code: '2003' })
    expect(await userInfo(gateway, before.headers)).toMatchObject({ code: '1888' })
    expect(await passwordLogin(gateway, '13800000009')).toMatchObject({ code: '2008' })
    expect(await passwordLogin(gateway, '13800000009', { password: 'New#2027' })).toMatchObject({ ok: true })
  })

  test('an unknown phone answers as if the code were dead', async () => {
    await send('13900000074', { smsType: 'RESET' })
    expect(await reset('123456', 'New#2027', '13900000074')).toMatchObject({ code: '2002' })
    expect(await reset('123456', 'New#2027', '13900000075')).toMatchObject({ code: '2003' })
  })
})
