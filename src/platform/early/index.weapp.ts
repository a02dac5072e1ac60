import type { HttpAnswer } from '../http/types'

/** The mini-program has no page before its scripts. */
export const takeEarlyHome = (_token: string): Promise<HttpAnswer> | undefined => undefined
