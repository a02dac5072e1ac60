import { testGateway, type TestGateway } from '../../../../test/setup/gateway'
import { unsettledCustomers } from './unsettled'

let gateway: TestGateway
beforeEach(async () => {
  gateway = await testGateway()
  await gateway.drain()
})
afterEach(() => gateway.close())

const listed = async (limit = 500) => {
  const work = { db: gateway.db, clock: gateway.clock }
  const found: string[] = []
  for (let after = ''; ;) {
    const page = await unsettledCustomers(work, after, limit)
    found.push(...page.map(({ bp }) => bp))
    if (page.length < limit) return found
    after = page.at(-1)?.bp ?? ''
  }
}
it('AE-21: only customers that lack a statement of their last closed month are listed', async () => {
  const before = await listed()
  const made = await gateway.db
    .selectFrom('statement')
    .select(['bp', 'scopeKey', 'statementId'])
    .where('billMonth', '=', '2026-10')
    .where('state', 'not in', ['DRAFT', 'VOID'])
    .where('bp', 'not in', [...before, ''])
    .orderBy('bp')
    .execute()
  const all = made.find(({ scopeKey }) => scopeKey === 'ALL')
  const single = made.find(({ scopeKey }) => scopeKey !== 'ALL')
  if (!all || !single) throw new Error('the demo data has no settled month of both kinds')
  for (const { bp, statementId } of [all, single]) {
    await gateway.db
      .updateTable('statement')
      .set({ state: 'VOID' })
      .where('bp', '=', bp)
      .where('statementId', '=', statementId)
      .execute()
  }
  const wanted = [...new Set([...before, all.bp, single.bp])].sort()
  expect(await listed()).toEqual(wanted)
  expect(await listed(1)).toEqual(wanted)
  // A meter of cards is settled by its orders.
  await gateway.db.updateTable('meter').set({ meterType: 'IC' }).where('bp', '=', single.bp).execute()
  expect(await listed()).toEqual(wanted.filter((bp) => bp !== single.bp))
})

it('a customer of a later reading day is asked of the month that this day has closed', async () => {
  const before = await listed()
  const [row] = await gateway.db
    .selectFrom('statement')
    .select(['bp'])
    .where('billMonth', '=', '2026-10')
    .where('state', 'not in', ['DRAFT', 'VOID'])
    .where('bp', 'not in', [...before, ''])
    .execute()
  // On the 23rd a month that begins on the 24th is October still: September is the last closed one.
  await gateway.db
    .updateTable('gasAccount')
    .set({ readingDay: 24 })
    .where('bp', '=', row?.bp ?? '')
    .execute()
  expect(await listed()).not.toContain(row?.bp)
  await gateway.db
    .updateTable('statement')
    .set({ state: 'VOID' })
    .where('bp', '=', row?.bp ?? '')
    .where('billMonth', '=', '2026-09')
    .execute()
  expect(await listed()).toContain(row?.bp)
})
