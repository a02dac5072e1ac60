import type { ShellFigure } from './snapshot'
import type { ShellKind } from './types'

/** Replaces a page with files that did not load (specification 2), in the words of a failed read. */
const failedText = () => (navigator.onLine ? '加载失败，点击重试' : '网络未连接，点击重试')
const LOADING = '请求中...'

/** The user's look, as it is stored. */
export interface Look {
  dark: boolean
  text: string
}

const TABS = [
  ['/', '首页'],
  ['/pages/mall/mall', '商城'],
  ['/pages/top-news/news-list/news-list', '头条'],
  ['/pages/me/me', '我的'],
] as const

/** A grey bar: width, height and the gap above. */
const bar = (width: string, height: number, gap: number) =>
  `<i style="width:${width};height:${height}px;margin-top:${gap}px"></i>`
const card = (...parts: string[]) => `<div class="c">${parts.join('')}</div>`
const rows = card(bar('38%', 16, 0), bar('72%', 12, 14), bar('54%', 12, 10))

const tabBar = (path: string) =>
  `<div class="t">${TABS.map(([tab, label]) => `<b${tab === path ? ' class="on"' : ''}>${label}</b>`).join('')}</div>`

/** The money card is shown where the app will draw it, so that its number does not move. */
const home = `<div class="h"></div>${card(
  '<p></p><h2></h2>',
  bar('180px', 16, 10),
  '<hr>',
  bar('60%', 40, 0),
)}${rows}${rows}`

const shapes: Record<ShellKind, (path: string) => string> = {
  tab: (path) => (path === '/' ? home : rows + rows + rows) + tabBar(path),
  list: () => rows + rows + rows,
  bare: () => rows,
  form: () =>
    card(bar('24%', 14, 0), bar('100%', 44, 12), bar('24%', 14, 20), bar('100%', 44, 12), bar('100%', 48, 28)),
}

/** Theme and text size, before anything is drawn. */
export function dress(shell: HTMLElement, { dark, text }: Look): void {
  shell.className = [dark ? 'dark' : '', text].join(' ')
  if (dark) document.documentElement.style.background = document.body.style.background = '#0e1116'
}

/** The page's shape under its name. */
export function drawShell(shell: HTMLElement, page: { title: string; kind: ShellKind; path: string }): void {
  // The only text that is not ours, the title, comes from the build.
  const shape = shapes[page.kind](page.path)
  shell.innerHTML = page.kind === 'bare' ? shape : `<div class="n"></div>${shape}`
  if (page.kind !== 'bare') put(shell, '.n', page.title)
}

/** The number of the home tab, while the shell is shown. As text, never as markup: it comes from storage or from a call. */
export function drawFigure(figure: ShellFigure | null): void {
  const shell = document.getElementById('shell')
  const place = shell?.querySelector('h2')
  if (!shell || !place || figure === null) return
  put(shell, '.n', figure.name).className = 'n l'
  put(shell, 'p', figure.label)
  const [, sign = '', whole = '', decimals = ''] = /^(-?)(\d+)(\.\d+)?$/.exec(figure.value) ?? []
  place.textContent = ''
  place.append(sign && '−', small('¥', 'u'), whole.replace(/\B(?=(\d{3})+$)/g, ','), small(decimals, 'd'))
  place.setAttribute('data-first-card', '')
}

/** Files did not come: shown below the page's name, a tap tries again; `back` where there is a way to another page. */
export function drawFailure(shell: HTMLElement, reload: () => void, back?: () => void): void {
  const name = shell.querySelector('.n')
  const retry = button(() => void tryAgain(shell, retry, reload))
  retry.textContent = failedText()
  shell.replaceChildren(...(name ? [name] : []), retry)
  if (back) name?.prepend(button(back, '返回'))
  shell.removeAttribute('aria-hidden')
  shell.setAttribute('role', 'alert')
}

/** Asked first whether there is a network again: without one a reload would leave the app. */
async function tryAgain(shell: HTMLElement, retry: HTMLButtonElement, reload: () => void): Promise<void> {
  retry.disabled = true
  retry.textContent = LOADING
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
    if (shell.isConnected) reload()
  } catch {
    retry.disabled = false
    retry.textContent = failedText()
  }
}

/** A page with files that are still loading. */
export function spinner(): HTMLElement {
  const box = document.createElement('div')
  box.className = 'page-load'
  box.setAttribute('role', 'status')
  box.setAttribute('aria-label', '加载中')
  box.appendChild(document.createElement('i')).className = 'page-load-spinner'
  return box
}

function button(onTap: () => void, label?: string): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.onclick = onTap
  if (label) made.setAttribute('aria-label', label)
  return made
}

function put(shell: HTMLElement, selector: string, text: string): Element {
  const place = shell.querySelector(selector) as Element
  place.textContent = text
  return place
}

function small(text: string, className: string): HTMLElement {
  const made = document.createElement('span')
  made.className = className
  made.textContent = text
  return made
}
