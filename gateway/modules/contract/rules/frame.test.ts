import { frameProblem, leastMdq, proposedMdq } from './frame'

const months = Array.from({ length: 12 }, () => '30000')
const frame = { months, annualVolume: '360000', mdq: '1200', note: '' }
const about = { year: 2027, trailing12: '350000', most: '5000' }

test('the least MDQ is the largest mean day with 5 % on top (C-11)', () => {
  // February: 30,000 / 28 = 1,071.4…; with 5 % 1,125.
  expect(leastMdq(months, 2027)).toBe('1125')
  expect(leastMdq(months, 2028)).toBe('1087')
})

test.each([
  ['a frame that holds', {}, null],
  ['a sum that is not the year', { annualVolume: '360001' }, { code: '42811' }],
  ['an MDQ below the months', { mdq: '1124' }, { code: '42812', params: { v: '1125' } }],
  ['an MDQ that no meter lets through', { mdq: '5001' }, { code: '2901' }],
])('%s', (_name, change, problem) => {
  expect(frameProblem({ ...frame, ...change }, about)).toEqual(problem)
})

test('beyond 80–120 % of the last twelve months a note is needed', () => {
  const far = { ...about, trailing12: '299999' }
  expect(frameProblem(frame, far)).toEqual({ code: '42814' })
  expect(frameProblem({ ...frame, note: '新增一条生产线，用气增加' }, far)).toBeNull()
  expect(frameProblem(frame, { ...about, trailing12: '300000' })).toBeNull()
  expect(frameProblem(frame, { ...about, trailing12: '450000' })).toBeNull()
  expect(frameProblem(frame, { ...about, trailing12: '450001' })).toEqual({ code: '42814' })
})

test('the MDQ is proposed from the day that 99 % are not above, within what meters and months allow', () => {
  const days = Array.from({ length: 100 }, (_, n) => String(1000 + n))
  expect(proposedMdq(days, months, 2027, null)).toBe('1153')
  expect(proposedMdq(days, months, 2027, '1140')).toBe('1140')
  expect(proposedMdq([], months, 2027, null)).toBe('1125')
})
