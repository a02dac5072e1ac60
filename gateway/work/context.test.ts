import { sql } from 'kysely'
import { itemsDone } from '../../test/gateway/work-kit'
import { coreGateway, type CoreGateway } from '../../test/setup/core-gateway'
import { frozenClock } from '../ports/clock'
import { inPresent, inTransaction, outside } from './context'
import { onePiece, together } from './kinds'

let gateway: CoreGateway
/** Whether the piece that looks often has something to do. */
let isDue = false

const look = onePiece('t.look', { everySeconds: 10 }, { handle: async () => undefined }, async () => isDue)

beforeAll(async () => {
  gateway = await coreGateway({ contract: {}, areas: [{ name: 't', handlers: {}, work: together([look]) }] })
})
afterAll(() => gateway.close())

const limits = async (db: CoreGateway['database']['db']) => {
  const { rows } = await sql<{ statement: string; lock: string }>`
    select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`.execute(db)
  return rows
}

test('a transaction of work has the longer time-outs, and its connection has those of calls again after it', async () => {
  const { database, work } = gateway
  const [patient, usual] =
    database.engine === 'postgres'
      ? [
          { statement: '1min', lock: '10s' },
          { statement: '30s', lock: '5s' },
        ]
      : [
          { statement: '0', lock: '0' },
          { statement: '0', lock: '0' },
        ]
  expect(await inTransaction({ database, work }, work.clock, ({ db }) => limits(db as typeof database.db))).toEqual([
    patient,
  ])
  expect(await limits(database.db)).toEqual([usual])
})

test('work in its present opens its transactions there as well', async () => {
  const held = frozenClock('2026-11-25T15:10:00+08:00').plannedFor('2026-11-23T14:00:00+08:00')
  const job = outside(gateway, held)
  const today = (work: { clock: typeof held }) => Promise.resolve(work.clock.today())
  expect(await job.transaction(today)).toBe('2026-11-23')
  expect(await inPresent(job).transaction(today)).toBe('2026-11-25')
})

test('a piece that has nothing to do is no item; it is one as soon as it has', async () => {
  const { clock } = gateway.work
  await gateway.workers.drain()
  expect((await itemsDone(gateway))['t.look']).toBeUndefined()
  isDue = true
  clock.moveTo('2026-11-23T09:30:10+08:00')
  await gateway.workers.drain()
  expect((await itemsDone(gateway))['t.look']).toBe(1)
})
