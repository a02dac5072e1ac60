import type { NoticeEvent } from '@domain/first-notice'
import type { TemplateCode } from '../message/service'

/** Messages that report each kind of event (Y-33); a kind without one is not measured. */
export const templatesOf: Record<NoticeEvent, readonly TemplateCode[]> = {
  BILL: ['BILL_ISSUED'],
  HIGH_USE: ['USAGE_CHANGE'],
  STOP: ['STOP_GAS_ARREARS', 'STOP_GAS_PLAN', 'STOP_GAS_URGENT', 'STOP_GAS_PEAK', 'IN_STOP_GAS'],
  HAZARD_DUE: ['IN_HAZARD_DUE'],
  CONTRACT_END: ['CONTRACT_EXPIRE'],
  DATA_GAP: ['DATA_LATE'],
  MONEY_LATE: ['MONEY_LATE'],
  PLAN_CUTOFF: ['PLAN_CLOSING'],
  PACKAGE_END: ['EXTRACT_PROGRESS'],
  // Prices are announced to all as news, without a message of their own.
  PRICE_NOTICE: [],
  CERT_END: ['CERT_EXPIRE', 'RC_EXPIRE'],
  LEAK: ['LEAK_HINT'],
}

/** The kind of event that a template reports. */
export const eventOf: ReadonlyMap<string, NoticeEvent> = new Map(
  (Object.entries(templatesOf) as [NoticeEvent, readonly string[]][]).flatMap(([event, codes]) =>
    codes.map((code) => [code, event] as const),
  ),
)
