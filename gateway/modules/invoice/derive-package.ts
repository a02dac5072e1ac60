import { priced } from '@domain/money'
import { volume } from '@domain/volume'
import type { SoldExtraction } from '../gas-package/service'
import { linesFromGas } from './rules/item-lines'
import type { AccountKey, Invoiceable } from './types'

/** IV-01: a settled cycle of a gas package, at what its gas has cost and the tax rate of its last day. */
export const ofPackage = (key: AccountKey, sold: SoldExtraction, taxRate: string): Invoiceable => {
  const { childNo, title, month, settledAt, meterNo, unitPrice, amount } = sold
  return {
    ...key,
    source: 'PACKAGE',
    sourceNo: childNo,
    title,
    month,
    tradeTime: settledAt,
    meterNo,
    volume: volume(sold.volume, 4),
    grossAmount: amount,
    goodsGroup: 'GAS',
    lines: linesFromGas(
      [{ price: unitPrice, volume: sold.volume, amount: priced(sold.volume, unitPrice) }],
      amount,
      taxRate,
    ),
    periodFrom: sold.from,
    periodTo: sold.to,
  }
}
