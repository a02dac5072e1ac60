import { useEffect, useRef, useState } from 'react'
import { away } from '@/auth'
import { drawLaunch } from '@/platform/launch-weapp'
import { useRead } from '@/request'
import { addressOf } from '@/routes/go'

/**
 * 微信一键登录 in WeChat's browser (C 6.2): opens the mini-program at its login, which knows the user by WeChat. Shown once the JS-SDK is
 * signed for this address and there is a mini-program to open.
 */
export function WechatEntry({ redirect }: { redirect: string | undefined }) {
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
      const path = addressOf('/pages/login/login', { from: 'H5', redirect })
      drawLaunch(place.current, '微信一键登录', { appId, originalId, envVersion, path }, () => setFailed(true))
    }
    // Without the SDK the other ways of this page stay.
    away()
      .then(({ configureWxSdk }) => configureWxSdk())
      .then(draw, () => setFailed(true))
    return () => {
      left = true
    }
  }, [known, info, redirect])
  return failed ? null : <div ref={place} className='mt12' />
}
