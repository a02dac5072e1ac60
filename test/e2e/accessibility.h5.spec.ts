import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from '@playwright/test'
import { addressOf, customerOf, shownPages } from '../../scripts/lib/shown-pages.mjs'
import { expect, readingTest as test } from './fixtures'
import type { GatewayProcess } from './gateway-process'
import { loginAs } from './login'
import { settled } from './settled'
import { loadSlowly, moved } from './slow-load'
import { part } from '../../src/testing/parts'

/*
 * Every page read by axe, measured for touch (visual 8) and for width. Names and roles are the same however a page looks, so the
 * whole of axe reads it in light; then, without another load, dark, which changes its colours, and 关怀模式 at 320 px, which changes its
 * sizes: text gets larger and the faintest darker (scripts/lib/styles.test.mjs, src/ui/tokens.test.ts), which no contrast minds.
 */

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

type Axe = { run(context: Document, options: RunOptions): Promise<AxeResults> }

const USUAL = { width: 390, height: 844 }
const NARROW = { width: 320, height: 844 }

const CONTRAST: RunOptions = { runOnly: ['color-contrast'], resultTypes: ['violations'] }

const WHOLE: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: false } },
  resultTypes: ['violations'],
}

/** Where the specification fixes the pair of colours (visual 2.1): nav bar, tab bar, the buttons of dialogs, placeholders. */
const FIXED = [part.navBar, part.tabBar, part.dialogCancel, part.dialogConfirm, part.placeholder].join(', ')

/** What fades in or changes its colour has arrived; loops go on. */
const standsStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    const fades = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(fades.map((one) => one.finished))
  })

const axe = (run: RunOptions) => async (page: Page) => {
  await standsStill(page)
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
    { rules: run, fixed: FIXED },
  )
}

/** Touch targets smaller than 44 x 44; 24 is wide enough for dots side by side that belong to pictures with swipes. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((dots) => {
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
      .filter(({ one, width, height }) => width < (one.matches(dots) ? 24 : least) || height < least)
      .map(
        ({ one, width, height }) =>
          `${Math.round(width)}x${Math.round(height)} ${one.className || one.tagName} "${(one.getAttribute('aria-label') ?? one.textContent ?? '').slice(0, 20)}"`,
      )
  }, part.bannerDot)

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

type Look = (page: Page) => Promise<string[]>

/** axe for each page, the system's theme, and a network on which what moves is seen. */
async function prepare(tab: Page) {
  await tab.addInitScript({ path: AXE })
  await loadSlowly(tab)
  await tab.addInitScript(() => {
    for (const prefix of ['hyn_dev_', '']) localStorage.setItem(`${prefix}theme`, 'system')
  })
}

/** A page with the setting 跟随系统 follows the system's dark mode at once: no second visit. */
const inDark =
  (look: Look): Look =>
  async (page) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.locator(`${part.dark}:visible`).first()).toBeVisible()
    const faults = await look(page)
    await page.emulateMedia({ colorScheme: 'light' })
    return faults.map((fault) => `dark: ${fault}`)
  }

/** As another tab of the browser would: this one follows. */
const chooseText = (page: Page, size: string): Promise<void> =>
  page.evaluate((chosen) => {
    for (const prefix of ['hyn_dev_', '']) {
      localStorage.setItem(`${prefix}textSize`, chosen)
      dispatchEvent(new StorageEvent('storage', { key: `${prefix}textSize` }))
    }
  }, size)

/** 关怀模式 is the largest text: what fits there at 320 px fits in every other size and width. */
const inCare =
  (look: Look, ofRows: Look): Look =>
  async (page) => {
    // Cards side by side stand below each other then: those out of sight are seen.
    const hasRow = (await page.locator(part.swiper).count()) > 0
    await page.setViewportSize(NARROW)
    await chooseText(page, 'care')
    await expect(page.locator(`${part.careText}:visible`).first()).toBeVisible()
    const faults = [...(await look(page)), ...(hasRow ? await ofRows(page) : [])]
    await chooseText(page, 'normal')
    await page.setViewportSize(USUAL)
    return faults.map((fault) => `care, 320 px: ${fault}`)
  }

const LOOKS: readonly Look[] = [moved, axe(WHOLE), smallTargets, inDark(axe(CONTRAST)), inCare(overflow, axe(CONTRAST))]

async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const look of LOOKS) faults.push(...(await look(page)))
  return faults
}

/** Goes through pages of one user and answers what is wrong, by page. */
async function visit(tab: Page, gateway: GatewayProcess, phone: string | null, pages: typeof shownPages) {
  const found: Record<string, string[]> = {}
  const ids = phone === null ? {} : (await customerOf(gateway, phone)).ids
  if (phone !== null) await loginAs(tab, gateway, phone)
  await prepare(tab)
  for (const { name, path } of pages) {
    await tab.goto(gateway.url + addressOf(path, ids))
    await expect(tab.locator(`#app ${part.page}:visible`)).toBeVisible()
    await expect(tab.locator('#shell')).toHaveCount(0)
    await settled(tab)
    await expect(tab.locator(`${part.stillLoading}:visible`)).toHaveCount(0)
    const faults = await faultsOf(tab)
    if (faults.length > 0) found[name] = faults
  }
  return found
}

/** Parts of NutUI are in sheets that no page shows by itself. */
const SHEETS = {
  'the wheels of a day': { phone: '13800000007', path: '/pages/certification/index', taps: ['成立日期'] },
  'the calendar': { phone: '13800000001', path: '/subPages/changeRecord', taps: ['时间范围', '自定义日期'] },
} as const

/** So many pages are one test: no worker has the last long one to itself. */
const PART = 24

test.use({ viewport: USUAL })
for (const [sheet, { phone, path, taps }] of Object.entries(SHEETS))
  test(sheet, async ({ page, gateway }) => {
    await loginAs(page, gateway, phone)
    await prepare(page)
    await page.goto(gateway.url + path)
    for (const label of taps) await page.getByRole('button', { name: label }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
  })
for (const phone of new Set(shownPages.map((one) => one.phone))) {
  const pages = shownPages.filter((one) => one.phone === phone)
  for (let from = 0; from < pages.length; from += PART) {
    const some = pages.slice(from, from + PART)
    test(`every page of ${phone ?? 'a visitor'}: ${some[0]?.name} to ${some.at(-1)?.name}`, async ({
      page,
      gateway,
    }) => {
      expect(await visit(page, gateway, phone, some)).toEqual({})
    })
  }
}
