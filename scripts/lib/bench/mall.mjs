/* The mall with 2,000 products that have been asked about 20,000 times: first page, a page of a category's, a product (E 6.4). */
import { timesOf, withinTimes } from '../call-times.mjs'
import { logIn } from '../client.mjs'
import { connect, copyRows } from '../sql.mjs'
import { withDemo } from '../stand.mjs'

/** ms. */
const slowest = 20
const [products, leads] = [2000, 20_000]
const phone = '13800000001'

export const part = {
  name: 'mall',
  limit: `list and product of ${products.toLocaleString('en')} ≤ ${slowest} ms p95`,
  run: (say) =>
    withDemo(say, async ({ server, start }) => {
      const { product_id: productId, category_id: categoryId } = await fill(server.url)
      say(`${products} products and ${leads} enquiries are there`)
      const gateway = await start({ DATABASE_URL: server.url })
      const { headers } = await logIn(gateway.url, phone)
      const list = `${gateway.url}/api/crmgas/market/product/list?pageNum=1&pageSize=20`
      const calls = [
        ['list', list],
        ['list, the dearest first', `${list}&sort=priceDesc`],
        ['list of a category', `${list}&categoryId=${categoryId}`],
        ['product', `${gateway.url}/api/crmgas/market/product/detail?productId=${productId}`],
      ]
      const measured = []
      for (const [name, address] of calls) measured.push(await timesOf(name, address, headers))
      return withinTimes(measured, slowest)
    }),
}

async function fill(url) {
  const db = await connect(url)
  const one = await db.one(
    `select p.product_id, p.category_id from market_product p join product_sku s using (product_id)
     where p.status = 'onSale' order by p.product_id limit 1`,
  )
  await copyRows(db, 'market_product', `r.product_id = '${one.product_id}'`, products, {
    product_id: `'B' || lpad(n::text, 8, '0')`,
  })
  const lead = await db.one('select bp, lead_id from demand_lead limit 1')
  await copyRows(db, 'demand_lead', `(r.bp, r.lead_id) = ('${lead.bp}', '${lead.lead_id}')`, leads, {
    bp: `'5' || lpad((n / 10)::text, 9, '0')`,
    lead_id: `'0' || lpad(n::text, 25, '0')`,
    lead_no: `'B' || lpad(n::text, 12, '0')`,
    target_id: `'B' || lpad((1 + n % ${products})::text, 8, '0')`,
  })
  for (const name of ['market_product', 'demand_lead']) await db.rows(`vacuum (analyze) ${name}`)
  await db.end()
  return one
}
