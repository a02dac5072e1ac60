import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { at } from '../../scripts/lib/paths.mjs'
import { figuresOf, watchPage } from '../../scripts/lib/page-load.mjs'

const { h5: budget } = JSON.parse(readFileSync(at('config/budget.json'), 'utf8')) as { h5: { cls: number } }

/** Every page of the tab loads as on a slow network: what it shows first and what comes later are seen to move, or not. */
export async function loadSlowly(tab: Page): Promise<void> {
  await watchPage(tab)
  // An answer comes when its skeleton has been painted, on a fast machine too: ms, bytes a second (no bound).
  const network = await tab.context().newCDPSession(tab)
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 80,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  const hold = Number(/HOLD = (\d+)/.exec(readFileSync(at('src/blocks/use-held.ts'), 'utf8'))?.[1])
  // However slow the machine is, a page shows that it loads, and holds back what it has until all of it is there.
  const skeleton = Number(/SHOW_AFTER = (\d+)/.exec(readFileSync(at('src/blocks/PageBody.tsx'), 'utf8'))?.[1])
  await tab.addInitScript(
    ([held, due]) => {
      const { setTimeout } = globalThis
      const waits = (after?: number) => (after === held ? 60_000 : after === due ? 0 : after)
      const later = (run: () => void, after?: number) => setTimeout(run, waits(after))
      Object.assign(globalThis, { setTimeout: later })
    },
    [hold, skeleton],
  )
}

/** What lay on the screen while the page loaded and was moved by what came later; nothing within the budget. */
export async function moved(page: Page): Promise<string[]> {
  const { shift, moved: parts } = await figuresOf(page)
  return shift > budget.cls ? [`moves while it loads: ${shift}`, ...parts] : []
}
