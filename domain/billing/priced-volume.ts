import { sumVolume, type Volume } from '../volume'

/** Name of the part of an item that other money has paid or is still to pay (A 2.19). */
export const PAID_OTHERWISE = '非本次支付'

/**
 * Gas in m³ that a voucher proves with the priced parts of its items: null without gas, and where other money pays a part of it, since each
 * voucher of one bill lists all of its gas.
 */
export function pricedVolume(parts: readonly { name: string; volume: Volume | null }[]): Volume | null {
  const volumes = parts.flatMap(({ volume }) => volume ?? [])
  return volumes.length === 0 || parts.some(({ name }) => name === PAID_OTHERWISE) ? null : sumVolume(volumes)
}
