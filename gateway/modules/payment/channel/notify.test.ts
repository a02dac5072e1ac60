import { sandboxOf } from '../../../demo/stand-ins/sandbox'
import type { TestGateway } from '../../../../test/setup/gateway'
import { aBill, anAccount, openCashier, orderBills, payer, paymentGateway } from '../../../../test/gateway/payment-kit'

/** The calls for channels under the limits of operation: all channels send from one address and read only the status. */
describe('notifications over HTTP', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await paymentGateway(undefined, { RATE_LIMIT: '1' })
  })
  afterAll(() => gateway.close())

  const send = (payload: string, headers: Record<string, string> = {}) =>
    gateway.gateway.app.inject({
      method: 'POST',
      url: '/api/crmgas/pay/notify/SANDBOX',
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    })

  it('are taken however many come within a minute', async () => {
    const key = await anAccount(gateway.db)
    const li = payer(gateway, key)
    await aBill(gateway.db, key, { billId: 'b-1', receivable: '88.00' })
    const { orderId } = await orderBills(li, ['b-1'])
    await li.ok('default POST /crmgas/pay/sandbox/pay', {
      sandboxToken: await openCashier(li, orderId),
      result: 'SUCCESS',
    })
    gateway.clock.moveTo('2026-11-23T09:31:00+08:00')
    const [notice] = (await sandboxOf(gateway.gateway.work)?.takeDue(5)) ?? []
    if (!notice) throw new Error('no notification is due')
    for (let other = 0; other < 25; other++) expect((await send('{"forged":true}')).statusCode).toBe(400)
    const good = await send(notice.body, notice.headers)
    expect([good.statusCode, good.body]).toEqual([200, 'success'])
    expect((await li.ok('default GET /crmgas/pay/query', { orderId })).state).toBe('SUCCESS')
  })

  it.each([
    ['no object', '[1]'],
    ['a character that no text may hold', '{"attach":"\\u0000"}'],
    ['no JSON', '{broken'],
  ])('that cannot be read are not answered as taken: %s', async (_name, payload) => {
    expect((await send(payload)).statusCode).toBe(400)
  })

  it('to an unknown channel are not acknowledged', async () => {
    const answer = await gateway.gateway.app.inject({
      method: 'POST',
      url: '/api/crmgas/pay/notify/OTHER',
      payload: {},
    })
    expect(answer.statusCode).toBe(400)
  })
})
