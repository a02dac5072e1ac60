/*
 * `npm run dev` on free ports and an empty database: the app compiles in development mode and draws its login page in Chromium, a
 * changed source reaches the open page without a reload and without a loss of what was typed, a page that is opened from there is
 * compiled and drawn, SIGTERM ends everything.
 * It works on a copy of the sources in .cache/dev-check, because it changes one of them.
 */
import { spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { atEnd } from './lib/at-end.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { answers, freePort, isPortFree } from './lib/net.mjs'
import { at } from './lib/paths.mjs'

/** Seconds after which one wait counts as hanging. No measure of speed: a first start on a busy machine takes minutes. */
const HANGING = 600

const SOURCES = ['config', 'contract', 'domain', 'gateway', 'scripts', 'src', 'types']
/** The gateway as the step before has built it. */
const BUILT = ['dist/gateway', '.cache/stamps/gateway']
/** A component of the login page and a text in it. */
const CHANGED = { file: 'src/features/login/LoginHead.tsx', from: '欢迎登录', to: '欢迎回来' }
/** A link of that page and what it leads to. */
const NEXT = { link: '联系客服', path: '/pages/about/contactUs', title: '联系我们' }

const say = (text) => process.stdout.write(`${text}\n`)
const copy = at('.cache/dev-check')
const dataDir = mkdtempSync(path.join(tmpdir(), 'gas-dev-'))
const ports = { PORT: String(await freePort()), APP_PORT: String(await freePort()) }
copySources()
const dev = startDev()

try {
  const ended = dev.ended.then((code) => Promise.reject(new Error(`npm run dev ended with ${code}`)))
  await Promise.race([works(), ended])
  await stops()
  say('development server: page drawn, source exchanged, ended by SIGTERM')
} catch (error) {
  process.stderr.write(`${error.message}\n${dev.printed().slice(-6000)}\n`)
  process.exitCode = 1
} finally {
  dev.child.kill('SIGTERM')
  await dev.ended
  rmSync(dataDir, { recursive: true, force: true })
}

/** Compiled modules of the run before stay. Times of files too: webpack knows by them what has changed. */
function copySources() {
  mkdirSync(copy, { recursive: true })
  for (const entry of readdirSync(copy))
    if (entry !== '.cache') rmSync(path.join(copy, entry), { recursive: true, force: true })
  const isSource = (file) => path.basename(file) !== 'node_modules' && !/\.test\.\w+$/.test(file)
  const settings = readdirSync(at()).filter((name) =>
    /^(package.*|tsconfig.*)\.json$|^babel\.config|^\.browsers/.test(name),
  )
  for (const name of [...SOURCES, ...settings])
    cpSync(at(name), path.join(copy, name), { recursive: true, preserveTimestamps: true, filter: isSource })
  for (const name of BUILT.filter((one) => existsSync(at(one))))
    cpSync(at(name), path.join(copy, name), { recursive: true })
  for (const folder of ['node_modules', 'gateway/node_modules']) symlinkSync(at(folder), path.join(copy, folder))
}

function startDev() {
  const { DATABASE_URL: _server, ...inherited } = process.env
  const child = spawn(process.execPath, [path.join(copy, 'scripts/dev.mjs'), 'h5'], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...inherited, ...ports, DATA_DIR: dataDir, DEMO_DATA: '0', CI: '1' },
  })
  const cancel = atEnd(() => child.kill('SIGTERM'))
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk))
  const ended = new Promise((done) => {
    child.once('close', (code, signal) => {
      cancel()
      done(code ?? signal)
    })
  })
  return { child, ended, printed: () => text }
}

async function works() {
  const started = performance.now()
  const app = `http://127.0.0.1:${ports.APP_PORT}/pages/login/login/login`
  for (const url of [`http://127.0.0.1:${ports.PORT}/readyz`, app])
    if (!(await answers(url, HANGING))) throw new Error(`${url} does not answer`)
  say(`compiled after ${Math.round((performance.now() - started) / 1000)} s`)
  const executablePath = ensureChromium(say)
  if (!executablePath) throw new Error('no Chromium on this machine')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    page.setDefaultTimeout(HANGING * 1000)
    const failed = new Promise((_done, fail) => page.once('pageerror', fail))
    await Promise.race([drawsAndExchanges(page, app), failed])
  } finally {
    await browser.close()
  }
}

async function drawsAndExchanges(page, app) {
  await page.goto(app)
  const phone = page.getByRole('textbox', { name: '手机号' })
  await phone.fill('13800000001')
  await page.getByRole('heading', { name: CHANGED.from }).waitFor()
  const reloaded = new Promise((_done, fail) =>
    page.once('load', () => fail(new Error('the changed source reloaded the page'))),
  )
  const saved = performance.now()
  const file = path.join(copy, CHANGED.file)
  writeFileSync(file, readFileSync(file, 'utf8').replace(CHANGED.from, CHANGED.to))
  await Promise.race([page.getByRole('heading', { name: CHANGED.to }).waitFor(), reloaded])
  say(`exchanged after ${((performance.now() - saved) / 1000).toFixed(1)} s`)
  const typed = await phone.inputValue()
  if (typed.replaceAll(' ', '') !== '13800000001') throw new Error(`the exchange lost what was typed: "${typed}"`)
  await page.getByText(NEXT.link, { exact: true }).click()
  await Promise.race([page.waitForURL(`**${NEXT.path}*`), reloaded])
  await Promise.race([page.getByText(NEXT.title).first().waitFor(), reloaded])
}

async function stops() {
  dev.child.kill('SIGTERM')
  const code = await dev.ended
  if (code !== 0) throw new Error(`npm run dev ended with ${code} on SIGTERM`)
  for (const port of Object.values(ports))
    if (!(await isPortFree(Number(port)))) throw new Error(`port ${port} is still in use after SIGTERM`)
}
