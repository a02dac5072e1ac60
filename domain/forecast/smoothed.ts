import type { Series } from './series'

/* Gardner's damped trend with an additive weekly season; the weights are usual ones for daily loads and are not fitted. */
const LEVEL = 0.25
const TREND = 0.02
const SEASON = 0.15
const DAMPING = 0.9

/** Holt-Winters over a series, moved forward a day at a time. */
export class Smoothed {
  private level: number
  private trend = 0
  private readonly season = new Float64Array(7)
  private day = -1

  constructor(private readonly series: Series) {
    const first = series.clean.subarray(0, Math.min(7, series.past))
    this.level = first.length === 0 ? 0 : first.reduce((sum, one) => sum + one, 0) / first.length
    first.forEach((value, at) => {
      this.season[at] = value - this.level
    })
  }

  /** Takes in the days up to and with `known`. */
  learn(known: number): void {
    while (this.day < known) {
      this.day++
      const at = this.day % 7
      const season = this.season[at] ?? 0
      const before = this.level
      const expected = this.level + DAMPING * this.trend
      const value = this.series.clean[this.day] ?? expected + season
      this.level = expected + LEVEL * (value - season - expected)
      this.trend = DAMPING * this.trend + TREND * (this.level - before - DAMPING * this.trend)
      this.season[at] = season + SEASON * (value - this.level - season)
    }
  }

  /** m³ of a later day. */
  predict(index: number): number {
    const steps = index - this.day
    const damped = (DAMPING * (1 - DAMPING ** steps)) / (1 - DAMPING)
    return this.level + damped * this.trend + (this.season[index % 7] ?? 0)
  }
}
