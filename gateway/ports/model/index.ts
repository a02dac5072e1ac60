import type { Config } from '../../config'
import { chatCompletions } from './chat-completions'
import type { LanguageModel } from './types'

export type * from './types'

/** The model of the settings; null without one. */
export const createModel = (config: Config): LanguageModel | null =>
  config.model ? chatCompletions(config.model) : null
