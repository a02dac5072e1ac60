import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  ACCOUNTANT,
  aLink,
  aWish,
  enter,
  entered,
  linkTicket,
  sendCode,
  withPass,
  type LinkWish,
} from '../../../test/gateway/guest-kit'
import { codeSentTo, moveOn, wrongOf } from '../../../test/gateway/login-kit'
import { requestNo } from '../../../test/gateway/payment-kit'
import { jsonb } from '../../db/connect'
import { hashOf, newSecret } from '../../secret'
import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'

const BP = '1000000003'
const SAVE = 'btwob POST /guestLink/save'
const REVOKE = 'btwob POST /guestLink/revoke'
const DETAIL = 'btwob GET /guestLink/detail'

let gateway: TestGateway
let master: Caller
beforeAll(async () => {
  gateway = await testGateway()
})
beforeEach(async () => {
  master = await gateway.as('13800000008')
})
afterEach(async () => {
  // Links of one test are no limit of the next; an hour is past every limit of codes but the day's.
  await gateway.db.deleteFrom('smsCode').execute()
  await gateway.db.deleteFrom('loginFailure').execute()
  await gateway.db.deleteFrom('guestView').execute()
  await gateway.db.deleteFrom('guestPass').execute()
  await gateway.db.deleteFrom('guestLink').execute()
})
afterAll(() => gateway.close())

const acts = async (linkId: string) =>
  (await master.ok('btwob GET /guestLink/views', { linkId })).list.map(({ act, about }) => `${act} ${about}`.trim())
const stateOf = async (linkId: string) => (await master.ok(DETAIL, { linkId })).state

const newWish = async (over: Partial<LinkWish> = {}) => ({
  ...aWish(over),
  securityTicket: await linkTicket(gateway, master),
  requestNo: requestNo(),
})

describe('made', () => {
  test('only with a proof of the master that has not been used before', async () => {
    const wish = await newWish()
    expect(await master.call(SAVE, { ...wish, securityTicket: 'x' })).toMatchObject({ code: '2040' })
    await master.ok(SAVE, { ...wish, requestNo: requestNo() })
    expect(await master.call(SAVE, { ...wish, requestNo: requestNo() })).toMatchObject({ code: '2040' })
  })

  test('its token is returned once and not stored', async () => {
    const wish = await newWish()
    const first = await master.ok(SAVE, wish)
    expect(first.token).toMatch(/^[\w-]{43}$/)
    expect(await master.ok(SAVE, wish)).toEqual({ linkId: first.linkId, token: null })
    expect(await master.call(SAVE, { ...wish, guestName: '李会计' })).toMatchObject({ code: '2905' })
    const rows = await gateway.db.selectFrom('guestLink').selectAll().execute()
    const answers = await gateway.db.selectFrom('idempotency').selectAll().execute()
    const audits = await gateway.db.selectFrom('auditLog').selectAll().execute()
    const kept = JSON.stringify([rows, answers, audits])
    expect(rows).toHaveLength(1)
    expect(kept).not.toContain(first.token ?? '')
    expect(kept).not.toContain(ACCOUNTANT)
    expect(await master.ok(DETAIL, { linkId: first.linkId })).toMatchObject({
      state: 'LIVE',
      guestName: '王会计',
      phoneMask: '139****0077',
      endDate: '2026-12-31',
      seenAt: null,
      scopes: ['BILL', 'INVOICE', 'USAGE'],
      monthFrom: '2025-12',
      monthTo: '2026-11',
    })
  })

  test('two sendings at once make one', async () => {
    const wish = await newWish()
    const answers = await Promise.all([master.ok(SAVE, wish), master.ok(SAVE, wish)])
    expect(new Set(answers.map(({ linkId }) => linkId)).size).toBe(1)
    expect(answers.filter(({ token }) => token !== null)).toHaveLength(1)
  })

  test.each([
    ['no phone', { phone: '12' }, '2001', null],
    ['a year and a day', { endDate: '2027-11-24' }, '2901', 'endDate'],
    ['yesterday', { endDate: '2026-11-22' }, '2901', 'endDate'],
    ['months after its end', { monthTo: '2027-01' }, '2901', 'monthTo'],
    ['too many months', { monthFrom: '2023-01' }, '2901', 'monthFrom'],
    ['the same twice', { scopes: ['BILL', 'BILL'] as 'BILL'[] }, '2901', 'scopes'],
  ])('refused: %s', async (_say, over, code, field) => {
    const answer = await master.call(SAVE, await newWish(over))
    expect([answer.code, (answer.data as { field?: string } | null)?.field ?? null]).toEqual([code, field])
  })

  test('ten live ones at most', async () => {
    const made = []
    for (let n = 0; n < 10; n += 1) made.push(await aLink(gateway, master))
    const eleventh = await newWish()
    expect(await master.call(SAVE, eleventh)).toMatchObject({ code: '2573' })
    await master.ok(REVOKE, { linkId: made[0]?.linkId ?? '' })
    expect((await master.ok(SAVE, eleventh)).token).not.toBeNull()
    expect((await master.ok('btwob GET /guestLink/list', {})).total).toBe(11)
  })

  test('all that are open are ended at once, those of another customer stay', async () => {
    const mine = [await aLink(gateway, master), await aLink(gateway, master)]
    const stranger = await gateway.as('13800000007')
    const theirs = await aLink(gateway, stranger)
    await master.ok(REVOKE, {})
    expect(await Promise.all(mine.map(({ linkId }) => stateOf(linkId)))).toEqual(['REVOKED', 'REVOKED'])
    expect(await stranger.ok(DETAIL, { linkId: theirs.linkId })).toMatchObject({ state: 'LIVE' })
  })

  test('a sub-account and another master: not theirs', async () => {
    const { linkId } = await aLink(gateway, master)
    const sub = await gateway.as('13800000002')
    expect(await sub.call(SAVE, await newWish())).toMatchObject({ code: '2903' })
    expect(await sub.call('btwob GET /guestLink/list', {})).toMatchObject({ code: '2110' })
    const stranger = await gateway.as('13800000007')
    expect((await stranger.ok('btwob GET /guestLink/list', {})).list).toEqual([])
    for (const key of [DETAIL, REVOKE, 'btwob POST /guestLink/renew', 'btwob GET /guestLink/views'] as const)
      expect(await stranger.call(key, { linkId })).toMatchObject({ code: '2902' })
    expect(await stateOf(linkId)).toBe('LIVE')
  })
})

