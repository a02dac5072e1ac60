import type { Session } from './context'

interface Log {
  info(data: object, text: string): void
}

/** AU-16: every write of a service tenant is logged with both tenants. */
export function noteEntrusted(log: Log, call: string, session: Session | null): void {
  if (!session?.entrustedTenantId) return
  const { userId, tenantId, entrustedTenantId, bp } = session
  log.info({ call, userId, tenantId, entrustedTenantId, bp }, 'call of an entrusted tenant')
}
