import { useState } from 'react'
import { isWide as isWideWindow } from '@/blocks/list/table'

interface Chosen<T> {
  /** What is beside its queue on a wide screen. */
  beside: T | undefined
  isChosen: (row: T) => boolean
  /** On a narrow screen a row opens a page of its own. */
  tap: (row: T) => void
}

/** The row of a queue that is worked on: on a wide screen the first one until another is chosen. */
export function useChosen<T>(rows: readonly T[], keyOf: (row: T) => string, open: (row: T) => void): Chosen<T> {
  const [key, setKey] = useState<string>()
  const isWide = isWideWindow()
  const beside = isWide ? (rows.find((row) => keyOf(row) === key) ?? rows[0]) : undefined
  return {
    beside,
    isChosen: (row) => beside !== undefined && keyOf(row) === keyOf(beside),
    tap: (row) => (isWide ? setKey(keyOf(row)) : open(row)),
  }
}
