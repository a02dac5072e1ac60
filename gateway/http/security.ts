import type { Logger } from './context'
import { AuthStatus, Refusal } from './refusal'

/**
 * A line of the log for what concerns security (ASVS 7.1.3, 7.2): user, address, outcome. Ids and masked phones only;
 * never a secret, never a whole phone.
 */
export interface SecurityEvent {
  event:
    | 'refused'
    | 'session opened'
    | 'session ended'
    | 'login begun'
    | 'password locked'
    | 'password changed'
    | 'phone changed'
    | 'own data exported'
    | 'identity proved'
    | 'wechat tied'
    | 'wechat untied'
    | 'grant replayed'
  userId?: string | undefined
  /** Masked phone that was typed, where there may be no user behind it. */
  account?: string | undefined
  ip?: string | undefined
  terminal?: string | undefined
  sessionId?: string | undefined
  /** How: kind of login, reason of an end, scene of a proof. */
  way?: string | undefined
  /** Code of the refusal, and of which call. */
  refusal?: string | undefined
  call?: string | undefined
}

/** Writes the line at once: for refusals and for what has been committed. */
export function logSecurity(log: Logger, event: SecurityEvent): void {
  if (event.event === 'refused') log.warn(event, 'security event')
  else log.info(event, 'security event')
}

/** Business refusals that concern security: failed proofs, locks, used-up limits, rights that are missing. */
const codes: ReadonlySet<string> = new Set(
  '1888 1889 2002 2003 2005 2006 2007 2008 2009 2015 2016 2017 2018 2019 2021 2040 2103 2108 2109 2110 2502 2903 2906 4030 4101 4102 4103 44852'.split(
    ' ',
  ),
)

/** The line of a refused call; null when the refusal says nothing about security. */
export function refusalEvent(
  error: unknown,
): Pick<SecurityEvent, 'event' | 'refusal' | 'userId' | 'account' | 'terminal'> | null {
  if (error instanceof AuthStatus) return { event: 'refused', refusal: String(error.status), ...error.concerns }
  if (!(error instanceof Refusal) || !codes.has(error.code)) return null
  return { event: 'refused', refusal: error.code, ...error.concerns }
}
