import type { Work } from '../../http/context'
import * as repo from './repo'

/** A registered app with the places that a login may return to; undefined is 4102. */
export const appOf = (work: Work, appId: string): Promise<repo.AppRow | undefined> => repo.appOf(work.db, appId)
