import Taro from '@tarojs/taro'
import { storage } from '../storage'
import { LOAD_FAILED } from './text'

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
  // The router asks for a page's files in the same turn as it tells of the change; parts that a page loads later show
  // their failure themselves.
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
    if (opening) {
      page ??= new Opening()
      page.needs(loading)
    }
    return loading
  }
}

/** One page on its way: there when all its files are, failed with the first that is not. */
class Opening {
  private waitingFor = 0
  private state: 'loading' | 'failed' | 'left' = 'loading'
  private readonly timers = [setTimeout(() => this.wait(), SHOW_AFTER), setTimeout(() => this.fail(), GIVE_UP_AFTER)]

  needs(file: Promise<unknown>): void {
    this.waitingFor += 1
    file.then(
      () => this.arrived(),
      () => this.fail(),
    )
  }

  /** Another page is opened instead; what this one still loads is nobody's concern. */
  leave(): void {
    this.end('left')
    storage.remove('isPageLoading')
    erase()
  }

  /** Noted on the phone until it is over: an app that is closed meanwhile tells of it at its next start. */
  private wait(): void {
    storage.set('isPageLoading', window.location.pathname)
    draw('waiting')
  }

  /** Too late is late, not lost: when the last file comes after all, the page stands there. */
  private arrived(): void {
    this.waitingFor -= 1
    if (this.waitingFor === 0 && this.state !== 'left') this.leave()
  }

  private fail(): void {
    if (this.state === 'left') return
    this.end('failed')
    draw('failed')
  }

  private end(state: 'failed' | 'left'): void {
    this.state = state
    this.timers.forEach(clearTimeout)
  }
}

/** The page whose files were still awaited, or did not come, when the app was left; '' for none. Told once. */
export function takeLostPage(): string {
  const page = storage.get('isPageLoading')
  storage.remove('isPageLoading')
  return page
}

const ID = 'page-load'

const erase = (): void => document.getElementById(ID)?.remove()

/** The shell of index.html lies below it, so that a first page that fails says so as well. */
function draw(state: 'waiting' | 'failed'): void {
  erase()
  const box = document.createElement('div')
  box.id = ID
  box.className = `page-load page-load-${state}`
  if (state === 'failed') {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'page-load-text'
    button.textContent = LOAD_FAILED
    button.onclick = () => window.location.reload()
    box.setAttribute('role', 'alert')
    box.appendChild(button)
  } else {
    box.setAttribute('role', 'status')
    box.setAttribute('aria-label', '加载中')
    const spinner = document.createElement('i')
    spinner.className = 'page-load-spinner'
    box.appendChild(spinner)
  }
  document.body.appendChild(box)
}
