import type { Topic } from '@domain/assistant/topics'
import type { Tool } from '../types'
import * as bills from './bills'
import * as gas from './gas'
import * as service from './service'
import * as usage from './usage'

/** The tool that answers a topic. Each reads as the page of its topic reads, and refuses as that page does. */
export const tools: Readonly<Record<Topic, Tool>> = {
  BALANCE: bills.balance,
  DAYS_LEFT: bills.daysLeft,
  ARREARS: bills.arrears,
  BILL: bills.bill,
  BILL_DUE: bills.billDue,
  LATE_FEE: bills.lateFee,
  PAYMENTS: bills.payments,
  INSTALLMENT: bills.installment,
  USAGE: usage.usage,
  PEAK: usage.usage,
  SHARE: usage.share,
  FORECAST: usage.forecast,
  MISSING_DATA: usage.missingData,
  PRICE: gas.price,
  TIER: gas.tier,
  METERS: gas.meters,
  READING: gas.reading,
  METER_STATE: gas.meterState,
  CARD: gas.card,
  PACKAGE: gas.gasPackage,
  EXTRACT: gas.gasPackage,
  ORDERS: gas.orders,
  PLAN: gas.plan,
  PLAN_CUTOFF: gas.planCutoff,
  DEVIATION: gas.deviation,
  INVOICE_OPEN: service.invoiceOpen,
  INVOICE_ISSUED: service.invoiceIssued,
  INVOICE_APPLY: service.invoiceApply,
  INVOICE_TITLE: service.invoiceTitle,
  TICKETS: service.tickets,
  INSPECTION: service.inspection,
  INSPECTION_NEXT: service.inspectionNext,
  HAZARD: service.hazard,
  STOP: service.stop,
  CONTRACT: gas.contract,
  SIGNING: gas.signing,
  BUTLER: service.butler,
  HOTLINE: service.hotline,
  TODO: service.todo,
  MESSAGES: service.messages,
}
