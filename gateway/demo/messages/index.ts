import { DAY, toInstant } from '@domain/date'
import type { Work } from '../../http/context'
import { handOut } from '../../modules/message/service'
import { workOffNow } from '../within'
import { readOlder } from './repo'

/** Days of the history that nobody has read yet. */
const UNREAD_DAYS = 10

/** Hands out what the history has published (E 8). */
export async function seedMessages(work: Work): Promise<void> {
  await workOffNow(work, handOut)
  await readOlder(work.db, toInstant(work.clock.now() - UNREAD_DAYS * DAY))
}
