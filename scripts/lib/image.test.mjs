import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { gatewayBuild } from './build.mjs'
import { at, root } from './paths.mjs'

const text = (name) => readFileSync(at(name), 'utf8')
/** The last stage of the Dockerfile. */
const image = text('Dockerfile')
  .split(/^FROM /m)
  .at(-1)

test('the image installs only what the bundle leaves outside, by the lock file', () => {
  const { dependencies } = JSON.parse(text('gateway/runtime/package.json'))
  const { external } = gatewayBuild('', '')
  expect(external.filter((name) => name !== 'pg-native')).toEqual(Object.keys(dependencies))
  expect(image).toContain('RUN npm ci --omit=dev --workspace @gas/gateway-runtime')
  expect(text('Dockerfile')).not.toMatch(/npm install/)
})

test('these packages have the versions of the gateway, with which it is tested', () => {
  const { dependencies } = JSON.parse(text('gateway/runtime/package.json'))
  const all = JSON.parse(text('gateway/package.json')).dependencies
  expect(Object.fromEntries(Object.keys(dependencies).map((name) => [name, all[name]]))).toEqual(dependencies)
})

test('a package that only the demo world or a test imports is no dependency of the gateway', () => {
  const { dependencies } = JSON.parse(text('gateway/package.json'))
  const folders = ['gateway', 'domain', 'contract']
  const files = execFileSync('git', ['ls-files', ...folders], { cwd: root, encoding: 'utf8' }).split('\n')
  const product = files.filter((file) => /\.ts$/.test(file) && !/^gateway\/demo\/|\.test\.ts$/.test(file))
  const sources = product.map(text).join('\n')
  const isUsed = (name) => new RegExp(`['"]${name}(/[^'"]*)?['"]`).test(sources)
  expect(Object.keys(dependencies).filter((name) => !isUsed(name))).toEqual([])
})

test('in operation the database has no default password', () => {
  expect(text('compose.yaml').match(/POSTGRES_PASSWORD:-[^}]*\}/g)).toEqual([
    'POSTGRES_PASSWORD:-}',
    'POSTGRES_PASSWORD:-}',
  ])
})

test.each([
  ['x-gateway', ['init: true', 'read_only: true', 'tmpfs: [/tmp]', 'cap_drop: [ALL]', 'mem_limit: ']],
  ['x-postgres', ['init: true', 'mem_limit: ']],
])('%s is bounded', (name, wanted) => {
  const found = text('compose.yaml').split(`${name}: &`)[1]?.split('\n\n')[0] ?? ''
  for (const line of wanted) expect(found).toContain(line)
})
