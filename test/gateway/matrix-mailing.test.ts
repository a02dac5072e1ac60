/* Y-15: the matrix of the month before, by mail on the 5th. */
import type { Caller, TestGateway } from '../setup/gateway'
import { HOSPITAL, aCustomer, aPaidBill, aTitle, applied, clerk } from './invoice-kit'
import { matrixGateway } from './matrix-kit'
import { aBinding, aCompany, anEntrustment } from './members-kit'
import { pass, requestNo } from './payment-kit'
import { sealText } from '../../gateway/secret'

const ASK = 'btwob POST /invoice/matrix/mailing/ask'
const CONFIRM = 'btwob POST /invoice/matrix/mailing/confirm'
const STOP = 'btwob POST /invoice/matrix/mailing/stop'
const MAILING = 'btwob GET /invoice/matrix/mailing'
const BOX = 'finance@kangning.example.com'

describe('the matrix by mail', () => {
  let gateway: TestGateway
  let li: Caller
  const open = async () => {
    gateway = await matrixGateway()
    await aCustomer(gateway)
    await aCompany(gateway.db, HOSPITAL.companyCode)
    await aBinding(gateway.db, HOSPITAL, 'u-1', { isMaster: true })
    li = clerk(gateway)
  }

  const outbox = () =>
    gateway.db.selectFrom('devOutbox').selectAll().where('channel', '=', 'MAIL').orderBy('createdAt').execute()
  const months = async () => (await outbox()).filter(({ text }) => text.includes('财务对账：'))
  const ask = (email = BOX, caller = li) => caller.call(ASK, { requestNo: requestNo(), email })
  /** The code of the last mail. */
  const code = async () => {
    await gateway.drain()
    return /验证码：(\d{6})/.exec((await outbox()).at(-1)?.text ?? '')?.[1] ?? ''
  }
  const begin = async (email = BOX) => {
    expect((await ask(email)).code).toBe('0')
    return li.ok(CONFIRM, { code: await code() })
  }

  describe('month by month', () => {
    beforeEach(open)
    afterEach(() => gateway.close())

    it('goes to a mailbox that has shown its code, once a month, with the sheet and the invoices', async () => {
      const titleId = await aTitle(li)
      await aPaidBill(gateway, 'b1', '100.00')
      const { list } = await li.ok('default GET /crmgas/invoice/waitList', {})
      await applied(li, [list[0]?.tradeNo ?? ''], { titleId })
      await gateway.drain()
      expect(await li.ok(MAILING, {})).toEqual({ email: null, waiting: null, next: null, sent: [] })
      expect(await begin()).toMatchObject({
        email: 'fin***@kangning.example.com',
        waiting: null,
        next: { month: '2026-11', on: '2026-12-05' },
      })
      await gateway.passTime('2026-12-04T20:00:00+08:00')
      expect(await months()).toEqual([])
      await gateway.passTime('2026-12-05T09:00:00+08:00')
      const [mail] = await months()
      expect(mail).toMatchObject({ target: BOX })
      expect(mail?.text).toContain('2026年11月财务对账：康宁医院')
      expect(mail?.text).toContain(`财务对账_${HOSPITAL.bp}_2026-11.xlsx`)
      expect(mail?.text).toContain(`发票_${HOSPITAL.bp}_2026-11.zip`)
      await gateway.passTime('2026-12-05T20:00:00+08:00')
      await gateway.drain()
      expect(await months()).toHaveLength(1)
      expect(await li.ok(MAILING, {})).toMatchObject({
        next: { month: '2026-12', on: '2027-01-05' },
        sent: [{ month: '2026-11', status: '1', email: 'fin***@kangning.example.com', failReason: null }],
      })
      await gateway.passTime('2027-02-06T09:00:00+08:00')
      const sent = await li.ok(MAILING, {})
      expect(sent.sent.map(({ month, status }) => `${month} ${status}`)).toEqual([
        '2027-01 1',
        '2026-12 1',
        '2026-11 1',
      ])
    })

    it('ends at once, and a month that has gone out does not go out again', async () => {
      await begin()
      expect(await li.ok(STOP, {})).toBe(true)
      expect(await li.ok(STOP, {})).toBe(true)
      await gateway.passTime('2026-12-06T09:00:00+08:00')
      expect(await months()).toEqual([])
      expect(await li.ok(MAILING, {})).toMatchObject({ email: null, next: null })
      await begin()
      await gateway.db.updateTable('financeMailing').set({ nextMonth: '2026-11' }).execute()
      await gateway.passTime('2026-12-07T09:00:00+08:00')
      expect(await months()).toHaveLength(1)
      await gateway.db.updateTable('financeMailing').set({ nextMonth: '2026-11' }).execute()
      await gateway.passTime('2026-12-08T09:00:00+08:00')
      expect(await months()).toHaveLength(1)
      expect((await li.ok(MAILING, {})).next).toEqual({ month: '2026-12', on: '2027-01-05' })
    })

    it('is dropped on its way where it was stopped meanwhile', async () => {
      await begin()
      await setMode('DOWN')
      await gateway.passTime('2026-12-05T09:00:00+08:00')
      expect((await li.ok(MAILING, {})).sent).toMatchObject([{ month: '2026-11', status: '0' }])
      await li.ok(STOP, {})
      await setMode('NORMAL')
      await run()
      expect(await months()).toEqual([])
      expect((await li.ok(MAILING, {})).sent).toMatchObject([{ status: '2', failReason: '已停止发送' }])
    })

    it('is dropped on its way where its user has lost the right meanwhile', async () => {
      await begin()
      await setMode('DOWN')
      await gateway.passTime('2026-12-05T09:00:00+08:00')
      await gateway.db.updateTable('bpBinding').set({ isMaster: false }).execute()
      await setMode('NORMAL')
      await run()
      expect(await months()).toEqual([])
      expect(await li.ok(MAILING, {})).toMatchObject({
        email: null,
        next: null,
        sent: [{ status: '2', failReason: '已停止发送' }],
      })
    })

    it('arrives once, wherever the process dies on the way, and where the server’s answer is lost', async () => {
      await begin()
      await gateway.db.deleteFrom('devOutbox').execute()
      gateway.clock.moveTo('2026-12-05T09:00:00+08:00')
      const restarted = async () => {
        await gateway.db.deleteFrom('financeSending').execute()
        await gateway.db.deleteFrom('devOutbox').execute()
        await gateway.db
          .updateTable('financeMailing')
          .set({ nextMonth: '2026-11', email: sealText(gateway, BOX) })
          .execute()
      }
      const arrived = async () => [
        (await months()).length,
        ...(await li.ok(MAILING, {})).sent.map(({ status }) => status),
      ]
      for (let cut = 0, wasWhole = false; !wasWhole; cut++) {
        await restarted()
        await gateway.killAfter(cut)
        wasWhole = await run().then(
          () => true,
          () => false,
        )
        await gateway.killAfter(null)
        await run()
        await run()
        expect([cut, ...(await arrived())]).toEqual([cut, 1, '1'])
        expect(cut).toBeLessThan(60)
      }
      await restarted()
      await setMode('LOST')
      await expect(run()).rejects.toThrow()
      await setMode('NORMAL')
      await run()
      expect(await arrived()).toEqual([1, '1'])
    })

    it('goes to a user of an entrustment with the rights, and no more once that has ended (AU-16)', async () => {
      const rights = ['BILL_VIEW', 'INVOICE_VIEW', 'INVOICE_APPLY']
      await anEntrustment(gateway, HOSPITAL, 'u-steward', rights)
      li = gateway.asSession({
        ...HOSPITAL,
        userId: 'u-steward',
        models: rights,
        reviewStatus: '1',
        entrustedTenantId: 'service-u-steward',
      })
      await begin()
      await gateway.passTime('2026-12-05T09:00:00+08:00')
      expect(await months()).toHaveLength(1)
      await gateway.db.updateTable('entrustment').set({ status: '0' }).execute()
      await gateway.passTime('2027-01-05T09:00:00+08:00')
      expect(await li.ok(MAILING, {})).toMatchObject({
        email: null,
        next: null,
        sent: [{ month: '2026-11', status: '1' }],
      })
    })

    it('is not sent to a user that lost the right, to a sub-account that is gone or to a full box', async () => {
      await begin()
      await gateway.db.updateTable('bpBinding').set({ isMaster: false }).execute()
      await gateway.passTime('2026-12-05T09:00:00+08:00')
      expect(await months()).toEqual([])
      expect(await li.ok(MAILING, {})).toMatchObject({ email: null, next: null, sent: [] })
      await gateway.db.updateTable('bpBinding').set({ isMaster: true }).execute()
      await begin()
      await gateway.db
        .updateTable('financeMailing')
        .set({ email: sealText(gateway, 'full@example.com') })
        .execute()
      await gateway.passTime('2027-01-05T09:00:00+08:00')
      expect((await li.ok(MAILING, {})).sent).toMatchObject([
        { month: '2026-12', status: '2', failReason: '邮箱已满，请清理后重新发送' },
      ])
    })
  })

  describe('being set up', () => {
    beforeAll(open)
    afterAll(() => gateway.close())
    /** No mail has been asked for yet. */
    beforeEach(async () => {
      await gateway.drain()
      await gateway.db.deleteFrom('financeMailing').execute()
      await gateway.db.deleteFrom('devOutbox').execute()
    })

    it.each([['a@b.company'], ['a b@example.com'], ['a@example.com\nbcc:x@y.com'], ['a@example.com.'], ['no-address']])(
      'refuses the address %j (2610)',
      async (email) => expect((await ask(email)).code).toBe('2610'),
    )

    it('sends codes once a minute and five times a day', async () => {
      expect((await ask()).code).toBe('0')
      expect(await ask()).toMatchObject({ code: '2004', text: '操作过于频繁，请60秒后再试' })
      for (let n = 2; n <= 5; n++) {
        await pass(gateway, 61)
        expect((await ask()).code).toBe('0')
      }
      await pass(gateway, 61)
      expect((await ask()).code).toBe('2005')
      await gateway.passTime('2026-11-24T09:30:00+08:00')
      expect((await ask()).code).toBe('0')
    })

    it('takes the same request once', async () => {
      const asked = { requestNo: requestNo(), email: BOX }
      expect((await li.call(ASK, asked)).code).toBe('0')
      expect(await li.ok(ASK, asked)).toMatchObject({ waiting: { email: 'fin***@kangning.example.com' } })
      expect((await li.call(ASK, { ...asked, email: 'other@example.com' })).code).toBe('2905')
      await gateway.drain()
      expect(await outbox()).toHaveLength(1)
    })

    it('wants the right code in time: five wrong answers end it, and so do ten minutes', async () => {
      expect((await li.call(CONFIRM, { code: '000000' })).code).toBe('2003')
      await ask()
      const right = await code()
      const wrong = right === '000000' ? '000001' : '000000'
      for (let n = 0; n < 5; n++) expect((await li.call(CONFIRM, { code: wrong })).code).toBe('2002')
      expect((await li.call(CONFIRM, { code: right })).code).toBe('2003')
      expect((await li.ok(MAILING, {})).waiting).toBeNull()
      await pass(gateway, 61)
      await ask()
      const next = await code()
      expect(next).not.toBe('')
      await pass(gateway, 601)
      expect((await li.call(CONFIRM, { code: next })).code).toBe('2003')
    })

    it('a new mailbox takes over with its code, and the old one is sent to until then', async () => {
      await begin()
      await pass(gateway, 61)
      await ask('other@example.com')
      expect(await li.ok(MAILING, {})).toMatchObject({
        email: 'fin***@kangning.example.com',
        waiting: { email: 'oth***@example.com', failReason: null },
      })
      expect(await li.ok(CONFIRM, { code: await code() })).toMatchObject({
        email: 'oth***@example.com',
        next: { month: '2026-11' },
      })
    })

    it('says where the code did not arrive', async () => {
      await ask('full@example.com')
      await gateway.drain()
      expect((await li.ok(MAILING, {})).waiting).toMatchObject({ failReason: '邮箱已满，请清理后重新发送' })
    })

    it('promises nothing where no mail is sent (MAIL=off)', async () => {
      const { mail } = gateway.gateway.work.ports
      Object.assign(mail, { isOff: true })
      try {
        expect((await ask()).code).toBe('2907')
        expect((await li.ok(MAILING, {})).waiting).toBeNull()
      } finally {
        Object.assign(mail, { isOff: false })
      }
    })

    it('is set up by users that may apply for invoices, each user separately', async () => {
      const reader = clerk(gateway, 'u-2', { isMaster: false, models: ['INVOICE_VIEW', 'BILL_VIEW'] })
      expect((await ask(BOX, reader)).code).toBe('2110')
      expect((await reader.call(CONFIRM, { code: '000000' })).code).toBe('2110')
      await begin()
      expect(await reader.ok(MAILING, {})).toEqual({ email: null, waiting: null, next: null, sent: [] })
      expect(await reader.ok(STOP, {})).toBe(true)
      expect((await li.ok(MAILING, {})).email).not.toBeNull()
    })
  })

  const setMode = (value: string) => gateway.setting('mail.mode', value)

  /** A try of the queue, now. */
  async function run() {
    const { matrixMailKind } = await import('../../gateway/modules/invoice/matrix/send')
    const kind = matrixMailKind.run as { manual: (ctx: object, data: object) => Promise<void> }
    const work = gateway.gateway.work
    await kind.manual(
      {
        ...work,
        db: gateway.db,
        transaction: (inner: (one: object) => Promise<unknown>) =>
          gateway.db.transaction().execute((db) => inner({ ...work, db, afterCommit: () => undefined })),
      },
      { bp: HOSPITAL.bp, userId: 'u-1', month: '2026-11' },
    )
  }
})
