/** ms since the app was asked for: here since the browser began to load the document. */
export const sinceStart = (): number => performance.now()

/** ms from the start to the first text or picture on the screen; undefined where the browser does not report it. */
export const firstPaint = (): number | undefined =>
  (performance as Partial<Performance>).getEntriesByName?.('first-contentful-paint')[0]?.startTime

/** Runs once what was last drawn is on the screen. Returns the function that cancels it. */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
