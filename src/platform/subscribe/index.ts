import type { Asked, Kept } from './types'

export type { Asked, Kept } from './types'

/** Only the mini-program can ask. */
export const canSubscribe = false

export const requestSubscribe = (_tmplIds: readonly string[]): Promise<Asked> => Promise.resolve(null)

export const keptAnswers = (): Promise<Kept> => Promise.resolve(new Set())

export const openMessageSettings = (): void => {}
