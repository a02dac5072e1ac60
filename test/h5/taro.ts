/*
 * What Taro's build gives for `@tarojs/taro` on H5: the H5 API plus the page hooks of the React plug-in.
 */
import * as hooks from '@tarojs/plugin-framework-react/dist/runtime'
import taro, * as api from '@tarojs/taro-h5'

const pageHooks = Object.fromEntries(Object.entries(hooks).filter(([name]) => name.startsWith('use')))

export * from '@tarojs/taro-h5'
export * from '@tarojs/plugin-framework-react/dist/runtime'
export default Object.assign(taro, api, pageHooks)
