import type { In } from '@contract'
import { invoiceArea } from '../../../test/gateway/areas'
import {
  CARD,
  RESTAURANT,
  aRestaurant,
  bought,
  buy,
  cardGateway,
  chip,
  cook,
  open,
  stateOf,
  touch,
} from '../../../test/gateway/card-kit'
import { anItem } from '../../../test/gateway/invoice-kit'
import { decideRefund, inTransaction, pass, requestNo } from '../../../test/gateway/payment-kit'
import type { Caller, TestGateway } from '../../../test/setup/gateway'
import type { Area } from '../../areas'
import { virtualDriver } from '../../ports/card/virtual-v1'

/* Refusals of a session with a card, and of an order of gas that is cancelled or returned. */

const OPEN = 'default POST /crmgas/nfc/open'
const CANCEL = 'default POST /crmgas/gasPaymentOrder/cancel'
const REFUND = 'default POST /crmgas/gasPaymentOrder/refund'
const LOST = { code: 'A2403', text: '该卡已挂失或已更换' }

const read = (part: Partial<In<typeof OPEN>> = {}) => ({
  mode: 'READ' as const,
  cardNo: CARD,
  platform: 'VIRTUAL' as const,
  requestNo: requestNo(),
  ...part,
})

describe('a session with a card is refused', () => {
  let gateway: TestGateway
  let chen: Caller
  let clerk: Caller
  beforeEach(async () => {
    gateway = await cardGateway()
    chen = cook(gateway)
    clerk = gateway.asSession({ userId: 'staff', companyCode: RESTAURANT.companyCode })
    await aRestaurant(gateway.db)
  })
  afterEach(() => gateway.close())

  const sessions = () => gateway.db.selectFrom('nfcSession').select('sessionId').execute()

  it('of a card that is lost, until it is found', async () => {
    const { gasOrderId } = await bought(chen, 'VOLUME', '10')
    await clerk.ok('btwob POST /card/lost', { cardNo: CARD, lost: '1' })
    expect(await chen.call(OPEN, read())).toMatchObject(LOST)
    expect(await chen.call(OPEN, read({ gasOrderId, mode: 'WRITE' }))).toMatchObject(LOST)
    expect([await stateOf(chen, gasOrderId), await sessions()]).toEqual(['WAIT_WRITE', []])
    await clerk.ok('btwob POST /card/lost', { cardNo: CARD, lost: '0' })
    expect((await chen.call(OPEN, read({ gasOrderId, mode: 'WRITE' }))).ok).toBe(true)
  })

  it('after twenty of a user in an hour (AE-05)', async () => {
    await bought(chen, 'VOLUME', '10')
    for (let n = 0; n < 20; n++) await open(chen, read())
    expect(await chen.call(OPEN, read())).toMatchObject({ code: '2906', text: '操作过于频繁，请稍后再试' })
    expect(await sessions()).toHaveLength(20)
    gateway.clock.moveTo('2026-11-23T10:30:01+08:00')
    expect((await chen.call(OPEN, read())).ok).toBe(true)
  })

  it('at an outlet when its time is over, or when it was given back', async () => {
    await bought(chen, 'VOLUME', '10')
    const over = { code: 'A2411', text: '写卡会话已超时，请重新贴卡' }
    const taken = async () => {
      const asked = { cardNo: CARD, mode: 'READ' as const, device: 'OUTLET' as const, requestNo: requestNo() }
      return (await clerk.ok('btwob POST /card/open', asked)).sessionId
    }
    const step = (sessionId: string) => clerk.call('btwob POST /card/step', { sessionId, results: [] })
    const late = await taken()
    gateway.clock.moveTo('2026-11-23T09:33:00+08:00')
    expect(await step(late)).toMatchObject(over)
    const given = await taken()
    await clerk.ok('btwob POST /card/abort', { sessionId: given })
    expect(await step(given)).toMatchObject(over)
  })
})

