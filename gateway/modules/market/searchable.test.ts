import { contentGateway, inWork, jobOf } from '../../../test/setup/content-gateway'
import type { Caller, TestGateway } from '../../../test/setup/gateway'
import { switchSales } from './service'
import { marketArea } from '.'

/* Products are found while they are on the shelf (E-G-23). */

let gateway: TestGateway
let ceramics: Caller
beforeAll(async () => {
  gateway = await contentGateway()
  ceramics = await gateway.as('13800000001')
})
afterAll(() => gateway.close())

const found = async (keyword: string) =>
  (await ceramics.ok('default GET /crmgas/market/product/list', { keyword })).list.map(({ productId }) => productId)

test('off the shelf in the minute that was planned', async () => {
  expect(await found('波纹软管')).toContain('P00000003')
  const offSaleAt = gateway.clock.iso()
  await gateway.db.updateTable('marketProduct').set({ offSaleAt }).where('productId', '=', 'P00000003').execute()
  await inWork(gateway, switchSales)
  expect(await found('波纹软管')).not.toContain('P00000003')
  const rows = await gateway.db.selectFrom('searchDoc').select('refId').where('refId', '=', 'P00000003').execute()
  expect(rows).toEqual([])
})

test('a gateway without an index makes one of its shelf', async () => {
  await gateway.db.deleteFrom('searchDoc').where('kind', '=', 'product').execute()
  expect(await found('报警器')).toEqual([])
  await marketArea.start(jobOf(gateway))
  expect(await found('报警器')).toContain('P00000001')
})
