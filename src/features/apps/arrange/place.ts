import type { Rect } from '@/platform/measure'

/** Tiles in one row of the grid. */
const COLUMNS = 4
/** px of a tile's height: icon, name, and 44 px for what takes it away. */
export const TILE = 92

export interface Point {
  x: number
  y: number
}

export const rowsOf = (count: number): number => Math.max(1, Math.ceil(count / COLUMNS))

/** Index of the tile under a point of the window; beyond the last tile it is the last. */
export function placeAt({ x, y }: Point, { left, top, width }: Rect, count: number): number {
  const within = (value: number, most: number) => Math.min(most, Math.max(0, value))
  const column = within(Math.floor(((x - left) / width) * COLUMNS), COLUMNS - 1)
  const row = within(Math.floor((y - top) / TILE), rowsOf(count) - 1)
  return Math.min(count - 1, row * COLUMNS + column)
}

/** The list with one of it moved to another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]
}

/** Where a tile is drawn: its place in the grid, and px that a finger has moved it by. */
export function shiftOf(place: number, by: Point = { x: 0, y: 0 }): string {
  const [column, row] = [place % COLUMNS, Math.floor(place / COLUMNS)]
  return `translate(calc(${column * 100}% + ${by.x}px), calc(${row * 100}% + ${by.y}px))`
}
