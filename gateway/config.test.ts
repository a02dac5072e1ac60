import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfig, SettingError } from './config'

/** What a gateway without the demo world needs at least. */
const real = {
  PUBLIC_ORIGIN: 'https://gas.example.com',
  SMS_KEY_ID: 'k',
  SMS_KEY_SECRET: 's',
  SMS_SIGN_NAME: '燃气公司',
  SMS_TEMPLATES: '{"CODE":{"code":"SMS_1","text":"验证码${code}。"}}',
  WXPAY: 'off',
  WECHAT: 'off',
  OCR: 'off',
  REGISTRY: 'off',
  ICOME: 'off',
  HEAD_END: 'off',
  BANK: 'off',
  EINVOICE: 'off',
  MAIL: 'off',
}
const keys = { AUTH_JWT_KEY: 'ab'.repeat(32), DATA_KEY: 'cd'.repeat(32) }

describe('loadConfig', () => {
  it('needs nothing in development and keeps the keys it made beside the data', () => {
    const folder = mkdtempSync(join(tmpdir(), 'config-'))
    const first = loadConfig({ DATA_DIR: folder })
    const second = loadConfig({ DATA_DIR: folder })
    rmSync(folder, { recursive: true })
    expect(first.port).toBe(10086)
    expect(first.databaseUrl).toBeNull()
    expect(first.jwtKey.equals(second.jwtKey)).toBe(true)
    expect(first.jwtKey.equals(first.dataKey)).toBe(false)
  })
  it.each([
    [{ PORT: '99999' }, 'PORT=99999 is not a whole number from 0 to 65535.'],
    [{ PORT: 'abc' }, 'PORT=abc is not a whole number from 0 to 65535.'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must start with postgres://'],
    [{ PUBLIC_ORIGIN: 'https://gas.example.com:99999' }, 'PUBLIC_ORIGIN=https://gas.example.com:99999 is no origin'],
    [{ PUBLIC_ORIGIN: 'https://gas.example.com/app' }, 'PUBLIC_ORIGIN=https://gas.example.com/app is no origin'],
    [{ CLOCK_NOW: 'tomorrow' }, 'CLOCK_NOW=tomorrow is not a time'],
    [{ APP_ENV: 'LIVE' }, 'APP_ENV=LIVE is none of DEV, FAT, UAT, PRO.'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY=true is neither a number of proxies (1 to 9) nor a list of their addresses'],
    [{ TRUST_PROXY: '10.0.0.5, 10.1.0.0/64' }, 'TRUST_PROXY=10.0.0.5, 10.1.0.0/64 is neither'],
    [{ PAY_SANDBOX: 'maybe' }, 'PAY_SANDBOX=maybe is not a switch'],
    [{ AUTH_JWT_KEY: 'short' }, 'AUTH_JWT_KEY must hold at least 32 bytes'],
    [{ OLDER_DATA_KEYS: `${'ab'.repeat(32)},short` }, 'OLDER_DATA_KEYS must hold at least 32 bytes'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT=collector:4318 is no address'],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318', OTEL_TRACES_SAMPLER_ARG: '2' },
      'OTEL_TRACES_SAMPLER_ARG=2 is not a number from 0 to 1.',
    ],
    [{ OLDER_AUTH_JWT_KEYS: 'short' }, 'OLDER_AUTH_JWT_KEYS must hold at least 32 bytes'],
    [{ SMS_KEY_ID: 'k' }, 'SMS_KEY_SECRET, SMS_SIGN_NAME, SMS_TEMPLATES missing'],
    [{ ...real, SMS_TEMPLATES: '{"CODE":"SMS_1"}' }, 'SMS_TEMPLATES is no list of templates; write it like {"CODE":'],
    [{ OCR: 'no' }, 'OCR=no: the only value is off.'],
    [{ ...real, APP_ENV: 'PRO', CLOCK_NOW: '2026-11-23T09:30:00+08:00' }, 'CLOCK_NOW=2026-11-23T09:30:00+08:00 moves'],
    [{ ...real, APP_ENV: 'PRO', DEV_TOOLS: '1' }, 'DEV_TOOLS=1 opens the development calls: refused with APP_ENV=PRO.'],
    [{ ...real, APP_ENV: 'PRO', DEMO: '1' }, 'DEMO=1 opens the demo world: refused'],
    [{ ...real, APP_ENV: 'PRO', DEMO_DATA: '1', PAY_SANDBOX: '1' }, 'PAY_SANDBOX=1 takes play money: refused'],
    [{ ...real, APP_ENV: 'PRO', DEMO_OPERATOR: '1' }, 'DEMO_OPERATOR=1 decides at the desk without a person: refused'],
    [{ ...real, APP_ENV: 'PRO', RATE_LIMIT: '0' }, 'RATE_LIMIT=0 lets everybody call without a limit: refused'],
    [
      { ...real, APP_ENV: 'PRO', BANK_FEED_URL: 'http://bank' },
      'BANK_FEED_URL names http://: with APP_ENV=PRO the bank is',
    ],
    [
      { ...real, APP_ENV: 'PRO', COMPANY_REGISTRY_URL: 'http://r' },
      'COMPANY_REGISTRY_URL names http://: with APP_ENV=PRO',
    ],
    [{ ...real, APP_ENV: 'PRO', PUBLIC_ORIGIN: 'http://gas' }, 'PUBLIC_ORIGIN names http://: with APP_ENV=PRO the app'],
    [{ ...real, APP_ENV: 'PRO', ICOME_URL: 'http://icome' }, 'ICOME_URL names http://: with APP_ENV=PRO the employee'],
    [
      { ...real, APP_ENV: 'PRO', NUONUO_ENDPOINT: 'http://tax' },
      'NUONUO_ENDPOINT names http://: with APP_ENV=PRO the tax',
    ],
    [
      { ...real, APP_ENV: 'PRO', NUONUO_CALLBACK_URL: 'http://us' },
      'NUONUO_CALLBACK_URL names http://: with APP_ENV=PRO',
    ],
    [
      { ...real, APP_ENV: 'PRO', HEAD_ENDS: '[{"valveUrl":"http://h"}]' },
      'HEAD_ENDS names http://: with APP_ENV=PRO the head',
    ],
    [
      { ...real, APP_ENV: 'PRO', DATABASE_URL: 'postgres://u@db.example/gas' },
      'DATABASE_URL reaches db.example without TLS',
    ],
    [
      { ...real, APP_ENV: 'PRO', DATABASE_URL: 'postgres://u@db/gas?sslmode=prefer' },
      'DATABASE_URL reaches db without TLS',
    ],
    [{ ...real, APP_ENV: 'PRO', PASSWORD_COST: '14' }, 'PASSWORD_COST=14 is not a whole number from 15 to 20.'],
    [{ ...real, APP_ENV: 'UAT', SIGN_SANDBOX: '1' }, 'SIGN_SANDBOX=1 belongs to the demo world: set DEMO=1 as well.'],
    [{ ...real, APP_ENV: 'PRO', SIGN_SANDBOX: '1' }, 'SIGN_SANDBOX=1 lets a stand-in sign contracts: refused'],
    [{ ...real, APP_ENV: 'UAT', PAY_SANDBOX: '1' }, 'PAY_SANDBOX=1 belongs to the demo world: set DEMO=1 as well.'],
    [{ ...real, APP_ENV: 'FAT', DEV_TOOLS: '1' }, 'DEV_TOOLS=1 belongs to the demo world: set DEMO=1 as well.'],
    [{ APP_ENV: 'UAT', WECHAT: 'off' }, 'with DEMO=1 the demo world stands in.'],
  ])('says in one sentence what is wrong with %j', (env, sentence) => {
    expect(() => loadConfig({ ...keys, ...env })).toThrow(sentence)
  })
  it.each([
    [undefined, false],
    ['0', false],
    ['2', 2],
    ['10.0.0.5, 10.1.0.0/16,::1', ['10.0.0.5', '10.1.0.0/16', '::1']],
  ])('reads TRUST_PROXY=%s', (value, trustProxy) => {
    expect(loadConfig({ ...keys, TRUST_PROXY: value }).trustProxy).toEqual(trustProxy)
  })
  it.each([
    ['UAT', 'postgres://u@db.example/gas', undefined],
    ['PRO', 'postgres://u@db.example/gas', '1'],
    ['PRO', 'postgres://u@localhost/gas', undefined],
    ['PRO', 'postgres://u@%2Frun%2Fpostgresql/gas', undefined],
    ['PRO', 'postgres://u@db.example/gas?sslmode=verify-full', undefined],
  ])('%s takes the database %s where DATABASE_PLAIN is %s', (APP_ENV, DATABASE_URL, DATABASE_PLAIN) => {
    expect(loadConfig({ ...keys, ...real, APP_ENV, DATABASE_URL, DATABASE_PLAIN })).toMatchObject({
      databaseUrl: DATABASE_URL,
    })
  })
  it.each(['SMS_ENDPOINT', 'OCR_ENDPOINT', 'WX_ENDPOINT', 'ASSISTANT_MODEL_URL', 'S3_ENDPOINT', 'S3_PUBLIC_ENDPOINT'])(
    'PRO speaks in plain with %s on this machine only',
    (name) => {
      const at = (value: string, APP_ENV = 'PRO') => loadConfig({ ...keys, ...real, APP_ENV, [name]: value })
      for (const other of ['http://127.0.0.1.example', 'HTTP://files.example:9000'])
        expect(() => at(other)).toThrow(`${name} names http://: with APP_ENV=PRO`)
      // A group that is not whole is refused after this.
      for (const here of ['http://127.0.0.1:9000', 'http://[::1]:9000', 'https://files.example'])
        expect(() => at(here)).not.toThrow('names http://')
      expect(() => at('http://files.example', 'UAT')).not.toThrow('names http://')
    },
  )
  it('documents itself in DEV only', () => {
    for (const APP_ENV of ['DEV', 'FAT', 'UAT', 'PRO'])
      expect(loadConfig({ ...keys, ...real, APP_ENV, API_DOCS: '1' }).apiDocs).toBe(APP_ENV === 'DEV')
  })
  it('names all that production lacks in one sentence', () => {
    expect(() => loadConfig({ APP_ENV: 'PRO' })).toThrow(
      new SettingError(
        'APP_ENV=PRO needs the real thing behind every port; missing: AUTH_JWT_KEY, DATA_KEY; PUBLIC_ORIGIN; SMS_KEY_ID, SMS_KEY_SECRET, SMS_SIGN_NAME, ' +
          'SMS_TEMPLATES; ' +
          'WXPAY_APP_ID, WXPAY_MCH_ID, WXPAY_SERIAL_NO, WXPAY_PRIVATE_KEY, WXPAY_API_V3_KEY, WXPAY_NOTIFY_URL ' +
          '(or WXPAY=off); WX_APPLET_APP_ID, WX_APPLET_SECRET, WX_APPLET_ORIGINAL_ID, WX_JSAPI_APP_ID, WX_JSAPI_SECRET ' +
          '(or WECHAT=off); OCR_KEY_ID, OCR_KEY_SECRET (or OCR=off); COMPANY_REGISTRY_URL, ' +
          'COMPANY_REGISTRY_KEY (or REGISTRY=off); ICOME_URL, ICOME_APP_ID, ICOME_SECRET (or ICOME=off); HEAD_ENDS (or HEAD_END=off); ' +
          'BANK_FEED_URL, BANK_FEED_KEY (or BANK=off); ' +
          'NUONUO_APP_KEY, NUONUO_APP_SECRET, NUONUO_TOKEN, NUONUO_TAX_NO (or EINVOICE=off); SMTP_URL, MAIL_FROM (or MAIL=off).',
      ),
    )
  })
  it.each(['FAT', 'UAT'])('%s has the demo world only when it is asked for', (APP_ENV) => {
    expect(() => loadConfig({ APP_ENV })).toThrow(
      'missing: PUBLIC_ORIGIN; SMS_KEY_ID, SMS_KEY_SECRET, SMS_SIGN_NAME, SMS_TEMPLATES;',
    )
    expect(loadConfig({ ...real, APP_ENV })).toMatchObject({ demo: false, paySandbox: false, corsOrigins: [] })
    expect(loadConfig({ APP_ENV, DEMO: '1' })).toMatchObject({ demo: true, paySandbox: true, corsOrigins: '*' })
  })
  it('knows the public address as browsers write it', () =>
    expect(loadConfig({ ...keys, ...real, PUBLIC_ORIGIN: 'https://Gas.Example.com:443' }).publicOrigin).toBe(
      'https://gas.example.com',
    ))
  it('closes in production what only the demo world has', () => {
    expect(loadConfig({ ...keys, ...real, APP_ENV: 'PRO' })).toMatchObject({
      demo: false,
      devTools: false,
      demoData: false,
      paySandbox: false,
      demoOperator: false,
      apiDocs: false,
      passwordCost: 15,
      corsOrigins: [],
    })
  })
})

describe('docs/operations.md and .env.example', () => {
  /** Names that are read, those of a group's optional parts too: as if every one of them were set. */
  function namesRead(): string[] {
    const read = new Set<string>()
    const values: Record<string, string> = { ...keys, DATA_DIR: tmpdir() }
    const spy = (given: (name: string) => string | undefined) =>
      new Proxy({} as Record<string, string | undefined>, {
        get(_target, name) {
          read.add(String(name))
          return values[String(name)] ?? given(String(name))
        },
      })
    loadConfig(spy(() => undefined))
    loadConfig(spy((name) => (name === 'WXPAY_H5' ? '1' : name.startsWith('WXPAY_') ? 'x' : undefined)))
    loadConfig(spy((name) => (name.startsWith('NUONUO_') ? 'x' : undefined)))
    loadConfig(spy((name) => (name.startsWith('ESIGN_') ? 'x' : undefined)))
    return [...read].sort()
  }

  it('names every setting that is read, and no other', () => {
    const text = readFileSync(join(__dirname, '../docs/operations.md'), 'utf8')
    const table = text.slice(text.indexOf('## Settings'), text.indexOf("Settings of the app's build"))
    const rows = table.split('\n').filter((line) => line.startsWith('| `'))
    const named = rows.flatMap((line) =>
      [...(line.split('|')[1] ?? '').matchAll(/`([A-Z][A-Z0-9_]*)`/g)].map(([, name]) => name),
    )
    expect([...new Set(named)].sort()).toEqual(namesRead())
  })

  it('.env.example is a start for production: with its ports switched off only secrets and SMS are missing', () => {
    const lines = readFileSync(join(__dirname, '../.env.example'), 'utf8').split('\n')
    const written = lines.flatMap((line) => /^([A-Z][A-Z0-9_]*)=(.*)$/.exec(line)?.slice(1, 3) ?? [])
    const env = Object.fromEntries(written.flatMap((name, i) => (i % 2 === 0 ? [[name, written[i + 1]]] : [])))
    const ports = ['WXPAY', 'WECHAT', 'OCR', 'REGISTRY', 'ICOME', 'HEAD_END', 'BANK', 'EINVOICE', 'MAIL']
    const off = Object.fromEntries(ports.map((port) => [port, 'off']))
    expect(() => loadConfig({ ...env, ...off, APP_ENV: 'PRO' })).toThrow(
      'missing: AUTH_JWT_KEY, DATA_KEY; PUBLIC_ORIGIN; SMS_',
    )
  })
})
