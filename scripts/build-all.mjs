/*
 * Builds for delivery: the gateway and the H5 app in dist/ (`weapp` as an argument adds the mini-program).
 */
import { buildApp, buildGateway } from './lib/build.mjs'

const say = (text) => process.stdout.write(`${text}\n`)
try {
  say(`gateway: ${await buildGateway()}`)
  for (const type of process.argv.includes('weapp') ? ['h5', 'weapp'] : ['h5']) say(`${type}: ${await buildApp(type)}`)
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
