import { resolve } from 'node:path'
import {
  demandPorts,
  group,
  refuseInPro,
  refusePlainInPro,
  SettingError,
  switchedOff,
  wechatPaySettings,
  wechatSettings,
  type Env,
  type Switch,
} from './config-world'
import type { AliyunAccess } from './ports/aliyun'
import { nuonuoOf, type NuonuoConfig } from './ports/einvoice/settings'
import { esignOf, type ESignConfig } from './ports/esign/settings'
import { objectStoreOf, type ObjectStoreConfig } from './ports/files/settings'
import { headEndsOf, type HeadEnd } from './ports/head-end/settings'
import { licenseReaderOf } from './ports/license/settings'
import { drandOf, type DrandConfig } from './ports/beacon/settings'
import { mapTilesOf, type MapTiles } from './map-tiles'
import { modelOf, type ModelConfig } from './ports/model/settings'
import { smtpOf, type SmtpConfig } from './ports/mail/settings'
import { smsProviderOf, type SmsConfig } from './ports/sms/settings'
import { qweatherOf, type QWeatherConfig } from './ports/weather/settings'
import { list, flag, fraction, integer, oneOf, key, keyList, proxies } from './config-values'

export { SettingError } from './config-world'

/** Everything the environment decides (CV-12), checked at start. Secrets are read from here only and never logged. */
export interface Config {
  port: number
  host: string
  /** Absent = PGlite under `dataDir`. */
  databaseUrl: string | null
  /** A read replica for reads that may be some seconds old; null without one. */
  databaseReplicaUrl: string | null
  /** Connections of the pool; PGlite always has one. */
  databasePool: number
  dataDir: string
  environment: 'DEV' | 'FAT' | 'UAT' | 'PRO'
  /** The demo world stands in for what is outside: in development, or where DEMO=1 asks for it. Never in PRO. */
  demo: boolean
  /** Every answer says that it is a demo: outside of development, where it could not be recognised otherwise. */
  saysDemo: boolean
  /** Ports that are left out on purpose: what needs them says so. */
  off: ReadonlySet<Switch>
  /** Demo customers, users and 36 months of history are seeded into an empty database. */
  demoData: boolean
  clockNow: string | null
  devTools: boolean
  demoOperator: boolean
  demoOperatorSeconds: number
  /** Of the demo's users, in place of the published one. */
  demoPassword: string | null
  paySandbox: boolean
  /** An emulated card stands in for real ones (AE-71). */
  nfcVirtual: boolean
  /** Contracts go to the embedded provider of signatures, not to the signature of the app. */
  signSandbox: boolean
  productCode: string
  /** HS256 key of the unified tokens, ≥ 32 bytes. */
  jwtKey: Buffer
  /** Keys of before, the newest first: what they signed is good until it ends. */
  olderJwtKeys: readonly Buffer[]
  /** AES-256 key for personal data at rest, 32 bytes. */
  dataKey: Buffer
  /** Keys of before, the newest first: what they sealed stays readable, and the last one keeps the indexes. */
  olderDataKeys: readonly Buffer[]
  /** Answers are checked against the contract and extra fields refused (development, tests). */
  strictOutput: boolean
  /** Calls per minute, user and path (CV-3); off in load tests only. */
  rateLimit: boolean
  /** `/docs/api` answers what the contract says; in DEV only. */
  apiDocs: boolean
  /** scrypt's log2 N for new passwords (C 2): 15, in PRO at least. A stored one keeps the cost it was made with. */
  passwordCost: number
  /** Folder of the built H5 app, or null when the gateway serves calls only. */
  webRoot: string | null
  /** Origins that may call from elsewhere; '*' in the demo world only. */
  corsOrigins: readonly string[] | '*'
  /** Proxies in front with trusted headers about the caller: how many of them, or their addresses. */
  trustProxy: false | number | string[]
  logLevel: string
  /** Bearer token that `/metrics` asks for; null = none: open in DEV, closed elsewhere. */
  metricsToken: string | null
  /** Where traces go (OTLP over HTTP), and of how many calls (0 to 1); null: nothing is traced. */
  tracing: { endpoint: string; ratio: number } | null
  wechatPay: WechatPayConfig | null
  smsProvider: SmsConfig | null
  /** Reader of business licences and register of companies (CE-02, CE-05); null = the demo's, or switched off. */
  licenseReader: AliyunAccess | null
  /** Base map of the app; null: rings and the list, no request to another server. */
  mapTiles: MapTiles | null
  /** Systems that speak with the remote meters; none = simulated ones in the demo world. */
  headEnds: readonly HeadEnd[]
  /** Where files lie; null = a folder under `dataDir`. */
  objectStore: ObjectStoreConfig | null
  /** The assistant's language model; null without one. */
  model: ModelConfig | null
  /** Public source of random values for draws; null = the ledgers of the day before. */
  drand: DrandConfig | null
  /** Weather now; null = the climate of the month. */
  qweather: QWeatherConfig | null
  companyRegistry: { url: string; key: string } | null
  /** Statements of the gas companies' accounts (AE-77); null = the demo's bank, or switched off. */
  bankFeed: { url: string; key: string } | null
  /** Provider of electronic invoices; null = the demo's platform, or switched off. */
  einvoice: NuonuoConfig | null
  /** Null: contracts are signed in the app itself, with the keys of the deployment. */
  esign: ESignConfig | null
  /** Mail server; null = the demo's outbox, or switched off. */
  smtp: SmtpConfig | null
  /** Mini-program and official account; null = the demo's stand-in, or switched off. */
  wechat: WechatConfig | null
  /** Employee directory behind iCome (LG-16); null = the demo's signed codes, or switched off. */
  icome: IcomeConfig | null
  /** Where the app is found from outside (`https://host`); null, in the demo world only: at the host that is asked. */
  publicOrigin: string | null
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
  /** What WeChat signs its events with; '' = none are taken. */
  callbackToken: string
  /** Another address of WeChat's servers, e.g. a proxy; '' = theirs. */
  endpoint: string
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
  /** The merchant may take payments in a phone's browser (H5 支付), under the official account's app id. */
  hasH5?: boolean
  /** App id of the mobile application, for payments in the native app. */
  nativeAppId?: string
  /** The platform's public key and its id, of merchants that have no platform certificates any more. */
  publicKeyId?: string
  publicKey?: string
}

