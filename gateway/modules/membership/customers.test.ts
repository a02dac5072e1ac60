import { accountGateway, loggedIn, moveOn, userInfo } from '../../../test/gateway/login-kit'
import type { TestGateway } from '../../../test/setup/gateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await accountGateway()
})
afterAll(() => gateway.close())
afterEach(() => moveOn(gateway, 3600))

const list = (headers: Record<string, string>, code = '') =>
  gateway.ok('default POST /crmgas/portal/user/customerListNew', { userName: '13800000001', code }, headers)
const switchTo = (headers: Record<string, string>, bp: string, companyCode = '1002') =>
  gateway.call('default POST /crmgas/portal/user/switchCustomer', { bp, companyCode }, headers)

describe('userInfo', () => {
  test.each([
    {
      phone: '13800000001',
      info: {
        bp: '1000000001',
        isMaster: '1',
        reviewStatus: '1',
        certStatus: '20',
        wxBound: '1',
        customerClass: 'INDUSTRY',
        company: '1001',
      },
    },
    {
      phone: '13800000002',
      info: {
        bp: '1000000001',
        isMaster: '0',
        reviewStatus: '1',
        masterUsername: '13800000001',
        certStatus: '20',
        wxBound: '0',
      },
    },
    {
      phone: '13800000003',
      info: { bp: '1000000001', isMaster: '0', reviewStatus: '2', masterUsername: '13800000001' },
    },
    { phone: '13800000004', info: { bp: '1000000001', reviewStatus: '0', rejectReason: '非本单位人员' } },
    { phone: '13800000005', info: { bp: '1000000001', reviewStatus: '3' } },
    {
      phone: '13800000006',
      info: { bp: '', companyCode: '', reviewStatus: '', isMaster: '0', masterUsername: '', tenantId: 't-1001' },
    },
    {
      phone: '13800000007',
      info: { bp: '1000000002', isMaster: '1', certStatus: '30', customerClass: 'COMMERCE', cancelStatus: 'C2' },
    },
    {
      phone: '13800000008',
      info: { bp: '1000000003', isMaster: '1', companyCode: '1002', region: '河北省石家庄市', certStatus: '20' },
    },
    { phone: '13800000010', info: { bp: '', tenantId: 't-9001' } },
    { phone: '13800000011', info: { bp: '', certStatus: '10' } },
  ])('$phone', async ({ phone, info }) => {
    const { headers } = await loggedIn(gateway, phone)
    expect((await userInfo(gateway, headers)).data).toMatchObject({ username: phone, hasPassword: '1', ...info })
  })
})

describe('customerListNew', () => {
  test('own numbers of all companies; a foreign userName is ignored', async () => {
    const { headers } = await loggedIn(gateway, '13800000009')
    const answer = await list(headers)
    expect(answer.counts).toEqual({ total: 2, passed: 2, pending: 0 })
    expect(answer.list.map((c) => [c.bp, c.isCurrent, c.isDefault, c.tenantId])).toEqual([
      ['1000000001', '1', '1', 't-1001'],
      ['1000000003', '0', '0', 't-1002'],
    ])
    expect((await list(headers, '1002')).list.map((c) => c.bp)).toEqual(['1000000003'])
    expect((await list(headers, '9999')).list).toEqual([])
  })

  test('an applicant is counted as pending and does not see the arrears', async () => {
    const { headers } = await loggedIn(gateway, '13800000003')
    const answer = await list(headers)
    expect(answer.counts).toEqual({ total: 1, passed: 0, pending: 1 })
    expect(answer.list[0]).toMatchObject({ reviewStatus: '2', arrears: null, masterUsername: '13800000001' })
  })
})

describe('switchCustomer', () => {
  test('within the tenant; it opens at the next login (BD-11)', async () => {
    const { headers } = await loggedIn(gateway, '13800000008')
    expect(await switchTo(headers, '1000000004')).toMatchObject({
      ok: true,
      data: { bp: '1000000004', customerName: '宏达纺织' },
    })
    expect((await list(headers)).list.find((c) => c.isCurrent === '1')?.bp).toBe('1000000004')
    const again = await loggedIn(gateway, '13800000008')
    expect((await userInfo(gateway, again.headers)).data.bp).toBe('1000000004')
    await switchTo(again.headers, '1000000003')
  })

  test.each([
    { say: 'a foreign number', phone: '13800000008', bp: '1000000001', company: '1001', code: '2108' },
    { say: 'the number under another company', phone: '13800000008', bp: '1000000004', company: '1001', code: '2108' },
    { say: 'letters', phone: '13800000008', bp: 'x', company: '1002', code: '2108' },
    { say: 'another tenant', phone: '13800000009', bp: '1000000003', company: '1002', code: '430' },
    { say: 'a review that has not passed', phone: '13800000003', bp: '1000000001', company: '1001', code: '2109' },
  ])('$code for $say', async ({ phone, bp, company, code }) => {
    const { headers } = await loggedIn(gateway, phone)
    const before = (await userInfo(gateway, headers)).data.bp
    expect((await switchTo(headers, bp, company)).code).toBe(code)
    expect((await userInfo(gateway, headers)).data.bp).toBe(before)
  })
})

test('setDefaultCustomer: an own binding only', async () => {
  const { headers } = await loggedIn(gateway, '13800000008')
  const rows = (await list(headers)).list
  const other = await loggedIn(gateway, '13800000001')
  const foreign = (await list(other.headers)).list[0]?.bindingId ?? ''
  const make = (bindingId: string) =>
    gateway.call('default POST /crmgas/portal/user/setDefaultCustomer', { bindingId }, headers)
  expect(await make(foreign)).toMatchObject({ code: '2108' })
  expect(await make(rows[1]?.bindingId ?? '')).toMatchObject({ ok: true, data: true })
  expect((await list(headers)).list.map((c) => c.isDefault)).toEqual(['0', '1'])
})

test('getHqwAllModelsByGroupBy: the whole catalogue, with what the sub-account has', async () => {
  const { headers } = await loggedIn(gateway, '13800000002')
  const groups = await gateway.ok('default GET /hqw/authority/getHqwAllModelsByGroupBy', undefined, headers)
  const all = groups.flatMap((g) => g.models)
  expect(all).toHaveLength(35)
  const has = (code: string) => all.find((m) => m.modelCode === code)?.has
  expect([has('PAY_TOPUP'), has('PACKAGE_EXTRACT'), has('CONTRACT_SIGN'), has('SUB_MANAGE')]).toEqual([
    '1',
    '1',
    '0',
    '0',
  ])
  const master = await loggedIn(gateway, '13800000001')
  const ofMaster = await gateway.ok('default GET /hqw/authority/getHqwAllModelsByGroupBy', undefined, master.headers)
  expect(ofMaster.flatMap((g) => g.models).every((m) => m.has === '1')).toBe(true)
})

test.each([
  { city: undefined, keyword: undefined, codes: ['1001', '1002'] },
  { city: '廊坊市', keyword: undefined, codes: ['1001'] },
  { city: undefined, keyword: '石家庄', codes: ['1002'] },
  { city: undefined, keyword: '１００２', codes: ['1002'] },
  { city: '北京市', keyword: undefined, codes: [] },
])('company/list of $city, $keyword', async ({ city, keyword, codes }) => {
  const input = { ...(city === undefined ? {} : { city }), ...(keyword === undefined ? {} : { keyword }) }
  expect((await gateway.ok('default GET /crmgas/company/list', input)).map((c) => c.companyCode)).toEqual(codes)
})
