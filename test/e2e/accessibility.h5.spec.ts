import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from '@playwright/test'
import { addressOf, customerOf, shownPages } from '../../scripts/lib/shown-pages.mjs'
import { expect, test } from './fixtures'
import type { GatewayProcess } from './gateway-process'
import { loginAs } from './login'

/*
 * Every page read by axe (names, roles, contrast), measured for touch (visual 8) and for width: in light,
 * dark and 关怀模式, at 320 px and with large text.
 */

test.describe.configure({ timeout: 600_000 })

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

type Axe = { run(context: Document, options: RunOptions): Promise<AxeResults> }

const RULES: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: false } },
  resultTypes: ['violations'],
}

/** Where the specification fixes the pair of colours (visual 2.1): nav bar, tab bar, the buttons of dialogs. */
const FIXED = '.u-nav, .u-tabbar, .u-dialog-cancel, .u-dialog-confirm'

async function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(
    async ({ rules, fixed }) => {
      const { violations } = await (globalThis as unknown as { axe: Axe }).axe.run(document, rules)
      const isFixed = (target: unknown) => Boolean(document.querySelector(String(target))?.closest(fixed))
      return violations.flatMap(({ id, nodes }) =>
        nodes
          .filter(({ target }) => !(id === 'color-contrast' && isFixed(target[0])))
          .map(({ html, target }) => `${id}: ${target.join(' ')} ${html.slice(0, 160)}`),
      )
    },
    { rules: RULES, fixed: FIXED },
  )
}

/** What can be touched and is smaller than 44 x 44; 24 is wide enough for dots side by side whose pictures can be swiped as well. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const least = 43.5
    const shown = (one: Element) => one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
    const area = (one: Element) => {
      const box = one.getBoundingClientRect()
      // Small visuals get their area by a pseudo element laid around them.
      const grown = ['::before', '::after']
        .map((part) => getComputedStyle(one, part))
        .filter((s) => s.content !== 'none')
      const size = (side: 'width' | 'height') =>
        Math.max(
          box[side],
          ...grown.filter((s) => s.position === 'absolute').map((s) => Number.parseFloat(s[side]) || 0),
        )
      return { width: size('width'), height: size('height') }
    }
    return [...document.querySelectorAll('button, a, input, [role=button], [role=tab], [role=checkbox], [role=radio]')]
      .filter((one) => shown(one) && !one.closest('[aria-hidden=true]'))
      .map((one) => ({ one, ...area(one) }))
      .filter(({ one, width, height }) => width < (one.matches('.u-banner-dot') ? 24 : least) || height < least)
      .map(
        ({ one, width, height }) =>
          `${Math.round(width)}x${Math.round(height)} ${one.className || one.tagName} "${(one.getAttribute('aria-label') ?? one.textContent ?? '').slice(0, 20)}"`,
      )
  })

/** px that the page is wider than the screen, and what sticks out. */
const overflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wide = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= wide) return []
    return [...document.querySelectorAll('body *')]
      .filter((one) => one.getBoundingClientRect().right > wide + 1 && one.children.length === 0)
      .map((one) => `${one.className} ${Math.round(one.getBoundingClientRect().right)} > ${wide}`)
      .slice(0, 5)
  })

type Way = { theme?: 'dark'; textSize?: 'care' | 'large'; width?: number }

/** Goes through all pages the one way and answers what is wrong, by page. */
async function visitAll(
  page: Page,
  gateway: GatewayProcess,
  { theme, textSize, width = 390 }: Way,
  look: (page: Page) => Promise<string[]>,
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  const browser = page.context().browser()
  if (!browser) throw new Error('no browser')
  for (const phone of new Set(shownPages.map((one) => one.phone))) {
    const context = await browser.newContext({ ...test.info().project.use, viewport: { width, height: 844 } })
    const tab = await context.newPage()
    await tab.addInitScript({ path: AXE })
    const ids = phone === null ? {} : (await customerOf(gateway.url, phone)).ids
    if (phone !== null) await loginAs(tab, gateway, phone)
    await tab.addInitScript(
      (choice) => {
        for (const [key, value] of choice)
          for (const prefix of ['hyn_dev_', '']) if (value !== undefined) localStorage.setItem(prefix + key, value)
      },
      [
        ['theme', theme],
        ['textSize', textSize],
      ] as const,
    )
    for (const { name, path } of shownPages.filter((one) => one.phone === phone)) {
      await tab.goto(gateway.url + addressOf(path, ids))
      await tab.waitForLoadState('networkidle')
      await expect(tab.locator('.u-sk:visible')).toHaveCount(0)
      const faults = await look(tab)
      if (faults.length > 0) found[name] = faults
    }
    await context.close()
  }
  return found
}

/** Several looks at one visit. */
const all =
  (...looks: ((page: Page) => Promise<string[]>)[]) =>
  async (page: Page) => {
    const faults: string[] = []
    for (const look of looks) faults.push(...(await look(page)))
    return faults
  }

for (const [name, way, look] of [
  ['in light: names, roles, contrast, 44 px to touch', {}, all(faultsOf, smallTargets)],
  [
    'in dark with large text: names, roles, contrast, width',
    { theme: 'dark', textSize: 'large' },
    all(faultsOf, overflow),
  ],
  ['in 关怀模式 at 320 px: names, roles, contrast, width', { textSize: 'care', width: 320 }, all(faultsOf, overflow)],
  ['at 320 px: width', { width: 320 }, overflow],
] as const) {
  test(`every page ${name}`, async ({ page, gateway }) => {
    expect(await visitAll(page, gateway, way, look)).toEqual({})
  })
}
