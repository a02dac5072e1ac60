import { host } from '../host'
import { invokeNative, type NativeAnswer } from '../native'
import { done, failure, NO_METHOD, NOT_IN_WECHAT, type AppInfo, type BridgeAnswer } from './types'

export * from './types'
export { listenToShell, onShellMessage } from './inbound'

type Params = Record<string, unknown>

const DEVICE = new Set(['device.selectPhotos', 'device.getLocation'])
/** ms (specification 7). */
const APP_INFO_WITHIN = 200
/** Bytes of one message to the shell. */
const MESSAGE_LIMIT = 8192

/** Asks the host for an action; never rejects. `within`: ms after which no answer counts as a failure. */
export function bridge<T = unknown>(action: string, params: Params = {}, within?: number): Promise<BridgeAnswer<T>> {
  switch (host()) {
    case 'native':
      return invokeNative(action, params, within).then((answer) => read<T>(answer))
    case 'wechat':
      return inWeChat(action, params) as Promise<BridgeAnswer<T>>
    default:
      return Promise.resolve(DEVICE.has(action) ? NOT_IN_WECHAT : NO_METHOD)
  }
}

function read<T>(answer: (NativeAnswer & { message?: string }) | null): BridgeAnswer<T> {
  if (answer === null) return failure('timeout')
  if (answer.code === 0) return done(answer.data as T)
  return answer.code === 404 ? NO_METHOD : failure(answer.message ?? '', answer.code)
}

/** Photos and position by WeChat's browser; their script is asked for with the first of them. */
async function inWeChat(action: string, params: Params): Promise<BridgeAnswer> {
  if (!DEVICE.has(action)) return NO_METHOD
  try {
    const { wxLocation, wxPhotos } = await import('../wx-sdk/device')
    return await (action === 'device.selectPhotos' ? wxPhotos(params) : wxLocation())
  } catch (error) {
    return failure(String(error))
  }
}

/** The shell around the web view; null when there is none, it takes longer than 200 ms or answers another code than 0. */
export async function getAppInfo(within = APP_INFO_WITHIN): Promise<AppInfo | null> {
  const answer = await bridge<AppInfo | undefined>('system.getAppInfo', {}, within)
  return answer.success ? (answer.data ?? {}) : null
}

/** Sends the shell a message of at most 8 kB; returns whether it was taken. */
export async function postToShell(channel: string, message: object = {}): Promise<boolean> {
  const text = JSON.stringify(message)
  if (text.length > MESSAGE_LIMIT) return false
  return (await bridge('system.postMessage', { channel, message: text })).success
}

/** Opens an address in a view of the shell's own; answers whether it did. */
export const openInShell = async (url: string, title: string, showWebViewToolbar = true): Promise<boolean> =>
  (await bridge('system.openWebView', { url, title, showWebViewToolbar })).success
