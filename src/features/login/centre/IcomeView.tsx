import { useCallback, useEffect, useRef, useState } from 'react'
import { asApiError, call } from '@/request'
import { go } from '@/routes/go'
import type { ViewParams } from '@/routes/table'
import { CentreStop, CentreWaiting } from './CentrePanel'
import { goOn, reasonOf, useCentreParams } from './use-centre'

/** iCome登录: an employee comes by the code of the IM client (LG-16). */
export function IcomeView({ code }: ViewParams<'/pages/auth-centre/icome'>) {
  const params = useCentreParams()
  const [stop, setStop] = useState<string>()
  const asked = useRef(false)
  const run = useCallback(async () => {
    setStop(undefined)
    try {
      const { tenants } = await call(
        'auth POST {init}/authCentre/iCome',
        { code: code ?? '' },
        { loading: false, handles: 'all', quietAuth: true },
      )
      await goOn(params, tenants, '')
    } catch (error) {
      setStop(reasonOf(asApiError(error)))
    }
  }, [code, params])
  useEffect(() => {
    // The code is good for one use: never asked twice by a second render.
    if (asked.current) return
    asked.current = true
    void run()
  }, [run])
  if (stop === undefined) return <CentreWaiting text='正在通过iCome登录…' />
  const byPhone = {
    text: '使用手机号登录',
    onTap: () => void go('/pages/auth-centre/login', params, { replace: true }),
  }
  return <CentreStop reason={stop} onRetry={() => void run()} instead={byPhone} />
}
