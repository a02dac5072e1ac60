import type { Work } from '../../http/context'
import { done, drop } from '../todo/service'

/** What was taken back or sent back ends no more: its to-do has nothing to ask for (RC-03). */
export const endOver = async (work: Work, bp: string, id: string): Promise<void> => {
  await drop(work, 'RECORD_EXPIRE', id, bp)
}

/** The end of a record has moved: its to-do was about the former one. What is near is written again by the reminder of the next day. */
export async function endMoved(
  work: Work,
  of: { bp: string; id: string },
  before: string,
  after: string,
): Promise<void> {
  if (before !== after) await done(work, 'RECORD_EXPIRE', of.id, of.bp)
}
