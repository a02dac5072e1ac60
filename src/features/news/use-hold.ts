import { useRef } from 'react'

/** ms of pressing that count as a long press (visual 6). */
const HOLD_MS = 500

/** A tap, or a long press where one is given. A press that moves is neither. */
export function useHold(onTap: () => void, onHold?: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const held = useRef(false)
  const stop = () => clearTimeout(timer.current)
  const start = () => {
    held.current = false
    if (!onHold) return
    timer.current = setTimeout(() => {
      held.current = true
      onHold()
    }, HOLD_MS)
  }
  return {
    onTouchStart: start,
    // The click that follows would hit what the long press has opened.
    onTouchEnd: (event: { preventDefault: () => void }) => {
      stop()
      if (held.current) event.preventDefault()
    },
    onTouchMove: stop,
    onTouchCancel: stop,
    onClick: () => {
      if (!held.current) onTap()
      held.current = false
    },
  }
}
