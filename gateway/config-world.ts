/*
 * What is outside of the product in operation: the real thing, named by settings, or switched off on purpose. The demo world stands in
 * for it in development, and elsewhere only where DEMO=1 asks for it.
 */
export type Env = Record<string, string | undefined>

/** A setting that is missing or wrong: the message is the one sentence shown at start. */
export class SettingError extends Error {}

/** Ports that a gas company may do without. */
export type Switch = 'WXPAY' | 'WECHAT' | 'OCR' | 'REGISTRY' | 'ICOME' | 'HEAD_END' | 'BANK' | 'EINVOICE' | 'MAIL'

/** A port's settings, and the switch that leaves it out on purpose; null: the gateway cannot work without it. */
interface Need {
  settings: readonly string[]
  off: Switch | null
}

export const wechatPaySettings = [
  'WXPAY_APP_ID',
  'WXPAY_MCH_ID',
  'WXPAY_SERIAL_NO',
  'WXPAY_PRIVATE_KEY',
  'WXPAY_API_V3_KEY',
  'WXPAY_NOTIFY_URL',
]
export const wechatSettings = [
  'WX_APPLET_APP_ID',
  'WX_APPLET_SECRET',
  'WX_APPLET_ORIGINAL_ID',
  'WX_JSAPI_APP_ID',
  'WX_JSAPI_SECRET',
]

export const smsSettings = ['SMS_KEY_ID', 'SMS_KEY_SECRET', 'SMS_SIGN_NAME', 'SMS_TEMPLATES']
export const licenseSettings = ['OCR_KEY_ID', 'OCR_KEY_SECRET']

export const einvoiceSettings = ['NUONUO_APP_KEY', 'NUONUO_APP_SECRET', 'NUONUO_TOKEN', 'NUONUO_TAX_NO']
export const esignSettings = ['ESIGN_APP_ID', 'ESIGN_SECRET', 'ESIGN_CALLBACK_URL']
export const mailSettings = ['SMTP_URL', 'MAIL_FROM']

const needs: readonly Need[] = [
  // Otherwise links that leave the product, in mails and codes to scan, would follow the host that a caller names.
  { settings: ['PUBLIC_ORIGIN'], off: null },
  { settings: smsSettings, off: null },
  { settings: wechatPaySettings, off: 'WXPAY' },
  { settings: wechatSettings, off: 'WECHAT' },
  { settings: licenseSettings, off: 'OCR' },
  { settings: ['COMPANY_REGISTRY_URL', 'COMPANY_REGISTRY_KEY'], off: 'REGISTRY' },
  { settings: ['ICOME_URL', 'ICOME_APP_ID', 'ICOME_SECRET'], off: 'ICOME' },
  { settings: ['HEAD_ENDS'], off: 'HEAD_END' },
  { settings: ['BANK_FEED_URL', 'BANK_FEED_KEY'], off: 'BANK' },
  { settings: einvoiceSettings, off: 'EINVOICE' },
  { settings: mailSettings, off: 'MAIL' },
]

/** What only PRO must be given: elsewhere they are made once and kept beside the data. */
const keys: Need = { settings: ['AUTH_JWT_KEY', 'DATA_KEY'], off: null }

/** The ports that are switched off, by their switches (`OCR=off`). */
export function switchedOff(env: Env): ReadonlySet<Switch> {
  const off = needs.flatMap((need) => (need.off === null ? [] : [need.off]))
  return new Set(
    off.filter((name) => {
      const value = env[name] ?? ''
      if (value !== '' && value !== 'off') throw new SettingError(`${name}=${value}: the only value is off.`)
      return value === 'off'
    }),
  )
}

/** Without the demo world every port is a real one or switched off: one sentence names all settings that are missing. */
export function demandPorts(env: Env, environment: string, off: ReadonlySet<Switch>): void {
  const lacking = [...(environment === 'PRO' ? [keys] : []), ...needs].flatMap((need) => {
    const names = need.settings.filter((name) => (env[name] ?? '') === '').join(', ')
    if (names === '' || (need.off !== null && off.has(need.off))) return []
    return need.off === null ? names : `${names} (or ${need.off}=off)`
  })
  if (lacking.length === 0) return
  const wayOut = environment === 'PRO' ? '' : '; with DEMO=1 the demo world stands in'
  throw new SettingError(
    `APP_ENV=${environment} needs the real thing behind every port; missing: ${lacking.join('; ')}${wayOut}.`,
  )
}

const isOn = (value: string): boolean => value !== '0' && value !== 'false'

