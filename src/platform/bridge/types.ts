/* Part D 5.10: the native bridge's actions and answers, the same on every host. */

export type BridgeAnswer<T = unknown> =
  | { success: true; code: 0; data: T }
  | { success: false; code: number; message: string }

/** An action that the host does not know. */
export const NO_METHOD: BridgeAnswer<never> = { success: false, code: 404, message: 'method does not exist' }
/** Photos and position, asked for outside WeChat and the shell. */
export const NOT_IN_WECHAT: BridgeAnswer<never> = { success: false, code: -1, message: 'not in WeChat environment' }

export const done = <T>(data: T): BridgeAnswer<T> => ({ success: true, code: 0, data })
export const failure = (message: string, code = -1): BridgeAnswer<never> => ({ success: false, code, message })

/** What the shell reports about itself and its logged-in user, if any (LG-14, AU-14). */
export interface AppInfo {
  appName?: string
  version?: string
  appVersion?: string
  /** Number of the build, to compare with releases (AB-04). */
  versionCode?: number
  platform?: string
  deviceId?: string
  /** The shell draws its own header above the web view. */
  header?: boolean
  grantCode?: string
  tenantId?: string
  empNo?: string
}

export interface BridgePhotos {
  files: { path: string; base64?: string; size?: number }[]
}

export interface BridgeLocation {
  lng: number
  lat: number
  /** m */
  accuracy: number
  type: 'wgs84'
}

/** 1 to 9 pictures; 1 by default. */
export const amountOf = (params: Record<string, unknown>): number =>
  Math.min(9, Math.max(1, Math.trunc(Number(params.amount ?? 1)) || 1))

export const sourcesOf = (params: Record<string, unknown>): ('album' | 'camera')[] =>
  params.sourceType === 'camera' ? ['camera'] : params.sourceType === 'album' ? ['album'] : ['album', 'camera']
