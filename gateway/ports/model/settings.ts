import { group, SettingError, type Env } from '../../config-world'

/** A model behind an OpenAI-compatible `/chat/completions`. */
export interface ModelConfig {
  /** Address before `/chat/completions`, without a slash at its end. */
  url: string
  key: string
  model: string
}

const names = ['ASSISTANT_MODEL_URL', 'ASSISTANT_MODEL_KEY', 'ASSISTANT_MODEL_NAME']

/** The model that the settings name; null without one: the assistant then answers by its own grammar. */
export const modelOf = (env: Env): ModelConfig | null =>
  group(env, names, ([url = '', key = '', model = '']) => {
    if (!/^https?:\/\//.test(url)) throw new SettingError('ASSISTANT_MODEL_URL is no address of http or https.')
    return { url: url.replace(/\/$/, ''), key, model }
  })
