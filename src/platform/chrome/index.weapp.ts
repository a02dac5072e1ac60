import Taro from '@tarojs/taro'
import type { Chrome } from './types'

export type { Chrome } from './types'

const GAP = 8

/** Visual design 4: nav content keeps clear of the capsule by window width − capsule left + 8. */
export function readChrome(): Chrome {
  const { statusBarHeight = 0, windowWidth } = Taro.getWindowInfo()
  const { left } = Taro.getMenuButtonBoundingClientRect()
  return { statusBarHeight, capsuleWidth: left > 0 ? windowWidth - left + GAP : 0 }
}

/** Page background while pulled or bounced, and the loading dots, follow the theme by API. */
export function paintChrome(dark: boolean): void {
  const page = dark ? '#0E1116' : '#F5F5F5'
  Taro.setBackgroundColor({ backgroundColor: page, backgroundColorTop: page, backgroundColorBottom: page }).catch(
    () => undefined,
  )
  Taro.setBackgroundTextStyle({ textStyle: dark ? 'light' : 'dark' }).catch(() => undefined)
}
