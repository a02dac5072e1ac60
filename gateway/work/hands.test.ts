import { Type } from '@sinclair/typebox'
import { sql } from 'kysely'
import { itemsDone, itemsNotDone } from '../../test/gateway/work-kit'
import { coreGateway, type CoreGateway } from '../../test/setup/core-gateway'
import { inTransaction } from './context'
import { kind, type AreaWork } from './kinds'
import { enqueue } from './queue'
import { createWorkers, type Workers } from './workers'

/** Two gateways on one database: what the other one has in hand when it dies, and when it is only slow. */
describe('items in the hands of another gateway', () => {
  let gateway: CoreGateway
  let other: Workers
  let ran: string[]
  let drained: Promise<void>
  let letGo: () => void
  let begun: Promise<void>

  const slow = kind({
    name: 't.slow',
    data: Type.Object({}),
    retry: { limit: 1, delay: 600 },
    run: { manual: async () => void ran.push('slow') },
  })
  const work: AreaWork = { kinds: [slow], sweeps: [] }
  /** The same kind, as a gateway has it whose handler does not come to its end. */
  const hanging = (): AreaWork => {
    let begin: () => void = () => undefined
    begun = new Promise((done) => (begin = done))
    const until = new Promise<void>((done) => (letGo = done))
    const manual = async () => {
      begin()
      await until
      ran.push('slow, in the other one')
    }
    return { kinds: [{ ...slow, run: { manual } }], sweeps: [] }
  }
  /** Has the item in hand, and looks for no other. */
  const openOther = async () => {
    other = await createWorkers({ database: gateway.database, base: gateway.work, areas: [hanging()], flush: [] })
    drained = other.drain()
    await begun
  }
  /** The item is in the hands of a process that has gone without a word: nobody says any more that it lives. */
  const dies = async (secondsAgo: number) => {
    const { db } = gateway.database
    await sql`update pgboss.job set output = '{"gateway": "gone"}' where state = 'active'`.execute(db)
    await sql`
      insert into work_gateway (gateway_id, seen_at) values ('gone', now() - make_interval(secs => ${secondsAgo}))`.execute(
      db,
    )
  }
  const tries = async () =>
    (await sql<{ n: number }>`select retry_count as n from pgboss.job`.execute(gateway.database.db)).rows[0]?.n

  beforeEach(async () => {
    ran = []
    gateway = await coreGateway({ contract: {}, areas: [{ name: 't', handlers: {}, work }] })
    await inTransaction({ database: gateway.database, work: gateway.work }, gateway.work.clock, (giver) =>
      enqueue(giver, slow, 'x', {}),
    )
    await openOther()
  })
  afterEach(async () => {
    letGo()
    await drained
    await other.stop()
    await gateway.close()
  })

  it('are left to it while it lives, however slow it is', async () => {
    await gateway.workers.drain()
    expect(ran).toEqual([])
    letGo()
    await drained
    expect(ran).toEqual(['slow, in the other one'])
    expect(await itemsDone(gateway)).toEqual({ 't.slow': 1 })
  })
  it('are left to it while it has been silent for a short time only', async () => {
    await dies(2)
    await gateway.workers.drain()
    expect(ran).toEqual([])
  })
  it('are done at once by a living one when it is dead, as another try', async () => {
    await dies(11)
    await gateway.workers.drain()
    expect(ran).toEqual(['slow'])
    expect(await itemsNotDone(gateway)).toEqual([])
    expect(await tries()).toBe(1)
  })
  it('are given up when every try ends with the gateway', async () => {
    await sql`update pgboss.job set retry_count = 1`.execute(gateway.database.db)
    await dies(11)
    await gateway.workers.drain()
    expect(ran).toEqual([])
    expect(await itemsNotDone(gateway)).toMatchObject([
      { key: 'x', state: 'failed', error: 'the gateway that had it in hand has ended' },
    ])
  })
  it('come back by themselves in a gateway that looks again and again', async () => {
    await dies(11)
    gateway.workers.start()
    const deadline = Date.now() + 15_000
    while (ran.length === 0 && Date.now() < deadline) await new Promise((done) => setTimeout(done, 50))
    expect(ran).toEqual(['slow'])
  })
  it('a gateway says that it lives from its start to its end', async () => {
    const living = async () =>
      (await gateway.database.db.selectFrom('workGateway').select('gatewayId').execute()).length
    expect(await living()).toBe(2)
    letGo()
    await drained
    await other.stop()
    expect(await living()).toBe(1)
  })
})
