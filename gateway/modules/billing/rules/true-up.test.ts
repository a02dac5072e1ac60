import { trueUpText } from './true-up'

test.each([
  ['252652.07', '252652.03', '暂估 252,652.07，结算 252,652.03，退回 0.04'],
  ['980.00', '1000.00', '暂估 980.00，结算 1,000.00，补扣 20.00'],
  ['980.00', '980.00', '暂估 980.00，结算 980.00，无差额'],
])('estimated %s, settled %s: %s (AE-31)', (estimated, settled, text) =>
  expect(trueUpText(estimated, settled)).toBe(text),
)