describe('opened', () => {
  test('by a code to the named phone, which is all that is shown before the proof', async () => {
    const { linkId, token } = await aLink(gateway, master)
    expect(await gateway.ok('btwob POST /guest/look', { token })).toMatchObject({
      phoneMask: '139****0077',
      sender: '康**院',
      companyName: expect.stringContaining('燃气') as string,
      hotline: expect.stringMatching(/\d{4}/) as string,
    })
    const { pass, ...rest } = await entered(gateway, token)
    expect(rest).toMatchObject({
      bp: BP,
      customerName: '康宁医院',
      scopes: ['BILL', 'INVOICE', 'USAGE'],
      endDate: '2026-12-31',
      expireAt: '2026-11-23T10:00:00+08:00',
    })
    expect(await acts(linkId)).toEqual(['ENTER'])
    const rows = await gateway.db.selectFrom('guestPass').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(pass)
  })

  test('a code opens once; that of a login opens nothing', async () => {
    const { token } = await aLink(gateway, master)
    await sendCode(gateway, token)
    const code = await codeSentTo(gateway, ACCOUNTANT)
    const answers = await Promise.all([enter(gateway, token, code), enter(gateway, token, code)])
    expect(answers.map((answer) => answer.code).sort()).toEqual(['0', '2003'])
    await gateway.db.deleteFrom('smsCode').execute()
    await gateway.ok('default POST /crmgas/portal/sms/sendSms', { phone: ACCOUNTANT, smsType: 'LOGIN' })
    expect((await enter(gateway, token, await codeSentTo(gateway, ACCOUNTANT))).code).toBe('2003')
    const asked = { phone: ACCOUNTANT, smsType: 'GUEST' }
    expect((await gateway.send('default POST /crmgas/portal/sms/sendSms', asked)).code).toBe('2901')
  })

  test('codes have the limits of all codes', async () => {
    const { token } = await aLink(gateway, master)
    expect((await sendCode(gateway, token)).code).toBe('0')
    expect(await sendCode(gateway, token)).toMatchObject({ code: '2004', data: { retryAfter: 60 } })
    moveOn(gateway, 60)
    expect((await sendCode(gateway, token)).code).toBe('0')
    moveOn(gateway, 60)
    expect((await sendCode(gateway, token)).code).toBe('2006')
  })

  test('ten wrong codes, over whatever sendings, lock it for an hour', async () => {
    const { linkId, token } = await aLink(gateway, master)
    const open = await entered(gateway, token)
    const codes: string[] = []
    for (let n = 0; n < 10; n += 1) {
      if (n % 4 === 0) {
        await gateway.db.deleteFrom('smsCode').execute()
        await sendCode(gateway, token)
      }
      const wrong = wrongOf(await codeSentTo(gateway, ACCOUNTANT))
      codes.push((await enter(gateway, token, wrong)).code)
    }
    expect(codes).toEqual([...Array.from({ length: 9 }, () => '2002'), '2572'])
    const right = await codeSentTo(gateway, ACCOUNTANT)
    expect(await enter(gateway, token, right)).toMatchObject({
      code: '2572',
      text: '验证失败次数过多，请60分钟后再试',
    })
    expect(await sendCode(gateway, token)).toMatchObject({ code: '2572' })
    expect(await master.ok(DETAIL, { linkId })).toMatchObject({ state: 'LOCKED' })
    const wrongs = (await acts(linkId)).filter((act) => act.startsWith('FAILED'))
    expect([wrongs.length, wrongs[0], wrongs.at(-1)]).toEqual([10, 'FAILED 第 10 次', 'FAILED 第 1 次'])
    // A session with the proved phone stays valid.
    await gateway.ok('btwob POST /guest/bills', {}, withPass(open.pass))
    moveOn(gateway, 3600)
    await gateway.db.deleteFrom('smsCode').execute()
    await gateway.db.deleteFrom('loginFailure').execute()
    await entered(gateway, token)
    expect(await stateOf(linkId)).toBe('LIVE')
  })
})

