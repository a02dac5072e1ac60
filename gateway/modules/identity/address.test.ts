import { testGateway, type TestGateway } from '../../../test/setup/gateway'
import { inWork } from '../../../test/setup/content-gateway'
import { isoOf } from '../../ports/clock'
import { blame, forgive, triesOf } from './address'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ demoData: false })
})
afterAll(() => gateway.close())

test('a successful try is taken back although the clock goes on, and only that one', async () => {
  let now = gateway.clock.now()
  const clock = { ...gateway.clock, now: () => (now += 7), iso: () => isoOf(now) }
  await inWork(gateway, async (given) => {
    const work = { ...given, clock }
    const vain = await blame(work, '10.0.0.1')
    await forgive(work, '10.0.0.1', await blame(work, '10.0.0.1'))
    expect(await triesOf(work, '10.0.0.1')).toEqual([vain])
  })
})
