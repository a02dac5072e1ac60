import { lastLike, meanTo, usualOf, type Series } from './series'

/** A day's weight halves in so many days. */
const HALF_LIFE = 180
const DECAY = 0.5 ** (1 / HALF_LIFE)
/** Weight, in days, that keeps a coefficient at 0 until the data say otherwise. */
const RIDGE = 3
/** Degree days are tens, shares of the scale are ones. */
const KELVIN = 10
/** An error beyond so many usual errors counts as that many: a broken day must not turn the coefficients. */
const OUTLIER = 4
/** During training the coefficients are needed for outliers only: they may be up to so many days old, days. */
const SOLVED_EVERY = 7

const columns = [
  (s: Series) => s.scale,
  (s: Series, { index, known, usual }: Row) => (s.clean[Math.max(0, lastLike(index, known))] ?? usual) - usual,
  (s: Series, { known }: Row) => surprise(s, known),
  (s: Series, { known }: Row) => surprise(s, known - 1),
  (s: Series, { known }: Row) => meanTo(s.clean, known, 7) - meanTo(s.clean, known, 28),
  (s: Series, { index, known }: Row) => (s.unusual[index] === 1 ? meanTo(s.clean, known, 7) : 0),
  (s: Series, { index, known }: Row) => (s.unusual[index] === -1 ? meanTo(s.clean, known, 7) : 0),
  (s: Series, row: Row) => (s.scale * aboveUsual(s.heating, row)) / KELVIN,
  (s: Series, row: Row) => (s.scale * aboveUsual(s.cooling, row)) / KELVIN,
  (s: Series, { known }: Row) => (s.scale * aboveUsual(s.heating, { index: known, known: known - 1 })) / KELVIN,
  (s: Series, { index, known, usual }: Row) =>
    usual === 0 ? 0 : (usual * aboveUsual(s.heating, { index, known })) / KELVIN,
] as const

const N = columns.length
/** Columns that say what a holiday and what the day's own temperature move. */
const HOLIDAY = [5, 6]
const WEATHER = [7, 8, 10]

/** What of a prediction comes of the day itself, m³ with sign. */
export interface Effects {
  weather: number
  holiday: number
}

/** A day to be predicted, and the last day that was known then. */
interface Day {
  index: number
  known: number
}

interface Row extends Day {
  /** Mean of the same weekday, m³. */
  usual: number
}

/** How far a known day was from its own weekday's mean, m³. */
const surprise = (series: Series, day: number): number => {
  const usual = usualOf(series, day, day - 1)
  return Number.isNaN(usual) ? 0 : (series.clean[day] ?? usual) - usual
}

/** A column above its mean over the days that make the usual value, K; 0 where one of them has no temperature. */
export function aboveUsual(column: Float64Array, { index, known }: Day): number {
  let sum = 0
  let count = 0
  for (let at = lastLike(index, known); at >= 0 && count < 4; at -= 7) {
    sum += column[at] ?? 0
    count++
  }
  const above = count === 0 ? 0 : (column[index] ?? 0) - sum / count
  return Number.isNaN(above) ? 0 : above
}

/**
 * Ridge regression of what a day uses beyond its weekday's mean, for one distance between the day and the last known one. It is moved
 * forward a day at a time; the sums are kept, so that a new day costs the solution of one small system.
 */
export class Regression {
  private readonly squares = new Float64Array(N * N)
  private readonly products = new Float64Array(N)
  private readonly weights = new Float64Array(N)
  private learned = -1
  private usualError = 0
  private isStale = true

  constructor(
    private readonly series: Series,
    private readonly distance: number,
  ) {}

  /** Takes in the days up to and with `known`. */
  learn(known: number): void {
    while (this.learned < known) {
      this.learned++
      this.take(this.learned)
    }
  }

  /** m³ of a day by what is known at day `known`; NaN where its weekday was never measured. */
  predict(index: number, known: number): number {
    const usual = usualOf(this.series, index, known)
    if (Number.isNaN(usual)) return NaN
    if (this.isStale) this.solve()
    return usual + dot(this.weights, this.rowOf(index, known, usual)) * this.series.scale
  }

  /** What of `predict` is the day's temperature and its holiday. */
  effects(index: number, known: number): Effects {
    const usual = usualOf(this.series, index, known)
    if (Number.isNaN(usual)) return { weather: 0, holiday: 0 }
    if (this.isStale) this.solve()
    const row = this.rowOf(index, known, usual)
    const of = (some: readonly number[]) =>
      some.reduce((sum, at) => sum + (this.weights[at] ?? 0) * (row[at] ?? 0), 0) * this.series.scale
    return { weather: of(WEATHER), holiday: of(HOLIDAY) }
  }

  private rowOf(index: number, known: number, usual: number): Float64Array {
    const day = { index, known, usual }
    const row = new Float64Array(N)
    for (let i = 0; i < N; i++) row[i] = (columns[i]?.(this.series, day) ?? 0) / this.series.scale
    return row
  }

  private take(index: number): void {
    const known = index - this.distance
    const value = this.series.measured[index] ?? NaN
    const usual = usualOf(this.series, index, known)
    if (Number.isNaN(value) || Number.isNaN(usual)) return
    const row = this.rowOf(index, known, usual)
    if (index % SOLVED_EVERY === 0) this.solve()
    const expected = dot(this.weights, row)
    const error = (value - usual) / this.series.scale - expected
    const most = this.usualError === 0 ? Infinity : OUTLIER * this.usualError
    const target = expected + Math.min(Math.max(error, -most), most)
    this.usualError = this.usualError === 0 ? Math.abs(error) : 0.97 * this.usualError + 0.03 * Math.abs(error)
    for (let i = 0; i < N; i++) {
      this.products[i] = DECAY * (this.products[i] ?? 0) + (row[i] ?? 0) * target
      for (let j = 0; j <= i; j++)
        this.squares[i * N + j] = DECAY * (this.squares[i * N + j] ?? 0) + (row[i] ?? 0) * (row[j] ?? 0)
    }
    this.isStale = true
  }

  /** Cholesky of squares + ridge; the ridge of a column is in its own size, so that rare columns are not lost. */
  private solve(): void {
    const lower = new Float64Array(N * N)
    for (let i = 0; i < N; i++)
      for (let j = 0; j <= i; j++) {
        let sum = (this.squares[i * N + j] ?? 0) + (i === j ? RIDGE * 0.01 : 0)
        for (let k = 0; k < j; k++) sum -= (lower[i * N + k] ?? 0) * (lower[j * N + k] ?? 0)
        lower[i * N + j] = i === j ? Math.sqrt(Math.max(sum, 1e-9)) : sum / (lower[j * N + j] ?? 1)
      }
    for (let i = 0; i < N; i++) {
      let sum = this.products[i] ?? 0
      for (let k = 0; k < i; k++) sum -= (lower[i * N + k] ?? 0) * (this.weights[k] ?? 0)
      this.weights[i] = sum / (lower[i * N + i] ?? 1)
    }
    for (let i = N - 1; i >= 0; i--) {
      let sum = this.weights[i] ?? 0
      for (let k = i + 1; k < N; k++) sum -= (lower[k * N + i] ?? 0) * (this.weights[k] ?? 0)
      this.weights[i] = sum / (lower[i * N + i] ?? 1)
    }
    this.isStale = false
  }
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0)
  return sum
}
