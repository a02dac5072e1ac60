import type { In } from '@contract'
import { nextRequestNo } from '../../../test/gateway/case-kit'
import { contentGateway } from '../../../test/setup/content-gateway'
import { uploaded } from '../../../test/gateway/inspection-kit'
import type { Caller, TestGateway } from '../../../test/setup/gateway'

const LIST = 'btwob GET /article/list'
const DETAIL = 'btwob GET /article/detail'
const SAVE = 'btwob POST /article/save'
const STATUS = 'btwob POST /article/status'
const READ = 'default GET /crmgas/news/detail'

let gateway: TestGateway
let staff: Caller
let other: Caller
let customer: Caller
beforeEach(async () => {
  gateway = await contentGateway()
  staff = gateway.asSession({ userId: 'staff', companyCode: '1001' })
  other = gateway.asSession({ userId: 'staff-2', companyCode: '1002' })
  customer = await gateway.as('13800000001')
})
afterEach(() => gateway.close())

const at = (day: number, hour = 9) => `2026-11-${day}T${String(hour).padStart(2, '0')}:00:00+08:00`
const draft = (more: Partial<In<typeof SAVE>> = {}): In<typeof SAVE> => ({
  requestNo: nextRequestNo(),
  version: 0,
  channel: 'headline',
  categoryCode: 'company',
  title: '迎峰度冬保供',
  summary: '',
  layout: 'text',
  text: '## 安排\n冬季气源已落实。',
  author: '客户服务部',
  source: null,
  sourceUrl: null,
  publishAt: null,
  expireAt: null,
  topUntil: null,
  visibility: 'public',
  needReceipt: false,
  receiptDueAt: null,
  allowShare: true,
  supplyInfo: null,
  ...more,
})
const notice = (more: Partial<In<typeof SAVE>> = {}) =>
  draft({ channel: 'information', categoryCode: 'notice', visibility: 'bound', allowShare: false, ...more })
const made = async (more: Partial<In<typeof SAVE>> = {}) => (await staff.ok(SAVE, draft(more))).articleId
const published = async (more: Partial<In<typeof SAVE>> = {}) => {
  const articleId = await made(more)
  await staff.ok(STATUS, { articleId, status: 'published' })
  return articleId
}
const found = async (keyword: string) =>
  (await customer.ok('default GET /crmgas/news/list', { channel: 'headline', keyword })).list.map(
    (row) => row.articleId,
  )

test('a draft is read by no customer, published it is read and found, withdrawn it is neither', async () => {
  const articleId = await made({ title: '鲸落保供', text: '鲸落的正文' })
  expect(await customer.call(READ, { articleId })).toMatchObject({ code: 'E2003' })
  expect(await staff.ok(STATUS, { articleId, status: 'published' })).toEqual({
    status: 'published',
    publishAt: gateway.clock.iso(),
  })
  expect(await customer.ok(READ, { articleId })).toMatchObject({ title: '鲸落保供', version: 1, canShare: true })
  expect(await found('鲸落')).toEqual([articleId])
  await staff.ok(STATUS, { articleId, status: 'offline' })
  expect(await customer.call(READ, { articleId })).toMatchObject({ code: 'E2002' })
  expect(await found('鲸落')).not.toContain(articleId)
  expect(await staff.call(STATUS, { articleId, status: 'draft' })).toMatchObject({ code: '2904' })
})

test('what is planned appears in its minute, or is taken back', async () => {
  const articleId = await made()
  expect(await staff.call(STATUS, { articleId, status: 'scheduled' })).toMatchObject({
    code: '2901',
    data: { field: 'publishAt' },
  })
  const publishAt = '2026-11-23T12:00:00+08:00'
  expect(await staff.ok(STATUS, { articleId, status: 'scheduled', publishAt })).toEqual({
    status: 'scheduled',
    publishAt,
  })
  await staff.ok(STATUS, { articleId, status: 'draft' })
  await gateway.passTime('2026-11-23T12:02:00+08:00')
  expect(await customer.call(READ, { articleId })).toMatchObject({ code: 'E2003' })
  await staff.ok(STATUS, { articleId, status: 'scheduled', publishAt: '2026-11-23T13:00:00+08:00' })
  await gateway.passTime('2026-11-23T13:01:00+08:00')
  expect((await customer.ok(READ, { articleId })).publishAt).toBe('2026-11-23T13:00:00+08:00')
})

test('a change of what is out is a new version, which has to be confirmed again; two at once do not overwrite each other', async () => {
  const articleId = await published(notice({ needReceipt: true, receiptDueAt: at(30) }))
  await customer.ok('default POST /crmgas/news/confirmRead', { articleId, version: 1 })
  expect((await staff.ok(DETAIL, { articleId })).receipts).toEqual({
    given: 1,
    asked: expect.any(Number),
    list: [expect.objectContaining({ userMasked: '138****0001', at: gateway.clock.iso() })],
  })
  const change = notice({ articleId, version: 1, needReceipt: true, receiptDueAt: at(30), text: '改期' })
  expect(await staff.ok(SAVE, change)).toMatchObject({ version: 2, text: '改期', receipts: { given: 0, list: [] } })
  expect(await staff.call(SAVE, { ...change, requestNo: nextRequestNo() })).toMatchObject({ code: '2904' })
  expect(await customer.ok(READ, { articleId })).toMatchObject({ version: 2, receipted: false })
})

