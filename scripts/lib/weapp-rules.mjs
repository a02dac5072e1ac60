/*
 * What WeChat wants declared before a call works, and what its engines from the floor of .browserslistrc on can draw: read from
 * the built package, so that a new call or style without its declaration is found.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import postcss from 'postcss'

const textsOf = (dist, kind) =>
  readdirSync(dist, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith(kind))
    .map((file) => [file.replaceAll('\\', '/'), readFileSync(path.join(dist, file), 'utf8')])

const jsonOf = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** Names that WeChat wants in requiredPrivateInfos. */
const PLACES = [
  'getLocation',
  'getFuzzyLocation',
  'onLocationChange',
  'startLocationUpdate',
  'startLocationUpdateBackground',
  'chooseLocation',
  'choosePoi',
  'chooseAddress',
]
/** Further calls that need the privacy agreement. */
const PRIVATE = [
  ...[
    'chooseMedia',
    'chooseImage',
    'chooseVideo',
    'chooseMessageFile',
    'saveImageToPhotosAlbum',
    'saveVideoToPhotosAlbum',
  ],
  ...['setClipboardData', 'getClipboardData', 'getRecorderManager', 'createCameraContext', 'getWeRunData'],
  ...['openBluetoothAdapter', 'chooseContact', 'addPhoneContact', 'addPhoneCalendar', 'getUserProfile'],
]
/** The same asked for by a button of WeChat. */
const PRIVATE_BUTTONS = ['getPhoneNumber', 'chooseAvatar']

const calls = (scripts, name) => scripts.some(([, text]) => new RegExp(`\\.${name}\\(`).test(text))

/** Declarations of app.json that the calls in the package need and do not have, or have without a call. */
export function undeclared(dist) {
  const app = jsonOf(path.join(dist, 'app.json'))
  const scripts = textsOf(dist, '.js')
  const found = []
  const declared = app.requiredPrivateInfos ?? []
  const places = PLACES.filter((name) => calls(scripts, name))
  for (const name of places)
    if (!declared.includes(name)) found.push(`${name} is called, requiredPrivateInfos does not name it`)
  for (const name of declared)
    if (!places.includes(name)) found.push(`requiredPrivateInfos names ${name}, which nothing calls`)
  if (places.length > 0 && !app.permission?.['scope.userLocation']?.desc)
    found.push('permission: scope.userLocation has no desc')
  const isPrivate =
    places.length > 0 ||
    PRIVATE.some((name) => calls(scripts, name)) ||
    PRIVATE_BUTTONS.some((name) => scripts.some(([, text]) => text.includes(`"${name}"`)))
  if (isPrivate && app.__usePrivacyCheck__ !== true) found.push('private APIs are used without __usePrivacyCheck__')
  if (calls(scripts, 'onThemeChange')) {
    if (app.darkmode !== true) found.push('onThemeChange is called, but without darkmode it never fires')
    if (!existsSync(path.join(dist, app.themeLocation ?? '-'))) found.push('darkmode has no theme file')
  }
  return found
}

/** No search finds a page with customers' own data. */
export function indexed(dist) {
  const { sitemapLocation = 'sitemap.json' } = jsonOf(path.join(dist, 'app.json'))
  const file = path.join(dist, sitemapLocation)
  if (!existsSync(file)) return ['there is no sitemap: WeChat indexes every page']
  const allowed = jsonOf(file).rules.some(({ action }) => action !== 'disallow')
  const all = jsonOf(file).rules.some(({ action, page }) => action === 'disallow' && page === '*')
  return allowed || !all ? ['the sitemap lets WeChat index pages'] : []
}

/** WeChat draws the app's own tab bar only when its json says that it is a component. */
export function tabBarFaults(dist) {
  if (jsonOf(path.join(dist, 'app.json')).tabBar?.custom !== true) return []
  const file = path.join(dist, 'custom-tab-bar/index.json')
  if (!existsSync(file)) return ['app.json has a custom tab bar, and custom-tab-bar/index.json is missing']
  return jsonOf(file).component === true ? [] : ['custom-tab-bar/index.json lacks "component": true']
}

