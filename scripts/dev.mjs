/*
 * Development: the gateway restarts and the app rebuilds as files change.
 *   node scripts/dev.mjs h5      http://localhost:10087 (app, with reload) and :10086 (calls)
 *   node scripts/dev.mjs weapp   dist/weapp for WeChat devtools, calls on :10086
 */
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { buildGateway } from './lib/build.mjs'
import { nodeFlags } from './lib/node-flags.mjs'
import { at, bin, root } from './lib/paths.mjs'

const type = process.argv[2] === 'weapp' ? 'weapp' : 'h5'
const say = (text) => process.stdout.write(`${text}\n`)
const env = { ...process.env, APP_ENV: process.env.APP_ENV ?? 'DEV', STRICT_OUTPUT: '1' }
const children = new Set()
let gateway = null
let stopping = false

function start(command, args, extra = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...env, ...extra } })
  children.add(child)
  child.on('close', () => children.delete(child))
  return child
}

async function restartGateway() {
  try {
    await buildGateway()
  } catch (error) {
    say(error.message)
    return
  }
  if (gateway && children.has(gateway)) {
    const ended = new Promise((done) => gateway.once('close', done))
    gateway.kill('SIGTERM')
    await ended
  }
  if (!stopping)
    gateway = start(process.execPath, [...nodeFlags, at('dist/gateway/main.mjs')], {
      WEB_ROOT: type === 'h5' ? '' : (env.WEB_ROOT ?? ''),
    })
}

let timer
let turn = Promise.resolve()
for (const folder of ['gateway', 'domain', 'contract']) {
  watch(at(folder), { recursive: true }, (_event, file) => {
    if (!file || /\.test\.tsx?$|\.gen\.ts$/.test(file)) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      turn = turn.then(restartGateway)
    }, 300)
  })
}

function stop() {
  stopping = true
  for (const child of children) child.kill('SIGTERM')
  setTimeout(() => process.exit(), 3000).unref()
  if (children.size === 0) process.exit()
  for (const child of children) child.on('close', () => children.size === 0 && process.exit())
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)

await restartGateway()
start(bin('taro'), ['build', '--type', type, '--watch'], { NODE_ENV: 'development' })
