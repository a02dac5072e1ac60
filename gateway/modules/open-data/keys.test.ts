import { aKey, newKeyWish } from '../../../test/gateway/open-kit'
import { requestNo } from '../../../test/gateway/payment-kit'
import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'

const SAVE = 'btwob POST /openKey/save'
const REVOKE = 'btwob POST /openKey/revoke'
const USES = 'btwob GET /openKey/uses'
const BILLS = 'b2b GET /open/v1/bills'
const READS = [
  [BILLS, {}, 'BILL'],
  ['b2b GET /open/v1/usage', {}, 'USAGE'],
  ['b2b GET /open/v1/readings', { from: '2026-11-01', to: '2026-11-20' }, 'READING'],
  ['b2b GET /open/v1/invoices', {}, 'INVOICE'],
] as const

let gateway: TestGateway
let master: Caller
beforeAll(async () => {
  gateway = await testGateway({ daily: ['openData'] })
})
beforeEach(async () => {
  master = await gateway.as('13800000008')
})
afterEach(async () => {
  await gateway.db.deleteFrom('openUse').execute()
  await gateway.db.deleteFrom('openKey').execute()
})
afterAll(() => gateway.close())

const keys = async (caller = master) => (await caller.ok('btwob GET /openKey/list', undefined)).list

describe('made', () => {
  test('its secret is shown once and kept nowhere', async () => {
    const wish = await newKeyWish(gateway, master, { scopes: ['BILL'] })
    const { keyId, secret } = await master.ok(SAVE, wish)
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(await master.ok(SAVE, wish)).toEqual({ keyId, secret: null })
    expect(await master.call(SAVE, { ...wish, name: '另一系统' })).toMatchObject({ code: '2905' })
    const kept = JSON.stringify([
      await gateway.db.selectFrom('openKey').selectAll().execute(),
      await gateway.db.selectFrom('idempotency').selectAll().execute(),
      await gateway.db.selectFrom('auditLog').selectAll().execute(),
    ])
    expect(kept).not.toContain(secret ?? '')
    expect(await keys()).toMatchObject([
      { keyId, name: '财务系统', hint: (secret ?? '').slice(0, 6), scopes: ['BILL'], state: 'LIVE', usedAt: null },
    ])
  })

  test('two sendings at once make one', async () => {
    const wish = await newKeyWish(gateway, master)
    const answers = await Promise.all([master.ok(SAVE, wish), master.ok(SAVE, wish)])
    expect(new Set(answers.map(({ keyId }) => keyId)).size).toBe(1)
    expect(answers.filter(({ secret }) => secret !== null)).toHaveLength(1)
  })

  test('only with a proof of the master that has not been used before', async () => {
    const wish = await newKeyWish(gateway, master)
    expect(await master.call(SAVE, { ...wish, securityTicket: 'x' })).toMatchObject({ code: '2040' })
    await master.ok(SAVE, { ...wish, requestNo: requestNo() })
    expect(await master.call(SAVE, { ...wish, requestNo: requestNo() })).toMatchObject({ code: '2040' })
  })

  test.each([
    ['a name of blanks', { name: '   ' }],
    ['a scope twice', { scopes: ['BILL', 'BILL'] as 'BILL'[] }],
    ['no scope', { scopes: [] }],
  ])('%s is a wrong field', async (_name, over) => {
    expect(await master.call(SAVE, await newKeyWish(gateway, master, over))).toMatchObject({ code: '2901' })
  })

  test('five live ones at most', async () => {
    const first = await aKey(gateway, master)
    for (let n = 1; n < 5; n += 1) await aKey(gateway, master)
    const sixth = await newKeyWish(gateway, master)
    expect(await master.call(SAVE, sixth)).toMatchObject({ code: '2576' })
    await master.ok(REVOKE, { keyId: first.keyId })
    expect((await master.ok(SAVE, sixth)).secret).not.toBeNull()
  })

  test('a sub-account and another master: not theirs', async () => {
    const { keyId } = await aKey(gateway, master)
    const sub = await gateway.as('13800000002')
    expect(await sub.call(SAVE, await newKeyWish(gateway, master))).toMatchObject({ code: '2903' })
    expect((await sub.call('btwob GET /openKey/list', undefined)).ok).toBe(false)
    const stranger = await gateway.as('13800000007')
    expect(await keys(stranger)).toEqual([])
    for (const key of [REVOKE, USES] as const)
      expect(await stranger.call(key, { keyId })).toMatchObject({ code: '2902' })
    expect(await keys()).toMatchObject([{ state: 'LIVE' }])
  })
})

