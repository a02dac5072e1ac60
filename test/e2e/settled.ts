import { expect, type Page, type Request } from '@playwright/test'

const pending = new WeakMap<Page, Set<Request>>()

/**
 * Keeps count of the tab's requests from now on: before it opens anything (fixtures.ts does it for `page`). An address is open when
 * the page has settled: rows that arrive late push the others away from under a tap. A flow that looks at an unfinished page opens
 * it with `waitUntil`.
 */
export function watchRequests(tab: Page): void {
  const open = new Set<Request>()
  pending.set(tab, open)
  tab.on('request', (request) => open.add(request))
  const answered = (request: Request) => void open.delete(request)
  tab.on('requestfinished', answered)
  tab.on('requestfailed', answered)
  const { goto, reload } = tab
  tab.goto = async (url, options) => {
    // Another document: what the former one still waits for is not waited for.
    open.clear()
    const response = await goto.call(tab, url, options)
    if (options?.waitUntil === undefined) await settled(tab)
    return response
  }
  tab.reload = async (options) => {
    const response = await reload.call(tab, options)
    if (options?.waitUntil === undefined) await settled(tab)
    return response
  }
}

const twoFrames = (tab: Page): Promise<void> =>
  tab.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  })

/** A page that is left is seen until the one it led to has slid in. */
const isSliding = (tab: Page): Promise<boolean> =>
  tab.evaluate(() => [...document.querySelectorAll('.taro_page')].filter((page) => page.clientHeight > 0).length > 1)

/** Nothing is under way: the tab's requests have their answers, what these drew has asked for nothing more, no page slides. */
export async function settled(tab: Page): Promise<void> {
  const open = pending.get(tab)
  if (!open) throw new Error('nobody has watched the requests of this tab from its beginning')
  const isQuiet = async () => {
    if (open.size > 0) return false
    try {
      await twoFrames(tab)
      return open.size === 0 && !(await isSliding(tab))
    } catch (error) {
      // The tab went to another document meanwhile.
      if (String(error).includes('Execution context was destroyed')) return false
      throw error
    }
  }
  await expect.poll(isQuiet, { intervals: [50] }).toBe(true)
}
