import { requestHeaders } from '../http/headers'
import { parseBody, type HttpAnswer } from '../http/types'
import { deviceNow } from '../time'
import { dress, drawFailure, drawFigure, drawShell, spinner, type Look } from './draw'
import { bpOfAnswer, figureOfAnswer, gasDayOfAnswer, snapshotOf, snapshotOwner } from './snapshot'
import { trendQuery } from './trend'
import type { BootTable, EarlyCall } from './types'

/*
 * index.html's own script, before any other (config/h5-shell.ts compiles it into the page): paints the page's shape, fetches
 * its files ahead, starts the home call and shows its number as soon as it is known.
 */

declare const BOOT_TABLE: BootTable

const HOME = ['/', '/pages/home/index/index']
/** ms; the specification's limit of every call. */
const TIMEOUT = 60_000

const boot = BOOT_TABLE
const pathNow = () => location.pathname.replace(/\/+$/, '') || '/'
const path = pathNow()
const [title, kind, ...chunks] = boot.pages[path] ?? ['', 'list' as const]
const isHome = HOME.includes(path)

/** Private mode makes storage throw. */
function read(area: 'localStorage' | 'sessionStorage', key: string): string {
  try {
    return window[area].getItem(boot.prefix + key) ?? ''
  } catch {
    return ''
  }
}

/** Login keys live in the tab, and in the browser when the user asked to be remembered (AU-02). */
const kept = (key: string): string => read('sessionStorage', key) || read('localStorage', key)

function look(): Look {
  const theme = read('localStorage', 'theme')
  const systemDark = theme === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches
  return { dark: theme === 'dark' || systemDark, text: read('localStorage', 'textSize') }
}

function paint(): void {
  const shell = document.getElementById('shell')
  if (!shell) return
  dress(shell, look())
  drawShell(shell, { title, kind, path: isHome ? '/' : path })
  if (title) document.title = title
}

/** The app's own files are the deferred ones; those of pages are watched by the app (platform/chunks). */
function watchAppFiles(): void {
  const lost = ({ target }: Event) => {
    const shell = document.getElementById('shell')
    if (shell && target instanceof HTMLScriptElement && target.defer) drawFailure(shell, reload)
  }
  window.addEventListener('error', lost, true)
}

/** The same for a page that is opened later; put in place by the app (platform/chunks). */
function drawPageLoad(state: 'waiting' | 'failed', back: (isTab: boolean) => void): Element {
  if (state === 'waiting') return spinner()
  const lostPath = pathNow()
  const [lostTitle, lostKind] = boot.pages[lostPath] ?? ['', 'list' as const]
  document.getElementById('shell')?.remove()
  const shell = document.createElement('div')
  shell.id = 'shell'
  dress(shell, look())
  drawShell(shell, { title: lostTitle, kind: lostKind, path: lostPath })
  drawFailure(shell, reload, () => back(lostKind === 'tab'))
  return shell
}

const reload = () => location.reload()

function fetchAhead(): void {
  preload(chunks)
  window.__styles = boot.styles.length
  for (const href of boot.styles) {
    const sheet = link({ rel: 'stylesheet', href })
    sheet.onload = sheet.onerror = () => {
      window.__styles = (window.__styles ?? 1) - 1
      window.dispatchEvent(new Event('styles'))
    }
  }
}

/** A chunk's style sheet and its script, named as config/index.ts says. */
function preload(ids: readonly number[], more?: Partial<HTMLLinkElement>): void {
  const fetch = (as: string, href: string) => link({ rel: 'preload', as, href, ...more })
  for (const id of ids) {
    if (id in boot.sheets) fetch('style', `/css/${id}.${boot.sheets[id]}.css`)
    if (id in boot.chunks) fetch('script', `/chunk/${id}.${boot.chunks[id]}.js`)
  }
}

function link(attributes: Partial<HTMLLinkElement>): HTMLLinkElement {
  const made = Object.assign(document.createElement('link'), attributes)
  document.head.appendChild(made)
  return made
}

/** A user that hides amounts sees none from the first moment on. */
const areHidden = read('localStorage', 'amountsHidden') !== ''

function showKept(): void {
  if (areHidden) return
  const owner = snapshotOwner(kept('userId'), kept('bpCode'))
  drawFigure(snapshotOf(kept('homeSnapshot'), owner, deviceNow())?.figure ?? null)
}

/** Asks before the app is there, which takes the answer over (platform/early). */
function ask(method: 'GET' | 'POST', address: string, token: string, bp: string | null): EarlyCall {
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(), TIMEOUT)
  const { accessKey, gatewayAccessKey } = boot
  const sender = { stored: kept, address: location.pathname + location.search, accessKey, gatewayAccessKey }
  const headers = requestHeaders(sender, 'application/json', true)
  const sentAt = deviceNow()
  const answer = fetch(address, { method, credentials: 'same-origin', headers, signal: giveUp.signal })
    .then(async (reply) => ({
      status: reply.status,
      statusText: reply.statusText,
      body: parseBody(await reply.text()),
      serverTime: reply.headers.get('x-server-time'),
    }))
    .finally(() => clearTimeout(timer))
  const call = { address, token, bp, sentAt, answer }
  // A failure is handled by the code that takes the call over.
  answer.catch(() => undefined)
  window.__early = [...(window.__early ?? []), call]
  return call
}

/** The home's figure is shown as soon as it comes; its chart is of the days up to the newest one. */
function requestHome(token: string): void {
  const show = ({ body }: HttpAnswer) => {
    if (!areHidden) drawFigure(figureOfAnswer(body))
    const to = gasDayOfAnswer(body)
    if (to !== undefined) ask('GET', `${boot.trend}?${trendQuery(to)}`, token, bpOfAnswer(body) ?? kept('bpCode'))
  }
  ask('GET', boot.home, token, kept('bpCode')).answer.then(show, () => undefined)
}

/** The chart is below the first card: its files come last, but before they are asked for. */
function fetchLater(): void {
  preload(boot.lower, { fetchPriority: 'low' })
}

window.__pageOf = (page) => boot.pages[page]
window.__hashes = { js: boot.chunks, css: boot.sheets }
paint()
watchAppFiles()
window.__pageLoad = drawPageLoad
fetchAhead()
const token = kept('token')
if (isHome && token !== '') {
  showKept()
  requestHome(token)
  // The logged-in user is not stored on the phone: the app waits for the call.
  if (kept('userState') === '') ask('POST', boot.user, token, null)
  window.addEventListener('load', fetchLater)
}
