import { correctionsOf, grantedRegister, type Answered } from './correction'

const line = {
  meterId: 'KILN',
  channelNo: '1',
  currReading: '5000.00',
  readVolume: '800.00',
  adjustVolume: '0.00',
  adjustReason: '',
  settleVolume: '800.00',
  carried: '0.00',
}
const other = { ...line, meterId: 'BOILER', currReading: '90.00', readVolume: '30.00', settleVolume: '30.00' }
const first = [line, other]
const dispute: Answered = { meterId: 'KILN', channelNo: '1', reasonCode: 'READING', expectedReading: '4950.00' }
const pass = { decision: 'PASS' as const, volume: null, remark: '' }
const adjust = (volume: string | null) => ({ decision: 'ADJUST' as const, volume, remark: '现场核实' })

/** AE-24. */
test('READING passed: the register that the customer sees, 50.00 m³ less', () => {
  expect(grantedRegister(dispute, pass)).toBe('4950.00')
  expect(correctionsOf(dispute, pass, first, first)).toEqual(
    new Map([['KILN|1', { adjustVolume: '-50.00', reason: '异议调整', register: '4950.00' }]]),
  )
})

test('READING adjusted: the register that the company found', () => {
  expect(grantedRegister(dispute, adjust('4980.00'))).toBe('4980.00')
  expect(correctionsOf(dispute, adjust('4980.00'), first, first)).toEqual(
    new Map([['KILN|1', { adjustVolume: '-20.00', reason: '异议调整：现场核实', register: '4980.00' }]]),
  )
})

test('VOLUME adjusted: the volume itself; it cannot be passed without one', () => {
  const about: Answered = { ...dispute, reasonCode: 'VOLUME', expectedReading: null }
  expect(correctionsOf(about, adjust('700.00'), first, first)).toEqual(
    new Map([['KILN|1', { adjustVolume: '-100.00', reason: '异议调整：现场核实', settle: '700.00' }]]),
  )
  expect(correctionsOf(about, pass, first, first)).toBe('volume')
  expect(correctionsOf(about, adjust(null), first, first)).toBe('volume')
})

test('PRICE passed: made again with the company’s correction; there is no volume to grant', () => {
  const about: Answered = { meterId: null, channelNo: null, reasonCode: 'PRICE', expectedReading: null }
  expect(correctionsOf(about, pass, first, first)).toEqual(new Map())
  expect(correctionsOf(about, adjust('1.00'), first, first)).toBe('decision')
})

test('a second dispute keeps what the first one granted, and adds to it on the same channel', () => {
  const granted = { ...line, adjustVolume: '-50.00', adjustReason: '异议调整', settleVolume: '750.00' }
  const about: Answered = { meterId: 'BOILER', channelNo: '1', reasonCode: 'VOLUME', expectedReading: null }
  expect(correctionsOf(about, adjust('20.00'), [granted, other], first)).toEqual(
    new Map([
      ['KILN|1', { adjustVolume: '-50.00', reason: '异议调整' }],
      ['BOILER|1', { adjustVolume: '-10.00', reason: '异议调整：现场核实', settle: '20.00' }],
    ]),
  )
  const again: Answered = { ...about, meterId: 'KILN' }
  expect(correctionsOf(again, adjust('700.00'), [granted, other], first)).toEqual(
    new Map([['KILN|1', { adjustVolume: '-100.00', reason: '异议调整：现场核实', settle: '700.00' }]]),
  )
})

test('a second dispute over the register of a remote meter: the register now found takes the place of the one granted before', () => {
  const granted = { ...line, adjustVolume: '-20.00', adjustReason: '异议调整', settleVolume: '780.00' }
  expect(correctionsOf(dispute, pass, [granted, other], first)).toEqual(
    new Map([['KILN|1', { adjustVolume: '-50.00', reason: '异议调整', register: '4950.00' }]]),
  )
  const ended = { ...line, currReading: '4980.00', readVolume: '780.00' }
  const price: Answered = { meterId: null, channelNo: null, reasonCode: 'PRICE', expectedReading: null }
  expect(correctionsOf(price, pass, [ended, other], first)).toEqual(
    new Map([['KILN|1', { adjustVolume: '0.00', reason: '', end: '4980.00' }]]),
  )
})

test.each([
  [
    'read by hand: 估抄补差 of −50 went away with it',
    { currReading: '1000.00', readVolume: '0.00', adjustVolume: '-50.00' },
    '1060.00',
    '10.00',
    '0.00',
    '0.00',
  ],
  [
    'remote, below its start: 估抄补差 of −50 came with it',
    { currReading: '1080.00', readVolume: '30.00', adjustVolume: '0.00' },
    '1000.00',
    '0.00',
    '-50.00',
    '0.00',
  ],
  [
    'past the last digit',
    { currReading: '999990.00', readVolume: '20.00', adjustVolume: '0.00' },
    '40.00',
    '70.00',
    '0.00',
    '0.00',
  ],
  [
    'moved by late frames, a volume of 30 is granted on top',
    { currReading: '1050.00', readVolume: '50.00', adjustVolume: '-5.00' },
    '1060.00',
    '60.00',
    '25.00',
    '30.00',
  ],
])(
  'the end of a line was moved, %s: nothing but a volume is granted a second time',
  (_what, plain, currReading, readVolume, adjusted, adjustVolume) => {
    const price: Answered = { meterId: null, channelNo: null, reasonCode: 'PRICE', expectedReading: null }
    const moved = { ...line, currReading, readVolume, adjustVolume: adjusted }
    expect(correctionsOf(price, pass, [moved], [{ ...line, ...plain }], new Map([['KILN', 6]]))).toEqual(
      new Map([['KILN|1', { adjustVolume, reason: '', end: currReading }]]),
    )
  },
)

test.each([
  ['120.00', '999990.00', '-130.00'],
  ['999990.00', '120.00', '130.00'],
  ['999990.00', '999890.00', '-100.00'],
])(
  'the register was read %s and is %s, past its last digit: %s m³ (AE-07)',
  (currReading, expectedReading, expected) => {
    const rolled = { ...line, currReading }
    const about: Answered = { ...dispute, expectedReading }
    expect(correctionsOf(about, pass, [rolled], [rolled], new Map([['KILN', 6]]))).toEqual(
      new Map([['KILN|1', { adjustVolume: expected, reason: '异议调整', register: expectedReading }]]),
    )
  },
)
