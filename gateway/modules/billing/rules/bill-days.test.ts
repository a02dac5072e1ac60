import { explainBill, priceOfDay, type ChargedLine, type ChargedPrice } from './bill-days'

const segment = (tierNo: number, price: string, fromDate: string, toDate: string): ChargedPrice => ({
  tierNo,
  price,
  fromDate,
  toDate,
})
const line = (change: Partial<ChargedLine>): ChargedLine => ({
  meterId: 'm1',
  channelNo: '1',
  billedVolume: '200.00',
  adjustReason: '',
  adjustAmount: '0.00',
  amount: '716.00',
  segments: [segment(1, '3.5800', '2026-09-01', '2026-09-30')],
  ...change,
})
const day = (gasDay: string, volume: string, estAmount: string, packageVolume = '0.00') => ({
  meterId: 'm1',
  channelNo: '1',
  gasDay,
  volume,
  packageVolume,
  estAmount,
})
const days = [day('2026-09-01', '100.00', '358.00'), day('2026-09-02', '100.00', '358.00')]

test('days that add up leave no rest', () => {
  expect(explainBill([line({})], days).sum).toMatchObject({ amount: '716.00', adjustAmount: '0.00', tail: '0.00' })
})

// 2026-07 of the demo: 186.40 m³ taken off after a dispute are no rounding.
test('what an adjustment takes off is a line of its own, with its reason', () => {
  const adjusted = line({ billedVolume: '180.00', adjustReason: '异议核减', adjustAmount: '-71.60', amount: '644.40' })
  expect(explainBill([adjusted], days)).toEqual({
    sum: {
      volume: '200.00',
      packageVolume: '0.00',
      amount: '716.00',
      adjustVolume: '-20.00',
      adjustAmount: '-71.60',
      withoutDays: '0.00',
      billAmount: '644.40',
      tail: '0.00',
    },
    adjustments: [{ meterId: 'm1', channelNo: '1', volume: '-20.00', amount: '-71.60', reason: '异议核减' }],
  })
})

// The line was settled with two estimated days; the register said 20 m³ less of them afterwards.
test.each([
  ['none was settled', {}, '20.00', '71.60', '估抄补差'],
  [
    '30 m³ were taken off by a dispute',
    { billedVolume: '170.00', adjustReason: '异议核减', adjustAmount: '-107.40', amount: '608.60' },
    '-10.00',
    '-35.80',
    '异议核减，估抄补差',
  ],
  [
    'the dispute took off as much',
    { billedVolume: '180.00', adjustReason: '异议核减', adjustAmount: '-71.60', amount: '644.40' },
    '0.00',
    '0.00',
    null,
  ],
])('what days lost after the bill is an adjustment and no rest (AE-09): %s', (_, change, volume, amount, reason) => {
  const late = [day('2026-09-01', '100.00', '358.00'), day('2026-09-02', '80.00', '286.40')]
  const { sum, adjustments } = explainBill([line(change)], late)
  expect(sum).toMatchObject({ adjustVolume: volume, tail: '0.00' })
  expect([sum.adjustAmount, adjustments.map((one) => one.reason)]).toEqual([amount, reason === null ? [] : [reason]])
})

test('a fen a day is rounding, whatever was adjusted', () => {
  const adjusted = line({ billedVolume: '180.00', adjustReason: '异议核减', adjustAmount: '-71.60', amount: '644.42' })
  expect(explainBill([adjusted], days).sum).toMatchObject({ adjustAmount: '-71.60', tail: '0.02' })
})

test('a meter without days is charged without them: nothing of it is a rest', () => {
  const manual = line({ meterId: 'm2', amount: '5149.56', adjustAmount: null })
  expect(explainBill([manual], []).sum).toMatchObject({ withoutDays: '5149.56', tail: '0.00', amount: '0.00' })
  expect(explainBill([line({}), manual], days).sum).toMatchObject({
    amount: '716.00',
    withoutDays: '5149.56',
    billAmount: '5865.56',
    tail: '0.00',
  })
})

test('a day has the price of its segment; on the day a tier begins it has the average of two', () => {
  const tiers = line({
    segments: [
      segment(1, '3.5800', '2026-09-01', '2026-09-18'),
      segment(2, '3.5300', '2026-09-18', '2026-09-30'),
      segment(0, '3.0000', '2026-09-01', '2026-09-30'),
    ],
  })
  const price = (gasDay: string, volume: string, amount: string) => priceOfDay([tiers], day(gasDay, volume, amount))
  expect(price('2026-09-17', '33.37', '119.46')).toBe('3.5800')
  expect(price('2026-09-19', '33.37', '117.80')).toBe('3.5300')
  expect(price('2026-09-18', '200.00', '711.00')).toBe('3.5550')
  expect(priceOfDay([], day('2026-09-18', '200.00', '711.00'))).toBe('3.5550')
})

test('what a package covers of a day is no adjustment; the day has the price of the rest (AE-17a)', () => {
  const covered = [day('2026-09-01', '100.00', '0.00', '100.00'), day('2026-09-02', '100.00', '107.40', '70.00')]
  const rest = line({ billedVolume: '30.00', amount: '107.40' })
  expect(explainBill([rest], covered)).toMatchObject({
    sum: { volume: '200.00', packageVolume: '170.00', amount: '107.40', adjustVolume: '0.00', tail: '0.00' },
    adjustments: [],
  })
  expect(covered.map((one) => priceOfDay([rest], one))).toEqual([null, '3.5800'])
})
