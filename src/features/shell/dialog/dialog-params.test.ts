import { dialogWords } from './dialog-params'

test.each([
  [{}, { title: '提示', content: '是否确认此操作?', confirmText: '确定', cancelText: '取消' }],
  [{ type: 'alert' as const }, { title: '提示', content: '是否确认此操作?', confirmText: '确认', cancelText: '取消' }],
  [
    { showCancel: '0' as const, confirmText: '好' },
    { title: '提示', content: '是否确认此操作?', confirmText: '好', cancelText: null },
  ],
  [
    { title: '<b>t</b>', content: '停气通知', cancelText: '稍后' },
    { title: '<b>t</b>', content: '停气通知', confirmText: '确定', cancelText: '稍后' },
  ],
])('%j', (given, words) => expect(dialogWords(given)).toEqual(words))

test('at most 200 characters, an emoji counts as one', () => {
  expect(Array.from(dialogWords({ content: '😀'.repeat(201) }).content)).toHaveLength(200)
})
