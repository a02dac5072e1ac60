import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'

/** Everything the environment decides (CV-12), checked at start. Secrets are read from here only and never logged. */
export interface Config {
  port: number
  host: string
  /** Absent = PGlite under `dataDir`. */
  databaseUrl: string | null
  /** Connections of the pool; PGlite always has one. */
  databasePool: number
  dataDir: string
  environment: 'DEV' | 'FAT' | 'UAT' | 'PRO'
  /** Demo customers, users and 36 months of history are seeded into an empty database. */
  demoData: boolean
  clockNow: string | null
  devTools: boolean
  demoOperator: boolean
  demoOperatorSeconds: number
  demoPassword: string
  paySandbox: boolean
  productCode: string
  /** HS256 key of the unified tokens, ≥ 32 bytes. */
  jwtKey: Buffer
  /** AES-256 key for personal data at rest, 32 bytes. */
  dataKey: Buffer
  /** Answers are checked against the contract and extra fields refused (development, tests). */
  strictOutput: boolean
  /** Calls per minute, user and path (CV-3); off in load tests only. */
  rateLimit: boolean
  /** Folder of the built H5 app, or null when the gateway serves calls only. */
  webRoot: string | null
  /** Origins that may call from elsewhere; '*' outside PRO. */
  corsOrigins: readonly string[] | '*'
  /** Proxies in front whose word about the caller is believed: how many of them, or their addresses. */
  trustProxy: false | number | string[]
  logLevel: string
  wechatPay: WechatPayConfig | null
  smsProvider: { url: string; key: string } | null
  /** Reader of business licences and register of companies (CE-02, CE-05); null = the embedded ones. */
  licenseReader: { url: string; key: string } | null
  companyRegistry: { url: string; key: string } | null
  /** Mini-program and official account; null = the embedded stand-in. */
  wechat: WechatConfig | null
  /** Employee directory behind iCome (LG-16); null = signed demo codes, in PRO nothing. */
  icome: IcomeConfig | null
  /** Further places that a login may return to (AU-08), as origins. */
  appOrigins: readonly string[]
}

export interface IcomeConfig {
  url: string
  appId: string
  secret: string
}

export interface WechatConfig {
  appletAppId: string
  appletSecret: string
  appletOriginalId: string
  jsapiAppId: string
  jsapiSecret: string
}

export interface WechatPayConfig {
  appId: string
  mchId: string
  serialNo: string
  privateKey: string
  apiV3Key: string
  /** `…/crmgas/pay/notify`; the channel's code is added. */
  notifyUrl: string
  /** App id of the official account, for payments in the WeChat browser. */
  officialAppId?: string
  /** The platform's public key and its id, of merchants that have no platform certificates any more. */
  publicKeyId?: string
  publicKey?: string
}

/** A setting that is missing or wrong: the message is the one sentence shown at start. */
export class SettingError extends Error {}

type Env = Record<string, string | undefined>

const environments = ['DEV', 'FAT', 'UAT', 'PRO'] as const

