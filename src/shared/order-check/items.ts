import type { Out } from '@contract'

export type CheckItem = Out<'taocan POST /trade/agree/comboCustomerCheck'>['items'][number]

/** What has to be corrected first, from the refusal 42109. */
export function itemsOf(data: unknown): readonly CheckItem[] {
  const items = (data as { items?: unknown } | null)?.items
  return Array.isArray(items) ? (items as CheckItem[]) : []
}
