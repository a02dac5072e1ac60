import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { environmentOf, lacking, toolArguments } from './weapp-release.mjs'

let folder
let dist
let settings
const built = (name) =>
  writeFileSync(
    path.join(dist, 'common.js'),
    `var a={name:"${name}",storagePrefix:"",hosts:{default:"https://a.test"}}`,
  )

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'gas-release-'))
  dist = path.join(folder, 'dist')
  mkdirSync(dist)
  writeFileSync(path.join(dist, 'app.json'), '{}')
  built('PRO')
  const key = path.join(folder, 'private.key')
  writeFileSync(key, 'key')
  settings = { WEAPP_APP_ID: 'wx0123456789abcdef', WEAPP_KEY: key, WEAPP_VERSION: '1.2.0' }
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const lack = (action, more = {}) => lacking(action, { settings: { ...settings, ...more }, dist, version: '1.2.0' })

it('lets a complete upload and preview pass', () => {
  expect([lack('upload'), lack('preview', { WEAPP_VERSION: undefined })]).toEqual([undefined, undefined])
})

it.each([
  ['WEAPP_APP_ID is missing', { WEAPP_APP_ID: undefined }],
  ['WEAPP_APP_ID is missing', { WEAPP_APP_ID: 'touristappid' }],
  ['WEAPP_KEY is missing', { WEAPP_KEY: undefined }],
  ['there is no such file', { WEAPP_KEY: '/nowhere/private.key' }],
  ['WEAPP_ROBOT must be', { WEAPP_ROBOT: '31' }],
  ['WEAPP_VERSION is missing', { WEAPP_VERSION: undefined }],
  ['package.json says 1.2.0', { WEAPP_VERSION: '1.3.0' }],
])('refuses an upload: %s', (sentence, more) => {
  expect(lack('upload', more)).toContain(sentence)
})

it.each(['preview', 'upload'])('refuses a %s of what was built for DEV, or was not built', (action) => {
  built('NEW_DEV')
  expect(lack(action)).toContain('was built for NEW_DEV')
  writeFileSync(path.join(dist, 'common.js'), '')
  expect(lack(action)).toContain('does not say which environment')
  rmSync(path.join(dist, 'app.json'))
  expect(lack(action)).toContain('dist/weapp is missing')
})

it.each(['DEV', 'FAT', 'NEW_UAT', 'PRO'])('reads the environment %s out of a package', (name) => {
  built(name)
  expect(environmentOf(dist)).toBe(name)
})

it('gives the tool a version for an upload, page and query for a preview', () => {
  const given = {
    settings: { ...settings, WEAPP_PAGE: 'pages/pay/meters', WEAPP_QUERY: 'a=1' },
    root: '/r',
    version: '1.2.0',
  }
  const upload = toolArguments('upload', given)
  expect(upload.slice(1, 3)).toEqual([expect.stringMatching(/^miniprogram-ci@\d+\.\d+\.\d+$/), 'upload'])
  expect(upload.join(' ')).toMatch(/--upload-version 1\.2\.0$/)
  expect(toolArguments('preview', given).join(' ')).toMatch(
    /--preview-page-path pages\/pay\/meters --preview-search-query a=1$/,
  )
})