/** Reads and checks the settings. Throws SettingError with a sentence that names the variable and what to do. */
export function loadConfig(env: Env): Config {
  const environment = oneOf(env, 'APP_ENV', environments, 'DEV')
  const pro = environment === 'PRO'
  const dataDir = resolve(env.DATA_DIR ?? '.data')
  const devTools = flag(env, 'DEV_TOOLS', !pro)
  const clockNow = env.CLOCK_NOW ?? null
  if (clockNow !== null && Number.isNaN(Date.parse(clockNow)))
    throw new SettingError(`CLOCK_NOW=${clockNow} is not a time; write it like 2026-11-23T09:30:00+08:00.`)
  if (pro && clockNow !== null)
    throw new SettingError('CLOCK_NOW moves the product clock and is refused with APP_ENV=PRO.')
  if (pro && devTools) throw new SettingError('DEV_TOOLS opens the development calls and is refused with APP_ENV=PRO.')
  const databaseUrl = env.DATABASE_URL ?? null
  if (databaseUrl !== null && !/^postgres(ql)?:\/\//.test(databaseUrl))
    throw new SettingError('DATABASE_URL must start with postgres://; leave it out to use the embedded database.')
  return {
    port: integer(env, 'PORT', 10086, 0, 65535),
    host: env.HOST ?? '0.0.0.0',
    databaseUrl,
    databasePool: integer(env, 'DATABASE_POOL', 16, 1, 200),
    dataDir,
    environment,
    demoData: flag(env, 'DEMO_DATA', !pro),
    clockNow,
    devTools,
    demoOperator: flag(env, 'DEMO_OPERATOR', !pro),
    demoOperatorSeconds: integer(env, 'DEMO_OPERATOR_SECONDS', 60, 0, 86400),
    demoPassword: env.DEMO_PASSWORD ?? 'Gas@2026',
    paySandbox: flag(env, 'PAY_SANDBOX', !pro),
    productCode: env.PRODUCT_CODE ?? 'gas',
    jwtKey: key(env, 'AUTH_JWT_KEY', dataDir, pro),
    dataKey: key(env, 'DATA_KEY', dataDir, pro).subarray(0, 32),
    strictOutput: flag(env, 'STRICT_OUTPUT', false),
    rateLimit: flag(env, 'RATE_LIMIT', true),
    webRoot: env.WEB_ROOT === '' ? null : resolve(env.WEB_ROOT ?? 'dist/h5'),
    corsOrigins: env.CORS_ORIGINS ? list(env.CORS_ORIGINS) : pro ? [] : '*',
    trustProxy: proxies(env),
    logLevel: env.LOG_LEVEL ?? 'info',
    wechatPay: wechatPay(env),
    smsProvider: group(env, ['SMS_URL', 'SMS_KEY'], (v) => ({ url: v[0] ?? '', key: v[1] ?? '' })),
    licenseReader: group(env, ['LICENSE_READER_URL', 'LICENSE_READER_KEY'], (v) => ({
      url: v[0] ?? '',
      key: v[1] ?? '',
    })),
    companyRegistry: group(env, ['COMPANY_REGISTRY_URL', 'COMPANY_REGISTRY_KEY'], (v) => ({
      url: v[0] ?? '',
      key: v[1] ?? '',
    })),
    wechat: wechat(env),
    icome: group(env, ['ICOME_URL', 'ICOME_APP_ID', 'ICOME_SECRET'], ([url = '', appId = '', secret = '']) => ({
      url,
      appId,
      secret,
    })),
    appOrigins: list(env.APP_ORIGINS),
  }
}

const list = (value: string | undefined): string[] =>
  (value ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

function flag(env: Env, name: string, fallback: boolean): boolean {
  const value = env[name]
  if (value === undefined || value === '') return fallback
  if (value === '1' || value === 'true') return true
  if (value === '0' || value === 'false') return false
  throw new SettingError(`${name}=${value} is not a switch; write 1 or 0.`)
}

/** A number of proxies, or their addresses and networks. Not the whole chain: its first part is whatever the caller wrote. */
function proxies(env: Env): Config['trustProxy'] {
  const value = env.TRUST_PROXY ?? ''
  if (value === '' || value === '0' || value === 'false') return false
  if (/^[1-9]$/.test(value)) return Number(value)
  const addresses = list(value)
  const isAddress = (one: string) => {
    const [address = '', bits = '0', ...more] = one.split('/')
    return (
      more.length === 0 &&
      /^\d{1,3}$/.test(bits) &&
      Number(bits) <= (isIP(address) === 4 ? 32 : 128) &&
      isIP(address) > 0
    )
  }
  if (addresses.every(isAddress)) return addresses
  throw new SettingError(
    `TRUST_PROXY=${value} is neither a number of proxies (1 to 9) nor a list of their addresses (10.0.0.5, 10.1.0.0/16).`,
  )
}

function integer(env: Env, name: string, fallback: number, min: number, max: number): number {
  const value = env[name]
  if (value === undefined || value === '') return fallback
  const number = Number(value)
  if (!Number.isInteger(number) || number < min || number > max)
    throw new SettingError(`${name}=${value} is not a whole number from ${min} to ${max}.`)
  return number
}

function oneOf<T extends string>(env: Env, name: string, values: readonly T[], fallback: T): T {
  const value = env[name]
  if (value === undefined || value === '') return fallback
  const found = values.find((v) => v === value || value === `NEW_${v}`)
  if (!found) throw new SettingError(`${name}=${value} is none of ${values.join(', ')}.`)
  return found
}

/** A key from the environment (hex or base64, ≥ 32 bytes); in development made once and kept beside the data. */
function key(env: Env, name: string, dataDir: string, required: boolean): Buffer {
  const value = env[name]
  if (value) {
    const bytes = /^[0-9a-f]+$/i.test(value) ? Buffer.from(value, 'hex') : Buffer.from(value, 'base64')
    if (bytes.length < 32) throw new SettingError(`${name} must hold at least 32 bytes, in hex or base64.`)
    return bytes
  }
  if (required) throw new SettingError(`${name} is missing; with APP_ENV=PRO the keys come from the environment.`)
  const file = join(dataDir, `${name.toLowerCase()}.key`)
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 })
  }
  return Buffer.from(readFileSync(file, 'utf8').trim(), 'hex')
}

function group<T>(env: Env, names: string[], make: (values: string[]) => T): T | null {
  const values = names.map((name) => env[name] ?? '')
  if (values.every((v) => v === '')) return null
  const missing = names.filter((_, i) => values[i] === '')
  if (missing.length > 0) throw new SettingError(`${missing.join(', ')} missing: ${names.join(', ')} are set together.`)
  return make(values)
}

function wechatPay(env: Env): WechatPayConfig | null {
  const names = [
    'WXPAY_APP_ID',
    'WXPAY_MCH_ID',
    'WXPAY_SERIAL_NO',
    'WXPAY_PRIVATE_KEY',
    'WXPAY_API_V3_KEY',
    'WXPAY_NOTIFY_URL',
  ]
  return group(env, names, (v) => ({
    appId: v[0] ?? '',
    mchId: v[1] ?? '',
    serialNo: v[2] ?? '',
    privateKey: (v[3] ?? '').replace(/\\n/g, '\n'),
    apiV3Key: v[4] ?? '',
    notifyUrl: v[5] ?? '',
    ...(env.WXPAY_MP_APP_ID ? { officialAppId: env.WXPAY_MP_APP_ID } : {}),
    ...(env.WXPAY_PUBLIC_KEY_ID ? { publicKeyId: env.WXPAY_PUBLIC_KEY_ID } : {}),
    ...(env.WXPAY_PUBLIC_KEY ? { publicKey: env.WXPAY_PUBLIC_KEY.replace(/\\n/g, '\n') } : {}),
  }))
}

function wechat(env: Env): WechatConfig | null {
  const names = ['WX_APPLET_APP_ID', 'WX_APPLET_SECRET', 'WX_APPLET_ORIGINAL_ID', 'WX_JSAPI_APP_ID', 'WX_JSAPI_SECRET']
  return group(env, names, (v) => ({
    appletAppId: v[0] ?? '',
    appletSecret: v[1] ?? '',
    appletOriginalId: v[2] ?? '',
    jsapiAppId: v[3] ?? '',
    jsapiSecret: v[4] ?? '',
  }))
}
