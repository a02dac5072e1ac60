import { useEffect, useRef, useState } from 'react'
import type { WebFrameProps } from './web-frame'

/** ms (C 6.4). */
const LOAD_WITHIN = 20_000

/** A trusted page inside ours. */
export function WebFrame({ url, title, onFailed }: WebFrameProps) {
  const [loaded, setLoaded] = useState(false)
  const failed = useRef(onFailed)
  failed.current = onFailed
  useEffect(() => {
    if (loaded) return undefined
    const timer = setTimeout(() => failed.current(), LOAD_WITHIN)
    return () => clearTimeout(timer)
  }, [loaded])
  return (
    <iframe
      className='wv-frame'
      src={url}
      title={title}
      referrerPolicy='no-referrer'
      sandbox='allow-scripts allow-forms allow-same-origin allow-popups'
      onLoad={() => setLoaded(true)}
    />
  )
}
