import type { Bitmap } from './picture'

export interface Point {
  x: number
  y: number
}

/** A finder pattern: its middle and the size of a module in pixels. */
export interface Finder extends Point {
  module: number
  /** How many lines went through it. */
  seen: number
}

/** Runs of a finder: dark, light, dark, light, dark as 1:1:3:1:1. Half a module of error is allowed, three halves in the middle. */
function moduleOf(runs: readonly number[]): number | null {
  const total = runs.reduce((sum, run) => sum + run, 0)
  if (total < 7 || runs.some((run) => run === 0)) return null
  const module = total / 7
  const fits = runs.every((run, i) => Math.abs(run - module * (i === 2 ? 3 : 1)) < module * (i === 2 ? 1.5 : 0.6))
  return fits ? module : null
}

/** The five runs around a dark point along a direction, and where their middle is; null when they are cut off. */
function runsThrough(bitmap: Bitmap, from: Point, dx: number, dy: number): { runs: number[]; shift: number } | null {
  const walk = (sign: number): number[] => {
    const lengths = [0, 0, 0]
    let part = 0
    for (let step = sign > 0 ? 0 : 1; ; step++) {
      const x = Math.round(from.x + sign * step * dx)
      const y = Math.round(from.y + sign * step * dy)
      if (x < 0 || y < 0 || x >= bitmap.width || y >= bitmap.height) return lengths
      if (bitmap.isDark(x, y) !== (part !== 1)) part++
      if (part > 2) return lengths
      lengths[part] = (lengths[part] ?? 0) + 1
    }
  }
  const [before = 0, lightBefore = 0, outerBefore = 0] = walk(-1)
  const [after = 0, lightAfter = 0, outerAfter = 0] = walk(1)
  if (after === 0) return null
  return {
    runs: [outerBefore, lightBefore, before + after, lightAfter, outerAfter],
    shift: (after - 1 - before) / 2,
  }
}

/** A point proved across as well: its middle in both directions and on both diagonals. */
function proved(bitmap: Bitmap, guess: Point): Finder | null {
  const down = runsThrough(bitmap, guess, 0, 1)
  const tall = down && moduleOf(down.runs)
  if (!down || tall === null) return null
  const y = guess.y + down.shift
  const across = runsThrough(bitmap, { x: guess.x, y: Math.round(y) }, 1, 0)
  const wide = across && moduleOf(across.runs)
  if (!across || wide === null) return null
  const middle = { x: Math.round(guess.x + across.shift), y: Math.round(y) }
  const isSlanted = [1, -1].some((dy) => {
    const slant = runsThrough(bitmap, middle, 1, dy)
    return slant !== null && moduleOf(slant.runs) !== null
  })
  if (!isSlanted || wide > tall * 2 || tall > wide * 2) return null
  return { x: guess.x + across.shift, y, module: (wide + tall) / 2, seen: 1 }
}

/** All finder patterns of a bitmap, those that most lines cross first. */
export function findersOf(bitmap: Bitmap): Finder[] {
  const found: Finder[] = []
  for (let y = 0; y < bitmap.height; y++) {
    let runs = [0, 0, 0, 0, 0]
    let isDark = false
    for (let x = 0; x <= bitmap.width; x++) {
      const now = bitmap.isDark(x, y)
      if (now === isDark && x < bitmap.width) {
        runs[4] = (runs[4] ?? 0) + 1
        continue
      }
      if (isDark && moduleOf(runs) !== null) {
        const [, , middle = 0, light = 0, outer = 0] = runs
        const finder = proved(bitmap, { x: Math.round(x - outer - light - middle / 2), y })
        if (finder) keep(found, finder)
      }
      runs = [...runs.slice(1), 1]
      isDark = now
    }
  }
  return found.filter(({ seen }) => seen > 1).sort((a, b) => b.seen - a.seen)
}

function keep(found: Finder[], finder: Finder): void {
  const known = found.find((one) => Math.hypot(one.x - finder.x, one.y - finder.y) < one.module * 2)
  if (!known) {
    found.push(finder)
    return
  }
  const mean = (a: number, b: number) => (a * known.seen + b) / (known.seen + 1)
  known.x = mean(known.x, finder.x)
  known.y = mean(known.y, finder.y)
  known.module = mean(known.module, finder.module)
  known.seen++
}
