import { compareMoney, type Money } from '@domain/money'
import { productMoves, type PriceMode, type ProductStatus } from '@domain/statuses/content'

interface Target {
  targetRoute: string | null
  targetParams: Record<string, string>
  url: string | null
}

const ROUTE = /^\/(?!\/)[\w/-]+(\?[\w=&%.-]*)?$/

/** Where a link as it is typed leads: a route of the app, an https address of a host on the list, nowhere for ''; null: it leads to none. */
export function targetOf(link: string, hosts: readonly string[]): Target | null {
  const text = link.trim()
  const nowhere: Target = { targetRoute: null, targetParams: {}, url: null }
  if (text === '') return nowhere
  if (ROUTE.test(text)) {
    const [path = '', query = ''] = text.split('?')
    return { ...nowhere, targetRoute: path, targetParams: Object.fromEntries(new URLSearchParams(query)) }
  }
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  return url.protocol === 'https:' && url.username === '' && hosts.includes(url.hostname)
    ? { ...nowhere, url: text }
    : null
}

/** The same target as it is typed. */
export function linkOf({ targetRoute, targetParams, url }: Target): string {
  if (targetRoute === null) return url ?? ''
  const query = new URLSearchParams(targetParams).toString()
  return query === '' ? targetRoute : `${targetRoute}?${query}`
}

interface Sku {
  name: string
  price: Money | null
  minQty: number
  maxQty: number
}
export interface WrittenProduct {
  name: string
  supplierName: string
  priceMode: PriceMode
  price: Money | null
  pictures: number
  skus: readonly Sku[]
  onSaleAt: string | null
  offSaleAt: string | null
}

const isPositive = (price: Money | null): boolean => price !== null && compareMoney(price, '0.00') > 0

/** The first field that does not fit the others (E 2.1), or null. A quote and what is free have no price, nor have their kinds. */
export function productProblem(product: WrittenProduct): string | null {
  const { priceMode, price, skus } = product
  if (product.name.trim() === '') return 'name'
  if (product.supplierName.trim() === '') return 'supplierName'
  if (product.pictures === 0) return 'imageFileIds'
  if (priceMode === 'fixed' && !isPositive(price)) return 'price'
  if (priceMode !== 'fixed' && price !== null) return 'price'
  if (new Set(skus.map(({ name }) => name.trim())).size !== skus.length) return 'skus'
  const isPriced = priceMode === 'fixed' || priceMode === 'from'
  if (skus.some((sku) => sku.minQty > sku.maxQty || isPositive(sku.price) !== isPriced)) return 'skus'
  if (priceMode === 'from' && skus.length === 0) return 'skus'
  const { onSaleAt, offSaleAt } = product
  if (onSaleAt !== null && offSaleAt !== null && Date.parse(offSaleAt) <= Date.parse(onSaleAt)) return 'offSaleAt'
  return null
}

/** Yuan: the own price, or the lowest of its kinds for `from` (E 2.1). */
export function shelfPrice({
  priceMode,
  price,
  skus,
}: Pick<WrittenProduct, 'priceMode' | 'price' | 'skus'>): Money | null {
  if (priceMode !== 'from') return price
  const prices = skus.flatMap((sku) => sku.price ?? [])
  return prices.reduce<Money | null>((low, one) => (low === null || compareMoney(one, low) < 0 ? one : low), null)
}

/** E 3.1. */
export const mayMove = (from: ProductStatus, to: 'onSale' | 'soldOut' | 'offSale'): boolean =>
  productMoves[to].includes(from)
