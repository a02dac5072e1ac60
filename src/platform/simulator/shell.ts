/*
 * A native shell in the browser, for development and tests: answers the bridge as the real one does, keeps what it was asked, and
 * speaks to the page. Self-contained: flows inject it as it is.
 */

export interface ShellState {
  /** What getAppInfo answers; null: the shell does not answer at all. */
  appInfo: Record<string, unknown> | null
  /** ms before each answer. */
  delay: number
  photos: { path: string; base64?: string; size?: number }[]
  location: { lng: number; lat: number; accuracy: number }
  /** Text of the code before the camera; '' = the user cancels. */
  scan: string
  /** Everything the page asked for, oldest first. */
  calls: { action: string; params: Record<string, unknown> }[]
}

export interface SimulatedShell {
  state: ShellState
  /** Sends the page a message of a channel; answers what the page said. */
  say(channel: string, message: object): Promise<unknown>
  /** Asks the page for any action. */
  ask(action: string, params: Record<string, unknown>): Promise<unknown>
}

type Bridge = NonNullable<Window['enn']>
type ShellWindow = Pick<Window, 'enn' | 'ennApp'> & { __shell?: SimulatedShell }

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Puts the shell into this window, before the app looks for it. */
export function simulateShell(window: ShellWindow): SimulatedShell {
  const state: ShellState = {
    appInfo: { appName: 'gas', version: '1.0.0', versionCode: 100, platform: 'android', deviceId: 'simulated' },
    delay: 0,
    photos: [{ path: '/storage/photo.png', base64: PIXEL, size: 70 }],
    location: { lng: 116.7036, lat: 39.523, accuracy: 15 },
    scan: '',
    calls: [],
  }
  const invoke: Bridge['invoke'] = (action, params, done) => {
    state.calls.push({ action, params })
    const answer = answerTo(action, params, state)
    if (answer !== null) setTimeout(() => done(answer), state.delay)
  }
  const ask = (action: string, params: Record<string, unknown>) =>
    new Promise((resolve) => {
      if (window.ennApp) window.ennApp.invoke(action, params, resolve)
      else resolve(null)
    })
  const shell: SimulatedShell = {
    state,
    ask,
    say: (channel, message) => ask('system.handleMessage', { channel, message: JSON.stringify(message) }),
  }
  window.enn = { invoke }
  window.__shell = shell
  return shell
}

function answerTo(
  action: string,
  params: Record<string, unknown>,
  { appInfo, photos, location, scan }: ShellState,
): { code: number; data?: unknown; message?: string } | null {
  switch (action) {
    case 'system.getAppInfo':
      return appInfo === null ? null : { code: 0, data: appInfo }
    case 'system.openWebView':
      return /^https:\/\//.test(String(params.url)) ? { code: 0 } : { code: -1, message: 'url must be https' }
    case 'system.postMessage':
      return { code: 0 }
    case 'device.selectPhotos':
      return { code: 0, data: { files: photos.slice(0, Number(params.amount ?? 1)) } }
    case 'device.getLocation':
      return { code: 0, data: { ...location, type: 'wgs84' } }
    case 'device.scan':
      return scan === '' ? { code: -1, message: 'cancelled' } : { code: 0, data: { result: scan } }
    default:
      return { code: 404, message: 'method does not exist' }
  }
}
