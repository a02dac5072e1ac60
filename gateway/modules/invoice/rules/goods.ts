import type { ItemLine, TaxItem } from '../types'
import type { Goods } from './compose'

/** A company without names for its goods cannot invoice them. */
class NoGoods extends Error {}

/** How the lines of a day are called and coded: the newest row that was valid then. The rate is the item's own. */
export function goodsFinder(rows: readonly TaxItem[], day: string): (line: Pick<ItemLine, 'taxItemCode'>) => Goods {
  return ({ taxItemCode }) => {
    const own = rows.filter((row) => row.taxItemCode === taxItemCode)
    const row = own.find(({ validFrom }) => validFrom <= day) ?? own.at(-1)
    if (!row) throw new NoGoods(`no goods are called ${taxItemCode}`)
    return { goodsName: `*${row.shortName}*${row.goodsName}`, unit: row.unit, taxCode: row.taxCode }
  }
}
