import type { Config } from '../../config'

/** What the public register of companies says: in operation, not in operation (revoked, cancelled …), or nothing known. */
export type RegistryStatus = 'OPEN' | 'CLOSED' | 'UNKNOWN'

/** The public register of companies (CE-05). A failure or a time-out is thrown. Never called inside a transaction. */
export interface CompanyRegistry {
  statusOf(uscc: string): Promise<RegistryStatus>
  /** Companies with this in their name, the likeliest first. */
  search(keyword: string): Promise<RegisteredCompany[]>
}

/** A company as an invoice is made out to it; null where the register does not know. */
export interface RegisteredCompany {
  companyName: string
  taxNo: string
  address: string | null
  phone: string | null
  bankName: string | null
  bankAccount: string | null
}

const statuses = ['OPEN', 'CLOSED', 'UNKNOWN'] as const

/** The register of the settings, else what stands in for it; switched off it knows nothing of any company. */
export function createCompanyRegistry(config: Config, standIn?: CompanyRegistry): CompanyRegistry {
  if (config.companyRegistry) return httpRegistry(config.companyRegistry)
  return standIn ?? { statusOf: async () => 'UNKNOWN', search: async () => [] }
}

/** A register over HTTPS: GET <url>?uscc=… with a bearer key, answered by {status: 'OPEN'|'CLOSED'|'UNKNOWN'}; GET <url>?name=… by {companies: [{companyName, taxNo, …}]}. */
function httpRegistry({ url, key, timeout = 8000 }: { url: string; key: string; timeout?: number }): CompanyRegistry {
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
    async search(keyword) {
      const address = new URL(url)
      address.searchParams.set('name', keyword)
      const response = await fetch(address, {
        headers: { authorization: `Bearer ${key}` },
        signal: AbortSignal.timeout(timeout),
      })
      if (!response.ok) throw new Error(`company registry answered ${response.status}`)
      const { companies } = ((await response.json()) ?? {}) as { companies?: unknown }
      return Array.isArray(companies) ? companies.flatMap(companyFrom) : []
    },
  }
}

function companyFrom(answer: unknown): RegisteredCompany[] {
  if (typeof answer !== 'object' || answer === null) return []
  const fields = answer as Record<string, unknown>
  const textOf = (name: string): string | null => {
    const value = fields[name]
    return typeof value === 'string' && value !== '' ? value : null
  }
  const [companyName, taxNo] = [textOf('companyName'), textOf('taxNo')]
  if (companyName === null || taxNo === null) return []
  const [address, phone, bankName] = [textOf('address'), textOf('phone'), textOf('bankName')]
  return [{ companyName, taxNo, address, phone, bankName, bankAccount: textOf('bankAccount') }]
}
