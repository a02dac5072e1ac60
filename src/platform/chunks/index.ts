import Taro from '@tarojs/taro'
import { storage } from '../storage'

/*
 * Pages that load by themselves (specification 2): an indicator after 200 ms, a failure after 60000 ms or when the network
 * refuses; a tap on it reloads. Drawn without React: no page may be there yet.
 */

const SHOW_AFTER = 200
const GIVE_UP_AFTER = 60_000

declare let __webpack_chunk_load__: ((chunk: string | number) => Promise<unknown>) | undefined

let opening = false
/** The page that is being opened, with all its files. */
let page: Opening | undefined

/** Watches the files of every page that is opened. */
export function watchPageLoads(): void {
  if (typeof __webpack_chunk_load__ !== 'function') return
  const load = __webpack_chunk_load__
  // The router requests a page's files in the same turn as it reports the change; parts that a page loads later show their failure
  // themselves.
  Taro.eventCenter.on('__taroRouterChange', () => {
    page?.leave()
    page = undefined
    opening = true
    setTimeout(() => {
      opening = false
    }, 0)
  })
  __webpack_chunk_load__ = (chunk) => {
    const loading = load(chunk)
    if (!opening) return loading
    page ??= startOpening()
    page.needs(loading)
    // The router catches nothing: what became of the page is on the screen.
    return loading.catch(() => new Promise(() => undefined))
  }
}

interface Opening {
  needs: (file: Promise<unknown>) => void
  /** Another page is opened instead; a failure of this one is ignored from now on. */
  leave: () => void
}

/** One page on its way: there when all its files are, failed with the first that is not. */
function startOpening(): Opening {
  let waitingFor = 0
  let isLeft = false
  const fail = () => {
    if (isLeft) return
    timers.forEach(clearTimeout)
    draw('failed')
  }
  // Stored on the phone until it is over: an app that is closed meanwhile reports it at its next start.
  const wait = () => {
    storage.set('isPageLoading', window.location.pathname)
    draw('waiting')
  }
  const timers = [setTimeout(wait, SHOW_AFTER), setTimeout(fail, GIVE_UP_AFTER)]
  const leave = () => {
    timers.forEach(clearTimeout)
    isLeft = true
    storage.remove('isPageLoading')
    erase()
  }
  // Too late is late, not lost: when the last file comes after all, the page is there.
  const arrived = () => {
    waitingFor -= 1
    if (waitingFor === 0 && !isLeft) leave()
  }
  const needs = (file: Promise<unknown>) => {
    waitingFor += 1
    file.then(arrived, fail)
  }
  return { needs, leave }
}

/** The page with files that were still loading, or had failed, when the app was left; '' for none. Returned once. */
export function popLostPage(): string {
  const page = storage.get('isPageLoading')
  storage.remove('isPageLoading')
  return page
}

let drawn: Element | undefined

function erase(): void {
  drawn?.remove()
  drawn = undefined
}

/** As index.html draws it, above its own shell. */
function draw(state: 'waiting' | 'failed'): void {
  erase()
  drawn = window.__pageLoad?.(state, leavePage)
  if (drawn) document.body.appendChild(drawn)
}

/** To the page that was left for it: it still stands. A first page has none below, and a tab took its place. */
function leavePage(isTab: boolean): void {
  if (isTab || Taro.getCurrentPages().length === 0) void Taro.switchTab({ url: '/pages/home/index/index' })
  else window.history.back()
}
