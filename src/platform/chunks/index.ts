import Taro from '@tarojs/taro'

/*
 * Pages that load by themselves (specification 2): an indicator after 200 ms, a failure after 60000 ms or when the network
 * refuses; a tap on it reloads. Drawn without React: no page may be there yet.
 */

const SHOW_AFTER = 200
const GIVE_UP_AFTER = 60_000
const FAILED = '加载失败，点击重试'

declare let __webpack_chunk_load__: ((chunk: string | number) => Promise<unknown>) | undefined

let opening = false
let stop: () => void = () => undefined

/** Watches the files of every page that is opened. */
export function watchPageLoads(): void {
  if (typeof __webpack_chunk_load__ !== 'function') return
  const load = __webpack_chunk_load__
  // The router asks for a page's files in the same turn as it tells of the change; parts that a page loads later show
  // their failure themselves.
  Taro.eventCenter.on('__taroRouterChange', () => {
    stop()
    stop = () => undefined
    opening = true
    setTimeout(() => {
      opening = false
    }, 0)
  })
  __webpack_chunk_load__ = (chunk) => {
    const loading = load(chunk)
    if (opening) watch(loading)
    return loading
  }
}

function watch(loading: Promise<unknown>): void {
  stop()
  const waiting = setTimeout(() => draw('waiting'), SHOW_AFTER)
  const late = setTimeout(() => draw('failed'), GIVE_UP_AFTER)
  const clear = () => {
    clearTimeout(waiting)
    clearTimeout(late)
    document.getElementById(ID)?.remove()
  }
  stop = clear
  loading.then(
    () => stop === clear && clear(),
    () => {
      if (stop !== clear) return
      clear()
      draw('failed')
    },
  )
}

const ID = 'page-load'

/** The shell of index.html lies below it, so that a first page that fails says so as well. */
function draw(state: 'waiting' | 'failed'): void {
  document.getElementById(ID)?.remove()
  const box = document.createElement('div')
  box.id = ID
  box.className = `page-load page-load-${state}`
  if (state === 'failed') {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'page-load-text'
    button.textContent = FAILED
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
