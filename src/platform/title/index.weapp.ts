import Taro from '@tarojs/taro'

/** The page's name where WeChat draws the bar, and in its lists of what was shared and opened. */
export const setPageTitle = (title: string): void => {
  Taro.setNavigationBarTitle({ title }).catch(() => undefined)
}

/** Every page's name is in the route table. */
export const shellTitle = (_path: string): string => ''
