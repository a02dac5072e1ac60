import type { Row } from '@contract'
import type { IconName } from '@/ui'

type CategoryCode = Row<'default GET /crmgas/message/list'>['categoryCode']

/** Pictures of the categories of messages (E-X-01). */
export const messageIcons: Readonly<Record<CategoryCode, IconName>> = {
  supply: 'valve',
  safety: 'shield',
  service: 'wrench',
  bill: 'bill',
  gasUse: 'bars',
  order: 'contract',
  invoice: 'invoice',
  account: 'lock',
  hyq: 'spark',
  market: 'gift',
  system: 'bell',
}
