/** Seconds from a try to the next one: the valve's word may be long in coming, a lost command is sent again. */
const distances = [30, 120, 600, 1800, 3600, 7200, 14_400, 28_800]

/** How long the n-th try (from 1) is waited for, in ms; null when that was the last one. */
export function waitAfter(tries: number): number | null {
  const seconds = distances[tries - 1]
  return seconds === undefined ? null : seconds * 1000
}
