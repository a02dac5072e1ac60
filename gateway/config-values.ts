import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join } from 'node:path'
import { SettingError, type Env } from './config-world'

/* Values of settings as the environment writes them; a SettingError says what is wrong with one. */

export const list = (value: string | undefined): string[] =>
  (value ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

export function flag(env: Env, name: string, fallback: boolean): boolean {
  const value = env[name]
  if (value === undefined || value === '') return fallback
  if (value === '1' || value === 'true') return true
  if (value === '0' || value === 'false') return false
  throw new SettingError(`${name}=${value} is not a switch; write 1 or 0.`)
}

export function integer(env: Env, name: string, fallback: number, min: number, max: number): number {
  const value = env[name]
  if (value === undefined || value === '') return fallback
  const number = Number(value)
  if (!Number.isInteger(number) || number < min || number > max)
    throw new SettingError(`${name}=${value} is not a whole number from ${min} to ${max}.`)
  return number
}

/** A number from 0 to 1. */
export function fraction(env: Env, name: string, fallback: number): number {
  const value = env[name]
  if (value === undefined || value === '') return fallback
  const number = Number(value)
  if (!(number >= 0 && number <= 1)) throw new SettingError(`${name}=${value} is not a number from 0 to 1.`)
  return number
}

export function oneOf<T extends string>(env: Env, name: string, values: readonly T[], fallback: T): T {
  const value = env[name]
  if (value === undefined || value === '') return fallback
  const found = values.find((v) => v === value || value === `NEW_${v}`)
  if (!found) throw new SettingError(`${name}=${value} is none of ${values.join(', ')}.`)
  return found
}

function keyBytes(name: string, value: string): Buffer {
  const bytes = /^[0-9a-f]+$/i.test(value) ? Buffer.from(value, 'hex') : Buffer.from(value, 'base64')
  if (bytes.length < 32) throw new SettingError(`${name} must hold at least 32 bytes, in hex or base64.`)
  return bytes
}

/** Keys that stand comma-separated, each as {@link key}; none where the setting is missing. */
export const keyList = (env: Env, name: string): Buffer[] => list(env[name]).map((value) => keyBytes(name, value))

/** A key from the environment (hex or base64, ≥ 32 bytes); in development made once and kept beside the data. */
export function key(env: Env, name: string, dataDir: string, required: boolean): Buffer {
  const value = env[name]
  if (value) return keyBytes(name, value)
  if (required) throw new SettingError(`${name} is missing; with APP_ENV=PRO the keys come from the environment.`)
  const file = join(dataDir, `${name.toLowerCase()}.key`)
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 })
  }
  return Buffer.from(readFileSync(file, 'utf8').trim(), 'hex')
}

/** A number of proxies, or their addresses and networks. Not the whole chain: its first part is whatever the caller wrote. */
export function proxies(env: Env): false | number | string[] {
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
