import { useEffect, useRef, useState } from 'react'
import { watchPull } from '@/platform/pull-down'
import { pulled, pullTexts, released, RESTING, RESTORING, type Pull } from './pull-state'
import type { PullDownProps } from './props'
import { Spinner } from './Spinner'
import './PullDown.scss'

/** ms the result stands before the page goes back up. */
const RESTORE_AFTER = 400

/** Pulling the page down from its top loads it again (specification 4); the browser's own reload would lose the app's state. */
export function PullDown({ onPull }: PullDownProps) {
  const head = useRef<HTMLDivElement>(null)
  const [pull, setPull] = useState<Pull>(RESTING)
  const reload = useRef(onPull)
  reload.current = onPull

  useEffect(() => {
    if (head.current === null) return
    return watchPull(head.current, {
      onMove: (px) => setPull((old) => pulled(old, px) ?? old),
      onEnd: () => setPull(released),
    })
  }, [])

  const { state } = pull
  useEffect(() => {
    // The read itself shows its failure.
    if (state === 'refreshing')
      reload.current().then(
        () => setPull(RESTORING),
        () => setPull(RESTING),
      )
    if (state !== 'restoring') return
    const timer = setTimeout(() => setPull(RESTING), RESTORE_AFTER)
    return () => clearTimeout(timer)
  }, [state])

  const follows = state === 'pulling' || state === 'reached'
  return (
    <div
      ref={head}
      className={follows ? 'u-pull' : 'u-pull u-pull-free'}
      style={{ height: pull.height }}
      role='status'
      data-state={state}
    >
      {state === 'refreshing' && <Spinner />}
      <span className='u-pull-text'>{pullTexts[state]}</span>
    </div>
  )
}
