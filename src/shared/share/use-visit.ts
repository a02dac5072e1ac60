import { useEffect } from 'react'
import type { In } from '@contract'
import { host } from '@/platform/host'
import { storage } from '@/platform/storage'
import { newRequestNo, useWrite } from '@/request'

const VISIT = 'default POST /crmgas/share/visit'
type Action = In<typeof VISIT>['action']

const PLATFORMS: Readonly<Record<string, In<typeof VISIT>['platform']>> = {
  weapp: 'weapp',
  wechat: 'h5wx',
  native: 'native',
}

/** An id that the phone makes for itself, so that a visitor counts once a day (E 2.3). */
function visitorKey(): string {
  const kept = storage.get('deviceId')
  if (kept !== '') return kept
  const made = newRequestNo()
  storage.set('deviceId', made)
  return made
}

/** Counts that somebody came by this share, and what followed; a failure costs nobody anything. */
export function useVisit(code: string | undefined): (action: Action) => void {
  const send = useWrite(VISIT, { loading: false, handles: 'all' }).run
  const note = (action: Action) => {
    if (code === undefined) return
    const platform = PLATFORMS[host()] ?? 'h5'
    send({ s: code, visitorKey: visitorKey(), platform, action }).catch(() => undefined)
  }
  useEffect(() => {
    if (code === undefined) return
    const platform = PLATFORMS[host()] ?? 'h5'
    send({ s: code, visitorKey: visitorKey(), platform, action: 'open' }).catch(() => undefined)
  }, [send, code])
  return note
}
