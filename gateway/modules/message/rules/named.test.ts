import { momentOf, namedBy } from './named'

/** The ten digits of a moment as ids begin, and any sixteen behind them. */
const id = (time: string) => `MS${time}ABCDEFGHJKMNPQRS`
const AT = id('01M830CDE0')
const LATER = id('01M830CED8')

test('the number of a message holds its moment, a whole second as its row', () => {
  expect(momentOf(AT)).toBe('2026-11-23T09:30:00+08:00')
  expect(momentOf(LATER)).toBe('2026-11-23T09:30:01+08:00')
})

test.each(['', 'MS', 'old', id('7ZZZZZZZZZ'), `${AT}1`, AT.toLowerCase()])('%s is no number', (text) =>
  expect(momentOf(text)).toBeNull(),
)

test('several are between the first and the last; what is no number is never asked for', () => {
  expect(namedBy('U1', [LATER, 'no', AT])).toMatchObject({
    from: '2026-11-23T09:30:00+08:00',
    to: '2026-11-23T09:30:01+08:00',
  })
  expect(namedBy('U1', ['no'])).toBeNull()
})
