import type { HttpAnswer } from '../http/types'

export { shellFigure, snapshotOf, snapshotOwner, type HomeSnapshot } from './snapshot'

/** The mini-program has no page before its scripts. */
export const takeEarly = (_address: string, _token: string, _bp: string): Promise<HttpAnswer | undefined> | undefined =>
  undefined
