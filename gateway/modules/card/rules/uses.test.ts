import { lastsUntil, recentMean, usesOf } from './uses'

const at = (day: string, time = '09:00') => `2026-${day}T${time}:00+08:00`
const read = (day: string, register: string, time?: string) => ({ readAt: at(day, time), register })

describe('what a meter used between reads of its card (A 6.4)', () => {
  it.each<[string, Parameters<typeof usesOf>[0], string[]]>([
    ['nothing', [], []],
    ['one read', [read('11-20', '100.00')], []],
    ['two reads', [read('11-20', '100.00'), read('11-10', '50.00')], ['50.00 5.00']],
    ['half a day more', [read('11-20', '100.00', '21:00'), read('11-10', '50.00')], ['50.00 4.76']],
    [
      'a read some hours before the next',
      [read('11-20', '100.00', '18:00'), read('11-20', '99.00'), read('11-10', '50.00', '18:00')],
      ['50.00 5.00'],
    ],
    ['none used', [read('11-20', '50.00'), read('11-10', '50.00')], ['0.00 0.00']],
    [
      'a new meter in between',
      [read('11-20', '30.00'), read('11-17', '0.00'), read('11-16', '900.00'), read('11-06', '800.00')],
      ['30.00 10.00', '100.00 10.00'],
    ],
  ])('%s', (_what, registers, uses) =>
    expect(usesOf(registers).map(({ volume, dayMean }) => `${volume} ${dayMean}`)).toEqual(uses),
  )

  it('has a mean of the last 90 days, by time and not by read', () => {
    const uses = usesOf([
      read('11-20', '300.00'),
      read('11-19', '280.00'),
      read('11-10', '100.00'),
      read('05-10', '0.00'),
    ])
    expect(recentMean(uses)).toBe('1.55')
    expect(recentMean(uses.slice(0, 2))).toBe('20.00')
    expect(recentMean([])).toBeNull()
  })

  it.each([
    ['126.4', '49.30', '2026-11-22'],
    ['49.3', '49.30', '2026-11-21'],
    ['0.0', '49.30', '2026-11-20'],
    ['126.4', '0.00', null],
    ['9999.9', '0.01', null],
  ])('%s m³ at %s a day last until %s', (remain, mean, day) =>
    expect(lastsUntil(remain, at('11-20', '14:26'), mean)).toBe(day),
  )
})