describe('used', () => {
  test.each(READS)('%s: refused without a live key, counted for none', async (key, input) => {
    const wrong = { authorization: `Bearer ${'x'.repeat(43)}` }
    for (const headers of [{}, wrong, { authorization: 'Basic eDp5' }])
      expect(await gateway.call(key, input, headers)).toMatchObject({ status: 401, code: '2574' })
    // A login of the app is no key.
    expect(await master.call(key, input)).toMatchObject({ status: 401, code: '2574' })
  })

  test.each(READS)('%s: refused without its scope, and noted', async (key, input, scope) => {
    const others = READS.map(([, , one]) => one).filter((one) => one !== scope)
    const { keyId, headers } = await aKey(gateway, master, { scopes: others })
    expect(await gateway.call(key, input, headers)).toMatchObject({ status: 403, code: '2575' })
    expect((await master.ok(USES, { keyId })).list).toMatchObject([{ code: '2575', times: 1 }])
  })

  test.each(READS)('%s: refused at once when its key is revoked', async (key, input) => {
    const { keyId, headers } = await aKey(gateway, master)
    await gateway.ok(key, input, headers)
    expect(await master.ok(REVOKE, { keyId })).toEqual({ state: 'REVOKED', revokedAt: gateway.clock.iso() })
    expect(await master.ok(REVOKE, { keyId })).toMatchObject({ state: 'REVOKED' })
    expect(await gateway.call(key, input, headers)).toMatchObject({ status: 401, code: '2574' })
    expect(await keys()).toMatchObject([{ state: 'REVOKED' }])
  })

  test('revoked by several calls at once, each answers the moment of the first', async () => {
    const { keyId } = await aKey(gateway, master)
    const all = await Promise.all(Array.from({ length: 12 }, () => master.ok(REVOKE, { keyId })))
    expect(all.map(({ revokedAt }) => revokedAt)).toEqual(all.map(() => gateway.clock.iso()))
  })

  test('each use is counted by day, read, outcome and address', async () => {
    const { keyId, headers } = await aKey(gateway, master)
    await gateway.ok(BILLS, {}, headers)
    await gateway.ok(BILLS, {}, headers)
    await gateway.call(BILLS, { cursor: '!' }, headers)
    const { list, total } = await master.ok(USES, { keyId })
    expect(total).toBe(2)
    expect(list.map(({ day, read, code, times }) => `${day} ${read} ${code} ${times}`).sort()).toEqual([
      '2026-11-23 bills 0 2',
      '2026-11-23 bills 2901 1',
    ])
    expect(await keys()).toMatchObject([{ usedAt: gateway.clock.iso() }])
  })

  test('it opens no call of the app, wherever it is sent', async () => {
    const { secret, headers } = await aKey(gateway, master)
    for (const key of ['default GET /crmgas/bill/list', 'btwob GET /openKey/list'] as const)
      expect((await gateway.send(key, {}, { ...headers, accesstoken: secret })).ok).toBe(false)
  })

  test('a frozen maker opens nothing', async () => {
    const { headers } = await aKey(gateway, master)
    const { madeBy } = await gateway.db.selectFrom('openKey').select('madeBy').executeTakeFirstOrThrow()
    const freeze = (status: '5' | '1') =>
      gateway.db.updateTable('appUser').set({ status }).where('userId', '=', madeBy).execute()
    await freeze('5')
    expect(await gateway.call(BILLS, {}, headers)).toMatchObject({ code: '2574' })
    await freeze('1')
    await gateway.ok(BILLS, {}, headers)
  })
})

test('what is long over goes', async () => {
  const { keyId, headers } = await aKey(gateway, master)
  await gateway.ok(BILLS, {}, headers)
  await master.ok(REVOKE, { keyId })
  const old = '2025-01-01T00:00:00+08:00'
  await gateway.db.updateTable('openKey').set({ revokedAt: old }).execute()
  await gateway.db.updateTable('openUse').set({ day: '2025-01-01' }).execute()
  const live = await aKey(gateway, master)
  await gateway.passTime('2026-11-24T03:00:00+08:00')
  expect(await gateway.db.selectFrom('openUse').selectAll().execute()).toEqual([])
  const left = await gateway.db.selectFrom('openKey').select('keyId').execute()
  expect(left).toEqual([{ keyId: live.keyId }])
})
