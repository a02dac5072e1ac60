import { invoiceAreas } from './invoice-kit'
import { CARD, METER, RESTAURANT, aRestaurant, bought, cardGateway, chip, cook, stateOf, touch } from './card-kit'
import { brokenInvariants } from '../invariants/money'
import { inTransaction, pass, T } from './payment-kit'
import type { Caller, TestGateway } from '../setup/gateway'
import { deriveItems } from '../../gateway/modules/invoice/derive-all'
import { messageArea } from '../../gateway/modules/message'
import { manualDesk } from '../../gateway/modules/card/desk'
import { soldCardGas } from '../../gateway/modules/card/life'

/** 30 m³ at 3.00 yuan for a card that holds 20: 60.00 yuan are in the meter, the rest is at the desk. */
describe('gas of which a part was written and the rest is paid back', () => {
  let gateway: TestGateway
  let chen: Caller
  let gasOrderId: string
  beforeEach(async () => {
    gateway = await cardGateway({}, { areas: invoiceAreas().filter((area) => area !== messageArea) })
    chen = cook(gateway)
    await aRestaurant(gateway.db, [{ maxCardVolume: '20.0' }])
    const about = { customerName: '香满楼', customerClass: 'PUBLIC' as const, address: '廊坊', region: '廊坊' }
    const at = { createdAt: T, updatedAt: T }
    await gateway.db
      .insertInto('customer')
      .values({ ...RESTAURANT, ...about, ...at })
      .execute()
    gasOrderId = (await bought(chen, 'VOLUME', '30')).gasOrderId
    await touch(chen, { gasOrderId })
    await chip(chen, 'LOAD')
    await touch(chen, { mode: 'READ', cardNo: CARD })
    await derive()
    await chip(chen, 'TEAR', { at: 18 })
    await touch(chen, { gasOrderId })
    await gateway.db.updateTable('gasOrder').set({ unknownAt: '2026-11-20T08:00:00+08:00' }).execute()
    await pass(gateway, 601)
    expect(await stateOf(chen, gasOrderId)).toBe('MANUAL')
  })
  afterEach(async () => {
    expect(await brokenInvariants(gateway.db, gateway.clock.iso())).toEqual([])
    await gateway.close()
  })

  const derive = () => inTransaction(gateway, (work) => deriveItems(work, RESTAURANT))
  const payBack = async () => {
    const task = { ...RESTAURANT, bizNo: gasOrderId, volume: null, remark: '已核对卡片', decidedBy: 'staff' }
    await inTransaction(gateway, (work) => manualDesk.decided(work, { ...task, decision: 'ADJUST' }))
    await derive()
  }
  const items = () =>
    gateway.db
      .selectFrom('invoiceItem')
      .select(['itemId', 'status', 'grossAmount', 'volume', 'lines'])
      .where('source', '=', 'IC')
      .orderBy('itemId')
      .execute()

  it('what was written may be invoiced, and counts for the tiers of the year', async () => {
    await payBack()
    expect(await items()).toMatchObject([
      {
        status: 'I0',
        grossAmount: '60.00',
        volume: '20.0000',
        lines: [{ quantity: '20.0000', unitPrice: '3.0000', grossAmount: '60.00' }],
      },
    ])
    const year = { from: '2026-01-01', to: '2026-12-31' }
    const counted = await inTransaction(gateway, (work) => soldCardGas.boughtBetween(work, RESTAURANT, year))
    expect([...counted]).toEqual([[METER, '20.00']])
    expect(await chen.ok('default GET /crmgas/fee/transaction', {})).toMatchObject({ balance: '30.00' })
  })

  it('what stands in a form gets a correction that goes along (IV-06)', async () => {
    const [item] = await items()
    await chen.ok('default POST /crmgas/invoice/pickTrades', { tradeNos: [item?.itemId ?? ''] })
    await payBack()
    expect((await items()).map(({ status, grossAmount }) => `${status} ${grossAmount}`)).toEqual([
      'I1 90.00',
      'I0 -30.00',
    ])
  })

  it('is not paid back while its invoice says that all of it was sold (IV-03)', async () => {
    await gateway.db
      .updateTable('invoiceItem')
      .set({ status: 'I3', invoicedAmount: '90.00' })
      .where('source', '=', 'IC')
      .execute()
    await expect(payBack()).rejects.toMatchObject({ code: '2620' })
    expect(await stateOf(chen, gasOrderId)).toBe('MANUAL')
  })
})
