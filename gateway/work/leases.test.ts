import { Type } from '@sinclair/typebox'
import { sql } from 'kysely'
import { itemsNotDone } from '../../test/gateway/work-kit'
import { coreGateway, type CoreGateway } from '../../test/setup/core-gateway'
import { inTransaction } from './context'
import { kind, type AreaWork } from './kinds'
import { claim, complete, reclaim, release, type Item } from './leases'
import { enqueue } from './queue'
import { createWorkers, type Workers } from './workers'

const slow = kind({
  name: 't.slow',
  data: Type.Object({}),
  retry: { limit: 1, delay: 600 },
  run: { manual: async () => undefined },
})

let gateway: CoreGateway
let ran: string[]

const open = async () => {
  ran = []
  const run = { manual: async () => void ran.push('here') }
  const work: AreaWork = { kinds: [{ ...slow, run }], sweeps: [] }
  gateway = await coreGateway({ contract: {}, areas: [{ name: 't', handlers: {}, work }] })
}
const add = (...keys: string[]) =>
  inTransaction({ database: gateway.database, work: gateway.work }, gateway.work.clock, async (work) => {
    for (const key of keys) await enqueue(work, slow, key, {})
  })

describe('items of another gateway', () => {
  let other: Workers
  let drained: Promise<void>
  let letGo: () => void
  let begun: Promise<void>

  /** The same kind in a gateway that does not finish its items until `letGo`. */
  const hanging = (): AreaWork => {
    let begin: () => void = () => undefined
    begun = new Promise((done) => (begin = done))
    const until = new Promise<void>((done) => (letGo = done))
    const manual = async () => {
      begin()
      await until
      ran.push('there')
    }
    return { kinds: [{ ...slow, run: { manual } }], sweeps: [] }
  }
  /** The lease belongs to a gateway that wrote its last heartbeat so many seconds ago. */
  const dies = async (secondsAgo: number) => {
    const { db } = gateway.database
    await sql`update work_item set gateway_id = 'gone' where state = 'active'`.execute(db)
    await sql`
      insert into work_gateway (gateway_id, seen_at) values ('gone', now() - make_interval(secs => ${secondsAgo}))`.execute(
      db,
    )
  }
  const setItem = (set: { maxAttempts: number } | { runAfter: string }) =>
    gateway.database.db.updateTable('workItem').set(set).execute()

  beforeEach(async () => {
    await open()
    await add('x')
    other = await createWorkers({ database: gateway.database, base: gateway.work, areas: [hanging()], flush: [] })
    drained = other.drain()
    await begun
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
    expect(ran).toEqual(['there'])
    expect(await itemsNotDone(gateway)).toEqual([])
  })
  it('are left to it while it has been silent for a short time only', async () => {
    await dies(2)
    await gateway.workers.drain()
    expect(ran).toEqual([])
  })
  it('are done at once by a living one when it is dead', async () => {
    await dies(11)
    await gateway.workers.drain()
    expect(ran).toEqual(['here'])
    expect(await itemsNotDone(gateway)).toEqual([])
  })
  it('are done by a living one when their time is over, once more by the first when it ends late', async () => {
    await setItem({ runAfter: '2026-01-01T00:00:00+08:00' })
    await gateway.workers.drain()
    expect(ran).toEqual(['here'])
    letGo()
    await drained
    expect(ran).toEqual(['here', 'there'])
    expect(await itemsNotDone(gateway)).toEqual([])
  })
  it('are given up when every try ends with the gateway', async () => {
    await setItem({ maxAttempts: 1 })
    await dies(11)
    await gateway.workers.drain()
    expect(ran).toEqual([])
    expect(await itemsNotDone(gateway)).toMatchObject([
      { key: 'x', state: 'failed', error: 'its gateway ended, or its time was over' },
    ])
  })
  it('come back by themselves in a gateway that runs', async () => {
    await dies(11)
    gateway.workers.start()
    const deadline = Date.now() + 15_000
    while (ran.length === 0 && Date.now() < deadline) await new Promise((done) => setTimeout(done, 50))
    expect(ran).toEqual(['here'])
  })
  it('a gateway is known from its start to its end', async () => {
    const living = async () =>
      (await gateway.database.db.selectFrom('workGateway').select('gatewayId').execute()).length
    expect(await living()).toBe(2)
    letGo()
    await drained
    await other.stop()
    expect(await living()).toBe(1)
  })
})

