import { energyGateway } from '../../../test/gateway/energy-kit'
import type { TestGateway } from '../../../test/setup/gateway'
import { anAccount, inTransaction } from '../../../test/gateway/payment-kit'
import { sweepOf } from '../../../test/gateway/work-kit'
import { inWork } from '../../../test/setup/content-gateway'
import { sweepNow } from '../../demo/within'
import { billingWork } from './work'
import { topUpHistoric } from '../../demo/money/history'

/** AE-34, AE-87, AE-88: a case because the credit is exceeded lives as long as it is, however the money comes back. */
describe('a stop for exceeded credit', () => {
  let gateway: TestGateway
  let key: { bp: string; companyCode: string }
  beforeEach(async () => {
    gateway = await energyGateway('2026-11-23T09:30:00+08:00')
    key = await anAccount(gateway.db, { chargeMode: 'PREPAID_REMOTE', creditLimit: '100.00' })
    await estimates('300.00')
    await sweepAt('2026-11-23T10:00:00+08:00', 'billing.warnArrears')
    expect(await state()).toBe('WARNED')
  })
  afterEach(() => gateway.close())

  /** Of all that is due then only this: the estimates are the test's own. */
  const sweepAt = async (time: string, name: string) => {
    gateway.clock.moveTo(time)
    await inWork(gateway, (work) => sweepNow(work, sweepOf(billingWork, name)))
  }
  /** What was used and not billed yet: available = balance − this. */
  const estimates = (provisional: string) =>
    gateway.db.updateTable('gasAccount').set({ provisional }).where('bp', '=', key.bp).execute()
  const topUp = (amount: string) =>
    inTransaction(gateway, (work) =>
      topUpHistoric(work, {
        ...key,
        amount,
        channel: 'SANDBOX',
        paidAt: work.clock.iso(),
        payerUserId: 'u-1',
        payerMask: '',
      }),
    )
  const state = async () => {
    const stop = await gateway.db.selectFrom('stopGas').select(['state', 'cause']).executeTakeFirstOrThrow()
    expect(stop.cause).toBe('OVERDRAFT')
    return stop.state
  }
  const afterWarning = async () => {
    await sweepAt('2026-12-01T10:00:00+08:00', 'billing.noticeArrears')
  }
  const afterNotice = async () => {
    await sweepAt('2026-12-31T10:05:00+08:00', 'billing.executeStop')
  }

  it('ends with the top-up that covers it, not with a smaller one', async () => {
    await topUp('150.00')
    expect(await state()).toBe('WARNED')
    await topUp('50.00')
    expect(await state()).toBe('CANCELLED')
  })

  it('starts to resume after a top-up when the gas is shut already', async () => {
    await afterWarning()
    await afterNotice()
    expect(await state()).toBe('STOPPED')
    await topUp('500.00')
    expect(await state()).toBe('RESUMING')
  })

  it('is cancelled instead of noticed when the estimates have been taken back', async () => {
    await estimates('80.00')
    await afterWarning()
    expect(await state()).toBe('CANCELLED')
  })

  it('is checked again before the valve shuts', async () => {
    await afterWarning()
    await estimates('80.00')
    await afterNotice()
    expect(await state()).toBe('CANCELLED')
  })
})
