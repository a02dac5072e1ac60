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

describe('a new version', () => {
  const text = '## 一、总则\n本政策说明我们如何处理个人信息，请仔细阅读。\n- 第一项\n- 第二项'
  const draft = (part: object = {}) => ({
    docType: 'PRIVACY',
    versionNo: '2.1',
    title: '隐私政策',
    effectiveDate: '2026-11-23',
    text,
    ...part,
  })
  const publish = (part: object = {}, companyCode = '1001') =>
    gateway.asSession({ userId: 'staff', companyCode }).send('btwob POST /document/publish', draft(part))
  beforeAll(() => gateway.setting('document.publishers', '1001'))

  test('is published by staff of the companies in the setting alone', async () =>
    expect(await publish({}, '1002')).toMatchObject({ code: '2903' }))

  test.each([
    ['versionNo', { versionNo: '2.0' }],
    ['versionNo', { versionNo: '1.9' }],
    ['effectiveDate', { effectiveDate: '2026-11-22' }],
    ['effectiveDate', { effectiveDate: '2027-11-24' }],
    ['title', { title: '　 　' }],
    ['text', { text: '\n'.repeat(30) }],
  ])('is refused with %s for %j', async (field, part) =>
    expect(await publish(part)).toMatchObject({ code: '2901', data: { field } }),
  )

  test('is in force on its day and makes the one before it history; one to come waits', async () => {
    expect(await publish()).toMatchObject({ ok: true, data: { status: 'EFFECTIVE' } })
    const now = await gateway.ok('cms GET /cms/document', { docType: 'PRIVACY' })
    expect(now).toMatchObject({
      versionNo: '2.1',
      blocks: [{ type: 'h2', text: '一、总则' }, { type: 'p' }, { type: 'list' }],
    })
    expect(await publish({ versionNo: '2.2', effectiveDate: '2026-12-01' })).toMatchObject({
      data: { status: 'COMING' },
    })
    const { list } = await gateway.ok('cms GET /cms/document/versions', { docType: 'PRIVACY' })
    expect(list.map(({ versionNo }) => versionNo)).toEqual(['2.1', '2.0', '1.0'])
    expect(await publish({ versionNo: '2.3' })).toMatchObject({ code: '2901', data: { field: 'effectiveDate' } })
  })

  test('two at once under one number: one is published', async () => {
    const both = [publish({ docType: 'REGISTER' }), publish({ docType: 'REGISTER' })]
    expect((await Promise.all(both)).map(({ ok }) => ok).sort()).toEqual([false, true])
  })
})
