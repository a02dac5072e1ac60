/** Four days of five. */
const OUTSIDE = 0.2
/** Errors that the range looks back on. */
const MEMORY = 120
/** How fast the range answers to a day outside it. */
const STEP = 0.03
/** Days that correct the aim before it is used. */
const TRIED = 90
const LEAST_AIM = 0.02
const MOST_AIM = 0.45

export interface Margins {
  /** Shares of the value, below and above it; both may have either sign. */
  below: number
  above: number
}

/**
 * Adaptive conformal inference (Gibbs and Candès 2021) over relative errors ((used − predicted) ÷ predicted), oldest first: the share
 * of days outside is held at 20 % even where the errors change their size. Each side has its own aim.
 */
export function marginsOf(errors: readonly number[]): Margins {
  let low = OUTSIDE / 2
  let high = OUTSIDE / 2
  for (let at = Math.max(0, errors.length - TRIED); at < errors.length; at++) {
    const known = errors.slice(Math.max(0, at - MEMORY), at)
    if (known.length < 10) continue
    const error = errors[at] ?? 0
    const { below, above } = quantiles(known, low, high)
    low = clamp(low + STEP * (OUTSIDE / 2 - (error < below ? 1 : 0)))
    high = clamp(high + STEP * (OUTSIDE / 2 - (error > above ? 1 : 0)))
  }
  return quantiles(errors.slice(-MEMORY), low, high)
}

/**
 * Of the last `judged` days those that stayed in the range that they would have been shown with: the aims follow the days as in
 * `marginsOf`, which begins with the last of them.
 */
export function insideOf(days: readonly { used: number; said: number }[], judged: number): number {
  let low = OUTSIDE / 2
  let high = OUTSIDE / 2
  let inside = 0
  const errors: number[] = []
  for (const [at, { used, said }] of days.entries()) {
    const isJudged = at >= days.length - judged
    if (said <= 0) {
      if (isJudged && used === 0) inside++
      continue
    }
    const error = (used - said) / said
    const { below, above } = quantiles(errors.slice(-MEMORY), low, high)
    const [isBelow, isAbove] = [error < Math.min(0, below), error > Math.max(0, above)]
    if (isJudged && !isBelow && !isAbove) inside++
    if (errors.length >= 10) {
      low = clamp(low + STEP * (OUTSIDE / 2 - (isBelow ? 1 : 0)))
      high = clamp(high + STEP * (OUTSIDE / 2 - (isAbove ? 1 : 0)))
    }
    errors.push(error)
  }
  return inside
}

/**
 * The range of errors of sums of `length` days in a row that overlap: they teach as much as the few that do not. Of so few the next one
 * is outside more often than their own share says, by one of them (split conformal prediction); half of that is made up on each side.
 */
export function spreadOf(errors: readonly number[], length = 1): Margins {
  const few = Math.max(1, errors.length / Math.max(1, length))
  const aim = Math.max(0, OUTSIDE / 2 - (1 - OUTSIDE / 2) / (2 * few))
  return quantiles(errors, aim, aim)
}

const clamp = (aim: number): number => Math.min(Math.max(aim, LEAST_AIM), MOST_AIM)

function quantiles(errors: readonly number[], low: number, high: number): Margins {
  const sorted = Float64Array.from(errors).sort()
  return { below: quantile(sorted, low), above: quantile(sorted, 1 - high) }
}

/** Between the two neighbours, as (n + 1) asks: the next error is one more of them. 0 of no errors. */
function quantile(sorted: Float64Array, share: number): number {
  const place = Math.min(Math.max(share * (sorted.length + 1) - 1, 0), sorted.length - 1)
  const before = sorted[Math.floor(place)] ?? 0
  const after = sorted[Math.ceil(place)] ?? before
  return before + (after - before) * (place - Math.floor(place))
}
