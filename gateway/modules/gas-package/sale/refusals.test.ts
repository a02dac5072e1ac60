import {
  aBuyer,
  aDrawing,
  aPackage,
  assistant,
  clerk,
  CREATE,
  readyToSign,
  saleGateway,
  SIGN,
  signed,
  stockOf,
  wish,
  type Buyer,
} from '../../../../test/gateway/package-sale-kit'
import { requestNo } from '../../../../test/gateway/payment-kit'
import type { Caller, TestGateway } from '../../../../test/setup/gateway'

const CANCEL = 'taocan POST /trade/order/cancel'
const REMIND = 'btwob POST /package/remindMaster'

describe('of a sale is refused', () => {
  let gateway: TestGateway
  let buyer: Buyer
  let zhang: Caller
  beforeEach(async () => {
    gateway = await saleGateway()
    buyer = await aBuyer(gateway)
    zhang = clerk(gateway, buyer)
    await aPackage(gateway)
  })
  afterEach(() => gateway.close())

  it('an order for more than the meters let through in a cycle (X-05)', async () => {
    await gateway.db.updateTable('meter').set({ qmax: '40.00' }).execute()
    expect(await zhang.call(CREATE, wish(buyer))).toMatchObject({
      code: '42202',
      text: '周期气量超过计量表最大通过能力29760 m³',
    })
    expect(await gateway.db.selectFrom('packageOrder').select('orderNo').execute()).toEqual([])
    expect(await stockOf(gateway)).toMatchObject({ heldVolume: '0' })
  })

  it.each([
    ['nothing', ''],
    ['a dot', 'M500 200 L503 202'],
  ])('a signature by hand that draws %s', async (_what, path) => {
    const { agreeId } = await zhang.ok(CREATE, wish(buyer))
    const ready = await readyToSign(gateway, zhang, agreeId)
    const byHand = { ...ready, signWay: 'HAND' as const, signImage: await aDrawing(gateway, path) }
    expect(await zhang.call(SIGN, byHand)).toMatchObject({ code: 'A2203', text: '签名无效，请重新书写' })
    expect(await zhang.ok('taocan GET /trade/agree/detail', { agreeId })).toMatchObject({ state: 'TO_SIGN' })
  })

  it.each<[string, (made: { agreeId: string; orderNo: string }) => Promise<unknown>]>([
    ['signed', ({ agreeId }) => signed(gateway, zhang, agreeId)],
    [
      'cancelled',
      ({ orderNo }) => zhang.ok(CANCEL, { orderNo, version: 1, reason: '计划有变', requestNo: requestNo() }),
    ],
  ])('a reminder of what is %s (K-16)', async (_what, end) => {
    const made = await zhang.ok(CREATE, wish(buyer))
    await end(made)
    const asked = { agreeId: made.agreeId, requestNo: requestNo() }
    expect(await assistant(gateway, buyer).call(REMIND, asked)).toMatchObject({
      code: '2904',
      text: '数据已被更新，请刷新后重试',
    })
    expect(await gateway.db.selectFrom('packageOrder').select('remindedAt').execute()).toEqual([{ remindedAt: null }])
  })
})
