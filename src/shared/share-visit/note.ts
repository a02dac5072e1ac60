import type { In } from '@contract'
import { host } from '@/platform/host'
import { call, deviceId } from '@/request'
import { takeLoginShare } from './kept'

const VISIT = 'default POST /crmgas/share/visit'
export type ShareAction = In<typeof VISIT>['action']

const PLATFORMS: Readonly<Record<string, In<typeof VISIT>['platform']>> = {
  weapp: 'weapp',
  wechat: 'h5wx',
  native: 'native',
}

/** Counts what was done after a share; a failure is left alone: nothing else depends on it. */
export function noteVisit(code: string, action: ShareAction): void {
  const platform = PLATFORMS[host()] ?? 'h5'
  const visit = { s: code, visitorKey: deviceId(), platform, action }
  call(VISIT, visit, { loading: false, handles: 'all' }).catch(() => undefined)
}

/** E-S-08: a login follows from the share that was opened last, and is counted once. The gateway counts none of the sharer's own. */
export function noteLogin(): void {
  const code = takeLoginShare()
  if (code !== undefined) noteVisit(code, 'login')
}
