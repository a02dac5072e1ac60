/** Doublings after which the pause grows no further. */
const MAX_DOUBLINGS = 16

/**
 * Seconds of the world (not of the product's clock) between a failed try and the next one: `delay` after the first try, twice as long
 * after each further one, and up to as much again, so that items that failed together do not come back together.
 * @param delay seconds, of the kind
 * @param attempts tries so far, from 1
 * @param random 0 up to but not including 1
 */
export function backoff(delay: number, attempts: number, random: number): number {
  return delay * 2 ** Math.min(attempts - 1, MAX_DOUBLINGS) * (1 + random)
}
