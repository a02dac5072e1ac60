import Taro from '@tarojs/taro'

/** Ends the pulled-down state of the page shown now. */
export const stopPullDown = (): void => {
  Taro.stopPullDownRefresh()
}
