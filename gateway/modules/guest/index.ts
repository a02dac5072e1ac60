import { DAY } from '@domain/date'
import type { Area } from '../../areas'
import { answer, contribute } from '../../extensions'
import { isoOf } from '../../ports/clock'
import { on } from '../../wiring'
import { onePiece, together } from '../../work/kinds'
import { papers } from '../file/service'
import { guests, masterLeft } from '../membership/service'
import { admitGuest } from './enter'
import { guestHandlers } from './handlers'
import { guestPapers } from './papers'
import { endLinksOf, purge } from './repo'
import { KEPT_DAYS } from './rules/bounds'

/** Deletes links that ended long ago, with their views. */
const purgeLinks = onePiece(
  'guest.purge',
  { dailyAt: '02:50' },
  { handle: ({ db, clock }) => purge(db, clock.iso(), isoOf(clock.now() - KEPT_DAYS * DAY)) },
)

/** Read-only links for the accountant (Y-16). */
export const guestArea = {
  name: 'guest',
  handlers: guestHandlers as unknown as Area['handlers'],
  work: together([purgeLinks]),
  extensions: [
    contribute(papers, guestPapers),
    answer(guests, { admit: admitGuest }),
    on(masterLeft, (work, { bp, userId }) => endLinksOf(work.db, bp, userId, work.clock.iso())),
  ],
} satisfies Area
