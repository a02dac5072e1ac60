/*
 * What a flow gets: a gateway of its own on a copy of the demo data, the H5 app in it, or the mini-program in its host.
 *   test('pays', async ({ page, gateway }) => { await page.goto(gateway.url + '/pages/…') })          x.spec.ts
 *   test('pays', async ({ mp, gateway }) => { await mp.page.locator('.mp-page:visible …') })          x.weapp.spec.ts
 * `readingTest` instead of `test`: the gateway is shared with the other flows that only read.
 */
import { rmSync } from 'node:fs'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { copyOf } from '../../scripts/lib/seeded-data.mjs'
import { startWeappHost } from '../host/serve'
import { startGateway, type GatewayProcess } from './gateway-process'
import { writeSettings } from './ledger-check'

export interface MiniProgram {
  page: Page
  /** The visible page of the stack; hidden ones stay in the DOM. */
  screen: Locator
  /** Starts the app, at a page when told; `user`: the phone number of the WeChat that runs it; `scene`: how it was opened. */
  start(entry?: string, user?: string, scene?: number): Promise<void>
  currentPath(): Promise<string>
  /** Calls a `wx` API, e.g. wx('navigateTo', { url }). */
  wx(name: string, argument?: object): Promise<void>
  /** What the app did: ['request', …], ['api', [name, argument]], ['error', …] … */
  log(): Promise<[string, unknown][]>
  /** Errors and failed loads so far: a flow ends with none. */
  problems(): Promise<[string, unknown][]>
}

interface Fixtures {
  gateway: GatewayProcess
  /** Settings for this file's gateways: test.use({ gatewayEnv: { … } }). */
  gatewayEnv: Record<string, string>
  /** Business settings of this file's gateways, for all companies: test.use({ settings: { 'sandbox.mode': 'NEVER' } }). */
  settings: Record<string, string>
  mp: MiniProgram
}

interface RunningMp {
  currentPath(): string
  problems(): [string, unknown][]
  log: [string, unknown][]
  wx: Record<string, (argument?: object) => void>
}
type MpWindow = typeof globalThis & { mp: RunningMp }

/** A gateway on a copy of the demo data, for as long as it is used. */
async function withGateway(
  use: (gateway: GatewayProcess) => Promise<void>,
  env: Record<string, string> = {},
  settings: Record<string, string> = {},
): Promise<void> {
  const seeded = process.env.E2E_SEEDED
  if (!seeded) throw new Error('global-setup.ts has not seeded any data')
  const dataDir = copyOf(seeded)
  if (Object.keys(settings).length > 0) await writeSettings(dataDir, settings)
  const gateway = await startGateway({ dataDir, env })
  await use(gateway)
  await gateway.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

export const test = base.extend<Fixtures, { sharedGateway: GatewayProcess }>({
  gatewayEnv: [{}, { option: true }],
  settings: [{}, { option: true }],

  sharedGateway: [async ({}, use) => withGateway(use), { scope: 'worker' }],

  gateway: async ({ gatewayEnv, settings }, use) => withGateway(use, gatewayEnv, settings),

  mp: async ({ page, gateway }, use) => {
    const host = await startWeappHost({ gatewayUrl: gateway.url })
    const inPage = <T>(work: (mp: RunningMp) => T) => page.evaluate(`(${work.toString()})(window.mp)`) as Promise<T>
    await use({
      page,
      screen: page.locator('.mp-page:visible'),
      async start(entry, user, scene) {
        const query = new URLSearchParams({
          ...(entry !== undefined && { entry }),
          ...(user !== undefined && { user }),
          ...(scene !== undefined && { scene: String(scene) }),
        })
        await page.goto(`${host.url}?${query.toString()}`)
        await page.waitForFunction(() => (globalThis as MpWindow).mp !== undefined || document.title === 'BOOTFAIL')
      },
      currentPath: () => inPage((mp) => mp.currentPath()),
      wx: (name, argument) =>
        page.evaluate(
          ([api, value]) => void (globalThis as MpWindow).mp.wx[api as string]?.(value as object),
          [name, argument ?? {}],
        ),
      log: () => inPage((mp) => mp.log),
      problems: () => inPage((mp) => mp.problems()),
    })
    await host.close()
  },
})

/**
 * For flows that leave nothing behind that another one would notice (reading, logging in with a password): they share one
 * gateway, started once for all of a worker's. A start costs more than most of them.
 */
export const readingTest = test.extend({
  gateway: async ({ sharedGateway }, use) => use(sharedGateway),
})

export { expect }
