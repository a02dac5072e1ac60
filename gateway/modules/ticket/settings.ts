import type { TicketSubtype, TicketType } from '@domain/statuses/service-ticket'
import type { Settings } from '../../settings'
import { ruleOf, type TypeRule } from './rules/types'

/** The rule of a subtype with the promises that the company has set, e.g. `15m/-/1h` under `ticket.sla.C_BILL` (Y-24). */
export const ruleIn = (settings: Settings, companyCode: string, subtype: TicketSubtype): TypeRule =>
  ruleOf(subtype, settings.text(companyCode, `ticket.sla.${subtype}`, ''))

/** The role that looks after a ticket when a promise is missed. */
export const headOf = (settings: Settings, companyCode: string, type: TicketType): string =>
  settings.text(
    companyCode,
    `ticket.head.${type}`,
    type === 'REPAIR' ? '抢修中心主任' : type === 'APPLY' ? '营业厅主任' : '客户服务主管',
  )
