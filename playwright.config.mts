import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/lib/chromium.mjs'

const executablePath = findChromium() ?? undefined

/** Flows in Chromium against the BUILT app and a real gateway of their own (test/e2e/fixtures.ts). */
export default defineConfig({
  testDir: 'test/e2e',
  globalSetup: './test/e2e/global-setup.ts',
  outputDir: 'test-results',
  // ms. They end a flow or a step that hangs; none measures speed, so that a busy machine changes no result.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  fullyParallel: true,
  workers: Number(process.env.E2E_WORKERS ?? 4),
  forbidOnly: true,
  retries: 0,
  reporter: process.env.E2E_JSON ? [['json', { outputFile: process.env.E2E_JSON }], ['line']] : [['list']],
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    actionTimeout: 120_000,
    launchOptions: { executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] },
    screenshot: 'only-on-failure',
    // Recording every step costs time: for looking into a failure, E2E_TRACE=1.
    // A worker answers beside what a flow plants; test/e2e/offline.h5.spec.ts has it.
    serviceWorkers: 'block',
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
  },
  projects: [
    { name: 'h5', testIgnore: '**/*.weapp.spec.ts' },
    { name: 'weapp', testMatch: '**/*.weapp.spec.ts' },
  ],
})
