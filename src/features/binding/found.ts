import { deviceNow } from '@/platform/time'
import { createGroup } from '@/stores/store'
import type { Found } from './words'

/** ms (C 6.3). */
const LIFE = 15 * 60_000

/** The customer found on 确认客户信息, for 客户信息: kept for the life of its ticket, never stored. */
const useFound = createGroup<{ found: Found | undefined; until: number }>({ found: undefined, until: 0 })

export const saveFound = (found: Found): void => useFound.setState({ found, until: deviceNow() + LIFE })

export function foundCustomer(): Found | undefined {
  const { found, until } = useFound.getState()
  return until > deviceNow() ? found : undefined
}

export const forgetFound = (): void => useFound.setState({ found: undefined })
