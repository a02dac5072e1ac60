import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfig } from './config'

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
    [{ CLOCK_NOW: 'tomorrow' }, 'CLOCK_NOW=tomorrow is not a time'],
    [{ APP_ENV: 'LIVE' }, 'APP_ENV=LIVE is none of DEV, FAT, UAT, PRO.'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY=true is neither a number of proxies (1 to 9) nor a list of their addresses'],
    [{ TRUST_PROXY: '10.0.0.5, 10.1.0.0/64' }, 'TRUST_PROXY=10.0.0.5, 10.1.0.0/64 is neither'],
    [{ PAY_SANDBOX: 'maybe' }, 'PAY_SANDBOX=maybe is not a switch'],
    [{ AUTH_JWT_KEY: 'short' }, 'AUTH_JWT_KEY must hold at least 32 bytes'],
    [{ SMS_URL: 'https://sms.example' }, 'SMS_KEY missing'],
    [{ APP_ENV: 'PRO', CLOCK_NOW: '2026-11-23T09:30:00+08:00' }, 'refused with APP_ENV=PRO'],
    [{ APP_ENV: 'PRO', DEV_TOOLS: '1' }, 'refused with APP_ENV=PRO'],
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
  it('demands the keys in production and closes what only development has', () => {
    expect(() => loadConfig({ APP_ENV: 'PRO' })).toThrow('AUTH_JWT_KEY is missing')
    expect(loadConfig({ ...keys, APP_ENV: 'PRO' })).toMatchObject({
      devTools: false,
      demoData: false,
      paySandbox: false,
      demoOperator: false,
      corsOrigins: [],
    })
  })
})

describe('docs/operations.md', () => {
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
    loadConfig(spy((name) => (name.startsWith('WXPAY_') ? 'x' : undefined)))
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
})
