import { downloadPage, linkPage } from './download-link'

const page = '/pages/appDown/appDown'

test.each([
  ['d', 'abc', `${page}?from=d&code=abc`],
  ['u', 'A-b_9', `${page}?from=u&code=A-b_9`],
  ['f', '<script>', `${page}?from=f`],
  ['p', '', `${page}?from=p`],
  ['p', 'a/b', `${page}?from=p`],
  ['d', 'x'.repeat(64), `${page}?from=d&code=${'x'.repeat(64)}`],
  ['d', 'x'.repeat(65), `${page}?from=d`],
])('%s/%s (AB-02)', (from, code, expected) => expect(downloadPage(from, code)).toBe(expected))

test.each([
  ['f', 'Abc1234567', '/share/share?s=Abc1234567'],
  ['f', 'Abc123456', `${page}?from=f&code=Abc123456`],
  ['f', 'Abc12345678', `${page}?from=f&code=Abc12345678`],
  ['f', 'Abc-234567', `${page}?from=f&code=Abc-234567`],
  ['u', 'Abc1234567', `${page}?from=u&code=Abc1234567`],
] as const)('%s/%s leads to %s: codes of shares have ten characters (E 2.3)', (prefix, code, expected) =>
  expect(linkPage(prefix, code)).toBe(expected),
)
