import type { TicketAction } from '@domain/statuses/service-ticket'
import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { sealText } from '../../secret'
import { ask, isAnswered } from '../../wiring'
import { userNames } from '../todo/service'
import { insertLog, type Ticket } from './repo/tickets'

export interface Entry {
  action: TicketAction
  by: { type: 'CUSTOMER' | 'STAFF' | 'SYSTEM'; name: string }
  content?: string
  fileIds?: readonly string[]
  /** False: a note among staff. */
  visible?: boolean
}

const SYSTEM = { type: 'SYSTEM', name: '系统' } as const

/** The actor by the user of the move: one of the customer's people, of staff, or no user. */
export async function actor(work: Work, userId: string, type: 'CUSTOMER' | 'STAFF'): Promise<Entry['by']> {
  if (userId.toUpperCase() === 'SYSTEM') return SYSTEM
  const names = isAnswered(work, userNames) ? await ask(work, userNames)(work, [userId]) : new Map()
  return { type, name: names.get(userId)?.nickname ?? '' }
}

export { SYSTEM as bySystem }

/** Writes into the log of a ticket, in the transaction of what happened; answers the row's id. */
export async function log(
  work: Work,
  { bp, ticketId, companyCode }: Pick<Ticket, 'bp' | 'ticketId' | 'companyCode'>,
  { action, by, content = '', fileIds = [], visible = true }: Entry,
): Promise<string> {
  const logId = newId(work.clock.now())
  await insertLog(work.db, {
    bp,
    ticketId,
    logId,
    companyCode,
    action,
    operatorType: by.type,
    operatorNameEnc: sealText(work, by.name),
    contentEnc: sealText(work, content),
    fileIds: [...fileIds],
    visible,
    at: work.clock.iso(),
  })
  return logId
}
