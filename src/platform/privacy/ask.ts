let tell: (text: string) => void = () => undefined

/** Sets the listener for refusals of private data by the user's phone, agreement or settings. */
export const onPrivateRefusal = (given: (text: string) => void): void => {
  tell = given
}

/**
 * Calls one of WeChat's private APIs. Without a listener of onNeedPrivacyAuthorization WeChat shows its own agreement at the first of
 * them, and the call fails when the user declines: that is shown, cancelling is not. Rejects as the call does.
 */
export async function callPrivate<T>(what: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    const text = refusalText(what, (error as { errMsg?: string } | undefined)?.errMsg ?? '')
    if (text !== '') tell(text)
    throw error
  }
}

/** '' for everything that is no refusal: cancelled, no camera, a full disk. */
function refusalText(what: string, errMsg: string): string {
  if (/scope is not declared/i.test(errMsg)) return `隐私保护指引尚未包含${what}，暂无法使用，请联系客服`
  if (/privacy permission is not authorized/i.test(errMsg)) return `您未同意隐私保护指引，无法使用${what}`
  if (/auth(orize)? (deny|denied|no response)|permission denied/i.test(errMsg))
    return `您未允许使用${what}，可在右上角“…”的设置中打开`
  return ''
}
