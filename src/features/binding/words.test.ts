import { leftText, nameOf } from './words'

test.each([
  [168 * 3_600_000, '7 天'],
  [25 * 3_600_000 + 59_000, '1 天 1 小时'],
  [5 * 3_600_000, '5 小时'],
  [3_599_000, '59 分钟'],
  [1_000, '1 分钟'],
  [0, '已到期'],
])('%i ms are left: %s', (ms, text) => {
  expect(leftText(ms)).toBe(text)
})

test('the master’s name for a sub-account comes first', () => {
  expect(nameOf({ remarkName: '李会计', nickname: '用户0002' })).toBe('李会计')
  expect(nameOf({ remarkName: '', nickname: '用户0002' })).toBe('用户0002')
})
