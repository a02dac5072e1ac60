import { textsOfPdf } from '../../../../test/gateway/pdf-kit'
import { testGateway, type Caller, type TestGateway } from '../../../../test/setup/gateway'
import { voucherName } from '@domain/statuses/pay-order'
import { voucherPaper, type ToldVoucher } from '../rules/voucher-paper'

/** Vouchers as documents, over the demo data (A 5.17). */
describe('the document of a voucher', () => {
  let gateway: TestGateway
  let callers: [factory: Caller, restaurant: Caller, hospital: Caller]
  beforeAll(async () => {
    gateway = await testGateway()
    callers = [await gateway.as('13800000001'), await gateway.as('13800000007'), await gateway.as('13800000008')]
  })
  afterAll(() => gateway.close())

  const open = (url: string) => gateway.gateway.app.inject({ method: 'GET', url, headers: { host: 'gas.test' } })
  const vouchersOf = async (caller: Caller) =>
    (await caller.ok('default GET /crmgas/voucher/list', { pageSize: 50 })).list.map(({ voucherId }) => voucherId)
  const detailOf = (caller: Caller, voucherId: string) => caller.ok('default GET /crmgas/voucher/detail', { voucherId })

  it('contains what its page shows, for every customer', async () => {
    for (const caller of callers)
      for (const voucherId of (await vouchersOf(caller)).slice(0, 4)) {
        const detail = await detailOf(caller, voucherId)
        const answer = await open(detail.pdfUrl)
        expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf' })
        const name = encodeURIComponent(`${voucherName(detail.bizType)}_${detail.voucherNo}.pdf`)
        expect(answer.headers['content-disposition']).toContain(name)
        expect(answer.rawPayload.length).toBeLessThan(60_000)
        const text = textsOfPdf(answer.rawPayload).join('')
        expect(saidOf(detail).filter((said) => !text.includes(said))).toEqual([])
      }
  })

  it('is the same document each time', async () => {
    const [factory] = callers
    const [voucherId = ''] = await vouchersOf(factory)
    const { pdfUrl } = await detailOf(factory, voucherId)
    const [first, again] = [await open(pdfUrl), await open(pdfUrl)]
    expect(first.rawPayload.equals(again.rawPayload)).toBe(true)
  })

  it('is stamped when its money went back', async () => {
    const [factory] = callers
    const vouchers = await Promise.all((await vouchersOf(factory)).map((id) => detailOf(factory, id)))
    const refunded = vouchers.filter(({ refundedAmount }) => refundedAmount !== '0.00')
    expect(refunded.map(({ amount }) => amount)).toEqual(['2000.00', '50000.00'])
    expect(refunded.map(({ refundedAmount }) => refundedAmount)).toEqual(['2000.00', '50000.00'])
    const answer = await open(refunded[0]?.pdfUrl ?? '')
    expect(textsOfPdf(answer.rawPayload)).toContain('已退款')
  })

  it('does not open by another id, another kind or later than ten minutes', async () => {
    const [factory, restaurant] = callers
    const [own = '', other = ''] = await vouchersOf(factory)
    const { pdfUrl } = await detailOf(factory, own)
    expect((await restaurant.call('default GET /crmgas/voucher/detail', { voucherId: own })).code).toBe('2902')
    expect((await open(pdfUrl.replace(own, other))).statusCode).toBe(403)
    expect((await open(pdfUrl.replace('voucher-', 'payersvoucher-'))).statusCode).toBe(403)
    gateway.clock.moveTo(new Date(gateway.clock.now() + 11 * 60_000).toISOString())
    expect((await open(pdfUrl)).statusCode).toBe(403)
  })
})

function saidOf(detail: ToldVoucher): string[] {
  const { from, title, about, rows, sum, priced, money, payment, seal, foot } = voucherPaper(detail)
  const facts = [...about, ...money, ...payment].flatMap(({ label, value }) => [label, value])
  const byPrice = priced.flatMap((one) => [one.title, ...one.rows.flat(), ...one.sum])
  return [from, title, ...facts, ...rows.flat(), ...sum, ...byPrice, seal.use, foot]
}
