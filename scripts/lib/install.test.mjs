import { changedManifests, changedPackages } from './install.mjs'

const a = { version: '1.0.0', integrity: 'sha512-a' }
const wanted = {
  '': { dependencies: { a: '^1.0.0' } },
  gateway: { dependencies: { b: '2.0.0' } },
  'node_modules/a': a,
  'node_modules/mac-only': { version: '1.0.0', optional: true },
  'node_modules/@gas/gateway': { resolved: 'gateway', link: true },
}

test.each([
  ['nothing', { 'node_modules/a': a }, []],
  ['a package is missing', {}, ['node_modules/a']],
  ['another version', { 'node_modules/a': { ...a, version: '1.0.1' } }, ['node_modules/a']],
  ['another content', { 'node_modules/a': { ...a, integrity: 'sha512-b' } }, ['node_modules/a']],
  ['one that left the lock file', { 'node_modules/a': a, 'node_modules/old': a }, ['node_modules/old']],
  [
    'another version of an optional one',
    { 'node_modules/a': a, 'node_modules/mac-only': { version: '0.9.0' } },
    ['node_modules/mac-only'],
  ],
])('installed packages differ by %s', (_name, installed, changed) => {
  expect(changedPackages(wanted, installed)).toEqual(changed)
})

test.each([
  ['as locked', { dependencies: { a: '^1.0.0' } }, { dependencies: { b: '2.0.0' } }, []],
  ['a new package', { dependencies: { a: '^1.0.0', c: '1.0.0' } }, { dependencies: { b: '2.0.0' } }, ['']],
  ['a new range of the gateway', { dependencies: { a: '^1.0.0' } }, { dependencies: { b: '^2.0.0' } }, ['gateway']],
  ['a package moved to the tools', { devDependencies: { a: '^1.0.0' } }, { dependencies: { b: '2.0.0' } }, ['']],
])('package.json, %s', (_name, root, gateway, changed) => {
  expect(changedManifests(wanted, { '': root, gateway })).toEqual(changed)
})
