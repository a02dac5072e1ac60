/**
 * Makes a line for writes of one place: each begins when the one before has ended, since two at once would each write what it read and lose
 * the other's. A write that failed does not hold up the next; `failed` gets its error, as its caller does.
 */
export function line(failed: (error: unknown) => void): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const next = last.then(work)
    last = next.catch(failed)
    return next
  }
}
