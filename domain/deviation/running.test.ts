import { isKnownEnough, projectDay, type RunningChannel, hourlyPlan } from './running'

/** 24 hours of 10 m³ but for some. */
const hours = (of: (hour: number) => number = () => 10): string[] =>
  Array.from({ length: 24 }, (_, hour) => of(hour).toFixed(4))
const channel = (part: Partial<RunningChannel> = {}): RunningChannel => ({
  hours: hours(),
  measured: '60.00',
  until: 360,
  ...part,
})
const expected = (value: string) => ({ value, low: value, high: value })

describe('what the running gas day comes to', () => {
  it('six hours as ever and the rest as forecast', () => {
    expect(projectDay([channel()], { value: '240.00', low: '216.00', high: '264.00' })).toEqual({
      value: '240.00',
      low: '222.00',
      high: '258.00',
    })
  })
  it('what was used too much stays used', () => {
    expect(projectDay([channel({ measured: '84.00' })], expected('240.00')).value).toBe('264.00')
  })
  it('a shift that begins at 14:00: nothing so far is as ever', () => {
    const shift = hours((hour) => (hour >= 6 && hour < 14 ? 30 : 0))
    expect(projectDay([channel({ hours: shift, measured: '0.00' })], expected('240.00')).value).toBe('240.00')
  })
  it('of the hour that runs its rest', () => {
    expect(projectDay([channel({ measured: '65.00', until: 390 })], expected('240.00')).value).toBe('240.00')
    expect(projectDay([channel({ until: 0, measured: '0.00' })], expected('240.00')).value).toBe('240.00')
    expect(projectDay([channel({ until: 1440, measured: '251.00' })], expected('240.00')).value).toBe('251.00')
  })
  it('two channels, one of them known two hours less', () => {
    const late = channel({ measured: '40.00', until: 240 })
    expect(projectDay([channel(), late], expected('480.00')).value).toBe('480.00')
  })
  it('such days used nothing at all: what was metered', () => {
    expect(projectDay([channel({ hours: hours(() => 0) })], expected('240.00')).value).toBe('60.00')
  })
})

it.each([
  ['all hours', [360, 360], true],
  ['two hours missing of one channel', [360, 240], true],
  ['a minute more', [360, 239], false],
  ['no channel', [], false],
])('%s: judged at 14:00 %s %s', (_name, known, isJudged) => {
  expect(
    isKnownEnough(
      known.map((until) => ({ until })),
      360,
    ),
  ).toBe(isJudged)
})

it('a plan over the hours, as such days use theirs', () => {
  expect(hourlyPlan('6800.00', ['1.0000', '3.0000'])).toEqual(['1700.00', '5100.00'])
  expect(hourlyPlan('6800.00', ['0.0000', '0.0000'])).toBeNull()
})
