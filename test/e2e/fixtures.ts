/*
 * What a flow gets: a gateway of its own on a copy of the demo data, the H5 app in it, or the mini-program in its host.
 *   test('pays', async ({ page, gateway }) => { await page.goto(gateway.url + '/pages/…') })          x.spec.ts
 *   test('pays', async ({ mp, gateway }) => { await mp.page.locator('.mp-page:visible …') })          x.weapp.spec.ts
 * A gateway of its own is one of the worker's stage, on PostgreSQL; without a server, the built one on the embedded database.
 * `readingTest` instead of `test`: the gateway is shared with the other flows that only read.
 */
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { startWeappHost, type WeappHost } from '../host/serve'
import { withBuilt, type BuiltGateway, type GatewayProcess } from './gateway-process'
import { deadlocksIn } from './deadlocks'
import { watchRequests } from './settled'
import { startStage, type Stage } from './stage'

export interface MiniProgram {
  page: Page
  /** The visible page of the stack; hidden ones stay in the DOM. */
  screen: Locator
  /** Starts the app, optionally at a page; `user`: the phone number of the WeChat that runs it; `scene`: how it was opened. */
  start(entry?: string, user?: string, scene?: number): Promise<void>
  currentPath(): Promise<string>
  /** Calls a `wx` API, e.g. wx('navigateTo', { url }). */
  wx(name: string, argument?: object): Promise<void>
  /** What the app did: ['request', …], ['api', [name, argument]], ['error', …] … */
  log(): Promise<[string, unknown][]>
  /** What each page of the stack was sent to draw so far. */
  drawn(): Promise<{ route: string; count: number; bytes: number }[]>
  /** Errors and failed loads so far: a flow ends with none. */
  problems(): Promise<[string, unknown][]>
}

interface Fixtures {
  gateway: GatewayProcess
  /** The built one as a process of its own, for flows in which it dies. */
  builtGateway: BuiltGateway
  /** Settings for this file's gateways: test.use({ gatewayEnv: { … } }). */
  gatewayEnv: Record<string, string>
  /** Business settings of this file's gateways, for all companies: test.use({ settings: { 'sandbox.mode': 'NEVER' } }). */
  settings: Record<string, string>
  /** Areas with regular work on a stage, for flows in which days pass: test.use({ atWork: ['metering', …] }); all without it. */
  atWork: string[]
  mp: MiniProgram
}

interface RunningMp {
  currentPath(): string
  problems(): [string, unknown][]
  log: [string, unknown][]
  drawn(): { route: string; count: number; bytes: number }[]
  wx: Record<string, (argument?: object) => void>
}
type MpWindow = typeof globalThis & { mp: RunningMp }

interface OfWorker {
  /** null where there is no PostgreSQL. */
  stage: Stage | null
  sharedGateway: GatewayProcess
  /** Compiled once; each flow has a page and a gateway of its own. */
  weappHost: WeappHost
}

function stageHere(): Stage | null {
  const { E2E_SERVER: url, E2E_BESIDE: beside } = process.env
  return url !== undefined && beside !== undefined ? startStage({ url, beside }) : null
}

/** What a failed flow leaves on the screen: a report without it often hides the cause. */
async function screenText(page: Page): Promise<string> {
  const text = await page.evaluate(() => document.body.innerText).catch((error: unknown) => String(error))
  return `On the screen of ${page.url()}:\n${text.replaceAll(/\s*\n\s*/g, ' | ')}`
}

export const test = base.extend<Fixtures, OfWorker>({
  page: async ({ page }, use, info) => {
    watchRequests(page)
    await use(page)
    if (info.errors.length > 0) info.errors.push({ message: await screenText(page) })
  },

  gatewayEnv: [{}, { option: true }],
  settings: [{}, { option: true }],
  atWork: [[], { option: true }],

  sharedGateway: [
    async ({ stage }, use) => (stage ? stage.use(use, { isRead: true }) : withBuilt(use)),
    { scope: 'worker' },
  ],

  stage: [
    async ({}, use) => {
      const stage = stageHere()
      await use(stage)
      stage?.end()
    },
    { scope: 'worker' },
  ],

  builtGateway: async ({ gatewayEnv, settings }, use) => withBuilt(use, gatewayEnv, settings),

  gateway: async ({ stage, gatewayEnv: env, settings, atWork }, use) => {
    let output = ''
    const read = async (gateway: GatewayProcess) => {
      await use(gateway)
      output = gateway.output()
    }
    await (stage
      ? stage.use(read, { env, settings, ...(atWork.length > 0 && { atWork }) })
      : withBuilt(read, env, settings))
    expect(deadlocksIn(output)).toEqual([])
  },

  weappHost: [
    async ({}, use) => {
      const host = await startWeappHost()
      await use(host)
      await host.close()
    },
    { scope: 'worker' },
  ],

  mp: async ({ page, gateway, weappHost: host }, use) => {
    host.leadTo(gateway.url)
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
      drawn: () => inPage((mp) => mp.drawn()),
      problems: () => inPage((mp) => mp.problems()),
    })
  },
})

/**
 * For flows that leave nothing behind that another one would notice (reading, logging in with a password): they share one
 * gateway, started once for all of a worker's. A customer number that is switched to, or an order, stays for the next login.
 */
export const readingTest = test.extend({
  gateway: async ({ sharedGateway }, use) => use(sharedGateway),
})

export { expect }
