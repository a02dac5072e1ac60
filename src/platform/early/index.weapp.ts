import type { HttpAnswer } from '../http/types'
import type { EarlyName } from './types'

export { shellFigure, snapshotOf, snapshotOwner, type HomeSnapshot } from './snapshot'

/** The mini-program has no page before its scripts. */
export const takeEarly = (_name: EarlyName, _token: string, _bp: string): Promise<HttpAnswer | undefined> =>
  Promise.resolve(undefined)
