import { useCallback, useEffect } from 'react'
import type { In } from '@contract'
import { host } from '@/platform/host'
import { deviceId, useWrite } from '@/request'
import { keepShareCode } from './kept'

const VISIT = 'default POST /crmgas/share/visit'
type Action = In<typeof VISIT>['action']

const PLATFORMS: Readonly<Record<string, In<typeof VISIT>['platform']>> = {
  weapp: 'weapp',
  wechat: 'h5wx',
  native: 'native',
}

/** Keeps a share that was opened (E-S-08), and counts the visit and what followed; a failure is left alone: nothing else depends on it. */
export function useVisit(code: string | undefined): (action: Action) => void {
  const send = useWrite(VISIT, { loading: false, handles: 'all' }).run
  const note = useCallback(
    (action: Action) => {
      if (code === undefined) return
      const platform = PLATFORMS[host()] ?? 'h5'
      send({ s: code, visitorKey: deviceId(), platform, action }).catch(() => undefined)
    },
    [send, code],
  )
  useEffect(() => {
    if (code !== undefined) keepShareCode(code)
    note('open')
  }, [code, note])
  return note
}
