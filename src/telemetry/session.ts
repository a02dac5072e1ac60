/** ms without an event after which an analytics session has ended (specification 9). */
export const SESSION_IDLE = 1_800_000

/** Gives every event the id of its session; `make` makes a new one. */
export function sessionClock(make: () => string): (now: number) => string {
  let id = ''
  let last = Number.NEGATIVE_INFINITY
  return (now) => {
    if (now - last > SESSION_IDLE) id = make()
    last = now
    return id
  }
}
