/* LG-19: what counts as a second factor before the desk of staff opens. */

/** The proof with which a login began; a hand-over to another session or terminal keeps it. */
export type LoginProof = 'sms' | 'password' | 'wx' | 'app' | 'icome'

type Factor = 'phone' | 'password' | 'directory'

/** WeChat is tied to an account by an SMS code or by WeChat's own phone number, the App by the same: both prove the phone only. */
const factorOf: Readonly<Record<LoginProof, Factor>> = {
  sms: 'phone',
  wx: 'phone',
  app: 'phone',
  password: 'password',
  icome: 'directory',
}

/** LG-19: for this long (ms) a password set by an SMS code, or a phone just replaced, is no factor beside the other. */
export const JOINED_FOR = 7 * 24 * 3_600_000

/**
 * LG-19: whether a step-up by `way` proves another factor than the login did. A password that an SMS code set, and a phone that the
 * password replaced, come from one factor. Password and phone then count as one for 7 days: the change has ended all other sessions and
 * notified the user, so that the user has that time to object. A login by iCome depends on neither of them, so it opens the desk within
 * these days too. `joinedAt`, `now`: milliseconds; `joinedAt` null = never.
 */
export function isSecondFactor(
  beganBy: LoginProof,
  way: 'sms' | 'password',
  joinedAt: number | null,
  now: number,
): boolean {
  const first = factorOf[beganBy]
  if (first === 'directory') return true
  return first !== factorOf[way] && (joinedAt === null || now - joinedAt >= JOINED_FOR)
}
