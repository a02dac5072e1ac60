import { isWeapp } from '../host'
import { tellPrivate } from './refusal'

/** Where a permission is given back. */
const SETTINGS = isWeapp ? '右上角“…”的设置' : '手机的系统设置'

/**
 * Calls one of WeChat's private APIs. Without a listener of onNeedPrivacyAuthorization WeChat shows its own agreement at the first of
 * them, and the call fails when the user declines: that is shown, cancelling is not. Rejects as the call does.
 */
export async function callPrivate<T>(what: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    tellRefusal(what, (error as { errMsg?: string } | undefined)?.errMsg ?? '')
    throw error
  }
}

/** Says why a host has refused; nothing where the user gave up. */
export function tellRefusal(what: string, errMsg: string): void {
  const text = refusalText(what, errMsg)
  if (text !== '') tellPrivate(text)
}

/** '' for everything that is no refusal: given up, no camera, a full disk. */
function refusalText(what: string, errMsg: string): string {
  if (/scope is not declared/i.test(errMsg)) return `隐私保护指引尚未包含${what}，暂无法使用，请联系客服`
  if (/privacy permission is not authorized/i.test(errMsg)) return `您未同意隐私保护指引，无法使用${what}`
  if (/auth(orize)? (deny|denied|no response)|permission denied/i.test(errMsg))
    return `您未允许使用${what}，可在${SETTINGS}中打开`
  return ''
}
