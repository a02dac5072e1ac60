import { DAY, HOUR, MINUTE } from '@domain/date'

/* Numbers of the binding rules; times in milliseconds. */

/** BD-01: live bindings of a user over all companies. */
export const MOST_BINDINGS = 50
/** BD-08: live sub-accounts of a customer number, passed or awaiting. */
export const MOST_SUBS = 20
/** BD-06: the master decides within seven days. */
export const REVIEW_TIME = 168 * HOUR
/** BD-09: applications per user, customer number and this time. */
export const MOST_APPLICATIONS = 3
export const APPLICATION_TIME = 30 * DAY
/** BD-21: the master may object for three days. */
export const CLAIM_TIME = 72 * HOUR
/** BD-21: an operator decides about an objection within three working days; the desk counts calendar days. */
export const DECISION_TIME = 5 * DAY
/** CE-11: what is on a certification holds this many days beyond its end. */
export const CERT_GRACE_DAYS = 60
/** What a user has found may be bound for this long (C 6.3). */
export const MATCH = 15 * MINUTE
/** A certification may name what was found for this long, as long as its uploaded pictures wait: a stamped letter takes hours. */
export const MATCH_FOR_CERT = DAY
