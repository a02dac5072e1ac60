import { payer, paymentGateway, requestNo, T } from '../../../../test/gateway/payment-kit'
import { testGateway, type Caller, type TestGateway } from '../../../../test/setup/gateway'

describe('a voucher by mail (A 5.9)', () => {
  let gateway: TestGateway
  let factory: Caller
  let voucherId: string
  beforeAll(async () => {
    gateway = await testGateway()
    factory = await gateway.as('13800000001')
    voucherId = (await factory.ok('default GET /crmgas/voucher/list', {})).list[0]?.voucherId ?? ''
  })
  afterAll(() => gateway.close())

  const send = (email: string, caller = factory) =>
    caller.call('default POST /crmgas/voucher/sendEmail', { voucherId, email })
  const mails = async () => (await factory.ok('default GET /crmgas/voucher/detail', { voucherId })).mails

  it.each(['caiwu', 'a b@example.com', ' '])('%j is no address (2610)', async (email) =>
    expect(await send(email)).toMatchObject({ code: '2610' }),
  )

  it('of another customer is none (2902)', async () =>
    expect(await send('cw@example.com', await gateway.as('13800000007'))).toMatchObject({ code: '2902' }))

  it('arrives with the document; a full box is reported; the fourth in an hour is refused (AE-05)', async () => {
    expect(await send(' caiwu@example.com ')).toMatchObject({ ok: true, data: { email: 'cai***@example.com' } })
    await gateway.drain()
    const sent = await gateway.db
      .selectFrom('devOutbox')
      .select('text')
      .where('target', '=', 'caiwu@example.com')
      .execute()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.text).toMatch(/附件：.*\.pdf/)
    await send('full@example.com')
    await gateway.drain()
    expect((await mails()).map(({ email, state }) => [email, state]).sort()).toEqual([
      ['cai***@example.com', 'SENT'],
      ['ful***@example.com', 'FAILED'],
    ])
    await send('caiwu@example.com')
    expect(await send('caiwu@example.com')).toMatchObject({ code: '2906' })
    gateway.clock.moveTo(new Date(gateway.clock.now() + 3_600_001).toISOString())
    expect(await send('caiwu@example.com')).toMatchObject({ ok: true })
  })

  it('a server that does not answer is tried again', async () => {
    await gateway.setting('mail.mode', 'DOWN')
    await send('caiwu@example.com')
    await gateway.drain()
    expect((await mails()).map(({ state }) => state)).toContain('WAITING')
    await gateway.setting('mail.mode', 'NORMAL')
  })
})

test('where no mail is ever sent none is promised (2907)', async () => {
  const gateway = await paymentGateway(T, { MAIL: 'off' })
  const answer = await payer(gateway, { bp: '1000000001', companyCode: '1001' }).call(
    'default POST /crmgas/voucher/sendEmail',
    { voucherId: requestNo(), email: 'cw@example.com' },
  )
  expect(answer).toMatchObject({ code: '2907' })
  await gateway.close()
})
