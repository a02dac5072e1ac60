/* Open data (Y-31): keys, webhooks, and what was sent. */
import type { Out, Row } from '@contract'

type OpenKey = Out<'btwob GET /openKey/list'>['list'][number]
type OpenHook = Out<'btwob GET /openHook/list'>['list'][number]

/** Live, and used once. */
export const anOpenKey = (part: Partial<OpenKey> = {}): OpenKey => ({
  keyId: 'k1',
  name: '财务系统',
  hint: 'aB3xY9',
  scopes: ['BILL', 'INVOICE'],
  state: 'LIVE',
  createdAt: '2026-11-20T09:00:00+08:00',
  usedAt: '2026-11-22T10:20:00+08:00',
  revokedAt: null,
  ...part,
})

type Use = Row<'btwob GET /openKey/uses'>

export const aUse = (part: Partial<Use> = {}): Use => ({
  day: '2026-11-22',
  read: 'bills',
  code: '0',
  ip: '198.51.100.7',
  times: 3,
  firstAt: '2026-11-22T09:00:00+08:00',
  lastAt: '2026-11-22T10:20:00+08:00',
  ...part,
})

/** All that was sent has arrived. */
export const anOpenHook = (part: Partial<OpenHook> = {}): OpenHook => ({
  hookId: 'h1',
  url: 'https://erp.example.com/gas',
  events: ['bill.created', 'notice.published'],
  failures: 0,
  createdAt: '2026-11-20T09:00:00+08:00',
  arrivedAt: '2026-11-22T10:20:00+08:00',
  failedAt: null,
  ...part,
})

type Delivery = Row<'btwob GET /openHook/deliveries'>

export const aDelivery = (part: Partial<Delivery> = {}): Delivery => ({
  deliveryId: 'd1',
  event: 'bill.created',
  state: 'DONE',
  tries: 1,
  status: 204,
  error: '',
  createdAt: '2026-11-22T10:20:00+08:00',
  nextTryAt: null,
  doneAt: '2026-11-22T10:20:01+08:00',
  ...part,
})
