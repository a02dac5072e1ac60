import { strangeNumbers } from './numbers'

const known = { bound: ['1000000001'], found: ['1000000002'], named: ['1000000003'] }

test.each<[string, string[], string[]]>([
  ['none', [], []],
  ['bound, found, named', ['1000000001', '1000000002', '1000000003'], []],
  [
    'others, each once, in their order',
    ['1000000009', '1000000001', '1000000004', '1000000009'],
    ['1000000009', '1000000004'],
  ],
])('numbers without a claim (BD-02): %s', (_name, bps, strange) => {
  expect(strangeNumbers(bps, known)).toEqual(strange)
})
