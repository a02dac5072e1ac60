/** px of the screen that a text can be seen in; wide enough for every phone when the host does not say. */
const SCREEN = 844

/** How far a text has been seen, 0 to 100: its deepest visible line against its height (E-N-06). */
export function readPercent({ top, height }: { top: number; height: number }, screen = SCREEN): number {
  if (height <= 0) return 0
  return Math.max(0, Math.min(100, Math.round(((screen - top) / height) * 100)))
}
