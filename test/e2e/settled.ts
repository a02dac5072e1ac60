import { expect, type Page, type Request } from '@playwright/test'

const pending = new WeakMap<Page, Set<Request>>()

const withoutHash = (url: string) => url.replace(/#.*$/, '')

/**
 * Counts the tab's requests from now on: before it opens anything (fixtures.ts does it for `page`). An address is open when the page
 * has settled: rows that arrive late push the others away from under a tap. A flow that tests an unfinished page opens it with
 * `waitUntil`.
 */
export function watchRequests(tab: Page): void {
  const open = new Set<Request>()
  let document: Request | undefined
  pending.set(tab, open)
  tab.on('request', (request) => {
    open.add(request)
    if (request.isNavigationRequest() && request.frame() === tab.mainFrame()) document = request
  })
  const answered = (request: Request) => void open.delete(request)
  tab.on('requestfinished', answered)
  tab.on('requestfailed', answered)
  // Chromium does not report the end of what the former document still waited for.
  tab.on('framenavigated', (frame) => {
    if (!document || frame !== tab.mainFrame() || withoutHash(frame.url()) !== withoutHash(document.url())) return
    for (const request of open) if (request !== document) open.delete(request)
    document = undefined
  })
  const { goto, reload } = tab
  tab.goto = async (url, options) => {
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
  if (!open) throw new Error('the requests of this tab were not watched from its beginning')
  const underWay = async (): Promise<readonly string[]> => {
    const asked = [...open].map((request) => `${request.method()} ${request.url()}`)
    if (asked.length > 0) return asked
    try {
      await twoFrames(tab)
      return (await isSliding(tab)) ? ['a page that slides'] : [...open].map((request) => request.url())
    } catch (error) {
      // The tab went to another document meanwhile.
      if (String(error).includes('Execution context was destroyed')) return ['another document']
      throw error
    }
  }
  await expect.poll(underWay, { intervals: [50] }).toEqual([])
}
