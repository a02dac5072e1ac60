import { inWork } from '../../../test/setup/content-gateway'
import { testGateway, type TestGateway } from '../../../test/setup/gateway'
import { upsert } from '../todo/service'

/* AU-16: what waits for a user of an entrustment alone, once that has ended. */

const BP = '1000000001'
let gateway: TestGateway
let userId: string
beforeEach(async () => {
  gateway = await testGateway()
  const member = await gateway.db
    .selectFrom('tenantMember')
    .select('userId')
    .where('tenantId', '=', 't-9001')
    .executeTakeFirstOrThrow()
  userId = member.userId
  const draft = { bp: BP, companyCode: '1001', audience: 'USER', userId, title: 't', route: '/' } as const
  await inWork(gateway, async (work) => {
    await upsert(work, { ...draft, type: 'TICKET_CONFIRM', bizId: 'T1' })
    await upsert(work, { ...draft, type: 'WIN_CLAIM', bizId: 'W1' })
  })
})
afterEach(() => gateway.close())

const todos = async () => {
  const rows = await gateway.db
    .selectFrom('todo')
    .select(['bizId', 'assigneeUserId', 'masterOnly'])
    .where('bp', '=', BP)
    .where('bizId', 'in', ['T1', 'W1'])
    .orderBy('bizId')
    .execute()
  return rows.map((row) => `${row.bizId} ${row.assigneeUserId === userId ? 'user' : '-'} ${String(row.masterOnly)}`)
}
const WITH_THE_USER = ['T1 user false', 'W1 user false']
const WITH_THE_MASTER = ['T1 - true', 'W1 - true']

test('it waits for the master the day after the last one', async () => {
  await gateway.db.updateTable('entrustment').set({ validTo: '2026-11-23' }).execute()
  await gateway.passTime('2026-11-23T23:59:00+08:00')
  expect(await todos()).toEqual(WITH_THE_USER)
  await gateway.passTime('2026-11-24T00:11:00+08:00')
  expect(await todos()).toEqual(WITH_THE_MASTER)
})

test('so after an end at once, and for a user that has left the service tenant', async () => {
  await gateway.passTime('2026-11-23T10:00:00+08:00')
  expect(await todos()).toEqual(WITH_THE_USER)
  await gateway.db.deleteFrom('tenantMember').where('userId', '=', userId).execute()
  await gateway.passTime('2026-11-23T10:11:00+08:00')
  expect(await todos()).toEqual(WITH_THE_MASTER)
})
