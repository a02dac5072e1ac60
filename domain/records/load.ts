import { decimal, fixed } from '../decimal'

/** Load from which a meter is nearly full, and past which it is too small (RC-02). */
const NEARLY = '0.90'
const FULL = '1.00'

export interface Load {
  /** m³/h, two decimals. */
  total: string
  /** Two decimals, rounded half up: '0.85' is 85 %; null: the meter's greatest flow is not known. */
  ratio: string | null
  mark: 'FULL' | 'NEARLY' | null
}

/**
 * RC-02: rated flow of the equipment behind a meter against the meter's greatest flow.
 * @param devices number of units and m³/h of each
 * @param qmax m³/h; '0.00' where it is not known
 */
export function loadOf(devices: readonly { quantity: number; ratedFlow: string }[], qmax: string): Load {
  const sum = devices.reduce((total, one) => total.plus(decimal(one.ratedFlow).times(one.quantity)), decimal('0'))
  const total = fixed(sum, 2)
  if (!decimal(qmax).gt('0')) return { total, ratio: null, mark: null }
  const ratio = fixed(sum.div(qmax), 2)
  if (decimal(ratio).gt(FULL)) return { total, ratio, mark: 'FULL' }
  return { total, ratio, mark: decimal(ratio).lt(NEARLY) ? null : 'NEARLY' }
}
