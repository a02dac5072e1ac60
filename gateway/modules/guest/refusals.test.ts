import { ACCOUNTANT, aLink, entered, sendCode, withPass } from '../../../test/gateway/guest-kit'
import { day, moveOn } from '../../../test/gateway/login-kit'
import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'

let gateway: TestGateway
let master: Caller
beforeAll(async () => {
  gateway = await testGateway()
  master = await gateway.as('13800000008')
})
afterAll(() => gateway.close())

/** Past the limits of the hour; a login lives long enough for one test. */
async function anHourLater(): Promise<void> {
  moveOn(gateway, 3600)
  master = await gateway.as('13800000008')
}

const READS = [
  ['btwob POST /guest/bills', {}],
  ['btwob POST /guest/bill', { billId: 'any' }],
  ['btwob POST /guest/invoices', {}],
  ['btwob POST /guest/invoice', { invoiceId: 'any' }],
  ['btwob POST /guest/usage', {}],
] as const

describe('a session of a revoked link', () => {
  let pass: string
  beforeAll(async () => {
    const { linkId, token } = await aLink(gateway, master)
    ;({ pass } = await entered(gateway, token))
    await master.ok('btwob POST /guestLink/revoke', { linkId })
  })

  test.each(READS)('%s: is shown nothing more', async (key, input) => {
    const before = await gateway.db.selectFrom('guestView').select('viewId').execute()
    expect(await gateway.send(key, input, withPass(pass))).toMatchObject({
      code: '2570',
      text: '链接已失效，请联系分享人重新获取',
    })
    expect(await gateway.db.selectFrom('guestView').select('viewId').execute()).toEqual(before)
  })
})

test.each([
  ['btwob POST /guest/bills', {}, 'USAGE'],
  ['btwob POST /guest/bill', { billId: 'any' }, 'USAGE'],
  ['btwob POST /guest/invoices', {}, 'BILL'],
  ['btwob POST /guest/invoice', { invoiceId: 'any' }, 'BILL'],
  ['btwob POST /guest/usage', {}, 'BILL'],
] as const)('%s: what the link does not name is not there', async (key, input, named) => {
  await anHourLater()
  const { linkId, token } = await aLink(gateway, master, { scopes: [named] })
  const { pass } = await entered(gateway, token)
  expect(await gateway.send(key, input, withPass(pass))).toMatchObject({ code: '2902', text: '数据不存在或已删除' })
  const views = await gateway.db.selectFrom('guestView').select('act').where('linkId', '=', linkId).execute()
  expect(views).toEqual([{ act: 'ENTER' }])
})

describe('the code of a link has the limits of every code', () => {
  const sent = async () =>
    (await gateway.db.selectFrom('devOutbox').select('outboxId').where('target', '=', ACCOUNTANT).execute()).length

  test('a wrong picture: 2007, and nothing is sent', async () => {
    await anHourLater()
    const { token } = await aLink(gateway, master)
    for (let n = 0; n < 2; n += 1) {
      expect((await sendCode(gateway, token)).ok).toBe(true)
      moveOn(gateway, 60)
    }
    const before = await sent()
    const typed = { captchaId: 'nothing', captchaCode: 'AC2C' }
    expect(await gateway.call('btwob POST /guest/sendCode', { token, ...typed })).toMatchObject({
      code: '2007',
      text: '图形验证码错误',
    })
    expect(await sent()).toBe(before)
  })

  test('ten a day: the eleventh is 2005', async () => {
    moveOn(gateway, day)
    await anHourLater()
    const { token } = await aLink(gateway, master)
    for (let n = 0; n < 10; n += 1) {
      expect((await sendCode(gateway, token)).ok).toBe(true)
      moveOn(gateway, 3600)
    }
    const before = await sent()
    expect(await sendCode(gateway, token)).toMatchObject({ code: '2005', text: '获取验证码次数过多，请稍后再试' })
    expect(await sent()).toBe(before)
  })
})
