import Taro from '@tarojs/taro'

/** Calls back with true when the app comes to the front and false when it leaves it. Answers the way to stop. */
export function onAppVisible(changed: (visible: boolean) => void): () => void {
  const shown = () => changed(true)
  const hidden = () => changed(false)
  Taro.onAppShow(shown)
  Taro.onAppHide(hidden)
  return () => {
    Taro.offAppShow(shown)
    Taro.offAppHide(hidden)
  }
}
