import { Type as t } from '@sinclair/typebox'
import { sql } from 'kysely'
import { endpoints } from '@contract/endpoint'
import { coreGateway, type CoreGateway } from '../../test/setup/core-gateway'
import { testDatabase } from '../../test/setup/database'
import { migratedImage } from '../../test/setup/images'
import type { Database, Db } from '../db/connect'
import { createReplica, type Replica } from '../db/replica'
import { sinceHeartbeat } from '../work/leases'
import { implement } from './handlers'

const Where = t.Object({ name: t.String() })
const table = endpoints({
  'default GET /t/history': { access: 'public', stale: 'ok', out: Where },
  'default GET /t/balance': { access: 'public', out: Where },
})
const nameOf = async ({ db }: { db: Db }) => {
  const { rows } = await sql<{ name: string }>`select value as name from setting where key = 't.name'`.execute(db)
  return { name: rows[0]?.name ?? '' }
}
const handlers = implement(table, { 'default GET /t/history': nameOf, 'default GET /t/balance': nameOf })

const named = (db: Db, name: string) =>
  sql`insert into setting (company_code, key, value) values ('*', 't.name', ${name})`.execute(db)

/** The newest heartbeat that the copy has got is so many seconds old. */
const beat = (seconds: number) =>
  sql`insert into work_gateway (gateway_id, seen_at) values ('g', now() - make_interval(secs => ${seconds}))
    on conflict (gateway_id) do update set seen_at = excluded.seen_at`.execute(copy.db)

let copy: Database
let replica: Replica
let gateway: CoreGateway
beforeEach(async () => {
  copy = await testDatabase(migratedImage)
  replica = createReplica(copy, sinceHeartbeat)
  await beat(0)
  await replica.look()
  gateway = await coreGateway({ contract: table, areas: [{ name: 'stale', handlers }], replica })
  await named(gateway.database.db, 'primary')
  await named(copy.db, 'replica')
})
afterEach(() => gateway.close())

const asked = async (url: string) => (await gateway.inject('GET', url)).data

test('a read that may be old goes to the replica, any other to the primary', async () => {
  expect(await asked('/api/t/history')).toEqual({ name: 'replica' })
  expect(await asked('/api/t/balance')).toEqual({ name: 'primary' })
  expect((await gateway.app.inject('/metrics')).body).toMatch(/gateway_replica_lag_seconds \d/)
})

test('a replica that has got no heartbeat for half a minute is not asked until it has caught up', async () => {
  await beat(31)
  await replica.look()
  expect(await asked('/api/t/history')).toEqual({ name: 'primary' })
  await beat(1)
  await replica.look()
  expect(await asked('/api/t/history')).toEqual({ name: 'replica' })
})

test('a replica that cannot be looked at is not asked', async () => {
  await copy.db.destroy()
  const lags: number[] = []
  await new Promise((reported) =>
    replica.follow(
      (lag) => reported(lags.push(lag)),
      () => undefined,
    )(),
  )
  expect(lags).toEqual([Infinity])
  expect(await asked('/api/t/history')).toEqual({ name: 'primary' })
})
