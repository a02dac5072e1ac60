import { formatParams, p, parseParams } from './params'

test.each([
  [p.text, '%E8%A1%A8', '表'],
  [p.text, '', undefined],
  [p.text, '%E0%A4%A', '%E0%A4%A'], // broken encoding is kept as it came
  [p.count, '12', 12],
  [p.count, '-1', undefined],
  [p.count, '1e3', undefined],
  [p.count, '1234567890', undefined],
  [p.flag, '1', '1'],
  [p.flag, 'true', undefined],
  [p.month, '2026-11', '2026-11'],
  [p.month, '2026-13', undefined],
  [p.list, 'a,b', ['a', 'b']],
  [p.list, ',', undefined],
  [p.oneOf('BILL', 'IC'), 'IC', 'IC'],
  [p.oneOf('BILL', 'IC'), 'ic', undefined],
  [p.route, '/pages/me/me?a=1', '/pages/me/me?a=1'],
  [p.route, '//evil.example', undefined],
  [p.route, '/\\evil.example', undefined],
  [p.route, 'https://evil.example', undefined],
  [p.route, 'javascript:alert(1)', undefined],
])('a parameter "%#" parses', (param, text, value) => {
  expect(parseParams({ x: param }, { x: text })).toEqual({ x: value })
})

test('unknown names are dropped, absent ones are undefined', () => {
  expect(parseParams({ a: p.text }, { b: '1' })).toEqual({ a: undefined })
})

test('what goes out comes in again', () => {
  const params = { billIds: ['B1', 'B2'], redirect: '/pages/me/me?x=1&y=表', empty: undefined, none: '' }
  const text = formatParams(params)
  expect(text).toBe('?billIds=B1%2CB2&redirect=%2Fpages%2Fme%2Fme%3Fx%3D1%26y%3D%E8%A1%A8')
  const query = Object.fromEntries(
    text
      .slice(1)
      .split('&')
      .map((part) => part.split('=') as [string, string]),
  )
  expect(parseParams({ billIds: p.list, redirect: p.route }, query)).toEqual({
    billIds: ['B1', 'B2'],
    redirect: '/pages/me/me?x=1&y=表',
  })
  expect(formatParams({})).toBe('')
})
