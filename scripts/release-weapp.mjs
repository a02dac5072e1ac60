/*
 * Sends dist/weapp to WeChat: a preview for the phones of the developers, or a version for its console (docs/operations.md).
 *   node scripts/release-weapp.mjs preview | upload
 */
import { readFileSync } from 'node:fs'
import { at, root } from './lib/paths.mjs'
import { run } from './lib/run.mjs'
import { lacking, toolArguments } from './lib/weapp-release.mjs'

const action = process.argv[2] === 'upload' ? 'upload' : 'preview'
const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8'))
const given = { settings: process.env, dist: at('dist/weapp'), root, version }

async function send() {
  const lack = lacking(action, given)
  if (lack !== undefined) throw new Error(lack)
  const checked = await run(process.execPath, [at('scripts/check-package.mjs')])
  if (checked.code !== 0) throw new Error(checked.output.trim())
  // A preview draws its code into the terminal.
  const sent = await run('npx', toolArguments(action, given), { show: true })
  if (sent.code !== 0) throw new Error(`${action} failed: WeChat's tool ended with ${sent.code}.`)
}

try {
  await send()
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
