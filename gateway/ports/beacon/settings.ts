import { group, SettingError, type Env } from '../../config-world'

/** A relay of drand's network quicknet. */
export interface DrandConfig {
  /** Address before the chain's hash, without a slash at its end. */
  url: string
}

/** The relay that the settings name; null without one: draws take the ledgers of the day before then. */
export const drandOf = (env: Env): DrandConfig | null =>
  group(env, ['DRAND_URL'], ([url = '']) => {
    if (!/^https?:\/\//.test(url)) throw new SettingError('DRAND_URL is no address of http or https.')
    return { url: url.replace(/\/$/, '') }
  })
