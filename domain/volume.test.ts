import fc from 'fast-check'
import {
  addVolume,
  compareVolume,
  floorVolume,
  formatVolume,
  formatVolumeNumber,
  formatVolumeShort,
  isZeroVolume,
  maxVolume,
  minVolume,
  subtractVolume,
  sumVolume,
  volume,
} from './volume'

describe('volume', () => {
  it.each([
    ['1.005', 2, '1.01'],
    ['1.25', 1, '1.3'],
    ['1.24', 1, '1.2'],
    ['0.00005', 4, '0.0001'],
    ['18432', 2, '18432.00'],
  ] as const)('rounds %s to %d decimals: %s', (value, places, expected) => {
    expect(volume(value, places)).toBe(expected)
  })

  it('cuts down where gas is given for money', () => {
    expect(floorVolume('149.3827', 1)).toBe('149.3')
    expect(floorVolume('149.9999', 1)).toBe('149.9')
    expect(floorVolume('0.09', 1)).toBe('0.0')
  })

  it('calculates with the decimals asked for', () => {
    expect(addVolume('0.1', '0.2', 1)).toBe('0.3')
    expect(subtractVolume('1000.00', '0.01')).toBe('999.99')
    expect(sumVolume(['1.1', '2.2', '3.3'], 1)).toBe('6.6')
    expect(sumVolume([])).toBe('0.00')
    expect([
      compareVolume('9.0', '10.0'),
      compareVolume('1.0', '1.00'),
      isZeroVolume('0.0'),
      isZeroVolume('0.1'),
    ]).toEqual([-1, 0, true, false])
    expect([minVolume('9.00', '10.00'), maxVolume('9.00', '10.00')]).toEqual(['9.00', '10.00'])
  })

  it('hours add up to the day', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10 ** 9 }), { minLength: 1, maxLength: 24 }), (hours) => {
        const texts = hours.map((value) => `${Math.floor(value / 10000)}.${String(value % 10000).padStart(4, '0')}`)
        const day = sumVolume(texts, 4)
        expect(texts.reduce((rest, hour) => subtractVolume(rest, hour, 4), day)).toBe('0.0000')
      }),
    )
  })
})

describe('formatting', () => {
  it.each([
    ['1234.56', '1,234.56 m³'],
    ['1213.0', '1,213 m³'],
    ['126.4', '126.4 m³'],
    ['-36.00', '\u221236.00 m³'],
    ['0.00', '0.00 m³'],
    ['12345.6789', '12,345.6789 m³'],
    ['50000', '50,000 m³'],
    [null, '--'],
    ['', '--'],
  ])('%s is shown as %s', (value, expected) => {
    expect(formatVolume(value)).toBe(expected)
    expect(formatVolumeNumber(value)).toBe(expected.replace(' m³', ''))
  })

  it.each([
    ['209000.00', '20.9万'],
    ['100000.00', '10.0万'],
    ['99999.49', '99,999'],
    ['1350000', '135.0万'],
    ['-209000', '\u221220.9万'],
    ['0.00', '0'],
    [null, '--'],
  ])('charts write %s as %s', (value, expected) => {
    expect(formatVolumeShort(value)).toBe(expected)
  })
})
