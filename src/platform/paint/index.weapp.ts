const started = Date.now()

/** ms since the app was asked for: here since its scripts began to run. */
export const sinceStart = (): number => Date.now() - started

/** The logic does not see frames. */
export const firstPaint = (): number | undefined => undefined

/** ms: a frame and the way of the data to the view. */
const PAINTED_AFTER = 60

/** Runs once what was last drawn is on the screen; the mini-program's logic does not see its frames. */
export function afterPaint(run: () => void): () => void {
  const timer = setTimeout(run, PAINTED_AFTER)
  return () => clearTimeout(timer)
}
