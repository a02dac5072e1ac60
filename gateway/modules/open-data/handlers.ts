import { openData } from '@contract/open-data'
import type { Ctx } from '../../http/context'
import { implement, manual } from '../../http/handlers'
import { originOf } from '../../http/origin'
import { openDocument } from './document'
import { hookDeliveries, hookList, removeHook, retryDelivery, saveHook, testHook } from './hooks'
import { keyList, keyUses, revokeKey, saveKey } from './keys'
import { openBills, openInvoices, openReadings, openUsage, used } from './reads'

/** The same for every caller, so that proxies may cache it for a while. */
function serveDocument(ctx: Ctx): Promise<null> {
  const body = JSON.stringify(openDocument(originOf(ctx), ctx.config.productCode))
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=300' }
  ctx.reply({ status: 200, headers, body })
  return Promise.resolve(null)
}

export const openDataHandlers = implement(openData, {
  'btwob GET /openKey/list': (ctx) => keyList(ctx),
  'btwob POST /openKey/save': (ctx, input) => saveKey(ctx, input),
  'btwob POST /openKey/revoke': (ctx, { keyId }) => revokeKey(ctx, keyId),
  'btwob GET /openKey/uses': (ctx, input) => keyUses(ctx, input),
  'btwob GET /openHook/list': (ctx) => hookList(ctx),
  'btwob POST /openHook/save': (ctx, input) => saveHook(ctx, input),
  'btwob POST /openHook/remove': (ctx, { hookId }) => removeHook(ctx, hookId),
  'btwob POST /openHook/test': (ctx, { hookId }) => testHook(ctx, hookId),
  'btwob GET /openHook/deliveries': (ctx, input) => hookDeliveries(ctx, input),
  'btwob POST /openHook/retry': (ctx, { deliveryId }) => retryDelivery(ctx, deliveryId),
  'b2b GET /open/v1/bills': manual((ctx, input) => used(ctx, 'bills', 'BILL', () => openBills(ctx, input))),
  'b2b GET /open/v1/usage': manual((ctx, input) => used(ctx, 'usage', 'USAGE', () => openUsage(ctx, input))),
  'b2b GET /open/v1/readings': manual((ctx, input) => used(ctx, 'readings', 'READING', () => openReadings(ctx, input))),
  'b2b GET /open/v1/invoices': manual((ctx, input) => used(ctx, 'invoices', 'INVOICE', () => openInvoices(ctx, input))),
  'b2b GET /open/v1/openapi.json': (ctx) => serveDocument(ctx),
})
