import { sql } from 'kysely'
import { Type as t } from '@sinclair/typebox'
import { endpoints } from '@contract/endpoint'
import { coreGateway, type CoreGateway } from '../../test/setup/core-gateway'
import { DatabaseDown, downOr } from '../db/down'
import { createSettings } from '../settings'
import { implement } from './handlers'

const table = endpoints({
  'default GET /t/down': { access: 'public', out: t.Null() },
  'default GET /t/once': { access: 'public', out: t.Null() },
  'btwob POST /t/notify': { access: 'signature', out: t.Null() },
})
let reads = 0
const down = () => Promise.reject(new DatabaseDown('connect ECONNREFUSED'))
const handlers = implement(table, {
  'default GET /t/down': down,
  // The first connection is lost, the next one serves.
  'default GET /t/once': () => (++reads === 1 ? down() : Promise.resolve(null)),
  'btwob POST /t/notify': down,
})

let gateway: CoreGateway
beforeEach(async () => {
  gateway = await coreGateway({ contract: table, areas: [{ name: 'health', handlers }] })
})
afterEach(() => gateway.close())

test('a process without its database lives and is not ready', async () => {
  const statuses = async () =>
    Promise.all(['/healthz', '/readyz'].map(async (url) => (await gateway.app.inject(url)).statusCode))
  expect(await statuses()).toEqual([200, 200])
  await gateway.database.db.destroy()
  expect(await statuses()).toEqual([200, 503])
})

test('a gateway without calls sees a changed setting', async () => {
  const { db } = gateway.database
  const settings = createSettings()
  const failures: unknown[] = []
  const stop = settings.follow(db, (error) => failures.push(error), 5)
  await sql`insert into setting (company_code, key, value) values ('*', 't.idle', 'new')`.execute(db)
  while (settings.text('*', 't.idle', 'old') === 'old') await new Promise((done) => setTimeout(done, 5))
  stop()
  expect(failures).toEqual([])
})

test('without the database a call says so: 2998, a machine reads 503; a read is tried once more', async () => {
  const said = { status: 200, code: '2998', body: { body: { resultDesc: '服务暂时不可用，请稍后再试' } } }
  expect(await gateway.inject('GET', '/api/t/down')).toMatchObject(said)
  expect(await gateway.inject('POST', '/btwob/t/notify', {})).toMatchObject({ status: 503, body: { code: 2998 } })
  expect(await gateway.inject('GET', '/api/t/once')).toMatchObject({ code: '1000' })
})

test.each([
  ['a refused connection', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), true],
  ['a server that shuts down', Object.assign(new Error('terminating connection'), { code: '57P01' }), true],
  ['a connection cut off', new Error('Connection terminated unexpectedly'), true],
  ['a pool that gets none', new Error('timeout exceeded when trying to connect'), true],
  ['a broken statement', Object.assign(new Error('syntax error'), { code: '42601' }), false],
  [
    'a lock held for long',
    Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' }),
    false,
  ],
])('%s', (_name, error, isDown) => {
  expect(downOr(error) instanceof DatabaseDown).toBe(isDown)
})
