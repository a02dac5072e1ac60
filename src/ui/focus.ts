/*
 * Keyboard behaviour of dialogs and sheets on H5: the focus goes in, stays in and returns. The mini-program has no focus.
 */
import { useCallback, useRef, type KeyboardEvent } from 'react'

/** What the Tab key reaches. Called on a key only, so never in the mini-program: its elements have no `querySelectorAll`. */
const focusable = (root: HTMLElement | null): HTMLElement[] =>
  Array.from(root?.querySelectorAll<HTMLButtonElement>('button,input,textarea,select,a[href],[tabindex]') ?? []).filter(
    (one) => one.tabIndex >= 0 && !one.disabled,
  )

interface Trap {
  ref: (panel: HTMLDivElement | null) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** Put `ref`, `tabIndex={-1}` and `onKeyDown` on the panel; `onEscape` answers the Escape key. */
export function useFocusTrap(onEscape: () => void): Trap {
  const panel = useRef<HTMLDivElement | null>(null)
  const before = useRef<HTMLElement | null>(null)

  // Called when the panel is attached and detached, however late its layer is ready.
  const ref = useCallback((element: HTMLDivElement | null) => {
    panel.current = element
    if (element === null) {
      before.current?.focus({ preventScroll: true })
      before.current = null
      return
    }
    const active = element.ownerDocument?.activeElement
    if (typeof element.focus !== 'function' || !active || element.contains(active)) return
    before.current = active as HTMLElement
    element.focus({ preventScroll: true })
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      onEscape()
      return
    }
    if (event.key !== 'Tab') return
    const stops = focusable(panel.current)
    const edge = event.shiftKey ? stops[0] : stops[stops.length - 1]
    const next = event.shiftKey ? stops[stops.length - 1] : stops[0]
    const here = panel.current?.ownerDocument.activeElement
    if (next && (here === edge || here === panel.current)) {
      event.preventDefault()
      next.focus()
    }
  }

  return { ref, onKeyDown }
}
