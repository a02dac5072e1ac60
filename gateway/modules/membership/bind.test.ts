import {
  applyFor,
  bindingGateway,
  bindKey,
  find,
  findKey,
  infoOf,
  names,
  newcomer,
  requestNo,
} from '../../../test/gateway/binding-kit'
import { moveOn, ticketFor } from '../../../test/gateway/login-kit'
import type { Caller, TestGateway } from '../../../test/setup/gateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await bindingGateway()
})
afterAll(() => gateway.close())

const code = async (answer: Promise<{ code: string }>) => (await answer).code
const search = (
  caller: Caller,
  facts: { bp?: string; customerName?: string; meterNo?: string },
  companyCode = '1001',
) => caller.call(findKey, { companyCode, ...facts })

describe('finding a customer (BD-02..BD-04)', () => {
  test('two facts, masked; the reasons for a no', async () => {
    const someone = await newcomer(gateway, '13911110001')
    const member = await gateway.as('13800000002')
    expect(await code(search(someone, { bp: '1000000006' }))).toBe('2120')
    expect(await code(search(someone, { bp: '1000000006', customerName: '悦来酒店' }))).toBe('2102')
    expect(await code(search(someone, { bp: '1000000006', customerName: names['1000000006'] }, '1002'))).toBe('2102')
    expect(await code(search(someone, { bp: '1000000007', customerName: '旧城洗浴中心' }))).toBe('2104')
    expect(await code(search(member, { bp: '1000000001', customerName: names['1000000001'] }))).toBe('2105')
    expect(await find(someone, '1000000001')).toMatchObject({
      bp: '1000000001',
      customerNameMasked: '华北****有限公司',
      addressMasked: expect.stringMatching(/^河北省廊坊市?.*\*{3}$/) as string,
      meters: ['****0101', '****0102', '****0103'],
      reservedPhoneMasked: '138****0001',
      hasMaster: '1',
      masterUsernameMasked: '138****0001',
      roles: ['SUB'],
      certPassed: '0',
    })
    const byMeter = await someone.ok(findKey, {
      companyCode: '1001',
      meterNo: '003010010101',
      customerName: '华北精工陶瓷有限公司',
    })
    expect(byMeter.bp).toBe('1000000001')
    expect(await find(someone, '1000000006')).toMatchObject({ hasMaster: '0', roles: ['MASTER_SMS', 'MASTER_CERT'] })
  })

  test('ten misses a day; the next day counts from zero, other users are free', async () => {
    const guesser = await newcomer(gateway, '13911110002')
    const miss = () => code(search(guesser, { bp: '1000000006', customerName: '猜' }))
    const both = await Promise.all([miss(), miss()])
    expect(both).toEqual(['2102', '2102'])
    for (let n = 3; n <= 10; n += 1) expect(await miss()).toBe('2102')
    expect(await code(search(guesser, { bp: '1000000006', customerName: names['1000000006'] }))).toBe('2103')
    const other = await newcomer(gateway, '13911110003')
    expect((await search(other, { bp: '1000000006', customerName: names['1000000006'] })).ok).toBe(true)
    moveOn(gateway, 86_400)
    const again = await gateway.as('13911110002')
    expect((await search(again, { bp: '1000000006', customerName: names['1000000006'] })).ok).toBe(true)
  })
})

