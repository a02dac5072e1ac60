/** A row of the seeded shelf. Prices in yuan; `below` is the name of its category of the second level. */
export interface SeedProduct {
  no: number
  kind: 'goods' | 'service'
  name: string
  subTitle: string
  below: string
  motif: string
  mode: 'fixed' | 'from' | 'quote' | 'free'
  price?: string
  unit: string
  tags: readonly string[]
  points: readonly string[]
  params: readonly (readonly [name: string, value: string])[]
  skus?: readonly (readonly [name: string, price: string])[]
  /** Higher price paid before a promotion that began six days ago. */
  basePrice?: string
  status?: 'soldOut' | 'offSale' | 'draft'
  /** Enquiries so far; leads and the hot score follow from it. */
  leads: number
}

/** Name, subtitle, category and motif; price mode, price and unit; then what the card and the page say. */
export const row = (
  no: number,
  kind: 'goods' | 'service',
  [name, subTitle, below, motif]: readonly [string, string, string, string],
  [mode, price, unit]: readonly ['fixed' | 'from' | 'quote' | 'free', string | null, string],
  leads: number,
  tags: readonly string[],
  points: readonly string[],
  params: SeedProduct['params'],
  more: Pick<SeedProduct, 'skus' | 'basePrice' | 'status'> = {},
): SeedProduct => ({
  no,
  kind,
  name,
  subTitle,
  below,
  motif,
  mode,
  ...(price === null ? {} : { price }),
  unit,
  leads,
  tags,
  points,
  params,
  ...more,
})
