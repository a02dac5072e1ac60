import { marksIn } from './marks'
import { pairs, simplified } from './simplified'
import { reductionsIn, synonymRows, withSynonyms } from './synonyms'
import { reduce, tokensOf } from './tokens'

describe('reducing a text', () => {
  test.each([
    ['half-width and lower case', 'ＮＦＣ 写卡', 'nfc 写卡'],
    ['traditional characters', '繳費記錄', '缴费 记录'],
    ['a word of the trade', '换大表要多久', '扩容'],
    ['stop words cut', '请问发票怎么开', '发票 开'],
    ['two scripts are two runs', 'IC卡丢了怎么补办', 'ic 卡 补办 补办'],
    ['signs cut as blanks do', '停气、复气！', '停气 复气'],
    ['nothing left', '请问怎么', ''],
    ['nothing at all', '', ''],
    ['other scripts have no tokens', 'привет', ''],
  ])('%s', (_what, text, expected) => {
    expect(reduce(text)).toBe(expected)
  })

  test('is the same a second time', () => {
    for (const word of synonymRows.flat()) expect(reduce(reduce(word))).toBe(reduce(word))
  })
})

describe('tokens', () => {
  test.each([
    ['缴费', ['缴', '费', '缴费']],
    ['ic 卡补办', ['ic', '卡', '补', '办', '卡补', '补办']],
    ['气', ['气']],
    ['gb30720 2025', ['gb30720', '2025']],
    ['气气气', ['气', '气气']],
    ['', []],
  ])('of %s', (text, expected) => {
    expect(tokensOf(text)).toEqual(expected)
  })
})

describe('synonyms', () => {
  test('a word is in one row', () => {
    const words = synonymRows.flat()
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
  })

  test('are written as texts are compared', () => {
    for (const word of synonymRows.flat()) expect(simplified(word.normalize('NFKC').toLowerCase())).toBe(word)
  })

  test.each([
    ['燃气表坏了', '燃气表维修'],
    ['气表坏了', '燃气表维修'],
    ['对公转账', '电汇'],
    ['没有这个词', '没有这个词'],
  ])('%s', (text, expected) => {
    expect(withSynonyms(text)).toBe(expected)
  })

  test('are named', () => {
    expect(reductionsIn('罚款怎么算')).toEqual([['罚款', '违约金']])
    expect(reductionsIn('违约金怎么算')).toEqual([])
  })
})

test('each traditional character has another, simplified one', () => {
  expect(pairs.filter(([from, to]) => from === to)).toEqual([])
  expect(pairs.length).toBeGreaterThan(500)
  expect(simplified('開發票')).toBe('开发票')
})

describe('marks (E-N-10)', () => {
  test.each([
    ['违约金怎么算', '罚款怎么算', [[0, 6]]],
    [
      '气价说明：气价调整',
      '气价',
      [
        [0, 2],
        [5, 7],
      ],
    ],
    ['NFC写卡', 'nfc', [[0, 3]]],
    ['缴费记录', '繳費', [[0, 2]]],
    ['燃气', '停', []],
    ['停气', '停', [[0, 1]]],
    ['燃气', '', []],
  ])('%s / %s', (text, question, ranges) => {
    expect(marksIn(text, question)).toEqual(ranges)
  })
})
