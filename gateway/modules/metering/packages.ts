import type { Work } from '../../http/context'
import type { AccountKey } from './types'

/*
 * What gas packages mean for the bill (CV-7: billing.packageVolume, billing.electivePrice). The product sells no packages yet: there
 * is none of them, so nothing is deducted.
 */

export interface ElectiveVolume {
  volume: string
  price: string
  label: string
}

/** m³ of a meter's month that a package covers (AE-17a). */
export const packageVolume = async (
  _work: Work,
  _account: AccountKey,
  _meterNo: string,
  _billMonth: string,
): Promise<string> => '0.00'

/** Volumes of a meter's month bought at a price of their own (AE-17a). */
export const electivePrice = async (
  _work: Work,
  _account: AccountKey,
  _meterNo: string,
  _billMonth: string,
): Promise<readonly ElectiveVolume[]> => []
