import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type ForwardedRef,
  type TouchEvent as ReactTouch,
} from 'react'

/** Props of a component of the mini-program. The DOM attributes among them pass to the element (ATTRIBUTES). */
export interface Props {
  className?: string
  style?: string | CSSProperties
  hoverClass?: string
  /** ms from the touch until the class is set, and from the release until it is removed. */
  hoverStartTime?: number
  hoverStayTime?: number
  catchMove?: boolean
  onTouchStart?: (event: ReactTouch) => void
  onTouchMove?: (event: TouchEvent) => void
  onTouchEnd?: (event: ReactTouch) => void
  onTouchCancel?: (event: ReactTouch) => void
}

/** Props that are DOM attributes or events. React warns of any other one (`enableFlex`, `numberOfLines`). */
const ATTRIBUTES =
  /^(id|role|title|name|tabIndex|lang|dir|hidden|disabled|children|canvas-id|aria-.+|data-.+|on(Click|ContextMenu|Focus|Blur|Paste|Wheel|(Mouse|Pointer|Key|Composition|Transition|Animation|Drag)\w+))$/

/** DOM props of a component's element: attributes, touch events, hover class. `outer` receives the element. */
export function useElement<E extends HTMLElement>(props: Props, outer: ForwardedRef<E>) {
  const element = useRef<E>(null)
  useImperativeHandle(outer, () => element.current as E, [])
  useStyleText(element, props.style)
  useTouchMove(element, props)
  const { hovered, ...touches } = useHover(props)
  const known = Object.entries(props).filter(([name]) => ATTRIBUTES.test(name))
  const className = [props.className, hovered && props.hoverClass].filter(Boolean).join(' ')
  return {
    ...(Object.fromEntries(known) as object),
    ...touches,
    ref: element,
    className: className || undefined,
    style: typeof props.style === 'string' ? undefined : props.style,
  }
}

type Element<E> = { readonly current: E | null }

/** React refuses a style that is text. */
function useStyleText(element: Element<HTMLElement>, style: Props['style']) {
  useLayoutEffect(() => {
    if (element.current && typeof style === 'string') element.current.style.cssText = style
  }, [element, style])
}

/** React's listener for `touchmove` is passive. Only a listener on the element itself can stop the page from scrolling. */
function useTouchMove(element: Element<HTMLElement>, { onTouchMove, catchMove }: Props) {
  const latest = useRef(onTouchMove)
  latest.current = onTouchMove
  const isUsed = onTouchMove !== undefined || catchMove === true
  useEffect(() => {
    const node = element.current
    if (!node || !isUsed) return undefined
    const listener = (event: TouchEvent) => {
      if (catchMove) {
        event.stopPropagation()
        if (event.cancelable && !scrollsInside(event.target as HTMLElement, node)) event.preventDefault()
      }
      latest.current?.(event)
    }
    node.addEventListener('touchmove', listener, { passive: false })
    return () => node.removeEventListener('touchmove', listener)
  }, [element, isUsed, catchMove])
}

/** Whether a scroller is between the touched node and the element: `catchMove` stops the page below, not that scroller. */
function scrollsInside(from: HTMLElement, to: HTMLElement): boolean {
  for (let node: HTMLElement | null = from; node !== null; node = node === to ? null : node.parentElement) {
    const isLonger = node.scrollHeight > node.clientHeight
    if (isLonger && /auto|scroll/.test(getComputedStyle(node).overflowY)) return true
  }
  return false
}

/** Sets the hover class during a touch, with the delays of the mini-program. */
function useHover(props: Props) {
  const { hoverClass = 'none', hoverStartTime = 50, hoverStayTime = 400 } = props
  const [hovered, setHovered] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => () => clearTimeout(timer.current), [])
  const turn = useCallback(
    (on: boolean, after: number) => {
      if (hoverClass === 'none') return
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setHovered(on), after)
    },
    [hoverClass],
  )
  const { onTouchStart, onTouchEnd, onTouchCancel } = props
  return {
    hovered,
    onTouchStart: (event: ReactTouch) => {
      turn(true, hoverStartTime)
      onTouchStart?.(event)
    },
    onTouchEnd: (event: ReactTouch) => {
      turn(false, hoverStayTime)
      onTouchEnd?.(event)
    },
    onTouchCancel: (event: ReactTouch) => {
      turn(false, hoverStayTime)
      onTouchCancel?.(event)
    },
  }
}

/** A copy of React's event with the `detail` that the mini-program gives it. */
export const withDetail = <Event extends object, Detail extends object>(
  event: Event,
  detail: Detail,
): Event & { detail: Detail } => Object.assign(Object.create(event) as Event, { detail })
