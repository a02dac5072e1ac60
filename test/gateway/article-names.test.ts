import type { In } from '@contract'
import { nextRequestNo } from './case-kit'
import { aMeter } from './energy-kit'
import { uploaded } from './inspection-kit'
import { contentGateway } from '../setup/content-gateway'
import type { Caller, TestGateway } from '../setup/gateway'
import { meteringArea } from '../../gateway/modules/metering'

/* What an article names besides its text: meters, files, products, kinds of customers (E 2.2). */

const SAVE = 'btwob POST /article/save'
const READ = 'default GET /crmgas/news/detail'
const LIST = 'default GET /crmgas/news/list'
const SUPPLY = { channel: 'information', categoryCode: 'supply' } as const

let gateway: TestGateway
let staff: Caller
let ceramics: Caller
let hospital: Caller
beforeAll(async () => {
  gateway = await contentGateway({}, [meteringArea])
  staff = gateway.asSession({ userId: 'staff', companyCode: '1001' })
  ceramics = await gateway.as('13800000001')
  hospital = await gateway.as('13800000008')
  await aMeter(gateway.db, { bp: '1000000001', companyCode: '1001' }, { meterId: 'M1' })
  await aMeter(gateway.db, { bp: '1000000002', companyCode: '1001' }, { meterId: 'M2' })
})
afterAll(() => gateway.close())

const stop = (meterNos: string[]) => ({
  kind: 'stop' as const,
  areas: ['和平路'],
  startAt: '2026-11-25T09:00:00+08:00',
  endAt: null,
  reason: '抢修',
  planned: false,
  meterNos,
})
const notice = (more: Partial<In<typeof SAVE>> = {}): In<typeof SAVE> => ({
  requestNo: nextRequestNo(),
  version: 0,
  ...SUPPLY,
  title: '抢修停气',
  summary: '',
  layout: 'text',
  text: '请关闭阀门。',
  author: null,
  source: null,
  sourceUrl: null,
  publishAt: null,
  expireAt: null,
  topUntil: null,
  visibility: 'bound',
  needReceipt: false,
  receiptDueAt: null,
  allowShare: false,
  supplyInfo: stop([]),
  ...more,
})
const headline = (more: Partial<In<typeof SAVE>>) =>
  notice({ channel: 'headline', categoryCode: 'safety', supplyInfo: null, ...more })
const published = async (input: In<typeof SAVE>) => {
  const { articleId } = await staff.ok(SAVE, input)
  await staff.ok('btwob POST /article/status', { articleId, status: 'published' })
  return articleId
}
const rowFor = async (caller: Caller, articleId: string) =>
  (await caller.ok(LIST, { ...SUPPLY, pageSize: 50 })).list.find((row) => row.articleId === articleId)

test('a reader sees the own meters of a stop, no other customer’s', async () => {
  const articleId = await published(notice({ supplyInfo: stop(['NOM1', 'NOM2']) }))
  expect((await ceramics.ok(READ, { articleId })).supplyInfo?.meterNos).toEqual(['NOM1'])
  expect((await rowFor(ceramics, articleId))?.supplyInfo?.meterNos).toEqual(['NOM1'])
  expect((await staff.ok('btwob GET /article/detail', { articleId })).supplyInfo?.meterNos).toEqual(['NOM1', 'NOM2'])
})

test('kinds of customers and products: others do not read it, a product that is not said stays', async () => {
  const articleId = await published(headline({ customerTypes: ['INDUSTRY'], relatedProductIds: ['P00000001'] }))
  expect((await ceramics.ok(READ, { articleId })).products.map(({ productId }) => productId)).toEqual(['P00000001'])
  expect(await hospital.call(READ, { articleId })).toMatchObject({ code: 'E2001' })
  const change = headline({ articleId, version: 1 })
  expect(await staff.ok(SAVE, change)).toMatchObject({ relatedProductIds: ['P00000001'], customerTypes: ['INDUSTRY'] })
})

test('a product that the company has no more stays with its article; a new one is checked', async () => {
  const relatedProductIds = ['P00000001']
  const articleId = await published(headline({ relatedProductIds }))
  const { companyCodes } = await gateway.db
    .selectFrom('marketProduct')
    .select('companyCodes')
    .where('productId', '=', 'P00000001')
    .executeTakeFirstOrThrow()
  const belongsTo = (codes: string[]) =>
    gateway.db.updateTable('marketProduct').set({ companyCodes: codes }).where('productId', '=', 'P00000001').execute()
  await belongsTo(['1002'])
  expect(await staff.call(SAVE, headline({ relatedProductIds }))).toMatchObject({ code: '2901' })
  const change = { articleId, version: 1, relatedProductIds }
  expect(await staff.ok(SAVE, headline({ ...change, title: '改题' }))).toMatchObject({ relatedProductIds })
  const more = headline({ ...change, version: 2, relatedProductIds: ['P00000001', 'P9'] })
  expect(await staff.call(SAVE, more)).toMatchObject({ code: '2901', data: { field: 'relatedProductIds' } })
  await belongsTo(companyCodes)
})

test.each<[string, () => Promise<Partial<In<typeof SAVE>>> | Partial<In<typeof SAVE>>, object]>([
  [
    'a meter that the company does not have',
    () => ({ supplyInfo: stop(['NOM1', 'NOM9']) }),
    { code: '2901', data: { field: 'meterNos' }, text: '没有这些表具：NOM9' },
  ],
  [
    'a product that there is not',
    () => ({ ...headline({ relatedProductIds: ['P9'] }), requestNo: nextRequestNo() }),
    { code: '2901', data: { field: 'relatedProductIds' } },
  ],
  [
    'a PDF as a cover',
    async () => {
      const pdf = await uploaded(gateway, 'staff', { bizType: 'ATTACHMENT', bytes: Buffer.from('%PDF-1.4 c') })
      return { layout: 'left', coverFileIds: [pdf] }
    },
    { code: '44852' },
  ],
])('refused: %s', async (_, change, refusal) =>
  expect(await staff.call(SAVE, notice(await change()))).toMatchObject(refusal),
)
