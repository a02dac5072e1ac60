/** Compile-time constant: the other host's branches are cut out of the bundle. */
export const isWeapp = process.env.TARO_ENV === 'weapp'

/** Where the app runs: mini-program, plain browser, WeChat's browser, or the native app's web view. */
export type Host = 'weapp' | 'browser' | 'wechat' | 'native'

function detect(): Host {
  if (isWeapp) return 'weapp'
  if (window.enn !== undefined) return 'native'
  return /\bMicroMessenger\b/i.test(navigator.userAgent) ? 'wechat' : 'browser'
}

let found: Host | undefined
/** The host, found once at first use (the native shell adds its bridge before the page's scripts). */
export function host(): Host {
  found ??= detect()
  return found
}
