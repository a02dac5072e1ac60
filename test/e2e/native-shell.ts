/*
 * A native shell around the H5 app: the simulator of src/platform/simulator/shell.ts, put into the page before its scripts.
 */
import path from 'node:path'
import type { Page } from '@playwright/test'
import { buildSync } from 'esbuild'

const script = buildSync({
  entryPoints: [path.join(process.cwd(), 'src/platform/simulator/shell.ts')],
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'Shell',
}).outputFiles[0]?.text

interface ShellWindow {
  __shell: {
    state: { calls: { action: string; params: Record<string, unknown> }[]; scan: string }
    ask(action: string, params: object): Promise<unknown>
  }
}

/** Runs the app in a shell that says this about itself; null: a shell that does not answer. */
export async function inShell(page: Page, appInfo: Record<string, unknown> | null): Promise<void> {
  await page.addInitScript({
    content: `${script ?? ''};Shell.simulateShell(window).state.appInfo = ${JSON.stringify(appInfo)}`,
  })
}

/** The code that the shell's camera will see. */
export const holdBefore = (page: Page, text: string) =>
  page.evaluate((scan) => {
    ;(globalThis as unknown as ShellWindow).__shell.state.scan = scan
  }, text)

/** What the app asked the shell for since the page was loaded. */
export const shellCalls = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as ShellWindow).__shell.state.calls)

/** The shell asks the page for an action. */
export const askPage = (page: Page, action: string, params: object = {}) =>
  page.evaluate(
    ([name, given]) => (globalThis as unknown as ShellWindow).__shell.ask(name as string, given as object),
    [action, params],
  )
