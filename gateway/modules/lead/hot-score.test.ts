import { sampleCase } from '../../../test/gateway/case-kit'
import { contentGateway, jobOf } from '../../../test/setup/content-gateway'
import type { TestGateway } from '../../../test/setup/gateway'
import { flushProductViews } from '../market/service'
import { leadArea } from './index'
import { leads } from './lead-case'

const [PRODUCT, OTHER] = ['P00000003', 'P00000007']

let gateway: TestGateway
beforeEach(async () => {
  gateway = await contentGateway({ now: '2026-11-23T09:30:00+08:00' }, [leadArea])
  await gateway.db.deleteFrom('productViewDay').execute()
  await gateway.db.deleteFrom('demandLead').execute()
})
afterEach(() => gateway.close())

const scoreOf = async (productId: string) =>
  (
    await gateway.db
      .selectFrom('marketProduct')
      .select('hotScore')
      .where('productId', '=', productId)
      .executeTakeFirstOrThrow()
  ).hotScore

test('each hour: enquiries, views and marks of thirty days, halved in 180 days on the shelf (E-M-06)', async () => {
  // 12 enquiries, 800 views, 10 marks, 90 days on the shelf: (60 + 40 + 20) × 0.7071.
  await gateway.db
    .updateTable('marketProduct')
    .set({ onSaleAt: '2026-08-25T09:00:00+08:00' })
    .where('productId', '=', PRODUCT)
    .execute()
  const filed = { bp: '1000000001', targetType: 'product', targetId: PRODUCT }
  for (let n = 0; n < 12; n++) await sampleCase(gateway, leads.any, filed)
  // Older than thirty days: counted no more.
  await sampleCase(gateway, leads.any, { ...filed, createdAt: '2026-10-24T23:59:00+08:00' })
  await gateway.db
    .insertInto('productViewDay')
    .values([
      { productId: PRODUCT, day: '2026-11-23', views: 500 },
      { productId: PRODUCT, day: '2026-10-25', views: 300 },
      { productId: PRODUCT, day: '2026-10-24', views: 900 },
    ])
    .execute()
  const marks = Array.from({ length: 10 }, (_none, n) => ({
    userId: `user${n}`,
    productId: PRODUCT,
    createdAt: '2026-11-20T09:00:00+08:00',
  }))
  await gateway.db.insertInto('productFavorite').values(marks).execute()
  await gateway.passTime('2026-11-23T10:31:00+08:00')
  expect(await scoreOf(PRODUCT)).toBe('84.8528')
  expect(await scoreOf(OTHER)).toBe('0.0000')
  const kept = await gateway.db.selectFrom('productViewDay').select('day').orderBy('day').execute()
  expect(kept.map(({ day }) => day)).toEqual(['2026-10-25', '2026-11-23'])

  const master = await gateway.as('13800000001')
  const { list } = await master.ok('default GET /crmgas/market/product/list', { sort: 'hot' })
  // The pinned one first, then by what is written.
  expect(list.slice(0, 2).map(({ productId }) => productId)).toEqual(['P00000001', PRODUCT])
})

test('a view of a product counts for its day', async () => {
  const master = await gateway.as('13800000001')
  await master.ok('default GET /crmgas/market/product/detail', { productId: OTHER })
  await flushProductViews(jobOf(gateway))
  const rows = await gateway.db.selectFrom('productViewDay').selectAll().execute()
  expect(rows).toEqual([{ productId: OTHER, day: '2026-11-23', views: 1 }])
})
