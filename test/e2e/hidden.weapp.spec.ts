import type { Page } from '@playwright/test'
import { expect, readingTest as test, type MiniProgram } from './fixtures'
import { loginAs } from './login'
import { settled } from './settled'

const drawingsOf = async (mp: MiniProgram, path: string) =>
  (await mp.drawn()).find(({ route }) => `/${route}` === path)?.count

/** `seconds` go by, in steps that leave each call its time. */
async function pass(page: Page, seconds: number): Promise<void> {
  for (let step = 0; step < seconds / 5; step += 1) {
    await page.clock.runFor(5000)
    await settled(page)
  }
}

/** What counts down, what asks again by itself, and the first page. */
const pages = [
  ['/pages/manager-energy/settlement/monthly-bill', '13800000008'],
  ['/pages/manager-energy/manager-energy-info/manager-energy-info', '13800000001'],
  ['/pages/home/index/index', '13800000001'],
] as const

for (const [path, phone] of pages)
  test(`nothing is drawn on ${path} while another page covers it`, async ({ page, mp, gateway }) => {
    await loginAs(page, gateway, phone, { weapp: true })
    await page.clock.install()
    await mp.start(path)
    await settled(page)
    await mp.wx('navigateTo', { url: '/pages/about/about' })
    await expect.poll(() => mp.currentPath()).toContain('pages/about/about')
    // A page that is covered while it opens still draws the answers it has asked for.
    await pass(page, 30)
    const before = await drawingsOf(mp, path)
    expect(before).toBeGreaterThan(0)
    await pass(page, 120)
    expect(await drawingsOf(mp, path)).toBe(before)
    expect(await mp.problems()).toEqual([])
  })
