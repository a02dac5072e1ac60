import type { In } from '@contract'
import type { Caller, TestGateway } from '../../../test/setup/gateway'
import {
  CARD,
  METER,
  RESTAURANT,
  aRestaurant,
  bought,
  cardGateway,
  chip,
  cook,
  open,
  pay,
  relay,
  stateOf,
  touch,
  wish,
} from '../../../test/gateway/card-kit'
import { brokenInvariants } from '../../../test/invariants/money'
import { driftOfOrders, ordersArea } from '../../../test/gateway/order-index'
import { inTransaction, requestNo } from '../../../test/gateway/payment-kit'
import { manualDesk } from './desk'

const NEW = '6217000010010299'
const CONTACT_METER = '10010202'
const CONTACT = `62170000${CONTACT_METER}`

describe('an outlet of the company', () => {
  let gateway: TestGateway
  let chen: Caller
  let clerk: Caller
  beforeEach(async () => {
    gateway = await cardGateway({}, { areas: [ordersArea] })
    chen = cook(gateway)
    clerk = gateway.asSession({ userId: 'staff', companyCode: RESTAURANT.companyCode })
    await aRestaurant(gateway.db, [{}, { meterId: CONTACT_METER, cardType: 'CONTACT' }])
  })
  afterEach(async () => {
    expect(await brokenInvariants(gateway.db, gateway.clock.iso())).toEqual([])
    expect(await driftOfOrders(gateway)).toEqual([])
    await gateway.close()
  })

  type Open = In<'btwob POST /card/open'>
  const take = (part: Partial<Open> = {}, caller = clerk) =>
    caller.call('btwob POST /card/open', {
      cardNo: CARD,
      mode: 'WRITE',
      device: 'OUTLET',
      requestNo: requestNo(),
      ...part,
    })

  /** The device of the outlet takes the card and goes on until the session has an end. */
  async function hand(part: Partial<Open> = {}) {
    const opened = await take(part)
    if (!opened.ok) throw new Error(opened.code)
    const cardNo = part.cardNo ?? CARD
    await chip(chen, 'TAP', { cardNo })
    let { commands } = opened.data
    for (;;) {
      const said = await relay(chen, commands, cardNo)
      const answer = await clerk.ok('btwob POST /card/step', { sessionId: opened.data.sessionId, ...said })
      if (answer.done) return answer
      commands = answer.commands
    }
  }
  const report = (lost: '1' | '0', cardNo = CARD, caller = clerk) =>
    caller.call('btwob POST /card/lost', { cardNo, lost })
  const replace = (part: Partial<In<'btwob POST /card/replace'>> = {}, caller = clerk) =>
    caller.call('btwob POST /card/replace', {
      cardNo: CARD,
      newCardNo: NEW,
      cardType: 'NFC',
      reason: '卡片损坏',
      ...part,
      requestNo: requestNo(),
    })
  const records = async () =>
    (await chen.ok('default GET /crmgas/nfc/record', {})).list.map(({ result, userMask }) => `${result} ${userMask}`)
  const remain = async () =>
    (await gateway.db.selectFrom('meter').select('remainVolume').where('meterId', '=', METER).executeTakeFirstOrThrow())
      .remainVolume

  it('writes what was bought for a contact card, which no phone can', async () => {
    const { slices: _one, ...asked } = await wish(chen, 'VOLUME', '30', CONTACT_METER)
    const order = await chen.ok('default POST /crmgas/icBuyGus', { ...asked, writeMode: 'OUTLET' })
    await pay(chen, order.orderId)
    const phone = { gasOrderId: order.gasOrderId, mode: 'WRITE' as const, platform: 'VIRTUAL' as const }
    const refused = await chen.call('default POST /crmgas/nfc/open', { ...phone, requestNo: requestNo() })
    expect(refused).toMatchObject({ code: 'A2410' })
    expect(await hand({ cardNo: CONTACT })).toMatchObject({ result: { state: 'SUCCESS' }, orderState: 'WRITTEN' })
    await chip(chen, 'LOAD', { cardNo: CONTACT })
    const read = await hand({ cardNo: CONTACT, mode: 'READ', device: 'KIOSK' })
    expect(read.card).toMatchObject({ loaded: true, remain: '234.0' })
    expect(await stateOf(chen, order.gasOrderId)).toBe('FINISHED')
    expect((await records()).sort()).toEqual(['READ 自助机', 'SUCCESS 营业网点'])
  })

  it('heals a write that was torn at its own device (AE-68a)', async () => {
    const { gasOrderId } = await bought(chen, 'VOLUME', '30')
    await chip(chen, 'TEAR', { at: 18 })
    expect(await hand()).toMatchObject({ result: { state: 'UNKNOWN' }, orderState: 'UNKNOWN' })
    expect(await hand()).toMatchObject({ result: { state: 'SUCCESS' }, orderState: 'WRITTEN' })
    await chip(chen, 'LOAD')
    await touch(chen, { mode: 'READ', cardNo: CARD })
    expect([await stateOf(chen, gasOrderId), await remain()]).toEqual(['FINISHED', '234.0'])
  })

  it('and a phone do not hold one card at once (A2404)', async () => {
    const { gasOrderId } = await bought(chen, 'VOLUME', '30')
    const taken = await take({ device: 'KIOSK' })
    const phone = { gasOrderId, mode: 'WRITE' as const, platform: 'VIRTUAL' as const, requestNo: requestNo() }
    const refused = await chen.call('default POST /crmgas/nfc/open', phone)
    expect(refused).toMatchObject({ code: 'A2404', data: { byText: '自助机' } })
    if (taken.ok) await clerk.ok('btwob POST /card/abort', { sessionId: taken.data.sessionId })
    await open(chen, { gasOrderId })
    expect(await take()).toMatchObject({ code: 'A2404' })
  })

  it('has nothing to do with cards of another company, nor without an order', async () => {
    const other = gateway.asSession({ userId: 'other', companyCode: '1002' })
    expect(await take()).toMatchObject({ code: 'A2410' })
    expect(await take({ cardNo: '6217000099999999' })).toMatchObject({ code: '2902' })
    const taken = await take({ mode: 'READ' })
    const sessionId = taken.ok ? taken.data.sessionId : ''
    expect(await take({}, other)).toMatchObject({ code: '2902' })
    expect(await other.call('btwob POST /card/step', { sessionId, results: [] })).toMatchObject({ code: '2902' })
    expect(await other.call('btwob POST /card/abort', { sessionId })).toMatchObject({ code: '2902' })
    expect(await report('1', CARD, other)).toMatchObject({ code: '2902' })
    expect(await replace({}, other)).toMatchObject({ code: '2902' })
  })

  it('keeps a lost card from being written until it is found', async () => {
    const { gasOrderId } = await bought(chen, 'VOLUME', '30')
    const live = await open(chen, { gasOrderId })
    expect(await report('1')).toMatchObject({ data: { state: 'LOST' } })
    expect(await report('1')).toMatchObject({ data: { state: 'LOST' } })
    // The session that had the order is interrupted before a write.
    expect(await stateOf(chen, gasOrderId)).toBe('WAIT_WRITE')
    const step = { sessionId: live.sessionId, results: [] }
    expect(await chen.call('default POST /crmgas/nfc/step', step)).toMatchObject({ code: 'A2411' })
    expect(await take()).toMatchObject({ code: 'A2403' })
    expect(await report('0')).toMatchObject({ data: { state: 'ACTIVE' } })
    expect(await touch(chen, { gasOrderId })).toMatchObject({ result: { state: 'SUCCESS' } })
  })

  it('gives a new card, on which what waits is written (AE-73)', async () => {
    const { gasOrderId } = await bought(chen, 'VOLUME', '30')
    await report('1')
    expect(await replace()).toMatchObject({ data: { cardNo: NEW, gasOrderIds: [gasOrderId] } })
    expect(await touch(chen, { gasOrderId }, NEW)).toMatchObject({ result: { state: 'SUCCESS' } })
    await chip(chen, 'LOAD', { cardNo: NEW })
    await touch(chen, { mode: 'READ', cardNo: NEW }, NEW)
    expect([await stateOf(chen, gasOrderId), await remain()]).toEqual(['FINISHED', '234.0'])
    const { list } = await chen.ok('default GET /crmgas/nfc/cards', {})
    expect(list.map(({ cardNo, state }) => `${cardNo} ${state}`)).toEqual([
      `${CONTACT} ACTIVE`,
      `${NEW} ACTIVE`,
      `${CARD} REPLACED`,
    ])
    const changes = await chen.ok('default GET /crmgas/changeRecord/list', { changeType: 'CARD' })
    expect(changes.list).toMatchObject([{ oldValue: '尾号0204', newValue: '尾号0299', reason: '卡片损坏' }])
    expect(await replace()).toMatchObject({ code: '2901', data: { field: 'newCardNo' } })
    expect(await replace({ newCardNo: '6217000010010298' })).toMatchObject({ code: '2904' })
    expect(await report('1')).toMatchObject({ code: '2904' })
  })

  it('gives one that holds what the old one held: the gas goes into the meter once', async () => {
    const { gasOrderId } = await bought(chen, 'VOLUME', '30')
    await touch(chen, { gasOrderId })
    await replace()
    expect(await stateOf(chen, gasOrderId)).toBe('WRITTEN')
    await chip(chen, 'LOAD', { cardNo: NEW })
    await touch(chen, { mode: 'READ', cardNo: NEW }, NEW)
    expect([await stateOf(chen, gasOrderId), await remain()]).toEqual(['FINISHED', '234.0'])
  })

  it('goes to the desk where only the old card has the result of the write', async () => {
    const { gasOrderId } = await bought(chen, 'VOLUME', '30')
    await chip(chen, 'TEAR', { at: 18 })
    await touch(chen, { gasOrderId })
    await replace()
    expect(await stateOf(chen, gasOrderId)).toBe('MANUAL')
    const task = { ...RESTAURANT, bizNo: gasOrderId, volume: null, remark: '旧卡未写入', decidedBy: 'staff' }
    await inTransaction(gateway, (work) => manualDesk.decided(work, { ...task, decision: 'ADJUST' }))
    expect(await stateOf(chen, gasOrderId)).toBe('REFUNDED')
    // Its counters are free (AE-57a): what is bought next fits the card.
    const next = await bought(chen, 'VOLUME', '30')
    expect(await touch(chen, { gasOrderId: next.gasOrderId }, NEW)).toMatchObject({ result: { state: 'SUCCESS' } })
  })
})
