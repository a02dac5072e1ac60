import { forecast } from './forecast'

/** A 5.3: the mean of the last known days over the rest. */
test.each([
  ['10.00 a day, 12 days left', ['10.00', '10.00'], 12, '120.00'],
  ['rounded once, at the end', ['10.00', '10.01', '10.01'], 3, '30.02'],
  ['the month is over', ['10.00'], 0, '0.00'],
])('%s', (_name, volumes, days, expected) =>
  expect(
    forecast(
      volumes.map((volume) => ({ volume })),
      days,
    ),
  ).toBe(expected),
)

test('nothing known: nothing said', () => expect(forecast([], 10)).toBeNull())
