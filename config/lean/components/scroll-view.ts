import { createElement, forwardRef, useLayoutEffect, useRef, type UIEvent } from 'react'
import { withDetail, useElement, type Props } from './element'

interface ScrollProps extends Props {
  scrollX?: boolean
  scrollY?: boolean
  scrollTop?: number | string
  scrollLeft?: number | string
  /** Id of a descendant. */
  scrollIntoView?: string
  scrollWithAnimation?: boolean
  /** px from an end within which it counts as reached. */
  upperThreshold?: number
  lowerThreshold?: number
  enhanced?: boolean
  showScrollbar?: boolean
  onScroll?: (event: object) => void
  onScrollToUpper?: (event: object) => void
  onScrollToLower?: (event: object) => void
}

type End = 'upper' | 'lower' | 'none'

/** A box that scrolls. Reaching an end is reported once. */
export const ScrollView = /* @__PURE__ */ forwardRef<HTMLDivElement, ScrollProps>(function ScrollView(props, ref) {
  const { scrollX = false, scrollY = false, upperThreshold = 50, lowerThreshold = 50 } = props
  const { scrollTop, scrollLeft, scrollIntoView } = props
  const { ref: element, style, className, ...dom } = useElement<HTMLDivElement>(props, ref)
  const behavior = props.scrollWithAnimation ? 'smooth' : 'auto'
  const end = useRef<End>('upper')
  const before = useRef({ scrollTop: 0, scrollLeft: 0 })
  useLayoutEffect(() => {
    if (scrollTop !== undefined) scrollBox(element.current, { top: Number(scrollTop), behavior })
  }, [element, scrollTop, behavior])
  useLayoutEffect(() => {
    if (scrollLeft !== undefined) scrollBox(element.current, { left: Number(scrollLeft), behavior })
  }, [element, scrollLeft, behavior])
  useLayoutEffect(() => {
    if (scrollIntoView) element.current?.querySelector(`[id="${scrollIntoView}"]`)?.scrollIntoView({ behavior })
  }, [element, scrollIntoView, behavior])

  const onScroll = (event: UIEvent<HTMLDivElement>) => {
    const box = event.currentTarget
    if (event.target !== box) return
    const { scrollTop: top, scrollLeft: left, scrollHeight, scrollWidth } = box
    const deltaX = before.current.scrollLeft - left
    const deltaY = before.current.scrollTop - top
    before.current = { scrollTop: top, scrollLeft: left }
    props.onScroll?.(withDetail(event, { scrollTop: top, scrollLeft: left, scrollHeight, scrollWidth, deltaX, deltaY }))
    const reached = endOf(box, scrollX, upperThreshold, lowerThreshold)
    if (reached === end.current) return
    end.current = reached
    if (reached === 'upper') props.onScrollToUpper?.(withDetail(event, { direction: scrollX ? 'left' : 'top' }))
    if (reached === 'lower') props.onScrollToLower?.(withDetail(event, { direction: scrollX ? 'right' : 'bottom' }))
  }
  const isBare = props.enhanced === true && props.showScrollbar === false
  return createElement('div', {
    ...dom,
    ref: element,
    className: isBare ? `${className ?? ''} taro-scroll--hidebar` : className,
    style: { overflowX: scrollX ? 'auto' : 'hidden', overflowY: scrollY ? 'auto' : 'hidden', ...style },
    onScroll,
  })
})

/** jsdom has no `Element.scrollTo`. */
function scrollBox(box: HTMLElement | null, to: ScrollToOptions) {
  if (box === null) return
  if (typeof box.scrollTo === 'function') box.scrollTo(to)
  else Object.assign(box, to.top === undefined ? { scrollLeft: to.left } : { scrollTop: to.top })
}

function endOf(box: HTMLElement, isAcross: boolean, upper: number, lower: number): End {
  const [at, shown, whole] = isAcross
    ? [box.scrollLeft, box.clientWidth, box.scrollWidth]
    : [box.scrollTop, box.clientHeight, box.scrollHeight]
  if (at + shown + lower >= whole) return 'lower'
  return at <= upper ? 'upper' : 'none'
}
