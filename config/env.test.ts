import { requestTypes, type RequestTypeName } from '../domain/request-types'
import { chooseEnvironment, ENVIRONMENTS } from './env'

const types = Object.keys(requestTypes) as RequestTypeName[]

test.each([
  [undefined, 'development', 'DEV'],
  [undefined, 'production', 'PRO'],
  ['NEW_UAT', 'production', 'NEW_UAT'],
])('APP_ENV %s in %s: %s', (wanted, mode, name) => {
  expect(chooseEnvironment(wanted, mode, { weapp: false }).name).toBe(name)
})

/* Specification 9: UAT is "pre", PRO "product", DEV and FAT "test"; NEW_ variants alike, on hosts of their own. */
test.each([
  ['DEV', 'test', 'hyn_dev_', 'http://127.0.0.1:10086'],
  ['FAT', 'test', 'hyn_fat_', 'https://fat-api.gas.example.com'],
  ['UAT', 'pre', 'hyn_uat_', 'https://uat-api.gas.example.com'],
  ['PRO', 'product', '', 'https://api.gas.example.com'],
  ['NEW_DEV', 'test', 'hyn_new_dev_', 'http://127.0.0.1:10086'],
  ['NEW_FAT', 'test', 'hyn_new_fat_', 'https://new-fat-api.gas.example.com'],
  ['NEW_UAT', 'pre', 'hyn_new_uat_', 'https://new-uat-api.gas.example.com'],
  ['NEW_PRO', 'product', 'hyn_new_pro_', 'https://new-api.gas.example.com'],
])('%s: stage %s, keys %s, mini-program on %s for every request type', (name, stage, storagePrefix, host) => {
  const weapp = chooseEnvironment(name, undefined, { weapp: true })
  expect(weapp).toMatchObject({ name, stage, storagePrefix, authCentre: host })
  for (const type of types) expect(weapp.hosts[type]).toBe(host)
  const h5 = chooseEnvironment(name, undefined, { weapp: false })
  for (const type of types) expect(h5.hosts[type]).toBe('')
})

/* Specification 7: one prefix per request type; appDownload, b2b and cms have none. */
test.each<[RequestTypeName, string]>([
  ['default', '/api'],
  ['dg', '/sale'],
  ['job', '/job'],
  ['zh', '/substitution'],
  ['gas', '/{product}'],
  ['predict', '/predict'],
  ['taocan', '/tcapi'],
  ['energy', '/energyapi'],
  ['sqdev', '/sqdev'],
  ['btwob', '/btwob'],
  ['gpt', '/gpt'],
  ['demand', '/demand'],
  ['answer', '/answer'],
  ['appDownload', ''],
  ['b2b', ''],
  ['cms', ''],
])('%s: %s', (type, prefix) => {
  expect(requestTypes[type].prefix).toBe(prefix)
})

test('APP_HOST replaces the host of all types', () => {
  expect(chooseEnvironment('PRO', undefined, { weapp: true, host: 'https://x.test' }).hosts.job).toBe('https://x.test')
})

test('storage keys never mix (AU-02)', () => {
  const prefixes = ENVIRONMENTS.map((name) => chooseEnvironment(name, undefined, { weapp: true }).storagePrefix)
  expect(new Set(prefixes).size).toBe(ENVIRONMENTS.length)
})

test('an unknown environment stops the build', () => {
  expect(() => chooseEnvironment('LIVE', undefined, { weapp: true })).toThrow('APP_ENV must be one of')
})

/* AU-03: without a login a protected page opens the login page, unless the build leads to the auth centre. */
test.each([
  [undefined, false],
  [false, false],
  [true, true],
])('APP_INIT_AUTH %s: auth centre %s', (initAuth, expected) => {
  const build = { weapp: false, ...(initAuth !== undefined && { initAuth }) }
  expect(chooseEnvironment('PRO', undefined, build).initAuth).toBe(expected)
})
