import { useCallback, useEffect, useState } from 'react'
import { asApiError } from '@/request'
import { go } from '@/routes/go'
import { CentreStop, CentreWaiting } from './CentrePanel'
import { isSdkTooOld } from './params'
import { askCentre, goOn, reasonOf, useCentreParams } from './use-centre'

export interface AuthViewProps {
  /** The tenant is to be chosen again, although the last one would do. */
  reselect: boolean
}

/** 统一认证: decides without a screen how the visitor gets a login code (C 6.1). */
export function AuthView({ reselect }: AuthViewProps) {
  const params = useCentreParams()
  const [stop, setStop] = useState<string>()
  const run = useCallback(async () => {
    setStop(undefined)
    if (isSdkTooOld(params)) return setStop('当前版本过低，请更新应用')
    try {
      const { loggedIn, redirectAllowed, tenants, lastTenantId } = await askCentre(params)
      if (!redirectAllowed) setStop('回调地址未登记，无法登录')
      else if (!loggedIn) await go('/pages/auth-centre/login', params, { replace: true })
      else await goOn(params, tenants, lastTenantId, reselect)
    } catch (error) {
      setStop(reasonOf(asApiError(error)))
    }
  }, [params, reselect])
  useEffect(() => void run(), [run])
  if (stop !== undefined) return <CentreStop reason={stop} onRetry={() => void run()} />
  return <CentreWaiting text='正在认证…' />
}