describe('becoming the master (BD-05, BD-07)', () => {
  test('of two at once one wins; the other may apply to the master; the same request again adds nothing', async () => {
    const users = [await newcomer(gateway, '13911110011'), await newcomer(gateway, '13911110012')] as const
    const place = { bp: '1000000006', companyCode: '1001' } as const
    const inputs = []
    for (const user of users) {
      const { matchTicket } = await find(user, place.bp)
      moveOn(gateway, 61)
      const securityTicket = await ticketFor(gateway, user, 'bind', '13900000006', place)
      inputs.push({ requestNo: requestNo(), matchTicket, role: 'MASTER_SMS' as const, securityTicket })
    }
    const [one, two] = inputs
    if (!one || !two) throw new Error('two inputs')
    const answers = await Promise.all([users[0].call(bindKey, one), users[1].call(bindKey, two)])
    expect(answers.map((a) => a.code).sort()).toEqual(['1000', '2106'])
    const winner = answers[0].ok ? 0 : 1
    const [master, loser] = winner === 0 ? users : [users[1], users[0]]
    expect(await infoOf(master)).toMatchObject({ bp: '1000000006', isMaster: '1', reviewStatus: '1' })
    const masters = await gateway.db
      .selectFrom('bpBinding')
      .select(['verifiedBy', 'isDefault'])
      .where('bp', '=', '1000000006')
      .where('isMaster', '=', true)
      .execute()
    expect(masters).toEqual([{ verifiedBy: 'SMS', isDefault: true }])

    const repeated = await master.call(bindKey, winner === 0 ? one : two)
    expect(repeated).toMatchObject({ code: '5006', data: { isMaster: '1' } })
    expect(await find(loser, '1000000006')).toMatchObject({ hasMaster: '1', roles: ['SUB'] })
    await applyFor(loser, '1000000006')
    expect(await infoOf(loser)).toMatchObject({ bp: '1000000006', isMaster: '0', reviewStatus: '2' })
    expect(await code(search(loser, { bp: '1000000006', customerName: names['1000000006'] }))).toBe('2105')
  })

  test('an unknown ticket, another user’s match, a match too old', async () => {
    const user = await newcomer(gateway, '13911110013')
    const other = await newcomer(gateway, '13911110014')
    const { matchTicket } = await user.ok(findKey, {
      companyCode: '1001',
      bp: '1000000005',
      customerName: '恒泰木业有限公司',
    })
    const bind = (caller: Caller, ticket = matchTicket) =>
      code(
        caller.call(bindKey, { requestNo: requestNo(), matchTicket: ticket, role: 'MASTER_SMS', securityTicket: 'x' }),
      )
    expect(await bind(user)).toBe('2040')
    expect(await bind(other)).toBe('2902')
    expect(await bind(user, 'unknown')).toBe('2902')
    expect(await code(user.call(bindKey, { requestNo: requestNo(), matchTicket, role: 'MASTER_CERT' }))).toBe('2209')
    moveOn(gateway, 901)
    expect(await bind(user)).toBe('2902')
  })

  test('by certification (BD-05 b)', async () => {
    const applicant = await gateway.as('13800000011')
    await gateway.db
      .updateTable('enterpriseCert')
      .set({ status: '20' })
      .where('uscc', '=', '91131000MA0HTMY05W')
      .where('status', '=', '10')
      .execute()
    const found = await applicant.ok(findKey, {
      companyCode: '1001',
      bp: '1000000005',
      customerName: '恒泰木业有限公司',
    })
    expect(found.certPassed).toBe('1')
    const bound = await applicant.ok(bindKey, {
      requestNo: requestNo(),
      matchTicket: found.matchTicket,
      role: 'MASTER_CERT',
    })
    expect(bound).toMatchObject({ isMaster: '1', reviewStatus: '1' })
  })

  test('fifty customer numbers are the most (BD-01)', async () => {
    const collector = await newcomer(gateway, '13911110015')
    const now = gateway.clock.iso()
    const rows = Array.from({ length: 50 }, (_, n) => ({
      bp: String(2000000000 + n),
      bindingId: `full-${n}`,
      companyCode: '1001',
      userId: 'user-13911110015',
      reviewStatus: '1' as const,
      applyAt: now,
      createdAt: now,
      updatedAt: now,
    }))
    await gateway.db.insertInto('bpBinding').values(rows).execute()
    const { matchTicket } = await find(collector, '1000000001')
    const input = {
      requestNo: requestNo(),
      matchTicket,
      role: 'SUB' as const,
      relation: 'STAFF' as const,
      applyReason: '',
    }
    expect(await code(collector.call(bindKey, input))).toBe('2101')
  })
})

describe('giving a customer number up (BD-10, BD-13)', () => {
  const unbind = (caller: Caller, bindingId: string) =>
    code(caller.call('default POST /crmgas/portal/user/unbindCustomer', { bindingId }))
  const withdraw = (caller: Caller, bindingId: string) =>
    code(caller.call('default POST /crmgas/portal/user/withdrawBinding', { bindingId }))

  test('an application is withdrawn once, by its applicant only', async () => {
    const user = await newcomer(gateway, '13911110021')
    const other = await newcomer(gateway, '13911110022')
    const bindingId = await applyFor(user, '1000000002')
    expect(await withdraw(other, bindingId)).toBe('2108')
    expect(await withdraw(user, bindingId)).toBe('1000')
    expect(await withdraw(user, bindingId)).toBe('2108')
    expect(await infoOf(user)).toMatchObject({ bp: '' })
  })

  test('a master only without sub-accounts, a sub-account at any time', async () => {
    const master = await gateway.as('13800000001')
    const sub = await gateway.as('13800000002')
    const rows = await gateway.db
      .selectFrom('bpBinding')
      .select(['bindingId', 'userId'])
      .where('bp', '=', '1000000001')
      .execute()
    const of = (caller: Caller) => rows.find((row) => row.userId === caller.headers['userid'])?.bindingId ?? ''
    expect(await unbind(master, of(master))).toBe('2112')
    expect(await unbind(master, of(sub))).toBe('2108')
    expect(await unbind(sub, of(sub))).toBe('1000')
    expect(await code(sub.call('default GET /hqw/authority/getHqwAllModelsByGroupBy', undefined))).toBe('2108')
  })
})
