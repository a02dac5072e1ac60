/*
 * `wx` for the host: navigation, storage, requests and selector queries work; every other API is answered with success and
 * recorded, so that a flow can ask what was called. `options.wx` replaces single APIs (payment, login …).
 */
import { withNodes } from './canvas.js'
import { makeFiles } from './files.js'

const system = {
  platform: 'devtools',
  brand: 'devtools',
  model: 'web',
  system: 'iOS 17.0',
  SDKVersion: '3.5.0',
  version: '8.0.50',
  language: 'zh_CN',
  theme: 'light',
  fontSizeSetting: 16,
  pixelRatio: 2,
  statusBarHeight: 20,
}

function systemInfo() {
  const width = window.innerWidth
  const height = window.innerHeight
  const size = { windowWidth: width, windowHeight: height, screenWidth: width, screenHeight: height }
  return {
    ...system,
    ...size,
    safeArea: { left: 0, right: width, top: 20, bottom: height, width, height: height - 20 },
  }
}

const later = (work) => void Promise.resolve().then(work)

function succeed(name, options = {}, extra = {}) {
  const result = { errMsg: `${name}:ok`, ...extra }
  later(() => {
    options.success?.(result)
    options.complete?.(result)
  })
  return result
}

/** Storage under a prefix of the page's own, so that a reload is a restart of the app and not a new phone. */
function storage(fail) {
  const prefix = 'mp:'
  const keys = () => Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  const read = (key) => {
    const text = localStorage.getItem(prefix + key)
    return text === null ? undefined : JSON.parse(text)
  }
  const write = (key, value) => localStorage.setItem(prefix + key, JSON.stringify(value ?? null))
  const remove = (key) => localStorage.removeItem(prefix + key)
  const clear = () => keys().forEach((key) => localStorage.removeItem(key))
  const info = () => ({ keys: keys().map((key) => key.slice(prefix.length)), currentSize: 1, limitSize: 10240 })
  return {
    getStorageSync: (key) => read(key) ?? '',
    setStorageSync: write,
    removeStorageSync: remove,
    clearStorageSync: clear,
    getStorageInfoSync: info,
    getStorageInfo: (o) => succeed('getStorageInfo', o, info()),
    setStorage: (o) => (write(o.key, o.data), succeed('setStorage', o)),
    removeStorage: (o) => (remove(o.key), succeed('removeStorage', o)),
    clearStorage: (o) => (clear(), succeed('clearStorage', o)),
    getStorage(o) {
      const data = read(o.key)
      return data === undefined ? fail('getStorage', o, 'data not found') : succeed('getStorage', o, { data })
    },
  }
}

