/*
 * Development: the gateway restarts and the app changes as files change.
 *   node scripts/dev.mjs h5      http://localhost:10087 (app, components are exchanged in the open page) and :10086 (calls)
 *   node scripts/dev.mjs weapp   dist/weapp for WeChat devtools, calls on :10086
 * PORT and APP_PORT choose other ports. Ends with 1 when one of the two programs ends by itself.
 */
import { watch } from 'node:fs'
import { ensurePackages } from './lib/install.mjs'
import { portFault, wantedPort } from './lib/net.mjs'
import { nodeFlags } from './lib/node-flags.mjs'
import { nodeFault } from './lib/node-version.mjs'
import { at, bin } from './lib/paths.mjs'
import { processGroup } from './lib/processes.mjs'

const type = process.argv[2] === 'weapp' ? 'weapp' : 'h5'
const say = (text) => process.stdout.write(`${text}\n`)

const group = processGroup((sentence) => void endWith(sentence))

/** Ends everything, with one sentence. */
async function endWith(sentence) {
  process.stderr.write(`\n!!!! ${sentence} Development has stopped. !!!!\n`)
  process.exitCode = 1
  await group.stopAll()
  process.exit()
}

async function start() {
  const ports =
    type === 'h5'
      ? { PORT: wantedPort('PORT', 10086), APP_PORT: wantedPort('APP_PORT', 10087) }
      : { PORT: wantedPort('PORT', 10086) }
  const fault = nodeFault(process.versions.node) ?? (await portFault(ports))
  if (fault !== undefined) return endWith(fault)
  await ensurePackages(say)
  const env = {
    APP_ENV: process.env.APP_ENV ?? 'DEV',
    STRICT_OUTPUT: '1',
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
  }
  const { buildGateway, forgetBuild } = await import('./lib/build.mjs')
  const restart = restartsGateway(buildGateway, env)
  await restart()
  watchGateway(restart)
  if (type === 'weapp') forgetBuild('weapp')
  if (!group.isStopping())
    group.start('the build of the app', bin('taro'), ['build', '--type', type, '--watch'], {
      env: { ...env, NODE_ENV: 'development' },
    })
  return undefined
}

/** Builds the gateway and puts the new one in the place of the running one; a build with faults leaves the running one. */
function restartsGateway(buildGateway, env) {
  let gateway
  return async () => {
    try {
      await buildGateway()
    } catch (error) {
      say(error.message)
      return
    }
    if (gateway) await group.stop(gateway)
    if (group.isStopping()) return
    gateway = group.start('the gateway', process.execPath, [...nodeFlags, at('dist/gateway/main.mjs')], {
      env: { ...env, WEB_ROOT: type === 'h5' ? '' : (process.env.WEB_ROOT ?? '') },
    })
  }
}

/** ms in which changes of several files count as one. */
const TOGETHER = 300

function watchGateway(restart) {
  let timer
  let turn = Promise.resolve()
  for (const folder of ['gateway', 'domain', 'contract']) {
    watch(at(folder), { recursive: true }, (_event, file) => {
      if (!file || /\.test\.tsx?$|\.gen\.ts$/.test(file)) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        turn = turn.then(restart)
      }, TOGETHER)
    })
  }
}

/** Lets the programs end by themselves; a second signal kills them. */
async function stop() {
  if (group.isStopping()) process.exit()
  await group.stopAll()
  process.exit()
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop())
start().catch((error) => endWith(error.message))
