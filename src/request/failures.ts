import type { Outcome } from './envelope'
import type { FailureKind } from './error'
import { SILENT_REQUESTS } from './services'

/*
 * The failure catalogue of specification 8 as data: what is shown, for how long, and whether a login follows. The first row that
 * matches an outcome decides. Pure; `call` and `upload` carry it out.
 */

export type Failed = Exclude<Outcome, { kind: 'success' }> | { kind: 'network' | 'timeout' | 'abort' }

export interface Reaction {
  kind: FailureKind
  /** Text of the rejection. */
  text: string
  /** '' = nothing is shown. */
  toast: string
  /** ms; undefined = the toast's own time. */
  toastFor?: number
  /** `expired`: 1888 and 1889 (LG-30); `soon`: the login page after 1500 ms. */
  login: 'none' | 'expired' | 'soon'
}

interface Row {
  /** As the specification's line names it. */
  name: string
  kind: FailureKind
  when(failed: Failed, requestType: string): boolean
  /** A text of its own; the gateway's message without it. */
  text?: string | ((failed: Failed) => string)
  silent?: true
  /** The whole text stays on the screen for this long, ms. */
  toastFor?: number
  login?: 'expired' | 'soon'
}

const NETWORK_TEXT = '请求失败'
const COMBO_TEXT = '服务异常,请稍后重试'
const CERTIFIED = '该公司已认证，您可申请加入公司子账号'
const UNDER_REVIEW = '该公司正在审核中'
/** ms (specification 9). */
const ENTERPRISE_ERROR = 10_000

export const CATALOGUE: readonly Row[] = [
  { name: 'resultCode 1888 or 1889', kind: 'session-lost', when: is('session-lost'), silent: true, login: 'expired' },
  {
    name: 'code 401, HTTP 401 with 401001',
    kind: 'login-needed',
    when: (one) => one.kind === 'login-needed' && one.message !== '',
    login: 'soon',
  },
  { name: 'errorCode 401', kind: 'login-needed', when: is('login-needed'), silent: true, login: 'soon' },
  { name: 'unified authentication', kind: 'auth', when: is('auth-status'), silent: true },
  { name: 'timeout', kind: 'timeout', when: is('timeout'), text: NETWORK_TEXT },
  { name: 'abort', kind: 'abort', when: is('abort'), text: 'abort', silent: true },
  { name: 'network', kind: 'network', when: is('network'), text: NETWORK_TEXT },
  {
    name: 'combo customer check, refused',
    kind: 'refused',
    when: (one, type) => type === 'comboCustomerCheck' && one.kind === 'refused',
    text: COMBO_TEXT,
  },
  {
    name: 'combo customer check, broken',
    kind: 'broken',
    when: (one, type) => type === 'comboCustomerCheck' && one.kind === 'broken',
    text: COMBO_TEXT,
  },
  {
    name: 'certified by another account',
    kind: 'refused',
    when: certificate(CERTIFIED),
    text: boundElsewhere,
    toastFor: ENTERPRISE_ERROR,
  },
  {
    name: 'under review by another account',
    kind: 'refused',
    when: certificate(UNDER_REVIEW),
    text: reviewedElsewhere,
    toastFor: ENTERPRISE_ERROR,
  },
  {
    name: 'silent request types',
    kind: 'refused',
    when: (one, type) => one.kind === 'refused' && SILENT_REQUESTS.has(type),
    silent: true,
  },
  { name: 'other refusals', kind: 'refused', when: is('refused') },
  { name: 'unreadable answer', kind: 'broken', when: is('broken'), text: (one) => messageOf(one) || NETWORK_TEXT },
]

/** What follows from a failure. `requestType`: the answer's own name, else the path's last segment. */
export function reactionTo(failed: Failed, requestType: string): Reaction {
  const row = CATALOGUE.find(({ when }) => when(failed, requestType))
  if (row === undefined) throw new Error(`no row for ${failed.kind}`)
  const { text = messageOf, silent, toastFor, login = 'none', kind } = row
  const said = typeof text === 'string' ? text : text(failed)
  return { kind, text: said, toast: silent ? '' : said, login, ...(toastFor !== undefined && { toastFor }) }
}

function is(kind: Failed['kind']): Row['when'] {
  return (failed) => failed.kind === kind
}

/** `enterprise/certificate/submit` is recognised by its describe (specification 8, CE-07). */
function certificate(describe: string): Row['when'] {
  return (failed, type) => failed.kind === 'refused' && type === 'submit' && failed.message === describe
}

const messageOf = (failed: Failed): string => ('message' in failed ? failed.message : '')

function boundElsewhere(failed: Failed): string {
  const phone = fieldOf(failed, 'boundPhone')
  return `当前提交账号非该企业认证绑定账号，请使用已绑定手机号${phone}登录。${serviceLine(failed)}`
}

function reviewedElsewhere(failed: Failed): string {
  return `该企业的认证申请已由其他账号提交，正在审核中，请勿重复提交。${serviceLine(failed)}`
}

const serviceLine = (failed: Failed): string => `如有疑问请拨打服务热线${fieldOf(failed, 'hotline')}`

function fieldOf(failed: Failed, name: string): string {
  const data: unknown = failed.kind === 'refused' ? failed.data : null
  const value = typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[name] : undefined
  return typeof value === 'string' ? value : ''
}
