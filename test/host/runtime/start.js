/*
 * Runs a compiled mini-program in a browser page: glass-easel draws, pages.js keeps the stack, wx-api.js answers.
 */
import { glassEasel, MiniProgramEnv } from 'glass-easel-miniprogram-adapter'
import { defineBuiltins } from './builtins.js'
import { makePages } from './pages.js'
import { makeWx, toGateway } from './wx-api.js'

// Names that WeChat's logic layer does not have: shadowed, so that misuse fails here as it would on the phone.
const forbidden = (
  'window document location navigator localStorage sessionStorage XMLHttpRequest fetch history alert Image Worker self parent ' +
  'top frames FormData Blob URL URLSearchParams DOMParser MutationObserver requestAnimationFrame cancelAnimationFrame ' +
  'performance TextEncoder TextDecoder AbortController'
).split(' ')

/** Starts the package in `host`; options: apiNames, entry, gatewayPath, user (phone number of who holds it), scene (1001 unless told), wx, onLog. */
export function start(pkg, host, options) {
  const entries = []
  const log = (type, data) => {
    entries.push([type, data])
    options.onLog?.(type, data)
  }
  const app = pkg.json.app
  const stack = []
  const appHandlers = {}
  const codes = codesOf(options.user)
  const phone = { asset: (address) => toGateway(address, options.gatewayPath), phoneCode: codes }
  const world = prepareWorld(pkg, log, phone)
  let appInstance = {}
  let constructors = null
  const scope = {
    getApp: () => appInstance,
    getCurrentPages: () => stack.map((page) => page.instance),
    App: (definition) => {
      appInstance = definition
    },
    // Taro calls Component() for its helpers from inside taro.js: the constructors go to the file being loaded.
    Page: (definition) => constructors.Page(definition),
    Component: (definition) => constructors.Component(definition),
    Behavior: (definition) => (constructors ?? world.space.componentEnv('app', (made) => made)).Behavior(definition),
    global: {},
  }
  const modules = {}
  const loaded = new Set()

  function run(path) {
    if (modules[path]) return modules[path].exports
    const source = pkg.js[path]
    if (source === undefined) throw new Error(`module '${path}.js' is not defined`)
    const module = { exports: {} }
    modules[path] = module
    const require = (wanted) => run(resolve(path, wanted))
    const names = { ...scope, require, module, exports: module.exports }
    for (const name of forbidden) names[name] = undefined
    names.globalThis = names
    new Function(...Object.keys(names), `${source}\n//# sourceURL=weapp:///${path}.js`)(...Object.values(names))
    return module.exports
  }

  function loadComponent(path) {
    if (loaded.has(path)) return
    loaded.add(path)
    world.space.componentEnv(path, (made) => {
      const outer = constructors
      constructors = made
      try {
        run(path)
      } finally {
        constructors = outer
      }
    })
    for (const used of Object.values(pkg.json[path]?.usingComponents ?? {})) loadComponent(resolve(path, used))
  }

  function createPage(route) {
    loadComponent(route)
    const root = world.backend.createRoot('page', world.space, route)
    const attach = (holder) => {
      const placeholder = document.createElement('div')
      holder.appendChild(placeholder)
      root.attach(holder, placeholder)
    }
    const instance = root.get()
    return { root, instance, attach, drawn: countDrawings(instance) }
  }

  const pages = makePages({ app, stack, host, createPage, log })
  scope.wx = makeWx({ app, stack, pages, log, options, appHandlers, loginCode: codes })
  run('app')
  const launch = { path: app.pages[0], query: {}, scene: options.scene ?? 1001, shareTicket: '', referrerInfo: {} }
  appInstance.onLaunch?.(launch)
  appInstance.onShow?.(launch)
  pages.open(options.entry ?? app.pages[0], 'launch')
  return {
    wx: scope.wx,
    stack,
    log: entries,
    appHandlers,
    app: appInstance,
    call: pages.call,
    /** How often each page of the stack was sent something to draw, and how many bytes of it. */
    drawn: () => stack.map(({ route, drawn }) => ({ route, ...drawn })),
    currentPath: () => stack[stack.length - 1].url,
    problems: () => entries.filter(([type]) => type === 'error' || type === 'fail'),
  }
}

/** Counts what goes from the logic of a page to its view. */
function countDrawings(instance) {
  const drawn = { count: 0, bytes: 0 }
  const setData = instance.setData.bind(instance)
  instance.setData = (data, done) => {
    drawn.count += 1
    drawn.bytes += new Blob([JSON.stringify(data)]).size
    return setData(data, done)
  }
  return drawn
}

/** WeChat's codes for the person at this phone; each works once. Nobody known: none. */
const codesOf = (user) => () => (user === undefined ? undefined : `demo-${user}-${Math.random().toString(36).slice(2)}`)

/** The component framework with templates, configs and styles of the package. */
function prepareWorld(pkg, log, phone) {
  const env = new MiniProgramEnv()
  const builtins = defineBuiltins(env.getGlobalCodeSpace(), pkg, phone)
  const space = env.createCodeSpace('', true)
  // The definition itself: a name would not be looked up in the global space.
  for (const [name, definition] of Object.entries(builtins))
    space.getComponentSpace().setGlobalUsingComponent(name, definition)
  writeIds(space)
  const context = new glassEasel.CurrentWindowBackendContext()
  const backend = env.associateBackend(context)
  forwardEvents(context)
  const groups = new Function(`return ${pkg.templates}`)()
  for (const path of pkg.wxml) space.addCompiledTemplate(path, { groupList: groups, content: groups[path] })
  for (const [path, config] of Object.entries(pkg.json))
    if (path !== 'app') space.addComponentStaticConfig(path, absoluteUsing(path, config))
  for (const [path, css] of Object.entries(pkg.wxss)) {
    space.addStyleSheet(path, path)
    backend.registerStyleSheetContent(path, css)
  }
  glassEasel.addGlobalErrorListener?.((error) => {
    log('error', error?.stack ?? String(error))
    return false
  })
  return { space, backend }
}

function writeIds(space) {
  const prepare = space.prepareComponentOptions.bind(space)
  space.prepareComponentOptions = (is, options) => {
    const prepared = prepare(is, options)
    Object.assign(prepared[0], { writeIdToDOM: true, idPrefixGenerator: null })
    return prepared
  }
}

// glass-easel leaves DOM events to its embedder; taps are made from touch or mouse by the backend.
function forwardEvents(context) {
  context.onEvent((target, type, detail, options) => {
    const event = new glassEasel.Event(type, detail, options)
    glassEasel.Event.dispatchEvent(target, event)
    return event.defaultPrevented() ? glassEasel.EventBubbleStatus.NoDefault : glassEasel.EventBubbleStatus.Normal
  })
}

function resolve(from, wanted) {
  const target = wanted.replace(/\.js$/, '')
  if (target.startsWith('/')) return target.slice(1)
  const parts = from.split('/').slice(0, -1)
  for (const part of target.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}

function absoluteUsing(path, config) {
  if (!config.usingComponents) return config
  const using = Object.entries(config.usingComponents).map(([tag, target]) => [tag, `/${resolve(path, target)}`])
  return { ...config, usingComponents: Object.fromEntries(using) }
}
