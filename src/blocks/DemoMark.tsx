import { useSyncExternalStore } from 'react'
import { isDemo, onDemo } from '@/platform/demo'

/** A quiet line over every page while the gateway shows the demo world. */
export function DemoMark() {
  const shown = useSyncExternalStore(onDemo, isDemo, isDemo)
  return shown ? <div className='pf-demo'>演示环境</div> : null
}
