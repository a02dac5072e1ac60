import type { Config } from '../../config'
import { frozenClock } from '../../ports/clock'
import { hashOf } from '../../secret'
import {
  businessTokenOf,
  codeOfGrant,
  csrfOf,
  grantCodeOf,
  isCsrfOf,
  readAnonymous,
  readUnified,
  signAnonymous,
  signUnified,
  tokenOfSession,
} from './tokens'

const clock = frozenClock('2026-11-23T09:30:00+08:00')
const work = { config: { jwtKey: Buffer.alloc(32, 3) } as Config, clock }
const other = { config: { jwtKey: Buffer.alloc(32, 4) } as Config, clock }
const claims = { userId: 'u1', jti: 'j1', tenantId: 't-1001', appId: 'hyn-app', entrustedTenantId: null }
const at = (iso: string) => ({ ...work, clock: frozenClock(iso) })

test('AU-11: the payload, readable by the client', async () => {
  const { value, expireAt } = await signUnified(work, claims)
  const payload = JSON.parse(Buffer.from(value.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>
  expect(payload).toEqual({
    iss: 'ennUnified',
    sub: 'u1',
    jti: 'j1',
    tenantId: 't-1001',
    appId: 'hyn-app',
    iat: 1795397400,
    exp: 1795404600,
  })
  expect(expireAt).toBe('2026-11-23T11:30:00+08:00')
})

test.each([
  { say: 'in its time', now: '2026-11-23T11:29:59+08:00', tolerance: 0, good: true },
  { say: 'at its end', now: '2026-11-23T11:30:00+08:00', tolerance: 0, good: false },
  { say: 'a refresh within 30 min after', now: '2026-11-23T11:59:59+08:00', tolerance: 1800, good: true },
  { say: 'a refresh later', now: '2026-11-23T12:00:00+08:00', tolerance: 1800, good: false },
])('AU-10: $say', async ({ now, tolerance, good }) => {
  const { value } = await signUnified(work, claims)
  expect(await readUnified(at(now), value, tolerance)).toEqual(good ? claims : null)
})

test('another key, another algorithm and rubbish are refused', async () => {
  const { value } = await signUnified(other, claims)
  expect(await readUnified(work, value)).toBeNull()
  const none = [{ alg: 'none' }, { iss: 'ennUnified', sub: 'u1', jti: 'j1', exp: 1895404600 }].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  )
  expect(await readUnified(work, `${none.join('.')}.`)).toBeNull()
  expect(await readUnified(work, 'rubbish')).toBeNull()
})

test('a key of before is good until it is taken away; the new one signs', async () => {
  const rotated = { ...other, config: { ...other.config, olderJwtKeys: [work.config.jwtKey] } }
  const { value } = await signUnified(work, claims)
  expect(await readUnified(rotated, value)).toEqual(claims)
  expect(await readUnified(other, value)).toBeNull()
  expect(await readUnified(other, (await signUnified(rotated, claims)).value)).toEqual(claims)
  expect(await readAnonymous(rotated, await signAnonymous(work, 'd1'))).toBe(true)
  expect(await readAnonymous(other, await signAnonymous(work, 'd1'))).toBe(false)
  const [session, grant] = [businessTokenOf(work, 's1'), grantCodeOf(work, 'g1')]
  expect(tokenOfSession(rotated, { sessionId: 's1', tokenHash: hashOf(session) })).toBe(session)
  expect(codeOfGrant(rotated, { grantId: 'g1', codeHash: hashOf(grant) })).toBe(grant)
  expect(tokenOfSession(other, { sessionId: 's1', tokenHash: hashOf(session) })).toBe(businessTokenOf(other, 's1'))
})

test('an entrusted tenant travels as ent', async () => {
  const { value } = await signUnified(work, { ...claims, entrustedTenantId: 't-9001' })
  expect(await readUnified(work, value)).toMatchObject({ entrustedTenantId: 't-9001' })
})

test('tokens of a session and codes of a grant are steady, apart and keyed', () => {
  expect(businessTokenOf(work, 's1')).toBe(businessTokenOf(work, 's1'))
  expect(businessTokenOf(work, 's1')).not.toBe(grantCodeOf(work, 's1'))
  expect(businessTokenOf(work, 's1')).not.toBe(businessTokenOf(other, 's1'))
  expect(businessTokenOf(work, 's1')).toMatch(/^[\w-]{43}$/)
})

test('csrf belongs to the session and the jti', () => {
  const csrf = csrfOf('secret', 'j1')
  expect(isCsrfOf(csrf, 'secret', 'j1')).toBe(true)
  expect(isCsrfOf(csrf, 'secret', 'j2')).toBe(false)
  expect(isCsrfOf(csrf, 'other', 'j1')).toBe(false)
  expect(isCsrfOf('', 'secret', 'j1')).toBe(false)
})
