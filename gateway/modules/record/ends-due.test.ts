import { testGateway, type TestGateway } from '../../../test/setup/gateway'
import { customersToRemind } from './ends-due'

const FAR = '2036-01-01'
/** 60 days after the day of the demo data: that of the first reminder. */
const NEAR = '2027-01-22'

let gateway: TestGateway
beforeEach(async () => {
  gateway = await testGateway()
  const { db } = gateway
  await db.updateTable('gasEquipment').set({ expireDate: FAR }).execute()
  const cycles = { nextCalibrateDate: FAR, nextCheckDate: null }
  await db
    .updateTable('gasAlarm')
    .set({ expireDate: FAR, ...cycles })
    .execute()
  await db.updateTable('meterFile').set({ nextVerifyDate: FAR }).execute()
  await db.updateTable('meter').set({ verifyDueDate: FAR, installDate: '2026-01-01' }).execute()
})
afterEach(() => gateway.close())

async function listed(limit = 500): Promise<string[]> {
  const found: string[] = []
  for (let after = ''; ;) {
    const page = await customersToRemind({ db: gateway.db, clock: gateway.clock }, after, limit)
    found.push(...page.map(({ bp }) => bp))
    if (page.length < limit) return found
    after = page.at(-1)?.bp ?? ''
  }
}

const set = {
  equipment: (expireDate: string) => gateway.db.updateTable('gasEquipment').set({ expireDate }),
  'an alarm': (expireDate: string) => gateway.db.updateTable('gasAlarm').set({ expireDate }),
  'a calibration': (nextCalibrateDate: string) => gateway.db.updateTable('gasAlarm').set({ nextCalibrateDate }),
  'a function test': (nextCheckDate: string) => gateway.db.updateTable('gasAlarm').set({ nextCheckDate }),
  'a file of a meter': (nextVerifyDate: string) => gateway.db.updateTable('meterFile').set({ nextVerifyDate }),
  'a meter': (verifyDueDate: string) => gateway.db.updateTable('meter').set({ verifyDueDate }),
  // Ten years of use.
  'the use of a small meter': (day: string) =>
    gateway.db
      .updateTable('meter')
      .set({ qmax: '16', installDate: `${Number(day.slice(0, 4)) - 10}${day.slice(4)}` })
      .where('state', '<>', 'REMOVED'),
}

it.each(Object.entries(set))('RC-03: the end of %s lists its customers from 60 days before on', async (_what, ends) => {
  expect(await listed()).toEqual([])
  await ends('2027-01-24').execute()
  expect(await listed()).toEqual([])
  await ends(NEAR).execute()
  const found = await listed()
  expect(found.length).toBeGreaterThan(0)
  expect(found).toEqual([...new Set(found)].sort())
  expect(await listed(1)).toEqual(found)
  await ends('2025-01-01').execute()
  expect(await listed()).toEqual(found)
})

it('what is out of use ends nothing', async () => {
  const { db } = gateway
  await db.updateTable('gasEquipment').set({ expireDate: NEAR, useState: 'SCRAPPED' }).execute()
  await db.updateTable('gasAlarm').set({ expireDate: NEAR, state: 'REJECTED' }).execute()
  await db.updateTable('meterFile').set({ nextVerifyDate: NEAR, state: 'RETIRED' }).execute()
  await db.updateTable('meter').set({ verifyDueDate: NEAR, state: 'REMOVED' }).execute()
  expect(await listed()).toEqual([])
})
