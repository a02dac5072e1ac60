import { addMonths, DAY, monthOf, toInstant } from '@domain/date'
import type { Work } from '../../http/context'
import { onePiece, together } from '../../work/kinds'
import { releaseOf } from '../file/service'
import { deleteRecognitions, oldRecognitions, purgeUses, type Owner } from './repo'

/** ZL-08: days that a visitor's photos are kept, and months of a user's. */
const VISITOR_DAYS = 30
const USER_MONTHS = 24
/** Records that go at once. */
const AT_ONCE = 200

/** The first moment that is kept. */
function keptFrom({ clock }: Work, type: Owner['type']): string {
  if (type === 'VISITOR') return toInstant(clock.now() - VISITOR_DAYS * DAY)
  const today = clock.today()
  return `${addMonths(monthOf(today), -USER_MONTHS)}-01T00:00:00+08:00`
}

async function cleanOf(work: Work, type: Owner['type']): Promise<void> {
  for (;;) {
    const rows = await oldRecognitions(work.db, type, keptFrom(work, type), AT_ONCE)
    if (rows.length === 0) return
    await deleteRecognitions(
      work.db,
      rows.map(({ recognitionId }) => recognitionId),
    )
    for (const { recognitionId, fileId } of rows) await releaseOf(work, `RECOGNITION:${recognitionId}`, [fileId])
    if (rows.length < AT_ONCE) return
  }
}

const clean = onePiece(
  'recognition.clean',
  { dailyAt: '03:30' },
  {
    handle: async (work) => {
      await cleanOf(work, 'VISITOR')
      await cleanOf(work, 'USER')
      await purgeUses(work.db, work.clock.today())
    },
  },
)

export const recognitionWork = together([clean])
