import type { Work } from '../../http/context'
import type { Viewer } from '../audience/service'
import { dropDocument, find, hasDocuments, putDocument } from '../search/service'
import { wholeShelf, type ProductRow } from './repo/products'

/** Products that a search finds at most. */
const MOST_FOUND = 200

type Indexed = Pick<
  ProductRow,
  | 'productId'
  | 'categoryId'
  | 'name'
  | 'subTitle'
  | 'supplierName'
  | 'tags'
  | 'sellingPoints'
  | 'params'
  | 'companyCodes'
  | 'customerTypes'
  | 'status'
  | 'createdAt'
>

/** Makes a product findable as it is; one that is off the shelf is not (E-G-23). */
export async function indexProduct(work: Work, row: Indexed): Promise<void> {
  const ref = { kind: 'product' as const, refId: row.productId }
  if (row.status !== 'onSale' && row.status !== 'soldOut') return dropDocument(work, ref)
  await putDocument(work, {
    ...ref,
    category: row.categoryId,
    title: row.name,
    summary: row.subTitle,
    keywords: [row.supplierName, ...row.tags],
    text: [...row.sellingPoints, ...row.params.map(({ name, value }) => `${name} ${value}`)].join('\n'),
    companyCodes: row.companyCodes,
    customerTypes: row.customerTypes,
    // The market is for customers (E-M-01).
    visibility: 'bound',
    from: row.createdAt,
    until: null,
  })
}

/** Ids of the products that a keyword finds. */
export async function productsNamed(work: Work, viewer: Viewer, keyword: string): Promise<string[]> {
  const { hits } = await find(work, viewer, { text: keyword, kinds: ['product'], limit: MOST_FOUND })
  return hits.map(({ refId }) => refId)
}

/** Products that were on the shelf before there was a search. */
export async function indexShelf(work: Work): Promise<void> {
  if (await hasDocuments(work, 'product')) return
  for (const product of await wholeShelf(work.db)) await indexProduct(work, product)
}
