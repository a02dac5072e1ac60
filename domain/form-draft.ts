/* Y-23: what may be kept of a form that was not sent. */

/** Bytes in UTF-8 of the values as JSON. */
export const DRAFT_BYTES = 8192
/** ms after which what was typed is not offered any more. */
export const DRAFT_LIFE = 86_400_000
/** Forms of one user and customer; the oldest goes. */
export const MOST_DRAFTS = 20

/** Names of fields that are never kept, whatever a form says of them. */
const SECRET = /passw|pwd|captcha|smscode|verifycode|^code$|secret|token/i

export const isSecretName = (name: string): boolean => SECRET.test(name)

/** Bytes of a text in UTF-8; a lone half of a pair counts as the three bytes of the mark that stands for it. */
export function utf8Bytes(text: string): number {
  let bytes = 0
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}

/**
 * Why a text cannot be kept as the values of a form; null: it can.
 * @param text JSON as the phone sends it
 */
export function draftProblem(text: string): 'SIZE' | 'FORM' | 'SECRET' | null {
  if (utf8Bytes(text) > DRAFT_BYTES) return 'SIZE'
  const values = parsed(text)
  if (values === null) return 'FORM'
  return Object.keys(values).some(isSecretName) ? 'SECRET' : null
}

function parsed(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}

/** Is what was saved at that moment (ms) still offered? A moment that is still to come (a clock that was set back) counts as now. */
export const isFreshDraft = (savedAt: number, now: number): boolean => now - savedAt < DRAFT_LIFE

/**
 * Is it worth keeping? Some text of at least four signs was typed, or two fields were filled in: a tap on a choice is soon made again.
 * @param start what the form began with
 */
export function isWorthKeeping(
  start: Readonly<Record<string, unknown>>,
  now: Readonly<Record<string, unknown>>,
): boolean {
  const changed = Object.keys(now).filter((key) => JSON.stringify(now[key]) !== JSON.stringify(start[key]))
  const isText = (key: string) => {
    const value = now[key]
    return typeof value === 'string' && value.trim().length >= 4
  }
  return changed.length >= 2 || changed.some(isText)
}
