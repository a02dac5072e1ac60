import { deviceNow } from '@/platform/time'
import type { Found } from './words'

/* The customer found on 确认客户信息, for 客户信息: kept for the life of its ticket, never stored. */

/** ms (C 6.3). */
const LIFE = 15 * 60_000

let kept: { found: Found; until: number } | undefined

export const keepFound = (found: Found): void => {
  kept = { found, until: deviceNow() + LIFE }
}

export const foundCustomer = (): Found | undefined => (kept && kept.until > deviceNow() ? kept.found : undefined)

export const forgetFound = (): void => {
  kept = undefined
}
