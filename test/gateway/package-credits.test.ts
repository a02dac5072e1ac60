import * as kit from './package-extract-kit'
import { aBill, inTransaction, requestNo, T } from './payment-kit'
import { brokenPackages } from '../invariants/packages'
import { billingArea } from '../../gateway/modules/billing'
import { terminateDesk } from '../../gateway/modules/gas-package/extract/terminate'

describe('money of a package that comes back to the balance pays what is owed (AE-33)', () => {
  let ground: kit.Extracting
  beforeEach(async () => {
    ground = await kit.extracting(T, [billingArea])
  })
  afterEach(async () => {
    expect(await brokenPackages(ground.gateway.db)).toEqual([])
    await ground.gateway.close()
  })

  const billed = (receivable: string) => aBill(ground.gateway.db, ground.key, { billId: 'b-1', receivable })
  const bill = () => ground.gateway.db.selectFrom('bill').select(['state', 'paidPrincipal']).executeTakeFirstOrThrow()

  it('for gas that was not taken', async () => {
    await kit.anOrder(ground, { volume: '100000' })
    const { version } = await ground.li.ok('taocan GET /trade/pick/cycles', { orderNo: 'M1' })
    const cycles = [
      { cycleNo: 1, volume: '34400' },
      { cycleNo: 2, volume: '34400' },
    ]
    const wish = { requestNo: requestNo(), orderNo: 'M1', version, cycles, cycleNos: [1] }
    await ground.li.ok('taocan POST /trade/pick/submitPickBillInfo', wish)
    await kit.pay(ground, 'Z1')
    await kit.usage(ground, { from: '2026-12-01', to: '2026-12-31' }, '900.00')
    for (const moment of ['2026-12-27T17:00', '2026-12-30T17:00']) await kit.at(ground, `${moment}:00+08:00`)
    await kit.at(ground, '2027-01-02T12:00:00+08:00')
    await billed('10000.00')
    await kit.at(ground, '2027-01-10T12:00:00+08:00')
    // 34,400 − 27,900 − 5 % = 4,780 m³ × 3.6800, less a tenth.
    expect(await kit.child(ground, 'Z1')).toMatchObject({ state: 'SETTLED', refundAmount: '15831.36' })
    expect(await bill()).toEqual({ state: 'PAID', paidPrincipal: '10000.00' })
    // With the 1,720 m³ that the lapsed January gave back, less the bill and its fee of 43 days.
    expect(await kit.balance(ground)).toBe('11945.96')
  })

  it('for a deposit after an end by agreement', async () => {
    await kit.anOrder(ground)
    await billed('1000.00')
    const task = { ...ground.key, bizNo: 'M1', volume: null, remark: '协商终止', decidedBy: 'staff' }
    await inTransaction(ground.gateway, (work) => terminateDesk.decided(work, { ...task, decision: 'ADJUST' }))
    await ground.gateway.drain()
    expect([await kit.balance(ground), await bill()]).toEqual(['35800.00', { state: 'PAID', paidPrincipal: '1000.00' }])
  })
})
