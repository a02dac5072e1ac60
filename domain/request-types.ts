/*
 * The request types of the specification: prefix, envelope, success code (CV-1). Gateway and app read the same table.
 */

export type EnvelopeKind = 'V1' | 'V2' | 'V3' | 'V4' | 'V5' | 'V6data' | 'V6result' | 'V7'

export interface RequestTypeInfo {
  /** Service prefix; `{product}` is the configured product code. */
  prefix: string
  envelope: EnvelopeKind
  /** Code of a success as text; codes are compared as text. */
  success: string
}

export const requestTypes = {
  default: { prefix: '/api', envelope: 'V1', success: '1000' },
  dg: { prefix: '/sale', envelope: 'V1', success: '0' },
  job: { prefix: '/job', envelope: 'V5', success: '200' },
  zh: { prefix: '/substitution', envelope: 'V4', success: '00' },
  gas: { prefix: '/{product}', envelope: 'V7', success: '0' },
  predict: { prefix: '/predict', envelope: 'V1', success: '1000' },
  taocan: { prefix: '/tcapi', envelope: 'V5', success: '200' },
  energy: { prefix: '/energyapi', envelope: 'V1', success: '1000' },
  sqdev: { prefix: '/sqdev', envelope: 'V6data', success: '0' },
  btwob: { prefix: '/btwob', envelope: 'V5', success: '0' },
  gpt: { prefix: '/gpt', envelope: 'V5', success: '200' },
  demand: { prefix: '/demand', envelope: 'V1', success: '1000' },
  answer: { prefix: '/answer', envelope: 'V4', success: '00' },
  appDownload: { prefix: '', envelope: 'V6result', success: '0' },
  b2b: { prefix: '', envelope: 'V6result', success: '0' },
  cms: { prefix: '', envelope: 'V6result', success: '0' },
  auth: { prefix: '', envelope: 'V2', success: '200' },
} as const satisfies Record<string, RequestTypeInfo>

export type RequestTypeName = keyof typeof requestTypes

/** Places of the auth calls on one host (CV-1). */
export const authPlaces = {
  '{auth}': '/api',
  '{gateway}': '/api',
  '{base}': '/api/crmgas',
  '{init}': '/api/init',
  '{participant}': '/api/crmgas/participant',
} as const

/** Fields of the input that travel in the query while the rest is the body: `POST?a,b`. */
export const queryFieldsOf = (verb: string): readonly string[] =>
  verb.startsWith('POST?') ? verb.slice('POST?'.length).split(',') : []

/** The certification calls are of type default but speak V3 (CV-1). */
export function envelopeOf(type: RequestTypeName, path: string): EnvelopeKind {
  return type === 'default' && path.startsWith('/enterprise/') ? 'V3' : requestTypes[type].envelope
}
