import { Type } from '@sinclair/typebox'
import { coreGateway, type CoreGateway } from '../../test/setup/core-gateway'
import type { Work } from '../http/context'
import { kind, onePiece, sweep, together } from './kinds'

/** A machine's clock was wrong and is put right: regular work goes on at once, daily work is not done a second time. */
describe('a clock that is set back', () => {
  let gateway: CoreGateway
  let ran: string[]

  const note = (name: string) => async (work: Work) => void ran.push(`${name} ${work.clock.iso().slice(0, 16)}`)
  const regular = kind({ name: 't.regular', data: Type.Object({}), run: { handle: note('regular') } })
  const work = together([onePiece('t.daily', { dailyAt: '10:00' }, { handle: note('daily') })], {
    kinds: [regular],
    sweeps: [
      sweep('t.regular', { everySeconds: 10 }, regular, async (_work, after) =>
        after === '' ? [{ key: 'regular', data: {} }] : [],
      ),
    ],
  })

  beforeEach(async () => {
    ran = []
    gateway = await coreGateway({
      contract: {},
      areas: [{ name: 't', handlers: {}, work }],
      now: '2026-11-23T12:00:00+08:00',
    })
    await gateway.workers.drain()
    ran = []
  })
  afterEach(() => gateway.close())

  it('goes on with what is regular, and repeats no day', async () => {
    gateway.work.clock.moveTo('2026-11-23T09:00:00+08:00')
    await gateway.workers.drain()
    expect(ran).toEqual(['regular 2026-11-23T09:00'])
    await gateway.workers.drain()
    gateway.work.clock.moveTo('2026-11-23T10:30:00+08:00')
    await gateway.workers.drain()
    expect(ran).toEqual(['regular 2026-11-23T09:00', 'regular 2026-11-23T10:30'])
    gateway.work.clock.moveTo('2026-11-24T10:30:00+08:00')
    await gateway.workers.drain()
    expect(ran.slice(2).sort()).toEqual(['daily 2026-11-24T10:00', 'regular 2026-11-24T10:30'])
  })

  it('takes the difference between two gateways for no set-back, and half a minute for one', async () => {
    gateway.work.clock.moveTo('2026-11-23T11:59:59+08:00')
    await gateway.workers.drain()
    expect(ran).toEqual([])
    gateway.work.clock.moveTo('2026-11-23T11:59:30+08:00')
    await gateway.workers.drain()
    expect(ran).toEqual(['regular 2026-11-23T11:59'])
  })
})
