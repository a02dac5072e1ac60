/* Failed tries from one address, over all phones (LG-07). */

/** How long a vain try counts, in milliseconds. */
const ADDRESS_WINDOW = 60 * 60_000
/** Vain tries within that time from which a password needs a picture code (2006). */
export const ADDRESS_CAPTCHA_FROM = 20
/** And from which nothing more is tried (2906), unless the settings say otherwise. */
export const ADDRESS_MOST = 100

/** The tries that still count. */
export const recentTries = (failedAt: readonly number[], now: number): number[] =>
  failedAt.filter((at) => now - at < ADDRESS_WINDOW)

/** One try of that moment taken back; others of the same moment stay. */
export function withoutTry(failedAt: readonly number[], at: number): number[] {
  const index = failedAt.lastIndexOf(at)
  return failedAt.filter((_, i) => i !== index)
}
