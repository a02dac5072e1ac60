import type { ErrorCode } from '@domain/errors'

/* C 3.6: S0 -> S1 (scan) -> S2 confirmed or S3 declined; S0 and S1 -> S4 when the time is over. */

export type ScanStatus = 'S0' | 'S1' | 'S2' | 'S3' | 'S4'
export type ScanKind = 'PC_LOGIN' | 'SUB_INVITE'

/** TD-06, in milliseconds. */
export const LIFE: Readonly<Record<ScanKind, number>> = { PC_LOGIN: 120_000, SUB_INVITE: 24 * 3600_000 }
/** How long after the confirmation a PC may still fetch its login code. */
export const COLLECT_WITHIN = 60_000

export interface Ticket {
  status: ScanStatus
  expireAt: number
  scannedBy: string | null
}

/** The state now: open tickets that have expired are S4 whether or not the row says so. */
export const statusAt = ({ status, expireAt }: Pick<Ticket, 'status' | 'expireAt'>, now: number): ScanStatus =>
  (status === 'S0' || status === 'S1') && expireAt <= now ? 'S4' : status

/** Why this user may not scan the ticket: over (2550), used or scanned by another user (2551); null = allowed, also again. */
export function scanRefusal(ticket: Ticket, userId: string, now: number): ErrorCode | null {
  const status = statusAt(ticket, now)
  if (status === 'S4') return '2550'
  if (status === 'S2' || status === 'S3') return '2551'
  return ticket.scannedBy === null || ticket.scannedBy === userId ? null : '2551'
}

/** Only the user that scanned a ticket may answer it, once. */
export function confirmRefusal(ticket: Ticket, userId: string, now: number): ErrorCode | null {
  const refused = scanRefusal(ticket, userId, now)
  return refused ?? (ticket.scannedBy === null ? '2550' : null)
}
