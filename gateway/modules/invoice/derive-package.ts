import { priced } from '@domain/money'
import { addVolume } from '@domain/volume'
import type { SoldExtraction } from '../gas-package/service'
import { linesFromGas } from './rules/item-lines'
import type { AccountKey, Invoiceable } from './types'

/** IV-01: a settled cycle of a gas package, at what its gas has cost. */
export const ofPackage = (key: AccountKey, sold: SoldExtraction): Invoiceable => {
  const { childNo, title, month, settledAt, meterNo, volume, unitPrice, amount } = sold
  return {
    ...key,
    source: 'PACKAGE',
    sourceNo: childNo,
    ...{ title, month, tradeTime: settledAt, meterNo },
    volume: addVolume(volume, '0', 4),
    grossAmount: amount,
    goodsGroup: 'GAS',
    lines: linesFromGas([{ price: unitPrice, volume, amount: priced(volume, unitPrice) }], amount, '0.09'),
    ...{ periodFrom: sold.from, periodTo: sold.to },
  }
}
