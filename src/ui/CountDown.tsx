import { useEffect, useRef, useState } from 'react'
import { serverNow } from '@/platform/time'
import { cx } from './cx'
import { usePageActive } from './page-active'
import type { CountDownProps } from './props'
import { announcement, remainingText } from './remaining'
import './CountDown.scss'

/** Runs on the server's clock (CV-5). */
export function CountDown({ until, onEnd, format = remainingText, className, style }: CountDownProps) {
  const end = Date.parse(until)
  const [now, setNow] = useState(serverNow)
  const ended = useRef(onEnd)
  ended.current = onEnd
  const active = usePageActive()

  useEffect(() => {
    if (!active) return undefined
    const tick = () => {
      const time = serverNow()
      setNow(time)
      if (time >= end) {
        clearInterval(timer)
        ended.current?.()
      }
    }
    const timer = setInterval(tick, 1000)
    tick()
    return () => clearInterval(timer)
  }, [end, active])

  const left = end - now
  return (
    <span className={cx('num', 'nowrap', className)} style={style} role='timer'>
      {format(left)}
      <span className='u-hidden' role='status'>
        {announcement(left)}
      </span>
    </span>
  )
}
