import { testGateway, type TestGateway } from '../../../test/setup/gateway'
import { sweepOf } from '../../../test/gateway/work-kit'
import { inWork, jobOf } from '../../../test/setup/content-gateway'
import type { BeaconValue } from '../../ports/beacon'
import { beaconOf } from './beacon'
import { drawWork } from './work'

let gateway: TestGateway
let made: BeaconValue | null = null
beforeAll(async () => {
  const read = async () => made
  gateway = await testGateway({ ports: { beacon: { roundAt: (moment) => moment / 1000, read } } })
})
afterAll(() => gateway.close())

const value = 'cd'.repeat(32)
const taken = async () => {
  const { kind } = sweepOf(drawWork, 'draw.beacon')
  if (!('manual' in kind.run)) throw new Error('not manual')
  await kind.run.manual(jobOf(gateway), { day: '2026-11-24' })
}
const known = () => inWork(gateway, (work) => beaconOf(work, '1001', '2026-11-24T17:00:00+08:00'))

test('a draw takes the ledgers of the day before until the public value is there, and that value from then on', async () => {
  gateway.clock.moveTo('2026-11-24T00:00:00+08:00')
  await expect(taken()).rejects.toThrow('not made yet')
  expect(await known()).toMatchObject({ day: '2026-11-24', from: 'LEDGERS_OF_THE_DAY_BEFORE' })
  made = { round: 1_795_449_600, value }
  await taken()
  const midnight = Date.parse('2026-11-24T00:00:00+08:00') / 1000
  expect(await known()).toEqual({ value, day: '2026-11-24', from: `DRAND:${midnight}` })
  made = { round: 1, value: 'ef'.repeat(32) }
  await taken()
  expect((await known()).value).toBe(value)
})

test('each day is requested once', async () => {
  const listed = await inWork(gateway, (work) => sweepOf(drawWork, 'draw.beacon').list(work, '', 100))
  expect(listed).toEqual([{ key: '2026-11-24', data: { day: '2026-11-24' } }])
})
