import { afterPaint } from '@/platform/paint'

/*
 * Work without an effect on the shown page waits until the first page has its answers: calls that run behind the page (user, clock,
 * models) would take network and processor from the first card.
 */

/** ms without a call after the first page is shown: what its parts ask for next has begun by then. */
const SETTLED_AFTER = 100

let running = 0
let stands = false
let isQuiet = false
let waiting: (() => void)[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** Counts a call of the page; answers the end of it. */
export function beginCall(): () => void {
  running += 1
  return () => {
    running -= 1
    look()
  }
}

/** The first page is drawn. */
export function notePageStands(): void {
  stands = true
  look()
}

/** Runs as soon as the first page has had its answers; at once from then on. */
export function whenQuiet(run: () => void): void {
  if (isQuiet) run()
  else waiting.push(run)
}

function look(): void {
  if (isQuiet || !stands) return
  clearTimeout(timer)
  timer = setTimeout(settle, SETTLED_AFTER)
}

function settle(): void {
  if (running > 0) return
  afterPaint(() => {
    // What has been drawn meanwhile may have asked for more.
    if (running === 0) begin()
  })
}

function begin(): void {
  isQuiet = true
  const runs = waiting
  waiting = []
  runs.forEach((run) => run())
}