describe('a virtual card', () => {
  it('is none where a driver of the company speaks to real ones', async () => {
    const cards = { ...virtualDriver(Buffer.alloc(32, 7)), isVirtual: false }
    const gateway = await cardGateway({}, { ports: { cards } })
    await aRestaurant(gateway.db)
    const chen = cook(gateway)
    await bought(chen, 'VOLUME', '10')
    expect(await chen.call(OPEN, read())).toMatchObject({ code: 'A2412', text: '虚拟卡未启用' })
    expect((await chen.call(OPEN, read({ platform: 'WEAPP' }))).ok).toBe(true)
    await gateway.close()
  })
})

describe('an order of gas is refused', () => {
  let gateway: TestGateway
  let chen: Caller
  beforeEach(async () => {
    gateway = await cardGateway({}, { areas: [invoiceArea as unknown as Area] })
    chen = cook(gateway)
    await aRestaurant(gateway.db)
  })
  afterEach(() => gateway.close())

  const giveBack = (gasOrderId: string) =>
    chen.call(REFUND, { gasOrderId, reason: '买错了表，请退款', requestNo: requestNo() })
  const applications = () => gateway.db.selectFrom('refund').select('refundId').execute()

  it('its cancelling, once its card is written', async () => {
    const { gasOrderId } = await bought(chen, 'VOLUME', '10')
    await touch(chen, { gasOrderId })
    expect(await chen.call(CANCEL, { gasOrderId })).toMatchObject({ code: 'A2312', text: '已写卡订单不支持退款' })
    expect(await stateOf(chen, gasOrderId)).toBe('WRITTEN')
  })

  it('its cancelling, while the channel does not say whether it is paid (6.20)', async () => {
    const { gasOrderId, orderId } = await buy(chen, 'VOLUME', '10')
    await chen.ok('default POST /crmgas/pay/prepay', { orderId, channel: 'SANDBOX', requestNo: requestNo() })
    await gateway.setting('sandbox.mode', 'DOWN')
    expect(await chen.call(CANCEL, { gasOrderId })).toMatchObject({ code: 'A2322', text: '订单支付中，无法取消' })
    expect(await stateOf(chen, gasOrderId)).toBe('WAIT_PAY')
    await gateway.setting('sandbox.mode', 'NORMAL')
    expect(await chen.ok(CANCEL, { gasOrderId })).toEqual({ state: 'CLOSED' })
  })

  it('its money, once that went back', async () => {
    const { gasOrderId } = await bought(chen, 'VOLUME', '10')
    const answer = await giveBack(gasOrderId)
    if (!answer.ok) throw new Error(answer.code)
    const { refundId } = answer.data
    await inTransaction(gateway, (work) => decideRefund(work, refundId, 'PASS', 'staff', ''))
    await pass(gateway, 60)
    expect(await stateOf(chen, gasOrderId)).toBe('REFUNDED')
    expect(await giveBack(gasOrderId)).toMatchObject({ code: 'A2329', text: '订单已退款或正在退款' })
    expect(await applications()).toHaveLength(1)
  })

  it('its money, once a write has left for its card (AE-53)', async () => {
    const { gasOrderId } = await bought(chen, 'VOLUME', '10')
    await chip(chen, 'TEAR', { at: 18 })
    await touch(chen, { gasOrderId })
    await gateway.db.updateTable('gasOrder').set({ unknownAt: '2026-11-20T08:00:00+08:00' }).execute()
    await pass(gateway, 601)
    expect(await stateOf(chen, gasOrderId)).toBe('MANUAL')
    expect(await giveBack(gasOrderId)).toMatchObject({
      code: 'A2330',
      text: '该订单不支持在线退款，如需退款请联系客户经理',
    })
    expect(await applications()).toEqual([])
  })

  it('its money, while its invoice is in force (IV-03)', async () => {
    const { gasOrderId, orderId } = await bought(chen, 'VOLUME', '10')
    await anItem(gateway, '30.00', { ...RESTAURANT, source: 'IC', orderId })
    await gateway.db
      .updateTable('invoiceItem')
      .set({ ['status' as 'title']: 'I4' })
      .execute()
    expect(await giveBack(gasOrderId)).toMatchObject({ code: '2620', text: '该笔交易已开票，请先申请红冲' })
    expect([await stateOf(chen, gasOrderId), await applications()]).toEqual(['WAIT_WRITE', []])
  })
})
