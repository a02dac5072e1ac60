import createBig, { type Big } from 'big.js'

/* Arithmetic of the scripted customer alone, none of the product's. Amounts and volumes are texts outside, numbers of big.js inside. */

const Number20 = createBig()
Number20.DP = 20

const HALF_UP = 1

export type { Big }
export const big = (text: string | number): Big => new Number20(text)
export const sum = (all: readonly Big[]): Big => all.reduce((total, one) => total.plus(one), big(0))
export const round = (value: Big, places = 2): Big => value.round(places, HALF_UP)
export const text = (value: Big, places = 2): string => value.toFixed(places).replace(/^-(0\.?0*)$/, '$1')
export const least = (a: Big, b: Big): Big => (a.lt(b) ? a : b)

const DAY = 86_400_000
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10)

export const daysFrom = (from: string, to: string): number => Math.round((timeOf(to) - timeOf(from)) / DAY)
export const shift = (day: string, days: number): string => dayAt(timeOf(day) + days * DAY)
/** Both ends included. */
export const daysOf = (from: string, to: string): string[] =>
  Array.from({ length: daysFrom(from, to) + 1 }, (_, index) => shift(from, index))
export const yearOf = (day: string): string => day.slice(0, 4)

/** Way of a register from one reading to another; a register of so many digits begins again at 0. */
export function counted(from: Big, to: Big, digits: number): Big {
  const way = to.minus(from)
  return way.lt(0) ? way.plus(big(10).pow(digits)) : way
}

/** A total shared out by weights: rounded shares, the last one that has a weight takes what is left. */
export function shared(total: Big, weights: readonly Big[]): Big[] {
  const usable = weights.some((one) => one.gt(0)) ? weights : weights.map(() => big(0))
  const all = sum(usable)
  const last = all.eq(0) ? usable.length - 1 : usable.reduce((best, one, index) => (one.gt(0) ? index : best), 0)
  let left = total
  return usable.map((weight, index) => {
    const share = index === last ? left : least(left, all.eq(0) ? big(0) : round(total.times(weight).div(all)))
    left = left.minus(share)
    return share
  })
}
