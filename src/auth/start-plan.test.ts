import { afterFailure, firstStep, type Situation, type Step } from './start-plan'

const visitor: Situation = {
  isPublic: false,
  authCode: '',
  loginCode: '',
  tempCodes: true,
  initAuth: true,
  hasLogin: false,
  grantCode: '',
}
const stored = { hasLogin: true, grantCode: 'g' }

test.each<[string, Partial<Situation>, Step]>([
  ['a public page needs nothing', { isPublic: true, authCode: 'a', ...stored }, 'public'],
  ['the code in the address comes first', { authCode: 'a', loginCode: 'l', ...stored }, 'exchange-grant'],
  ['then the temporary code', { loginCode: 'l', ...stored }, 'exchange-temp'],
  ['which may be switched off', { loginCode: 'l', tempCodes: false, ...stored }, 'check-tokens'],
  ['stored tokens are checked', { hasLogin: true }, 'check-tokens'],
  ['a stored grant code without tokens', { grantCode: 'g' }, 'check-grant'],
  ['nothing stored', {}, 'auth-centre'],
  ['without the auth centre the stored login is used', { initAuth: false, ...stored }, 'use-login'],
  ['half a login is none', { initAuth: false, grantCode: 'g' }, 'visitor'],
  ['without a login the user goes on as a visitor', { initAuth: false }, 'visitor'],
  ['codes count without it as well', { initAuth: false, authCode: 'a' }, 'exchange-grant'],
])('%s (AU-03)', (_, part, step) => {
  expect(firstStep({ ...visitor, ...part })).toBe(step)
})

test.each<[Step, boolean, string, Step]>([
  ['check-tokens', true, 'g', 'check-grant'],
  ['check-tokens', true, '', 'auth-centre'],
  ['check-grant', true, 'g', 'auth-centre'],
  ['exchange-grant', true, 'g', 'auth-centre'],
  ['exchange-grant', false, 'g', 'visitor'],
])('%s failed, auth centre %s, grant code "%s": %s', (step, initAuth, grantCode, next) => {
  expect(afterFailure(step, { initAuth, grantCode })).toBe(next)
})
