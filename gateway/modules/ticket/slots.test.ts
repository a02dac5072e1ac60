import { contentGateway, inWork } from '../../../test/setup/content-gateway'
import type { TestGateway } from '../../../test/setup/gateway'
import { freeSlot, openSlots, takeSlot, type Place } from './service'

let gateway: TestGateway
beforeEach(async () => {
  gateway = await contentGateway({ demoData: false })
})
afterEach(() => gateway.close())

const take = (place: Place) => inWork(gateway, (work) => takeSlot(work, place))
const days = () => inWork(gateway, (work) => openSlots(work, { companyCode: '1001', kind: 'APPLY' }))

test('the last place of a slot goes to one of two, and comes back when it is cancelled (TK-05)', async () => {
  const date = (await days())[0]?.date ?? ''
  const place: Place = { companyCode: '1001', date, slot: 'PM1', kind: 'APPLY' }
  await gateway.db
    .insertInto('slotQuota')
    .values({ ...place, quota: 1 })
    .execute()
  const two = await Promise.allSettled([take(place), take(place)])
  expect(two.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(take(place)).rejects.toMatchObject({ code: '44104' })
  expect((await days())[0]?.slots.map(({ slot, left, available }) => [slot, left, available])).toEqual([
    ['AM', 20, true],
    ['PM1', 0, false],
    ['PM2', 15, true],
  ])
  await inWork(gateway, (work) => freeSlot(work, place))
  await take(place)
  await take({ ...place, slot: 'AM' })
  expect((await days())[0]?.slots[0]?.left).toBe(19)
})

test('no place today, nor after fourteen days', async () => {
  const today = gateway.clock.today()
  await expect(take({ companyCode: '1001', date: today, slot: 'AM', kind: 'REPAIR' })).rejects.toMatchObject({
    code: '2901',
  })
})
