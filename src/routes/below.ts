import Taro from '@tarojs/taro'
import { pageAt, type PagePath } from './table'

/** The page under the one on top; undefined where nothing is below. */
export function pathBelow(): PagePath | undefined {
  const below = Taro.getCurrentPages().at(-2)
  return below && pageAt(below.route ?? below.path ?? '')
}
