/**
 * Runs work that takes milliseconds of the only thread one piece per turn of the event loop, in the order of its coming: however much of
 * it comes at once, other requests are answered between two pieces.
 */
export function createTurns(): (work: () => void) => void {
  const waiting: (() => void)[] = []
  const next = () => {
    const work = waiting.shift()
    if (waiting.length > 0) setImmediate(next)
    work?.()
  }
  return (work) => {
    waiting.push(work)
    if (waiting.length === 1) setImmediate(next)
  }
}
