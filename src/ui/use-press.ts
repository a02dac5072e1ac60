import { useRef } from 'react'
import { pressKey, type Key, type KeypadLimits } from './keypad'

/** What a key makes of an amount. A key that comes before the one ahead of it is drawn goes on from that one: none is lost. */
export function usePress(value: string, limits: KeypadLimits, onChange: (next: string) => void): (key: Key) => void {
  const latest = useRef(value)
  latest.current = value
  return (key) => {
    latest.current = pressKey(latest.current, key, limits)
    onChange(latest.current)
  }
}
