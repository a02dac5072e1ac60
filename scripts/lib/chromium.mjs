/*
 * A Chromium for the flows: the machine's own, or installed. The headless shell comes first: without the browser's own windows
 * the flows take a third less time.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { bin } from './paths.mjs'

const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]

function onPath() {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(existsSync)
}

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** What Playwright itself has downloaded. */
function playwrights() {
  const folder = process.env.PLAYWRIGHT_BROWSERS_PATH ?? path.join(process.env.HOME ?? '/root', '.cache/ms-playwright')
  if (!existsSync(folder)) return null
  const inside = [
    'chrome-linux/headless_shell',
    'chrome-mac/headless_shell',
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  ]
  const versions = readdirSync(folder).filter((name) => /^chromium(_headless_shell)?-\d+$/.test(name))
  return inside.flatMap((rest) => versions.map((one) => path.join(folder, one, rest))).find(existsSync) ?? null
}

/** Path of a Chromium, or null. CHROME_PATH comes first. */
export function findChromium() {
  const asked = process.env.CHROME_PATH
  if (asked && existsSync(asked)) return asked
  return onPath() ?? usual.find(existsSync) ?? playwrights()
}

/** Finds Chromium or installs it: apt on Debian as root (with a Chinese font), else Playwright's own. */
export function ensureChromium(say) {
  const found = findChromium()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    say('Installing Chromium and a Chinese font (apt-get) …')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['update'], { env, stdio: 'ignore' })
    // Older releases know the whole browser only.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      const install = ['install', '-y', '--no-install-recommends', name, 'fonts-noto-cjk']
      spawnSync('apt-get', install, { env, stdio: 'ignore' })
      if (findChromium()) return findChromium()
    }
  }
  say('Installing Chromium (Playwright) …')
  spawnSync(bin('playwright'), ['install', 'chromium'], { stdio: 'inherit' })
  const installed = findChromium()
  if (!installed) say('No Chromium could be found or installed; set CHROME_PATH to one.')
  return installed
}
