import { useState } from 'react'
import { toast } from '@/ui'

/*
 * Which rows of a list are chosen. The screen defines which rows can be chosen and the key of a row; `ListPage` gives each row its
 * tick, and the bar takes `all`. A selection that outlives its page, or is the value of a field, has its own place for what is marked:
 * `selectionOf` needs no hook.
 */

export interface SelectionSpec<T> {
  keyOf: (row: T) => string | number
  /** Rows that may be chosen; all without it. */
  can?: (row: T) => boolean
  /** Every row is chosen until the user takes it off, also one that is loaded later. */
  isAllChosen?: boolean
  /** There is room for so many, counted in this unit. */
  most?: { count: number; unit: string }
}

/** Of one row, for the box in it. */
export interface Tick {
  checked: boolean
  disabled: boolean
  onChange: (on: boolean) => void
}

export interface Selection<T> {
  /** Rows as loaded by now; those that are not on the screen as they were when they were chosen. */
  chosen: readonly T[]
  tickOf: (row: T) => Tick
  /** 全选: every loaded row that can be chosen. */
  all: Tick & { label: string }
  /** Back to the start. */
  clear: () => void
}

/** A selection that lives as long as its page. */
export function useSelection<T>(rows: readonly T[], spec: SelectionSpec<T>, start: readonly T[] = []): Selection<T> {
  const [marked, setMarked] = useState(start)
  return selectionOf(rows, spec, marked, setMarked)
}

/** The selection over what is marked: the chosen rows, or those taken off where all are chosen at first. */
export function selectionOf<T>(
  rows: readonly T[],
  spec: SelectionSpec<T>,
  marked: readonly T[],
  setMarked: (marked: readonly T[]) => void,
): Selection<T> {
  const { keyOf, can = () => true, isAllChosen = false, most } = spec
  const free = rows.filter(can)
  const chosen = isAllChosen ? without(free, marked, keyOf) : stillChosen(marked, rows, spec)
  const keys = new Set(chosen.map(keyOf))
  const isChosen = (row: T) => keys.has(keyOf(row))
  const choose = (meant: readonly T[], on: boolean) => {
    if (isAllChosen === on) return setMarked(without(marked, meant, keyOf))
    const before = isAllChosen ? marked : chosen
    const next = [...before, ...without(meant, before, keyOf)]
    if (most !== undefined && next.length > most.count) toast(`最多选择${most.count}${most.unit}`)
    setMarked(next.slice(0, most?.count))
  }
  return {
    chosen,
    tickOf: (row) => ({ checked: isChosen(row), disabled: !can(row), onChange: (on) => choose([row], on) }),
    all: {
      checked: free.length > 0 && free.every(isChosen),
      disabled: free.length === 0,
      label: '全选',
      onChange: (on) => choose(free, on),
    },
    clear: () => setMarked([]),
  }
}

/** The same for a field that holds the keys of the chosen rows, in the order of the list. */
export function selectionOfKeys<T>(
  rows: readonly T[],
  keyOf: (row: T) => string,
  keys: readonly string[],
  setKeys: (keys: readonly string[]) => void,
): Selection<T> {
  const inOrder = (chosen: readonly string[]) => rows.filter((row) => chosen.includes(keyOf(row)))
  return selectionOf(rows, { keyOf }, inOrder(keys), (marked) => setKeys(inOrder(marked.map(keyOf)).map(keyOf)))
}

function without<T>(rows: readonly T[], others: readonly T[], keyOf: SelectionSpec<T>['keyOf']): readonly T[] {
  const gone = new Set(others.map(keyOf))
  return rows.filter((row) => !gone.has(keyOf(row)))
}

/** A row that was chosen and can no longer be, as loaded since, is not chosen any more. */
function stillChosen<T>(marked: readonly T[], rows: readonly T[], { keyOf, can }: SelectionSpec<T>): readonly T[] {
  const loaded = new Map(rows.map((row) => [keyOf(row), row]))
  const known = marked.map((row) => loaded.get(keyOf(row)) ?? row)
  return known.filter((row) => can === undefined || !loaded.has(keyOf(row)) || can(row))
}