function navigation({ app, stack, pages, log, fail }) {
  const tabs = app.tabBar?.list ?? []
  const isTab = (url) => tabs.some((tab) => tab.pagePath === url.replace(/^\//, '').split('?')[0])
  const go =
    (name, work) =>
    (options = {}) => {
      log('nav', [name, options.url])
      try {
        work(options)
      } catch (error) {
        return fail(name, options, error.message)
      }
      return succeed(name, options)
    }
  return {
    navigateTo: go('navigateTo', (o) => {
      if (isTab(o.url)) throw new Error('can not navigateTo a tabbar page')
      if (stack.length >= 10) throw new Error('webview count limit exceed')
      pages.open(o.url, 'navigateTo')
    }),
    redirectTo: go('redirectTo', (o) => {
      if (isTab(o.url)) throw new Error('can not redirectTo a tabbar page')
      pages.redirect(o.url)
    }),
    reLaunch: go('reLaunch', (o) => pages.reLaunch(o.url)),
    switchTab: go('switchTab', (o) => {
      if (!isTab(o.url)) throw new Error('can not switch to no-tabBar page')
      if (o.url.includes('?')) throw new Error('url not support queryString')
      pages.switchTab(o.url)
    }),
    navigateBack: go('navigateBack', (o) => {
      if (stack.length < 2) throw new Error('cannot navigate back at first page.')
      pages.back(Math.min(o.delta || 1, stack.length - 1))
    }),
  }
}

/** Calls of the app go to the gateway under test, whatever host the build names. */
function request({ log, fail, gatewayPath }) {
  return (options) => {
    const method = (options.method || 'GET').toUpperCase()
    log('request', [method, options.url])
    const abort = new AbortController()
    const heard = []
    let reason = 'timeout'
    const timer = options.timeout > 0 ? setTimeout(() => abort.abort(), options.timeout) : undefined
    const isGet = method === 'GET'
    const body =
      options.data && !isGet
        ? typeof options.data === 'string'
          ? options.data
          : JSON.stringify(options.data)
        : undefined
    fetch(address(options, isGet, gatewayPath), {
      method,
      headers: headersOf(options.header),
      body,
      signal: abort.signal,
    })
      .then(async (answer) => {
        if (options.enableChunked) await inPieces(answer, heard)
        const result = {
          statusCode: answer.status,
          data: options.enableChunked ? new ArrayBuffer(0) : await dataOf(answer, options),
          header: Object.fromEntries(answer.headers),
          cookies: [],
          errMsg: 'request:ok',
        }
        options.success?.(result)
        options.complete?.(result)
      })
      .catch((error) => fail('request', options, error.name === 'AbortError' ? reason : error.message))
      .finally(() => clearTimeout(timer))
    const nothing = () => undefined
    return {
      abort() {
        reason = 'abort'
        abort.abort()
      },
      onHeadersReceived: nothing,
      offHeadersReceived: nothing,
      onChunkReceived: (hear) => void heard.push(hear),
      offChunkReceived: (hear) => void heard.splice(heard.indexOf(hear) >>> 0, 1),
    }
  }
}

/** WeChat cuts an answer wherever it likes: here after every byte, so inside of every character. */
async function inPieces(answer, heard) {
  for await (const piece of answer.body)
    for (const byte of piece) heard.forEach((hear) => hear({ data: Uint8Array.of(byte).buffer }))
}

async function dataOf(answer, { responseType, dataType }) {
  if (responseType === 'arraybuffer') return answer.arrayBuffer()
  const text = await answer.text()
  return dataType === 'text' ? text : parsed(text)
}

/** Names of headers mean the same in any case; JSON unless told. */
function headersOf(given = {}) {
  const headers = new Headers(given)
  if (!headers.has('content-type')) headers.set('content-type', 'application/json')
  return headers
}

function address(options, isGet, gatewayPath) {
  const url = new URL(options.url, window.location.href)
  if (isGet && options.data && typeof options.data === 'object') {
    for (const [name, value] of Object.entries(options.data)) url.searchParams.append(name, value)
  }
  return toGateway(url.href, gatewayPath)
}

/** What the app loads from its own host comes from the gateway under test; files of the package and data: stay. */
export function toGateway(address, gatewayPath) {
  if (gatewayPath === undefined || !/^https?:/.test(address)) return address
  const url = new URL(address)
  return gatewayPath + url.pathname + url.search
}

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export function makeWx({ app, stack, pages, log, options, appHandlers, loginCode }) {
  const fail = (name, o = {}, message) => {
    const result = { errMsg: `${name}:fail ${message}` }
    // What the app itself breaks off is no fault.
    log(message === 'abort' ? 'abort' : 'fail', result.errMsg)
    later(() => {
      o.fail?.(result)
      o.complete?.(result)
    })
    return result
  }
  const launch = () => ({ path: app.pages[0], query: {}, scene: options.scene ?? 1001, referrerInfo: {} })
  const observer = () => ({ relativeTo: observer, relativeToViewport: observer, observe() {}, disconnect() {} })
  const implemented = {
    ...storage(fail),
    ...navigation({ app, stack, pages, log, fail }),
    getSystemInfoSync: systemInfo,
    getSystemInfo: (o) => succeed('getSystemInfo', o, systemInfo()),
    getWindowInfo: systemInfo,
    getDeviceInfo: systemInfo,
    getAppBaseInfo: systemInfo,
    getSystemSetting: () => ({}),
    getAppAuthorizeSetting: () => ({}),
    getMenuButtonBoundingClientRect: () => ({
      width: 87,
      height: 32,
      left: window.innerWidth - 97,
      right: window.innerWidth - 10,
      top: 24,
      bottom: 56,
    }),
    getLaunchOptionsSync: launch,
    getEnterOptionsSync: launch,
    getAccountInfoSync: () => ({ miniProgram: { appId: 'touristappid', envVersion: 'develop', version: '' } }),
    getNetworkType: (o) => succeed('getNetworkType', o, { networkType: 'wifi' }),
    getUpdateManager: () => ({ onCheckForUpdate() {}, onUpdateReady() {}, onUpdateFailed() {}, applyUpdate() {} }),
    canIUse: () => true,
    nextTick: later,
    env: { USER_DATA_PATH: 'wxfile://usr' },
    request: request({ log, fail, gatewayPath: options.gatewayPath }),
    ...makeFiles({ log, fail, succeed, addressOf: (url) => toGateway(url, options.gatewayPath) }),
    createSelectorQuery: () => {
      const page = stack[stack.length - 1]
      return withNodes(page.instance.createSelectorQuery(), page)
    },
    createIntersectionObserver: observer,
    hideTabBar: (o) => (pages.showTabBar(false), succeed('hideTabBar', o)),
    showTabBar: (o) => (pages.showTabBar(true), succeed('showTabBar', o)),
    showModal: (o) => (
      log('api', ['showModal', plainCopy(o)]),
      succeed('showModal', o, { confirm: true, cancel: false })
    ),
    // The code before the camera: a flow puts it there.
    scanCode: (o) => succeed('scanCode', o, { result: sessionStorage.getItem('before-camera') ?? '' }),
    login: (o) => succeed('login', o, { code: loginCode() ?? `visitor-${Math.random().toString(36).slice(2)}` }),
  }
  const recorded = (name) => {
    if (/^on[A-Z]/.test(name)) return (handler) => void (appHandlers[name] ??= []).push(handler)
    if (/^off[A-Z]/.test(name)) return () => undefined
    return (argument = {}) => {
      log('api', [name, plainCopy(argument)])
      return name.endsWith('Sync') ? {} : succeed(name, argument)
    }
  }
  // Taro copies wx by Object.keys(wx) at start: every API must be an own enumerable key, a get-trap is not seen.
  const rest = options.apiNames.filter((name) => !(name in implemented)).map((name) => [name, recorded(name)])
  return Object.assign(implemented, Object.fromEntries(rest), options.wx)
}

const plainCopy = (value) => (typeof value === 'object' && value !== null ? JSON.parse(JSON.stringify(value)) : value)