/** Settings that move the clock, admit every caller or take play money are refused in operation. */
const refusedInPro: Readonly<Record<string, { is: (value: string) => boolean; why: string }>> = {
  CLOCK_NOW: { is: () => true, why: 'moves the product clock' },
  DEMO: { is: isOn, why: 'opens the demo world' },
  DEMO_DATA: { is: isOn, why: 'seeds demo customers with a published password' },
  DEV_TOOLS: { is: isOn, why: 'opens the development calls' },
  DEMO_OPERATOR: { is: isOn, why: 'decides at the desk without a person' },
  PAY_SANDBOX: { is: isOn, why: 'takes play money' },
  NFC_VIRTUAL: { is: isOn, why: 'writes emulated cards' },
  SIGN_SANDBOX: { is: isOn, why: 'lets a stand-in sign contracts' },
  RATE_LIMIT: { is: (value) => !isOn(value), why: 'lets everybody call without a limit' },
}

/** PRO starts with none of these; one sentence names all that were set. */
export function refuseInPro(env: Env): void {
  const found = Object.entries(refusedInPro).flatMap(([name, { is, why }]) => {
    const value = env[name] ?? ''
    return value !== '' && is(value) ? [`${name}=${value} ${why}`] : []
  })
  if (found.length > 0) throw new SettingError(`${found.join(', ')}: refused with APP_ENV=PRO.`)
}

/** Systems that exchange money, personal data or commands: connected over TLS only. */
const spokenWith: Readonly<Record<string, string>> = {
  BANK_FEED_URL: 'the bank',
  COMPANY_REGISTRY_URL: 'the register of companies',
  ICOME_URL: 'the employee directory',
  PUBLIC_ORIGIN: 'the app',
  ESIGN_ENDPOINT: 'the provider of signatures',
  ESIGN_CALLBACK_URL: 'the provider of signatures',
  NUONUO_ENDPOINT: 'the tax platform',
  NUONUO_CALLBACK_URL: 'the tax platform',
  HEAD_ENDS: 'the head-ends',
}

/** The same, but for a server or a proxy on this very machine. */
const spokenWithElsewhere: Readonly<Record<string, string>> = {
  SMS_ENDPOINT: 'the provider of SMS',
  OCR_ENDPOINT: 'the reader of licences',
  WX_ENDPOINT: 'WeChat',
  ASSISTANT_MODEL_URL: 'the language model',
  S3_ENDPOINT: 'the object store',
  S3_PUBLIC_ENDPOINT: 'the object store',
}

const PLAIN = /\bhttp:\/\//i
const PLAIN_ELSEWHERE = /\bhttp:\/\/(?!(localhost|127\.0\.0\.1|\[::1\])(:|\/|$))/i

const isHere = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]', '::1', ''].includes(host)

/** PRO speaks with none of them in plain: one sentence for the first setting that says so. */
export function refusePlainInPro(env: Env, isPlainDatabase: boolean): void {
  for (const [systems, plain] of [
    [spokenWith, PLAIN],
    [spokenWithElsewhere, PLAIN_ELSEWHERE],
  ] as const)
    for (const [name, other] of Object.entries(systems))
      if (plain.test(env[name] ?? ''))
        throw new SettingError(`${name} names http://: with APP_ENV=PRO ${other} is spoken with over https:// only.`)
  if (!isPlainDatabase) for (const name of ['DATABASE_URL', 'DATABASE_REPLICA_URL']) refusePlainDatabase(env, name)
}

/** A database on another machine is reached over TLS, unless DATABASE_PLAIN=1 says that the way there is a private one. */
function refusePlainDatabase(env: Env, name: string): void {
  const value = env[name] ?? ''
  if (!URL.canParse(value)) return
  const { hostname, searchParams } = new URL(value)
  const host = searchParams.get('host') ?? decodeURIComponent(hostname)
  const mode = searchParams.get('sslmode') ?? ''
  const isSafe = searchParams.get('ssl') === 'true' || ['require', 'verify-ca', 'verify-full'].includes(mode)
  if (isSafe || isHere(host) || host.startsWith('/')) return
  throw new SettingError(
    `${name} reaches ${host} without TLS: add ?sslmode=verify-full, or set DATABASE_PLAIN=1 where the way there is private.`,
  )
}

/** Settings that are set together: their values in order, or null when none of them is set. */
export function group<T>(env: Env, names: readonly string[], make: (values: string[]) => T): T | null {
  const values = names.map((name) => env[name] ?? '')
  if (values.every((v) => v === '')) return null
  const missing = names.filter((_, i) => values[i] === '')
  if (missing.length > 0) throw new SettingError(`${missing.join(', ')} missing: ${names.join(', ')} are set together.`)
  return make(values)
}
