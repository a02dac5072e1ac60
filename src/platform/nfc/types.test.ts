import { troubleOfCode } from './types'

// A 6.30: WeChat's numbers, and what the holder of the phone reads.
test.each([
  [13000, 'none', '您的手机不支持NFC'],
  [13001, 'off', '请先打开手机NFC开关'],
  [13019, 'refused', '未获得NFC使用授权'],
  [13015, 'foreign', '非燃气卡，请更换卡片'],
  [13013, 'unread', '未识别到卡片，请重新贴卡'],
  [13016, 'unread', '未识别到卡片，请重新贴卡'],
])('%d is %s: %s', (code, trouble, text) => expect(troubleOfCode(code)).toEqual({ trouble, text }))

test.each([13017, 13023])('%d: the card left while it was spoken to, which only the gateway can judge', (code) =>
  expect(troubleOfCode(code)).toBeNull(),
)
