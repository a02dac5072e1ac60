import { inWordsOfTexts } from './wordings'

const wordings = [
  { word: '用气账单', said: ['煤气本', '本子'] },
  { word: '燃气表', said: ['煤气', '走字器', 'V8表'] },
]

test.each([
  ['a saying becomes the word of the texts', '走字器坏了', '燃气表坏了'],
  ['longer ones come first', '煤气本在哪', '用气账单在哪'],
  ['what was put in is not replaced again', '本子', '用气账单'],
  ['upper and lower case are the same', 'v8表怎么看', '燃气表怎么看'],
  ['every place', '煤气和本子', '燃气表和用气账单'],
  ['a text without any stays', '怎么开发票', '怎么开发票'],
])('%s', (_, text, worded) => expect(inWordsOfTexts(text, wordings)).toBe(worded))

test('signs of patterns are taken literally; without sayings the text stays', () => {
  expect(inWordsOfTexts('a+b(c', [{ word: '甲', said: ['a+b('] }])).toBe('甲c')
  expect(inWordsOfTexts('甲', [{ word: '乙', said: [''] }])).toBe('甲')
})