describe('a lease', () => {
  beforeEach(open)
  afterEach(() => gateway.close())

  const claimed = (gatewayId: string, limit: number) => claim(gateway.database.db, gatewayId, slow, limit)
  const keysOf = (items: readonly Item[]) => items.map(({ key }) => key)
  const rows = () => gateway.database.db.selectFrom('workItem').selectAll().orderBy('itemId').execute()

  it('is given for what has waited longest, up to the limit, and once', async () => {
    await add('c', 'a', 'b', 'a')
    expect(keysOf(await claimed('one', 2))).toEqual(['c', 'a'])
    expect(keysOf(await claimed('two', 2))).toEqual(['b'])
    expect(await claimed('two', 2)).toEqual([])
    // The one under way may have read its rows already: the same key waits again.
    await add('a', 'a')
    expect(keysOf(await claimed('two', 2))).toEqual(['a'])
  })
  it('is not given while a transaction stands that found the item waiting: its writes are read by it', async () => {
    await add('a')
    const { database } = gateway
    await inTransaction({ database, work: gateway.work }, gateway.work.clock, async (work) => {
      await enqueue(work, slow, 'a', {})
      // On the embedded engine no other statement runs meanwhile.
      if (database.engine === 'postgres') expect(await claimed('one', 1)).toEqual([])
    })
    expect(keysOf(await claimed('one', 2))).toEqual(['a'])
  })
  it('of two that claim at once each gets other items', async () => {
    await add(...Array.from({ length: 40 }, (_, n) => `k${n}`))
    const all = (await Promise.all(['one', 'two', 'three'].map((id) => claimed(id, 15)))).flat()
    expect(new Set(keysOf(all)).size).toBe(all.length)
    expect(all.length + (await claimed('one', 40)).length).toBe(40)
  })
  it('ends with its item, or with the next try at its time', async () => {
    await add('a', 'b', 'c')
    const [a, b, c] = (await claimed('one', 3)) as [Item, Item, Item]
    const { db } = gateway.database
    expect([await complete(db, a), await complete(db, a)]).toEqual([true, false])
    await release(db, b, 3600, `no\0 ${'x'.repeat(9000)}`)
    await release(db, c, null, 'never')
    expect(await claimed('two', 3)).toEqual([])
    const [later, dead] = await rows()
    expect(later).toMatchObject({ key: 'b', state: 'waiting', attempts: 1, gatewayId: null, failedAt: null })
    expect(later?.error).toHaveLength(2000)
    expect(Date.parse(later?.runAfter ?? '') - Date.now()).toBeGreaterThan(3_500_000)
    expect(dead).toMatchObject({ key: 'c', state: 'failed', error: 'never' })
    expect(dead?.failedAt).not.toBeNull()
  })
  it('that was lost ends nothing and gives nothing back', async () => {
    await add('a')
    const { db } = gateway.database
    const [first] = (await claimed('one', 1)) as [Item]
    // The embedded database's next process: no other gateway can be.
    expect(await reclaim(db, true)).toEqual([{ itemId: first.itemId, kind: 't.slow', key: 'a', isDead: false }])
    const [second] = (await claimed('two', 1)) as [Item]
    expect([first.attempts, second.attempts, second.itemId]).toEqual([1, 2, first.itemId])
    await release(db, first, null, 'late')
    expect(await complete(db, first)).toBe(false)
    expect(await rows()).toMatchObject([{ state: 'active', gatewayId: 'two' }])
    expect(await complete(db, second)).toBe(true)
  })
})
