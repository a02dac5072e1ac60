import { contentGateway } from '../../../test/setup/content-gateway'
import type { TestGateway } from '../../../test/setup/gateway'
import { jsonb } from '../../db/connect'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await contentGateway()
})
afterAll(() => gateway.close())

test.each([
  ['PLATFORM', '平台介绍', '1.0'],
  ['LEGAL', '法律声明', '1.0'],
  ['PRIVACY', '隐私政策', '2.0'],
  ['REGISTER', '用户注册协议', '2.0'],
  ['CONTACT', '联系我们', '1.0'],
] as const)('%s: the newest version in force, for anyone', async (docType, title, versionNo) => {
  const document = await gateway.ok('cms GET /cms/document', { docType })
  expect(document).toMatchObject({ docType, title, versionNo, status: 'EFFECTIVE' })
  expect(document.blocks.length).toBeGreaterThan(0)
})

test('older versions are history and can be read', async () => {
  const { list } = await gateway.ok('cms GET /cms/document/versions', { docType: 'PRIVACY' })
  expect(list.map((one) => [one.versionNo, one.status])).toEqual([
    ['2.0', 'EFFECTIVE'],
    ['1.0', 'HISTORY'],
  ])
  const old = await gateway.ok('cms GET /cms/document', { docType: 'PRIVACY', versionNo: '1.0' })
  expect(old.status).toBe('HISTORY')
  expect(old.effectiveDate < (list[0]?.effectiveDate ?? '')).toBe(true)
})

test('a version to come takes its place on its day, a draft never', async () => {
  const row = {
    docType: 'LEGAL' as const,
    title: '法律声明',
    blocks: jsonb([]),
    status: 'EFFECTIVE' as const,
    createdAt: gateway.clock.iso(),
  }
  await gateway.db
    .insertInto('legalDocument')
    .values([
      { ...row, versionNo: '2.0', effectiveDate: '2026-11-24' },
      { ...row, versionNo: '3.0', effectiveDate: '2026-11-01', status: 'DRAFT' },
    ])
    .execute()
  expect((await gateway.ok('cms GET /cms/document', { docType: 'LEGAL' })).versionNo).toBe('1.0')
  expect(await gateway.call('cms GET /cms/document', { docType: 'LEGAL', versionNo: '2.0' })).toMatchObject({
    code: '44870',
    text: '内容不存在',
  })
  gateway.clock.moveTo('2026-11-24T00:00:00+08:00')
  expect((await gateway.ok('cms GET /cms/document', { docType: 'LEGAL' })).versionNo).toBe('2.0')
  gateway.clock.moveTo('2026-11-23T09:30:00+08:00')
})

test('contact data', async () => {
  expect(await gateway.ok('cms GET /cms/contact', {})).toMatchObject({
    companyName: '廊坊新源燃气有限公司',
    phones: expect.arrayContaining([{ label: '廊坊客服热线', phone: '0316-0000100' }]),
  })
})

test('no contact page is in force before its day', async () => {
  const of = (effectiveDate: string) =>
    gateway.db.updateTable('legalDocument').set({ effectiveDate }).where('docType', '=', 'CONTACT').execute()
  const { effectiveDate } = await gateway.ok('cms GET /cms/document', { docType: 'CONTACT' })
  await of('2026-11-24')
  expect(await gateway.call('cms GET /cms/contact', {})).toMatchObject({ code: '44870', text: '内容不存在' })
  await of(effectiveDate)
  expect((await gateway.call('cms GET /cms/contact', {})).ok).toBe(true)
})

test.each([{ docType: 'SECRET' }, {}, { docType: 'PRIVACY', versionNo: 'x'.repeat(21) }])(
  '%j is refused',
  async (input) => {
    expect((await gateway.send('cms GET /cms/document', input)).ok).toBe(false)
  },
)
