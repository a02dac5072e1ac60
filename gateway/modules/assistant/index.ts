import { DAY } from '@domain/day'
import { contribute } from '../../extensions'
import { personalData } from '../../personal-data'
import { isoOf } from '../../ports/clock'
import { onePiece, together } from '../../work/kinds'
import { assistantHandlers } from './handlers'
import { assistantData } from './own-data'
import { purge } from './repo'

/** Days that conversations are kept after their last message: at least six months for the audit (E-G-19). */
const KEPT_DAYS = 190
/** Conversations that one run removes. */
const AT_ONCE = 500

const forget = onePiece(
  'assistant.purge',
  { dailyAt: '03:10' },
  { handle: (work) => purge(work.db, isoOf(work.clock.now() - KEPT_DAYS * DAY), AT_ONCE) },
)

/** Questions in plain words, answered from the pages' own figures (E 4.4, rest.md 3-2). */
export const assistantArea = {
  name: 'assistant',
  handlers: assistantHandlers,
  extensions: [contribute(personalData, assistantData)],
  work: together([forget]),
}
