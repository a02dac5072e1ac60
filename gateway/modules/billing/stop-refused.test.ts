import { inWork } from '../../../test/setup/content-gateway'
import { energyGateway } from '../../../test/gateway/energy-kit'
import type { TestGateway } from '../../../test/setup/gateway'
import { anAccount } from '../../../test/gateway/payment-kit'
import { messagesWaiting } from '../../../test/gateway/work-kit'
import { openStop } from './service'

/** A 3.11: a customer has one open case for arrears; a second row is refused by the database, whatever wrote the first. */
test('a case with a refused row is no case: no log, no notice, no valve command', async () => {
  const gateway: TestGateway = await energyGateway('2026-11-23T09:30:00+08:00')
  const key = await anAccount(gateway.db, { chargeMode: 'POSTPAID' })
  const now = gateway.clock.iso()
  const stale = { bp: key.bp, companyCode: '9999', stopId: 'stale', title: '', createdAt: now, updatedAt: now }
  await gateway.db
    .insertInto('stopGas')
    .values({ ...stale, kind: 'ARREARS', state: 'STOPPED' })
    .execute()
  const opened = inWork(gateway, (work) => openStop(work, { ...key, kind: 'ARREARS', reason: '欠费' }))
  await expect(opened).rejects.toMatchObject({ code: '2904' })
  expect(await gateway.db.selectFrom('stateLog').selectAll().execute()).toEqual([])
  expect(await messagesWaiting(gateway)).toEqual([])
  await gateway.close()
})
