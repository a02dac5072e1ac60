import { useEffect, useRef, useState } from 'react'
import { away } from '@/auth'
import { drawLaunch } from '@/platform/launch-weapp'
import { useRead } from '@/request'

/**
 * WeChat's own button in WeChat's browser: it opens the mini-program at `path`. Shown once the JS-SDK is signed for this address and there
 * is a mini-program to open.
 */
export function LaunchWeapp({ label, path, className }: { label: string; path: string; className?: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState(false)
  const info = useRead('default GET /small/smart-wx-info/get', undefined, { handles: 'all' }).data
  const known = info !== undefined && info.appletAppId !== ''
  useEffect(() => {
    if (!known) return undefined
    let left = false
    const draw = (ready: boolean) => {
      if (left || !ready || place.current === null) return
      const { appletAppId: appId, originalId, envVersion } = info
      drawLaunch(place.current, label, { appId, originalId, envVersion, path }, () => setFailed(true))
    }
    // Without the SDK the other ways of the page stay.
    away()
      .then(({ configureWxSdk }) => configureWxSdk())
      .then(draw, () => setFailed(true))
    return () => {
      left = true
    }
  }, [known, info, label, path])
  return failed ? null : <div ref={place} className={className} />
}
