import Taro from '@tarojs/taro'

/** WeChat's scene for a page that is read on the timeline (朋友圈单页模式). */
const SCENE = 1154

/** The page stands alone: there is no login and no way to another page; WeChat's own bar below leads into the mini-program. */
export const isSinglePage = (): boolean => Taro.getLaunchOptionsSync().scene === SCENE
