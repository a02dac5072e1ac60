import type { In } from '@contract'
import { decide as decided, nextRequestNo, sampleCase } from '../../../test/gateway/case-kit'
import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'
import { sites } from './site-case'

const SAVE = 'default POST /crmgas/record/site/save'
const BP = '1000000001'

let gateway: TestGateway
let master: Caller
beforeAll(async () => {
  gateway = await testGateway()
  master = await gateway.as('13800000001')
})
afterAll(() => gateway.close())
beforeEach(async () => {
  for (const table of ['usageSite', 'reviewTask', 'message'] as const) await gateway.db.deleteFrom(table).execute()
})

const place = (over: Partial<In<typeof SAVE>> = {}): In<typeof SAVE> => ({
  requestNo: nextRequestNo(),
  siteName: '一期厂区',
  cityCode: '131000',
  district: '安次区',
  address: '建设路61号',
  lng: '116.683752',
  lat: '39.538047',
  contactName: '王建国',
  contactPhone: '13800000001',
  industry: 'CERAMICS',
  ...over,
})
const save = (over: Partial<In<typeof SAVE>> = {}) => master.call(SAVE, place(over))
const remove = (siteId: string, version = 0) =>
  master.call('default POST /crmgas/record/site/delete', { siteId, version })
const list = async () => (await master.ok('default GET /crmgas/record/site/list', {})).list
const states = async () =>
  (await list()).map(({ address, reviewStatus, isMain }) => [address, reviewStatus, isMain] as const)

const decide = (siteId: string, decision: 'PASS' | 'REJECT', remark = '') =>
  decided(gateway, `${BP}|${siteId}`, decision, remark)

test('a declared place is confirmed at the desk, is the main one, and a message says so; a repeated call declares none', async () => {
  const wanted = place()
  const { siteId } = await master.ok(SAVE, wanted)
  expect((await master.ok(SAVE, wanted)).siteId).toBe(siteId)
  expect(await states()).toEqual([['建设路61号', 'PENDING', '0']])
  await decide(siteId, 'PASS')
  expect(await states()).toEqual([['建设路61号', 'CONFIRMED', '1']])
  await gateway.drain()
  const told = gateway.db
    .selectFrom('message')
    .select(['summary', 'targetParams'])
    .where('templateCode', '=', 'RC_REVIEW')
  expect((await told.execute())[0]).toEqual({ summary: '用气地点一期厂区已确认', targetParams: { siteId } })
})

test('a rejected place is changed and waits again', async () => {
  const { siteId } = (await save()).data
  await decide(siteId, 'REJECT', '地址不详')
  expect((await list())[0]).toMatchObject({
    reviewStatus: 'REJECTED',
    rejectReason: '地址不详',
    contactPhone: '13800000001',
  })
  expect((await save({ siteId, address: '建设路61号2栋' })).data).toMatchObject({
    siteId,
    reviewStatus: 'PENDING',
    version: 1,
  })
  await decide(siteId, 'PASS')
  expect(await states()).toEqual([['建设路61号2栋', 'CONFIRMED', '1']])
})

test('the change of a confirmed place replaces it when it is confirmed, and stays the main one (D 3.4)', async () => {
  const { siteId } = (await save()).data
  await decide(siteId, 'PASS')
  const change = (await save({ siteId, contactName: '李四' })).data
  expect(change).toMatchObject({ replaces: siteId, reviewStatus: 'PENDING' })
  expect(await save({ siteId, contactName: '王五' })).toMatchObject({ code: '2904' })
  await decide(change.siteId, 'PASS')
  expect(await list()).toMatchObject([
    { siteId: change.siteId, contactName: '李四', reviewStatus: 'CONFIRMED', isMain: '1' },
  ])
})

test('two who declare the same address at once: one is refused 44406 (RC-09)', async () => {
  const answers = await Promise.all([save(), save()])
  expect(answers.map(({ ok, code }) => (ok ? 'saved' : code)).sort()).toEqual(['44406', 'saved'])
  expect(await states()).toHaveLength(1)
})

test('the twenty-first place is refused 44405 (RC-09)', async () => {
  for (let n = 0; n < 20; n++)
    await sampleCase(gateway, sites.any, { bp: BP, siteId: `S${n}`, address: `新华路${n}号` })
  expect(await save()).toMatchObject({ code: '44405', text: '用气地点数量已达上限' })
})

test('only what is not confirmed is taken back, as it was seen', async () => {
  const sample = (values: Record<string, unknown>) => sampleCase(gateway, sites.any, { bp: BP, ...values })
  await sample({ siteId: 'company', source: 'COMPANY', state: 'CONFIRMED', address: '光明道甲1号' })
  await sample({ siteId: 'main', source: 'CUSTOMER', state: 'CONFIRMED', isMain: true, address: '光明道乙1号' })
  await sample({ siteId: 'confirmed', source: 'CUSTOMER', state: 'CONFIRMED', address: '光明道丙1号' })
  const { siteId } = (await save()).data
  expect(await save({ siteId: 'company' })).toMatchObject({ code: '44403' })
  expect(await remove('company')).toMatchObject({ code: '44403' })
  expect(await remove('main')).toMatchObject({ code: '44407' })
  expect(await remove('confirmed')).toMatchObject({ code: '44404' })
  expect(await remove('nobody')).toMatchObject({ code: '2902' })
  expect(await remove(siteId, 7)).toMatchObject({ code: '2904' })
  expect(await remove(siteId)).toMatchObject({ ok: true, data: true })
  expect((await states()).map(([address]) => address)).not.toContain('建设路61号')
})