/** Keys that WeChat documents for a page's json; Taro adds the last three. */
const PAGE_KEYS = new Set([
  ...['navigationBarBackgroundColor', 'navigationBarTextStyle', 'navigationBarTitleText', 'navigationStyle'],
  ...['homeButton', 'backgroundColor', 'backgroundColorContent', 'backgroundTextStyle', 'backgroundColorTop'],
  ...['backgroundColorBottom', 'enablePullDownRefresh', 'onReachBottomDistance', 'pageOrientation', 'disableScroll'],
  ...['usingComponents', 'initialRenderingCache', 'style', 'singlePage', 'restartStrategy', 'handleWebviewPreload'],
  ...['visualEffectInBackground', 'enablePassiveEvent', 'renderer', 'rendererOptions', 'componentFramework'],
  ...['enableShareAppMessage', 'enableShareTimeline', 'componentPlaceholder'],
])

/** Keys of page json files that WeChat does not know and ignores in silence. */
export function unknownPageKeys(dist) {
  return pagesOf(dist).flatMap((page) =>
    Object.keys(jsonOf(path.join(dist, `${page}.json`)))
      .filter((key) => !PAGE_KEYS.has(key))
      .map((key) => `${page}.json: WeChat knows no ${key}`),
  )
}

/** Hosts that the package calls without TLS. The name of the SVG language looks like one. */
export function plainHosts(dist) {
  const hosts = textsOf(dist, '.js').flatMap(([, text]) => text.match(/http:\/\/[\w.-]+(:\d+)?/g) ?? [])
  return [...new Set(hosts)]
    .filter((host) => host !== 'http://www.w3.org')
    .map((host) => `${host} is called without TLS`)
}

function pagesOf(dist) {
  const app = jsonOf(path.join(dist, 'app.json'))
  const sub = (app.subPackages ?? []).flatMap(({ root, pages }) => pages.map((page) => `${root}/${page}`))
  return [...app.pages, ...sub]
}

/** A web view covers the whole page: the way back is a bar of WeChat's own. */
export function coveredBars(dist) {
  return pagesOf(dist)
    .filter((page) => /webview/i.test(page) && jsonOf(path.join(dist, `${page}.json`)).navigationStyle !== 'default')
    .map((page) => `${page}: a web view covers its own nav bar`)
}

/** Newer than iOS 14.5 and Chrome 87. */
const NEW_PROPERTIES = /^(aspect-ratio|accent-color|container(-type|-name)?|translate|rotate|scale|content-visibility)$/
const NEW_VALUES = /\b\d[\d.]*(dvh|svh|lvh|dvw|cqw|cqh)\b|color-mix\(|^clip$|\blch\(|\boklch\(/
const NEW_SELECTORS = /:(has|is|where)\(/
const NEW_RULES = /^(container|layer|scope|property)$/

/** Style rules that WXSS does not document or the oldest engine does not know. Of packages only what would be seen. */
export function badStyles(dist) {
  return textsOf(dist, '.wxss').flatMap(([file, text]) => styleFaults(file, text))
}

export function styleFaults(file, text) {
  const found = new Set()
  postcss.parse(text).walk((node) => {
    if (node.type === 'atrule' && NEW_RULES.test(node.name)) found.add(`${file}: @${node.name} is newer than the floor`)
    if (node.type === 'rule') {
      const own = node.selectors.filter((one) => !/\.nut-/.test(one))
      for (const one of own) {
        if (one.includes('[')) found.add(`${file}: ${one}: WXSS documents no selector by attribute`)
        if (NEW_SELECTORS.test(one)) found.add(`${file}: ${one} is newer than the floor`)
      }
    }
    if (node.type === 'decl' && (NEW_PROPERTIES.test(node.prop) || NEW_VALUES.test(node.value)))
      found.add(`${file}: ${node.prop}: ${node.value} is newer than the floor`)
  })
  return [...found]
}
