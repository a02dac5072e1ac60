/** Why a frame is never kept (contract of headEnd/frames). */
export interface RefusedFrame {
  /** Its place in the batch, from 0. */
  at: number
  reason: 'FORM' | 'AHEAD' | 'OLD' | 'TAKEN' | 'TWO_METERS'
  field?: string
}

/** ms that a device's clock may be ahead of ours. */
const AHEAD = 10 * 60_000

/**
 * Whether a frame read at a moment is kept at all: null, AHEAD when it is dated more than ten minutes after `now` (ms), OLD when before
 * `keptFrom` (ms; null: nothing is too old). Such a frame stays refused whenever it is sent, so its number is counted.
 */
export function refusedMoment(readAt: number, now: number, keptFrom: number | null): 'AHEAD' | 'OLD' | null {
  if (readAt > now + AHEAD) return 'AHEAD'
  return keptFrom !== null && readAt < keptFrom ? 'OLD' : null
}

/**
 * Meter and number of something that is no frame, so that those behind it need not wait; null when it does not tell them. What else it
 * says is not believed: it lets no number be left out.
 */
export function countedOf(sent: unknown): { meterNo: string; seq: number } | null {
  if (typeof sent !== 'object' || sent === null) return null
  const { meterNo, seq } = sent as Record<string, unknown>
  if (typeof meterNo !== 'string' || typeof seq !== 'number') return null
  return Number.isSafeInteger(seq + 1) && seq >= 1 ? { meterNo, seq } : null
}
