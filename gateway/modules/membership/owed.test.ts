import { authenticate, loggedIn, unifiedHeaders } from '../../../test/gateway/login-kit'
import { testGateway, type TestGateway } from '../../../test/setup/gateway'

/* What customer numbers owe, in the list of the own ones: money is shown with the right to see bills only. */

let gateway: TestGateway
beforeEach(async () => {
  gateway = await testGateway()
})
afterEach(() => gateway.close())

const known = async (headers: Record<string, string>) => {
  const { list } = await gateway.ok('default POST /crmgas/portal/user/customerListNew', {}, headers)
  return list.map(({ bp, arrears, overdue }) => [bp, arrears !== null, overdue !== null])
}

test('of the own numbers: those at which the user may see bills', async () => {
  const { headers } = await loggedIn(gateway, '13800000009')
  expect(await known(headers)).toEqual([
    ['1000000001', true, true],
    ['1000000003', true, true],
  ])
  const { userId } = await gateway.db
    .selectFrom('bpBinding as b')
    .innerJoin('bindingAuthority as a', 'a.bindingId', 'b.bindingId')
    .select('b.userId')
    .where('b.bp', '=', '1000000003')
    .where('b.isMaster', '=', false)
    .executeTakeFirstOrThrow()
  const bindings = gateway.db.selectFrom('bpBinding').select('bindingId').where('userId', '=', userId)
  await gateway.db
    .deleteFrom('bindingAuthority')
    .where('bindingId', 'in', bindings)
    .where('bp', '=', '1000000003')
    .where('modelCode', '=', 'BILL_VIEW')
    .execute()
  expect(await known(headers)).toEqual([
    ['1000000001', true, true],
    ['1000000003', false, false],
  ])
})

test('of entrusted numbers: those that are entrusted with that right (AU-16)', async () => {
  const { login, tokens } = await loggedIn(gateway, '13800000010')
  const place = { tenantId: 't-1001', entrustedTenantId: 't-9001' }
  const answer = await authenticate(gateway, { grantCode: tokens.ennUnifiedGrantCode, ...place })
  const headers = { authorization: login.token, ...unifiedHeaders(answer.data) }
  expect(await known(headers)).toEqual([['1000000001', true, true]])
  await gateway.db
    .updateTable('entrustment')
    .set({ models: ['ENERGY_VIEW'] })
    .execute()
  expect(await known(headers)).toEqual([['1000000001', false, false]])
})
