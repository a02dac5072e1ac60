/** ms: a frame and the way of the data to the view. */
const PAINTED_AFTER = 60

/** Runs once what was last drawn is on the screen; the mini-program's logic does not see its frames. */
export function afterPaint(run: () => void): () => void {
  const timer = setTimeout(run, PAINTED_AFTER)
  return () => clearTimeout(timer)
}