test('a day before they are due, customers that have not confirmed are reminded, once per version (E-N-08)', async () => {
  const articleId = await published(notice({ needReceipt: true, receiptDueAt: at(26) }))
  const short = await published(notice({ needReceipt: true, receiptDueAt: at(24, 8) }))
  await customer.ok('default POST /crmgas/news/confirmRead', { articleId, version: 1 })
  const reminded = async () => {
    await gateway.drain()
    const rows = await gateway.db
      .selectFrom('message')
      .select('bp')
      .distinct()
      .where('templateCode', '=', 'NOTICE_RECEIPT')
      .where('bizId', '=', articleId)
      .orderBy('bp')
      .execute()
    return rows.map(({ bp }) => bp)
  }
  const todos = async (status: '0' | '3') =>
    (
      await gateway.db
        .selectFrom('todo')
        .select('bp')
        .where('bizId', '=', articleId)
        .where('status', '=', status)
        .execute()
    ).length
  expect(await reminded()).toEqual([])
  await gateway.passTime('2026-11-25T09:01:00+08:00')
  const first = await reminded()
  const { given, asked } = (await staff.ok(DETAIL, { articleId })).receipts
  expect([given, first.length]).toEqual([1, asked - 1])
  expect(first).not.toContain('1000000001')
  expect(await todos('0')).toBe(asked - 1)
  await gateway.passTime('2026-11-25T12:00:00+08:00')
  expect(await gateway.db.selectFrom('message').select('msgId').where('bizId', '=', short).execute()).toEqual([])
  expect(await reminded()).toEqual(first)
  await staff.ok(STATUS, { articleId, status: 'offline' })
  expect(await todos('3')).toBe(asked - 1)
})

test.each([
  ['asks for no receipts any more', { needReceipt: false, receiptDueAt: null }],
  ['asks for them until later', { needReceipt: true, receiptDueAt: at(30) }],
])('a notice that %s leaves no to-do behind (E-N-08)', async (_what, change) => {
  const articleId = await published(notice({ needReceipt: true, receiptDueAt: at(26) }))
  await gateway.passTime('2026-11-25T09:01:00+08:00')
  const open = () =>
    gateway.db.selectFrom('todo').select('bp').where('bizId', '=', articleId).where('status', '=', '0').execute()
  expect((await open()).length).toBeGreaterThan(0)
  await staff.ok(SAVE, notice({ articleId, version: 1, ...change }))
  expect(await open()).toEqual([])
})

test('HTML is sanitised, a text that stays is kept', async () => {
  const { text: _text, ...rest } = draft({ html: '<h2>标题</h2><p onclick="x()">一<b>二</b><script>x()</script></p>' })
  const { articleId, blocks, text } = await staff.ok(SAVE, rest)
  expect(blocks).toEqual([
    { type: 'h2', text: '标题' },
    { type: 'p', spans: [{ text: '一' }, { text: '二', b: true }] },
  ])
  expect(text).toBeNull()
  const { html: _html, ...kept } = rest
  expect(
    (await staff.ok(SAVE, { ...kept, requestNo: nextRequestNo(), articleId, version: 1, title: '新标题' })).blocks,
  ).toEqual(blocks)
})

test('pictures are those that the same user has uploaded, shown by signed addresses', async () => {
  const fileId = await uploaded(gateway, 'staff', { bizType: 'ARTICLE' })
  const articleId = await published({ layout: 'big', coverFileIds: [fileId] })
  const [cover] = (await customer.ok(READ, { articleId })).covers
  expect(cover).toMatch(new RegExp(`^/job/file/${fileId}\\?e=\\d+&s=`))
  const shared = await customer.ok('default GET /crmgas/news/list', { channel: 'headline', categoryCode: 'company' })
  expect(shared.list.find((row) => row.articleId === articleId)?.covers).toEqual([cover])
  const foreign = await uploaded(gateway, 'somebody', { bizType: 'ARTICLE' })
  expect(await staff.call(SAVE, draft({ layout: 'left', coverFileIds: [foreign] }))).toMatchObject({ code: '44852' })
})

