import { grouped } from '@domain/decimal'

const STEPS = [1, 2, 2.5, 5, 10]

export interface Limits {
  top: number
  ticks: number[]
}

/**
 * Zero base and steps of 1, 2, 2.5 or 5 × 10ⁿ (visual 7). Of `lines` and one less the tighter limit is taken, so that bars fill
 * the plot.
 */
export function limits(max: number, lines = 4): Limits {
  if (!(max > 0)) return { top: 1, ticks: [0] }
  const [many, few] = [stepped(max, lines), stepped(max, lines - 1)]
  return few.top <= many.top ? few : many
}

function stepped(max: number, lines: number): Limits {
  const rough = max / lines
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = STEPS.find((step) => step * power >= rough * (1 - 1e-9)) ?? 10
  const step = factor * power
  const count = Math.max(1, Math.ceil(max / step - 1e-9))
  return { top: round(step * count), ticks: Array.from({ length: count + 1 }, (_, index) => round(step * index)) }
}

/** Takes the noise of binary fractions off: 0.30000000000000004 -> 0.3. */
const round = (value: number): number => Number(value.toPrecision(12))

const TEN_THOUSAND = 10_000
const HUNDRED_MILLION = 100_000_000

/** Axis text: 万 as soon as the axis reaches 100,000, 亿 from 1,000 million (visual 7, 9). */
export function axisText(value: number, top: number): string {
  if (value === 0) return '0'
  if (top >= 10 * HUNDRED_MILLION) return `${grouped(String(round(value / HUNDRED_MILLION)))}亿`
  if (top >= 10 * TEN_THOUSAND) return `${grouped(String(round(value / TEN_THOUSAND)))}万`
  return grouped(String(value))
}

/** px a text takes: a Chinese character is as wide as its size, a digit 0.6 of it. */
export function textWidth(text: string, size: number): number {
  return Array.from(text).reduce((sum, mark) => sum + (mark.charCodeAt(0) > 0x2e7f ? size : size * 0.6), 0)
}
