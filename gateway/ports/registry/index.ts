import type { Config } from '../../config'

/** What the public register of companies says: in operation, not in operation (revoked, cancelled …), or nothing known. */
export type RegistryStatus = 'OPEN' | 'CLOSED' | 'UNKNOWN'

/** The public register of companies (CE-05). A failure or a time-out is thrown. Never called inside a transaction. */
export interface CompanyRegistry {
  statusOf(uscc: string): Promise<RegistryStatus>
}

const statuses = ['OPEN', 'CLOSED', 'UNKNOWN'] as const

/** The register of the settings, else what stands in for it; switched off it knows nothing of any company. */
export function createCompanyRegistry(config: Config, standIn?: CompanyRegistry): CompanyRegistry {
  if (config.companyRegistry) return httpRegistry(config.companyRegistry)
  return standIn ?? { statusOf: async () => 'UNKNOWN' }
}

/** A register over HTTPS: GET <url>?uscc=… with a bearer key, answered by {status: 'OPEN'|'CLOSED'|'UNKNOWN'}. */
export function httpRegistry({
  url,
  key,
  timeout = 8000,
}: {
  url: string
  key: string
  timeout?: number
}): CompanyRegistry {
  return {
    async statusOf(uscc) {
      const address = new URL(url)
      address.searchParams.set('uscc', uscc)
      const response = await fetch(address, {
        headers: { authorization: `Bearer ${key}` },
        signal: AbortSignal.timeout(timeout),
      })
      if (!response.ok) throw new Error(`company registry answered ${response.status}`)
      const { status } = ((await response.json()) ?? {}) as { status?: unknown }
      return statuses.find((one) => one === status) ?? 'UNKNOWN'
    },
  }
}
