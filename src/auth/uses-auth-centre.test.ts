import { environment } from '@/platform/environment'
import { storage } from '@/platform/storage'
import { usesAuthCentre } from './uses-auth-centre'

const built = environment.initAuth
afterEach(() => {
  environment.initAuth = built
  storage.remove('initAuth')
})

test.each([
  [false, '', false],
  [true, '', true],
  [false, '1', true],
  [true, '0', false],
] as const)('build %s, tab %j: %s (AU-03)', (initAuth, ofTab, expected) => {
  environment.initAuth = initAuth
  if (ofTab !== '') storage.set('initAuth', ofTab)
  expect(usesAuthCentre()).toBe(expected)
})
