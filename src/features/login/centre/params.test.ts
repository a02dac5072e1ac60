import { extrasOf, isSdkTooOld, nextStep, readCentre, type TenantRow } from './params'

const address =
  '/auth?appid=hyn-app&redirect=https%3A%2F%2Fa.com%2Fp%3Fx%3D1%23h&terminalType=APP&tenantPageName=tenants&sdkVersion=0.2.6&bpHint=%E4%B8%AD&from=mall'

test('AU-07: known parameters by name, the others as extras', () => {
  const params = readCentre(address)
  expect(params).toEqual({
    appid: 'hyn-app',
    redirect: 'https://a.com/p?x=1#h',
    terminalType: 'APP',
    tenantPageName: 'tenants',
    sdkVersion: '0.2.6',
    withTempAuthCode: '0',
    extras: 'bpHint=%E4%B8%AD&from=mall',
  })
  expect(extrasOf(params)).toEqual({ bpHint: '中', from: 'mall' })
})

test('extras survive the way from page to page, and cannot carry known names', () => {
  const next = readCentre(
    `/login?appid=a&extras=${encodeURIComponent('bpHint=1&redirect=evil')}&more=2&logout=1&error=430`,
  )
  expect(extrasOf(next)).toEqual({ bpHint: '1', more: '2' })
  expect(extrasOf(readCentre('/auth'))).toEqual({})
  expect(readCentre('/auth?redirect=%E0%A4%A').redirect).toBe('%E0%A4%A')
})

test.each([
  ['', false],
  ['0.2.6', false],
  ['0.9', false],
  ['1.0.0', true],
])('sdkVersion %s', (sdkVersion, old) => expect(isSdkTooOld({ sdkVersion })).toBe(old))

const gas = (tenantId: string): TenantRow => ({ tenantId, tenantName: tenantId, kind: 'GAS', entrusting: [] })
const service: TenantRow = {
  tenantId: 's',
  tenantName: 's',
  kind: 'SERVICE',
  entrusting: [{ tenantId: 'a', tenantName: 'a' }],
}

test.each([
  ['the only tenant', [gas('a')], '', false, '', { kind: 'grant', tenantId: 'a' }],
  ['two', [gas('a'), gas('b')], '', false, '', { kind: 'choose' }],
  ['the last one', [gas('a'), gas('b')], 'b', false, '', { kind: 'grant', tenantId: 'b' }],
  ['a last one that the user has lost', [gas('a'), gas('b')], 'c', false, '', { kind: 'choose' }],
  ['asked to choose again', [gas('a'), gas('b')], 'b', true, '', { kind: 'choose' }],
  ['an entrusted company beside the only tenant', [service], 's', false, '', { kind: 'choose' }],
  ['none', [], '', false, '/own', { kind: 'choose' }],
  [
    'a page of the caller',
    [gas('a'), gas('b')],
    '',
    false,
    '/own?x=1',
    { kind: 'own-page', tenantId: 'a', address: 'https://a.com/own?x=1&needTenant=1' },
  ],
  ['a page that is no path', [gas('a'), gas('b')], '', false, '//evil.com', { kind: 'choose' }],
] as const)('AU-09: %s', (_say, tenants, last, reselect, tenantPageName, next) =>
  expect(nextStep({ redirect: 'https://a.com/p', tenantPageName }, tenants, last, reselect)).toEqual(next),
)
