import { createPrivateKey, type KeyObject } from 'node:crypto'
import { group, SettingError, type Env } from '../../config-world'

/** A project of QWeather (和风天气) and its key. */
export interface QWeatherConfig {
  /** The API host of the account: `https://abcxyz.re.qweatherapi.com`. */
  host: string
  projectId: string
  keyId: string
  /** Ed25519. */
  privateKey: KeyObject
}

const names = ['QWEATHER_HOST', 'QWEATHER_PROJECT_ID', 'QWEATHER_KEY_ID', 'QWEATHER_PRIVATE_KEY']

/** The project that the settings name; null without one: then the weather is the climate of the month. */
export const qweatherOf = (env: Env): QWeatherConfig | null =>
  group(env, names, ([host = '', projectId = '', keyId = '', key = '']) => ({
    host: host.replace(/\/$/, ''),
    projectId,
    keyId,
    privateKey: keyOf(key.replace(/\\n/g, '\n')),
  }))

function keyOf(pem: string): KeyObject {
  try {
    return createPrivateKey(pem)
  } catch (error) {
    throw new SettingError(`QWEATHER_PRIVATE_KEY is no private key in PEM: ${(error as Error).message}.`)
  }
}
