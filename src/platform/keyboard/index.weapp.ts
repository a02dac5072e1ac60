import Taro from '@tarojs/taro'

/** Calls back with the soft keyboard's height in px, 0 when it closes. Answers the way to stop. */
export function onKeyboardHeight(changed: (height: number) => void): () => void {
  const listen = ({ height }: { height: number }) => changed(height)
  // WeChat for computers has no soft keyboard.
  if (typeof Taro.onKeyboardHeightChange !== 'function') return () => undefined
  Taro.onKeyboardHeightChange(listen)
  return () => Taro.offKeyboardHeightChange(listen)
}

/** WeChat draws it per field: the fields of the page say so themselves (ui/input-bar). */
export const showInputBar = (_shown: boolean): void => undefined
