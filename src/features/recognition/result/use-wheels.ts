import { useState } from 'react'
import { charsOf, readingOf, SURE } from '@domain/recognition/wheels'
import type { Record } from '../parts/types'

/** The wheels as the user leaves them: every doubtful one has to be checked before the register is confirmed. */
export function useWheels(record: Record) {
  const count = record.intDigits + record.decDigits
  const [chars, setChars] = useState(() => firstChars(record, count))
  const [seen, setSeen] = useState<readonly number[]>(() => sureOf(record, count))
  const [at, setAt] = useState(() => nextOf(sureOf(record, count), 0, count))
  const open = count - seen.length
  const look = (index: number) => {
    setAt(index)
    if (chars[index] !== '?') setSeen(withIndex(seen, index))
  }
  const type = (digit: string) => {
    if (at === null) return
    const known = withIndex(seen, at)
    setChars(chars.map((char, index) => (index === at ? digit : char)))
    setSeen(known)
    setAt(nextOf(known, at + 1, count) ?? (at + 1 < count ? at + 1 : at))
  }
  const reading = open === 0 ? readingOf(chars.join(''), record) : null
  return { chars, seen, at, open, look, type, reading }
}

const withIndex = (list: readonly number[], index: number): readonly number[] =>
  list.includes(index) ? list : [...list, index]

function firstChars({ confirmedReading, wheels, ...layout }: Record, count: number): string[] {
  const said = confirmedReading === null ? null : charsOf(confirmedReading, layout)
  if (said !== null) return [...said]
  return Array.from({ length: count }, (_, index) => wheels[index]?.char ?? '?')
}

/** Wheels that need no look: all of a confirmed register, and those that were read for sure. */
function sureOf({ confirmedReading, wheels }: Record, count: number): number[] {
  const all = Array.from({ length: count }, (_, index) => index)
  if (confirmedReading !== null) return all
  return all.filter((index) => (wheels[index]?.confidence ?? 0) >= SURE && !wheels[index]?.half)
}

/** The next wheel from a place on without a look, else the first one. */
function nextOf(seen: readonly number[], from: number, count: number): number | null {
  const open = Array.from({ length: count }, (_, index) => index).filter((index) => !seen.includes(index))
  return open.find((index) => index >= from) ?? open[0] ?? null
}
