import { DAY, toInstant } from '@domain/date'
import { onePiece, together } from '../../work/kinds'
import { trackingHandlers } from './handlers'
import { deleteEvents } from './repo'

/** Days that events are kept (TR-05). */
const keptDays = 180

const clean = onePiece(
  'tracking.clean',
  { dailyAt: '03:30' },
  {
    handle: (work) => deleteEvents(work.db, toInstant(work.clock.now() - keptDays * DAY)),
  },
)

export const trackingArea = { name: 'tracking', handlers: trackingHandlers, work: together([clean]) }
