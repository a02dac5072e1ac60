import type { RequestType } from '@contract/keys'
import { requestTypes } from '@domain/request-types'

/* What differs by request type (CV-1): path prefix and the result code of a success. */

export const prefixOf = (type: RequestType): string => requestTypes[type].prefix

/** resultCode of a success; the other envelopes have one code for all types. */
export const resultCodeOf = (type: RequestType): string => (type === 'dg' ? '0' : '1000')

/** ms that a call may take (specification 7 and 9): unified authentication 20 s, everything else 60 s. */
export const timeoutOf = (type: RequestType): number => (type === 'auth' ? 20_000 : 60_000)

/** Silent failures of specification 8: the answer's header.requestType, or else the path's last segment. */
export const SILENT_REQUESTS: ReadonlySet<string> = new Set([
  'createInvoiceV2',
  'checkPredictionGas',
  'addPredictionGas',
  'checkPredictionGasBefore',
  'getDefaultInvoiceTitle',
  'getElectronicInvoices',
  'reSendEmail',
  'getWeather',
  'icBuyGus',
  'icBuyGus4HQW',
])

/** Addresses sent without the two unified headers (specification 7, C 0.2). */
const WITHOUT_UNIFIED = /\{product\}|(^|\/)job(\/|$)|apipool|priceApproval|\.well-known/

/** Calls that produce the unified tokens carry none. */
const MAKES_TOKENS = /\/unify\/auth\/(authentication|getAccessToken)$/

/** May this path (places unfilled, type's prefix in front) carry ennUnifiedAuthorization and its CSRF token? */
export const carriesUnified = (path: string): boolean => !WITHOUT_UNIFIED.test(path) && !MAKES_TOKENS.test(path)
