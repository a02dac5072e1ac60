/*
 * Builds for delivery: the gateway and the H5 app in dist/; with the argument `weapp` the mini-program alone.
 */
import { buildApp, buildGateway, weappEnvironment } from './lib/build.mjs'

const say = (text) => process.stdout.write(`${text}\n`)

async function weapp() {
  const env = weappEnvironment(process.env)
  say(`weapp (${env.APP_ENV}): ${await buildApp('weapp', { env })}`)
}

async function gatewayAndH5() {
  say(`gateway: ${await buildGateway()}`)
  say(`h5: ${await buildApp('h5')}`)
}

try {
  await (process.argv.includes('weapp') ? weapp() : gatewayAndH5())
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