test('documents of a notice: in the list, opened in their order, kept by an edit, deleted when they leave it', async () => {
  const paper = (name: string, userId = 'staff') =>
    uploaded(gateway, userId, { bizType: 'ATTACHMENT', name, bytes: Buffer.from(`%PDF-1.4 ${name}`) })
  const [plan, form] = [await paper('检修方案.pdf'), await paper('登记表.pdf')]
  const articleId = await published(notice({ attachmentFileIds: [form, plan] }))
  const { attachments } = await customer.ok(READ, { articleId })
  expect(attachments).toEqual([
    { fileId: form, name: '登记表.pdf', size: 22, url: expect.stringContaining(`/job/file/${form}?e=`) as string },
    expect.objectContaining({ fileId: plan }),
  ])
  const { list } = await customer.ok('default GET /crmgas/news/list', {
    channel: 'information',
    categoryCode: 'notice',
  })
  expect(list.find((row) => row.articleId === articleId)?.hasAttachments).toBe(true)
  expect((await staff.ok(SAVE, notice({ articleId, version: 1 }))).attachments).toHaveLength(2)
  // Another one of the company's staff edits it: what the first has attached stays.
  const colleague = gateway.asSession({ userId: 'staff-3', companyCode: '1001' })
  const left = await colleague.ok(SAVE, notice({ articleId, version: 2, attachmentFileIds: [plan] }))
  expect(left.attachments.map(({ name }) => name)).toEqual(['检修方案.pdf'])
  const gone = await gateway.db
    .selectFrom('uploadFile')
    .select('status')
    .where('fileId', '=', form)
    .executeTakeFirstOrThrow()
  expect(gone.status).toBe('DELETED')

  const picture = await uploaded(gateway, 'staff', { bizType: 'ARTICLE' })
  for (const fileId of [await paper('别人的.pdf', 'somebody'), picture, form])
    expect(await staff.call(SAVE, notice({ attachmentFileIds: [fileId] }))).toMatchObject({ code: '44852' })
})

test.each<[string, Partial<In<typeof SAVE>>, string]>([
  ['documents of a headline', { attachmentFileIds: ['f1'] }, 'attachmentFileIds'],
  ['a picture is missing', { layout: 'big' }, 'coverFileIds'],
  ['nothing is left of the text', { html: '<script>x()</script>' }, 'text'],
  ['a text of tags within tags', { html: `<p>${'<b>'.repeat(3000)}x` }, 'html'],
  ['a virtual category', { channel: 'information', categoryCode: 'nothing' }, 'categoryCode'],
  ['it would be over before it begins', { publishAt: at(24), expireAt: at(23) }, 'expireAt'],
])('refused: %s', async (_, change, field) =>
  expect(await staff.call(SAVE, draft(change))).toMatchObject({ code: '2901', data: { field } }),
)

test('a planned stop is published 48 hours before it, or not (E-N-09)', async () => {
  const supplyInfo = {
    kind: 'stop' as const,
    areas: ['和平路'],
    startAt: '2026-11-25T09:00:00+08:00',
    endAt: '2026-11-25T17:00:00+08:00',
    reason: '管道改造',
    planned: true,
    meterNos: [],
  }
  const articleId = await made(notice({ categoryCode: 'supply', supplyInfo }))
  expect(await staff.call(STATUS, { articleId, status: 'published' })).toMatchObject({ code: 'E2011' })
  const urgent = notice({
    articleId,
    version: 1,
    categoryCode: 'supply',
    supplyInfo: { ...supplyInfo, planned: false },
  })
  expect(await staff.ok(SAVE, urgent)).toMatchObject({ expireAt: '2026-12-02T17:00:00+08:00' })
  await staff.ok(STATUS, { articleId, status: 'published' })
  expect(await customer.ok(READ, { articleId })).toMatchObject({ supplyInfo: { planned: false, areas: ['和平路'] } })
})

test('another company sees, changes and moves nothing of it; what belongs to all is changed by none', async () => {
  const articleId = await published()
  expect(await other.call(DETAIL, { articleId })).toMatchObject({ code: '2902' })
  expect(await other.call(SAVE, draft({ articleId, version: 1 }))).toMatchObject({ code: '2902' })
  expect(await other.call(STATUS, { articleId, status: 'offline' })).toMatchObject({ code: '2902' })
  expect((await other.ok(LIST, { pageSize: 50 })).list.map((row) => row.articleId)).not.toContain(articleId)
  const [first] = (await staff.ok(LIST, {})).list
  expect(first).toMatchObject({ articleId, editable: true, categoryName: '企业动态' })
  const common = (await staff.ok(LIST, { pageSize: 50, status: 'published' })).list.find((row) => !row.editable)
  expect(await staff.call(SAVE, draft({ articleId: common?.articleId ?? '', version: 1 }))).toMatchObject({
    code: '2902',
  })
  expect(await staff.call(STATUS, { articleId: common?.articleId ?? '', status: 'offline' })).toMatchObject({
    code: '2902',
  })
  const { list } = await staff.ok('btwob GET /article/categories', {})
  expect(list).toContainEqual({ channel: 'information', code: 'supply', name: '停复气公告' })
  expect(list.map(({ code }) => code)).not.toContain('recommend')
})
