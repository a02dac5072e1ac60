import { chooseEnvironment, ENVIRONMENTS } from './env'

test.each([
  [undefined, 'development', 'DEV'],
  [undefined, 'production', 'PRO'],
  ['NEW_UAT', 'production', 'NEW_UAT'],
])('APP_ENV %s in %s: %s', (wanted, mode, name) => {
  expect(chooseEnvironment(wanted, mode, { weapp: false }).name).toBe(name)
})

test('H5 calls its own host, the mini-program a named one; APP_HOST replaces both', () => {
  expect(chooseEnvironment('PRO', undefined, { weapp: false }).hosts.default).toBe('')
  expect(chooseEnvironment('DEV', undefined, { weapp: true }).hosts.energy).toBe('http://127.0.0.1:10086')
  expect(chooseEnvironment('PRO', undefined, { weapp: true, host: 'https://x.test' }).hosts.job).toBe('https://x.test')
})

test('storage keys never mix; PRO has no prefix (AU-02)', () => {
  const prefixes = ENVIRONMENTS.map((name) => chooseEnvironment(name, undefined, { weapp: true }).storagePrefix)
  expect(new Set(prefixes).size).toBe(ENVIRONMENTS.length)
  expect(chooseEnvironment('PRO', undefined, { weapp: true }).storagePrefix).toBe('')
  expect(chooseEnvironment('UAT', undefined, { weapp: true })).toMatchObject({
    storagePrefix: 'hyn_uat_',
    stage: 'pre',
  })
})

test('an unknown environment stops the build', () => {
  expect(() => chooseEnvironment('LIVE', undefined, { weapp: true })).toThrow('APP_ENV must be one of')
})
