import { downloadPage } from './download-link'

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
