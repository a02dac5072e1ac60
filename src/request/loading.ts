import { hooks } from './hooks'

/* One indicator for all running requests: shown 800 ms after the first, gone after the last or after 60 s (specification 4, 9). */

const SHOW_AFTER = 800
const HIDE_AFTER = 60_000
const TEXT = '请求中...'

let running = 0
let visible = false
let showTimer: ReturnType<typeof setTimeout> | undefined
let hideTimer: ReturnType<typeof setTimeout> | undefined

/** Counts one request in; the answer counts it out again, once. */
export function beginLoading(): () => void {
  running += 1
  if (running === 1) showTimer = setTimeout(show, SHOW_AFTER)
  let ended = false
  return () => {
    if (ended) return
    ended = true
    running -= 1
    if (running === 0) hide()
  }
}

function show(): void {
  visible = true
  hooks.showLoading(TEXT)
  hideTimer = setTimeout(hide, HIDE_AFTER)
}

function hide(): void {
  clearTimeout(showTimer)
  clearTimeout(hideTimer)
  if (!visible) return
  visible = false
  hooks.hideLoading()
}
