import Taro from '@tarojs/taro'

/** Calls back with the soft keyboard's height in px, 0 when it closes. Answers the way to stop. */
export function onKeyboardHeight(changed: (height: number) => void): () => void {
  const listen = ({ height }: { height: number }) => changed(height)
  // WeChat for computers has no soft keyboard.
  if (typeof Taro.onKeyboardHeightChange !== 'function') return () => undefined
  Taro.onKeyboardHeightChange(listen)
  return () => Taro.offKeyboardHeightChange(listen)
}

export const hideKeyboard = (): void => {
  Taro.hideKeyboard().catch(() => undefined)
}