describe('views', () => {
  test('the customer’s own figures, in the months of the link, each look written down', async () => {
    const { linkId, token } = await aLink(gateway, master, { monthFrom: '2026-08', monthTo: '2026-10' })
    const { pass } = await entered(gateway, token)
    const mine = await master.ok('default GET /crmgas/bill/list', {
      billMonthFrom: '2026-08',
      billMonthTo: '2026-10',
      pageSize: 50,
    })
    const shown = await gateway.ok('btwob POST /guest/bills', { pageSize: 50 }, withPass(pass))
    const amounts = (list: readonly { billNo: string; totalDue: string }[]) =>
      list.map(({ billNo, totalDue }) => `${billNo} ${totalDue}`).sort()
    expect(shown.total).toBeGreaterThan(0)
    expect(amounts(shown.list)).toEqual(amounts(mine.list))
    const billId = shown.list[0]?.billId ?? ''
    const bill = await gateway.ok('btwob POST /guest/bill', { billId }, withPass(pass))
    expect(bill).toMatchObject({ billId, receivable: shown.list[0]?.receivable })
    const one = await gateway.ok(
      'btwob POST /guest/bills',
      { monthFrom: '2026-09', monthTo: '2026-09' },
      withPass(pass),
    )
    expect(new Set(one.list.map(({ billMonth }) => billMonth))).toEqual(new Set(['2026-09']))
    const beyond = { monthFrom: '2026-11', monthTo: '2026-11' }
    expect((await gateway.ok('btwob POST /guest/bills', beyond, withPass(pass))).list).toEqual([])
    const usage = await gateway.ok('btwob POST /guest/usage', {}, withPass(pass))
    const months = await master.ok('energy GET /monthBill/list', { pageSize: 50 })
    expect(usage.list.map(({ statementId, volume }) => `${statementId} ${volume}`)).toEqual(
      months.list
        .filter(({ billMonth }) => billMonth >= '2026-08' && billMonth <= '2026-10')
        .map(({ statementId, volume }) => `${statementId} ${volume}`),
    )
    expect(await acts(linkId)).toEqual([
      'USAGE 2026-08~2026-10',
      'BILLS',
      'BILLS 2026-09',
      `BILL ${bill.billNo}`,
      'BILLS 2026-08~2026-10',
      'ENTER',
    ])
    expect((await master.ok(DETAIL, { linkId })).seenAt).not.toBeNull()
  })

  test('it contains no phone, name or right of a user', async () => {
    const { token } = await aLink(gateway, master)
    const { pass } = await entered(gateway, token)
    const answers = [
      await gateway.ok('btwob POST /guest/bills', { pageSize: 50 }, withPass(pass)),
      await gateway.ok('btwob POST /guest/invoices', { pageSize: 50 }, withPass(pass)),
    ]
    expect(JSON.stringify(answers)).not.toMatch(/1\d{10}(?!\d)|1\d\d\*{4}\d{4}|userId|locked|canPay|applicant/)
  })

  test('bills and invoices of others, and of other months, are not there', async () => {
    const { token } = await aLink(gateway, master, { monthFrom: '2026-10', monthTo: '2026-10' })
    const { pass } = await entered(gateway, token)
    const other = await gateway.as('13800000001')
    const [foreign] = (await other.ok('default GET /crmgas/bill/list', {})).list
    const early = { billMonthFrom: '2026-01', billMonthTo: '2026-08' }
    const [before] = (await master.ok('default GET /crmgas/bill/list', early)).list
    for (const billId of [foreign?.billId, before?.billId, 'none'])
      expect(await gateway.call('btwob POST /guest/bill', { billId: billId ?? 'none' }, withPass(pass))).toMatchObject({
        code: '2902',
      })
    const issued = (await master.ok('default GET /crmgas/invoice/issuedList', { pageSize: 50 })).list
    const old = issued.find(({ issueTime }) => !issueTime.startsWith('2026-10'))
    for (const invoiceId of [old?.invoiceId ?? 'none', 'none'])
      expect(await gateway.call('btwob POST /guest/invoice', { invoiceId }, withPass(pass))).toMatchObject({
        code: '2902',
      })
  })

  test('what the link does not name is not there', async () => {
    const { token } = await aLink(gateway, master, { scopes: ['USAGE'] })
    const { pass } = await entered(gateway, token)
    const usage = await gateway.ok('btwob POST /guest/usage', {}, withPass(pass))
    expect(usage.list.map(({ amount }) => amount).every((amount) => amount === null)).toBe(true)
    for (const key of ['btwob POST /guest/bills', 'btwob POST /guest/invoices'] as const)
      expect(await gateway.call(key, {}, withPass(pass))).toMatchObject({ code: '2902' })
  })

  test('an invoice’s documents close with the link', async () => {
    const { linkId, token } = await aLink(gateway, master)
    const { pass } = await entered(gateway, token)
    const { list } = await gateway.ok('btwob POST /guest/invoices', { pageSize: 50 }, withPass(pass))
    const drawn = list.find(({ invoiceType }) => invoiceType !== '01' && invoiceType !== '04')
    const invoice = await gateway.ok('btwob POST /guest/invoice', { invoiceId: drawn?.invoiceId ?? '' }, withPass(pass))
    const urls = [invoice.files?.pdfUrl, invoice.files?.xmlUrl, invoice.files?.pageImages[0]].map((url) => url ?? '')
    const opened = (url: string) => gateway.gateway.app.inject({ method: 'GET', url })
    for (const url of urls) expect((await opened(url)).statusCode).toBe(200)
    await master.ok(REVOKE, { linkId })
    for (const url of urls) expect((await opened(url)).statusCode).toBe(404)
  })

  test('files of the platform are served by the gateway; their own addresses, which cannot be revoked, are not shown', async () => {
    const platform = createServer((request, response) => {
      if (request.url === '/gone.xml') response.statusCode = 404
      response.end(request.url === '/page.jpg' ? Buffer.from([0xff, 0xd8, 0xff]) : `file ${request.url ?? ''}`)
    })
    await new Promise<void>((done) => void platform.listen(0, '127.0.0.1', done))
    const place = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`
    Object.assign(gateway.config, { einvoice: { fileHosts: [place] } })
    const { linkId, token } = await aLink(gateway, master)
    const { pass } = await entered(gateway, token)
    const { list } = await gateway.ok('btwob POST /guest/invoices', {}, withPass(pass))
    const invoiceId = list[0]?.invoiceId ?? ''
    const mine = gateway.db.updateTable('invoice').where('bp', '=', BP).where('invoiceId', '=', invoiceId)
    const files = {
      pdf: `${place}/a.pdf`,
      ofd: `${place}/a.ofd`,
      xml: `${place}/gone.xml`,
      pictures: [`${place}/page.jpg`],
    }
    await mine.set({ files: jsonb(files) }).execute()
    try {
      const shown = await gateway.ok('btwob POST /guest/invoice', { invoiceId }, withPass(pass))
      expect(JSON.stringify(shown)).not.toContain(place)
      if (!shown.files) throw new Error('no files')
      const { pdfUrl, xmlUrl, ofdUrl, pageImages } = shown.files
      const opened = (url: string | null | undefined) =>
        gateway.gateway.app.inject({ method: 'GET', url: url ?? '/none' })
      expect(await opened(pdfUrl)).toMatchObject({ statusCode: 200, body: 'file /a.pdf' })
      expect(await opened(ofdUrl)).toMatchObject({ statusCode: 200, body: 'file /a.ofd' })
      expect((await opened(pageImages[0])).headers['content-type']).toBe('image/jpeg')
      expect((await opened(xmlUrl)).statusCode).toBe(404)
      expect((await master.ok('default GET /crmgas/invoice/invoiceDetail', { invoiceId })).files?.pdfUrl).toBe(
        files.pdf,
      )
      await master.ok(REVOKE, { linkId })
      for (const url of [pdfUrl, ofdUrl, pageImages[0]]) expect((await opened(url)).statusCode).toBe(404)
    } finally {
      await mine.set({ files: null }).execute()
      Object.assign(gateway.config, { einvoice: null })
      await new Promise((done) => void platform.close(done))
    }
  })
})

describe('over', () => {
  const dead = ['btwob POST /guest/look', 'btwob POST /guest/sendCode'] as const

  test('revoked at once; two revocations at once, and a repeated one, get the same answer', async () => {
    const { linkId, token } = await aLink(gateway, master)
    const { pass } = await entered(gateway, token)
    await gateway.ok('btwob POST /guest/bills', {}, withPass(pass))
    const answers = await Promise.all([master.ok(REVOKE, { linkId }), master.ok(REVOKE, { linkId })])
    expect(answers[0]).toEqual(answers[1])
    expect(await master.ok(REVOKE, { linkId })).toEqual(answers[0])
    const trail = await gateway.db.selectFrom('auditLog').select('toState').where('entityId', '=', linkId).execute()
    expect(trail.map(({ toState }) => toState).sort()).toEqual(['MADE', 'REVOKED'])
    expect(await gateway.call('btwob POST /guest/bills', {}, withPass(pass))).toMatchObject({
      code: '2570',
      text: '链接已失效，请联系分享人重新获取',
    })
    expect(await master.call('btwob POST /guestLink/renew', { linkId })).toMatchObject({ code: '2904' })
  })

  test('revoked, expired, without its author: the same answer letter for letter', async () => {
    const revoked = await aLink(gateway, master)
    await master.ok(REVOKE, { linkId: revoked.linkId })
    const expired = await aLink(gateway, master)
    await gateway.db
      .updateTable('guestLink')
      .set({ expireAt: gateway.clock.iso() })
      .where('linkId', '=', expired.linkId)
      .execute()
    const orphaned = await aLink(gateway, master)
    await gateway.db.updateTable('guestLink').set({ madeBy: 'none' }).where('linkId', '=', orphaned.linkId).execute()
    const tokens = [revoked.token, expired.token, orphaned.token, 'x'.repeat(43), 'x']
    for (const key of dead) {
      const answers = []
      for (const token of tokens) {
        const { status, code, text, data } = await gateway.call(key, { token })
        answers.push({ status, code, text, data })
      }
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
      expect(answers[0]).toMatchObject({ code: '2570' })
    }
    expect((await enter(gateway, revoked.token, '123456')).code).toBe('2570')
    const states = [revoked, expired, orphaned].map(({ linkId }) => stateOf(linkId))
    expect(await Promise.all(states)).toEqual(['REVOKED', 'EXPIRED', 'ENDED'])
  })

  test('a pass lives half an hour, and no longer than the link', async () => {
    const { token } = await aLink(gateway, master)
    const { pass } = await entered(gateway, token)
    moveOn(gateway, 1799)
    await gateway.ok('btwob POST /guest/usage', {}, withPass(pass))
    moveOn(gateway, 1)
    expect(await gateway.call('btwob POST /guest/usage', {}, withPass(pass))).toMatchObject({
      code: '2571',
      text: '访问已超时，请重新验证',
    })
  })

  test('another token: the former one and its sessions end', async () => {
    const { linkId, token } = await aLink(gateway, master)
    const { pass } = await entered(gateway, token)
    const renewed = await master.ok('btwob POST /guestLink/renew', { linkId })
    expect((await gateway.call('btwob POST /guest/look', { token })).code).toBe('2570')
    expect((await gateway.call('btwob POST /guest/bills', {}, withPass(pass))).code).toBe('2571')
    await gateway.ok('btwob POST /guest/look', renewed)
  })

  test('a frozen maker opens nothing', async () => {
    const { token } = await aLink(gateway, master)
    const { madeBy } = await gateway.db.selectFrom('guestLink').select('madeBy').executeTakeFirstOrThrow()
    const freeze = (status: '5' | '1') =>
      gateway.db.updateTable('appUser').set({ status }).where('userId', '=', madeBy).execute()
    await freeze('5')
    expect((await gateway.call('btwob POST /guest/look', { token })).code).toBe('2570')
    await freeze('1')
  })

  test('it dies with the rights of its maker, and does not come back with them', async () => {
    const li = await gateway.as('13800000001')
    const { linkId, token } = await aLink(gateway, li)
    const { pass } = await entered(gateway, token)
    await handOver('13800000001', '13800000002')
    expect(await gateway.call('btwob POST /guest/bills', {}, withPass(pass))).toMatchObject({ code: '2570' })
    const next = await gateway.as('13800000002')
    expect(await next.ok(DETAIL, { linkId })).toMatchObject({ state: 'ENDED' })
    await handOver('13800000002', '13800000001')
    const again = await gateway.as('13800000001')
    expect(await again.ok(DETAIL, { linkId })).toMatchObject({ state: 'ENDED' })
    expect((await gateway.call('btwob POST /guest/look', { token })).code).toBe('2570')
    // A new one has the present rights of its author.
    await gateway.ok('btwob POST /guest/look', { token: (await aLink(gateway, again)).token })
  })

  test('unbound: dead', async () => {
    const owner = await gateway.as('13800000007')
    const { token } = await aLink(gateway, owner)
    const { bindingId } = await gateway.db
      .selectFrom('bpBinding')
      .select('bindingId')
      .where('bp', '=', '1000000002')
      .where('isMaster', '=', true)
      .executeTakeFirstOrThrow()
    await owner.ok('default POST /crmgas/portal/user/unbindCustomer', { bindingId })
    expect((await gateway.call('btwob POST /guest/look', { token })).code).toBe('2570')
    const { endedAt } = await gateway.db.selectFrom('guestLink').select('endedAt').executeTakeFirstOrThrow()
    expect(endedAt).not.toBeNull()
  })
})

/** Makes another phone the master; the step-up is a ticket as the step-up page would send it. */
async function handOver(from: string, toPhone: string): Promise<void> {
  const giver = await gateway.as(from)
  const securityTicket = newSecret()
  const { userId } = await giver.ok('default POST /crmgas/portal/user/userInfo', undefined)
  await gateway.db
    .insertInto('securityTicket')
    .values({
      ticketHash: hashOf(securityTicket),
      userId,
      scene: 'transfer',
      subject: '1001|1000000001',
      expireAt: '2027-01-01T00:00:00+08:00',
    })
    .execute()
  const wish = { bp: '1000000001', toPhone, securityTicket, quit: '0' as const, requestNo: requestNo() }
  await giver.ok('default POST /crmgas/portal/user/transferMaster', wish)
}
