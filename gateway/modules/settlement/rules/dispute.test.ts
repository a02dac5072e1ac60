import { draftOf, type Typed } from './dispute'

const lines = [
  { meterId: 'KILN', channelNo: '1' },
  { meterId: 'KILN', channelNo: '2' },
  { meterId: 'BOILER', channelNo: '1' },
]
const single = [{ meterId: 'BOILER', channelNo: '1' }]
const reading: Typed = {
  meterId: 'BOILER',
  reasonCode: 'READING',
  content: '现场表盘读数与结算单不符',
  expectedReading: '1234.5',
  images: ['f1'],
}

/** AE-24. */
test('a register of a statement of all meters: the only channel is taken, the figure gets its two decimals', () => {
  expect(draftOf(reading, lines)).toEqual({
    meterId: 'BOILER',
    channelNo: '1',
    reasonCode: 'READING',
    content: '现场表盘读数与结算单不符',
    expectedReading: '1234.50',
    images: ['f1'],
  })
})

test.each<[string, Partial<Typed>, string]>([
  ['full-width digits are digits', { expectedReading: '１２３４．５' }, '1234.50'],
  ['eight digits', { expectedReading: '99999999.99' }, '99999999.99'],
])('%s', (_name, over, expectedReading) =>
  expect(draftOf({ ...reading, ...over }, lines)).toMatchObject({ expectedReading }),
)

test.each<[string, Partial<Typed>, string]>([
  ['four characters', { content: ' 读数不符 ' }, 'content'],
  ['no register', { expectedReading: '' }, 'expectedReading'],
  ['a negative register', { expectedReading: '-1' }, 'expectedReading'],
  ['three decimals', { expectedReading: '1.234' }, 'expectedReading'],
  ['words', { expectedReading: '1e6' }, 'expectedReading'],
  ['no photo', { images: [] }, 'images'],
  ['another meter', { meterId: 'NONE' }, 'meterId'],
  ['another channel', { channelNo: '2' }, 'channelNo'],
  ['two channels, none named', { meterId: 'KILN' }, 'channelNo'],
])('refused: %s', (_name, over, field) => expect(draftOf({ ...reading, ...over }, lines)).toEqual({ field }))

test('a statement of all meters wants to know which; one of a single meter knows', () => {
  const { meterId: _meterId, ...nameless } = reading
  expect(draftOf(nameless, lines)).toEqual({ field: 'meterId' })
  expect(draftOf(nameless, single)).toMatchObject({ meterId: 'BOILER', channelNo: '1' })
})

test('a price is about no register: nothing else is needed, an expected register is dropped', () => {
  const price: Typed = { reasonCode: 'PRICE', content: '合同价应为3.98元', expectedReading: '12' }
  expect(draftOf(price, lines)).toMatchObject({ meterId: null, channelNo: null, expectedReading: null, images: [] })
})
