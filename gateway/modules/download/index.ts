import { DAY, toInstant } from '@domain/date'
import { linkVisited } from '../../http/links'
import { on } from '../../wiring'
import { onePiece, together } from '../../work/kinds'
import { downloadHandlers } from './handlers'
import { deleteVisits } from './repo'
import { noteVisit } from './service'

/** Days that visits are kept, as events are (TR-05). */
const KEPT_DAYS = 180

const clean = onePiece(
  'download.cleanVisits',
  { dailyAt: '03:30' },
  {
    handle: (work) => deleteVisits(work.db, toInstant(work.clock.now() - KEPT_DAYS * DAY)),
  },
)

export const downloadArea = {
  name: 'download',
  handlers: downloadHandlers,
  work: together([clean]),
  extensions: [on(linkVisited, noteVisit)],
}
