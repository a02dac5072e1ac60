/*
 * The mini-program's world for client mechanisms: a `wx` with calls that succeed and are recorded, and the real Taro on top. A test
 * replaces a call by `mockWx({ request: … })`; `wxCalls()` lists the calls made.
 */
import { apiNames } from '../host/api-names.cjs'

interface Callbacks {
  success?: (result: unknown) => void
  complete?: (result: unknown) => void
}

const calls: [name: string, argument: unknown][] = []
const stored = new Map<string, unknown>()

const system = {
  platform: 'devtools',
  system: 'iOS 17.0',
  SDKVersion: '3.5.0',
  version: '8.0.50',
  language: 'zh_CN',
  theme: 'light',
  windowWidth: 375,
  windowHeight: 667,
  screenWidth: 375,
  screenHeight: 667,
  pixelRatio: 2,
  statusBarHeight: 20,
  safeArea: { left: 0, right: 375, top: 20, bottom: 667, width: 375, height: 647 },
}

function answer(name: string): unknown {
  if (name === 'getSystemInfoSync' || name === 'getWindowInfo' || name === 'getDeviceInfo') return system
  if (name === 'getAppBaseInfo') return system
  if (name === 'getLaunchOptionsSync' || name === 'getEnterOptionsSync') return { path: '', query: {}, scene: 1001 }
  if (name === 'getAccountInfoSync')
    return { miniProgram: { appId: 'touristappid', envVersion: 'develop', version: '' } }
  if (name === 'canIUse') return true
  return { errMsg: `${name}:ok` }
}

function recorded(name: string): (argument?: never) => unknown {
  return (argument) => {
    calls.push([name, argument])
    const result = answer(name)
    const { success, complete } = (argument ?? {}) as Callbacks
    void Promise.resolve().then(() => {
      success?.(result)
      complete?.(result)
    })
    return result
  }
}

const api: Record<string, (...args: never[]) => unknown> = Object.fromEntries(
  apiNames().map((name: string) => [name, recorded(name)]),
)
Object.assign(api, {
  setStorageSync: (key: string, value: unknown) => void stored.set(key, value),
  getStorageSync: (key: string) => stored.get(key) ?? '',
  removeStorageSync: (key: string) => void stored.delete(key),
  clearStorageSync: () => stored.clear(),
})
globalThis.wxCalls = () => calls
globalThis.mockWx = (apis) => void Object.assign(api, apis)
Object.assign(globalThis, {
  wx: api,
  App: () => undefined,
  Page: () => undefined,
  Component: () => undefined,
  getApp: () => undefined,
  getCurrentPages: () => [],
})

// After wx exists: Taro reads it while loading.
require('@tarojs/plugin-platform-weapp/dist/runtime')
require('@tarojs/taro')