const environments = ['DEV', 'FAT', 'UAT', 'PRO'] as const

/** Reads and checks the settings. Throws SettingError with a sentence that names the variable and what to do. */
export function loadConfig(env: Env): Config {
  const environment = oneOf(env, 'APP_ENV', environments, 'DEV')
  const pro = environment === 'PRO'
  if (pro) refuseInPro(env)
  const isPlainDatabase = flag(env, 'DATABASE_PLAIN', false)
  if (pro) refusePlainInPro(env, isPlainDatabase)
  const demo = flag(env, 'DEMO', environment === 'DEV')
  const off = switchedOff(env)
  if (!demo) demandPorts(env, environment, off)
  const ofDemo = (name: string, usual = demo) => {
    const isSet = flag(env, name, usual)
    if (isSet && !demo) throw new SettingError(`${name}=1 belongs to the demo world: set DEMO=1 as well.`)
    return isSet
  }
  const unless = <T>(name: Switch, value: T | null): T | null => (off.has(name) ? null : value)
  const dataDir = resolve(env.DATA_DIR ?? '.data')
  const clockNow = env.CLOCK_NOW ?? null
  if (clockNow !== null && Number.isNaN(Date.parse(clockNow)))
    throw new SettingError(`CLOCK_NOW=${clockNow} is not a time; write it like 2026-11-23T09:30:00+08:00.`)
  const databaseUrl = env.DATABASE_URL ?? null
  if (databaseUrl !== null && !/^postgres(ql)?:\/\//.test(databaseUrl))
    throw new SettingError('DATABASE_URL must start with postgres://; leave it out to use the embedded database.')
  const databaseReplicaUrl = env.DATABASE_REPLICA_URL || null
  if (databaseReplicaUrl !== null && (databaseUrl === null || !/^postgres(ql)?:\/\//.test(databaseReplicaUrl)))
    throw new SettingError('DATABASE_REPLICA_URL must start with postgres:// and needs DATABASE_URL beside it.')
  return {
    port: integer(env, 'PORT', 10086, 0, 65535),
    host: env.HOST ?? '0.0.0.0',
    databaseUrl,
    databaseReplicaUrl,
    databasePool: integer(env, 'DATABASE_POOL', 16, 1, 200),
    dataDir,
    environment,
    demo,
    saysDemo: demo && environment !== 'DEV',
    off,
    demoData: ofDemo('DEMO_DATA'),
    clockNow,
    devTools: ofDemo('DEV_TOOLS'),
    demoOperator: ofDemo('DEMO_OPERATOR'),
    demoOperatorSeconds: integer(env, 'DEMO_OPERATOR_SECONDS', 60, 0, 86400),
    demoPassword: env.DEMO_PASSWORD ?? null,
    paySandbox: ofDemo('PAY_SANDBOX'),
    nfcVirtual: ofDemo('NFC_VIRTUAL'),
    signSandbox: ofDemo('SIGN_SANDBOX', false),
    productCode: env.PRODUCT_CODE ?? 'gas',
    jwtKey: key(env, 'AUTH_JWT_KEY', dataDir, pro),
    olderJwtKeys: keyList(env, 'OLDER_AUTH_JWT_KEYS'),
    dataKey: key(env, 'DATA_KEY', dataDir, pro).subarray(0, 32),
    olderDataKeys: keyList(env, 'OLDER_DATA_KEYS').map((bytes) => bytes.subarray(0, 32)),
    strictOutput: flag(env, 'STRICT_OUTPUT', false),
    rateLimit: flag(env, 'RATE_LIMIT', true),
    apiDocs: flag(env, 'API_DOCS', true) && environment === 'DEV',
    passwordCost: integer(env, 'PASSWORD_COST', 15, pro ? 15 : 1, 20),
    webRoot: env.WEB_ROOT === '' ? null : resolve(env.WEB_ROOT ?? 'dist/h5'),
    corsOrigins: env.CORS_ORIGINS ? list(env.CORS_ORIGINS) : demo ? '*' : [],
    trustProxy: proxies(env),
    logLevel: env.LOG_LEVEL ?? 'info',
    metricsToken: env.METRICS_TOKEN || null,
    tracing: tracingOf(env),
    wechatPay: unless('WXPAY', wechatPay(env)),
    smsProvider: smsProviderOf(env),
    licenseReader: unless('OCR', licenseReaderOf(env)),
    mapTiles: mapTilesOf(env),
    headEnds: unless('HEAD_END', headEndsOf(env)) ?? [],
    objectStore: objectStoreOf(env),
    model: modelOf(env),
    drand: drandOf(env),
    qweather: qweatherOf(env),
    companyRegistry: unless('REGISTRY', service(env, 'COMPANY_REGISTRY')),
    bankFeed: unless('BANK', service(env, 'BANK_FEED')),
    einvoice: unless('EINVOICE', nuonuoOf(env)),
    esign: esignOf(env),
    smtp: unless('MAIL', smtpOf(env)),
    wechat: unless('WECHAT', wechat(env)),
    icome: unless('ICOME', icome(env)),
    publicOrigin: publicOriginOf(env),
    appOrigins: list(env.APP_ORIGINS),
  }
}

function publicOriginOf(env: Env): string | null {
  const address = env.PUBLIC_ORIGIN || null
  if (address === null) return null
  if (!/^https?:\/\/[^/?#@\s]+$/.test(address) || !URL.canParse(address))
    throw new SettingError(
      `PUBLIC_ORIGIN=${address} is no origin; write it like https://gas.example.com, without a path.`,
    )
  // As a browser writes it: a login's way back is compared with it.
  return new URL(address).origin
}

function tracingOf(env: Env): Config['tracing'] {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT || null
  const ratio = fraction(env, 'OTEL_TRACES_SAMPLER_ARG', 1)
  if (endpoint === null) return null
  if (!/^https?:\/\/[^/]/.test(endpoint))
    throw new SettingError(
      `OTEL_EXPORTER_OTLP_ENDPOINT=${endpoint} is no address; write it like http://127.0.0.1:4318.`,
    )
  return { endpoint, ratio }
}

/** A server with a key: `<name>_URL`, `<name>_KEY`. */
const service = (env: Env, name: string) =>
  group(env, [`${name}_URL`, `${name}_KEY`], ([url = '', key = '']) => ({ url, key }))

const icome = (env: Env): IcomeConfig | null =>
  group(env, ['ICOME_URL', 'ICOME_APP_ID', 'ICOME_SECRET'], ([url = '', appId = '', secret = '']) => ({
    url,
    appId,
    secret,
  }))

function wechatPay(env: Env): WechatPayConfig | null {
  return group(env, wechatPaySettings, (v) => ({
    appId: v[0] ?? '',
    mchId: v[1] ?? '',
    serialNo: v[2] ?? '',
    privateKey: (v[3] ?? '').replace(/\\n/g, '\n'),
    apiV3Key: v[4] ?? '',
    notifyUrl: v[5] ?? '',
    ...(env.WXPAY_MP_APP_ID ? { officialAppId: env.WXPAY_MP_APP_ID } : {}),
    ...(env.WXPAY_H5 ? { hasH5: flag(env, 'WXPAY_H5', false) } : {}),
    ...(env.WXPAY_APP_APP_ID ? { nativeAppId: env.WXPAY_APP_APP_ID } : {}),
    ...(env.WXPAY_PUBLIC_KEY_ID ? { publicKeyId: env.WXPAY_PUBLIC_KEY_ID } : {}),
    ...(env.WXPAY_PUBLIC_KEY ? { publicKey: env.WXPAY_PUBLIC_KEY.replace(/\\n/g, '\n') } : {}),
  }))
}

function wechat(env: Env): WechatConfig | null {
  const callbackToken = env.WX_CALLBACK_TOKEN ?? ''
  const endpoint = env.WX_ENDPOINT ?? ''
  return group(env, wechatSettings, (v) => ({
    appletAppId: v[0] ?? '',
    appletSecret: v[1] ?? '',
    appletOriginalId: v[2] ?? '',
    jsapiAppId: v[3] ?? '',
    jsapiSecret: v[4] ?? '',
    callbackToken,
    endpoint,
  }))
}
