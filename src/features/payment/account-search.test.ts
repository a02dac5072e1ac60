import { searchFaults } from './account-search'

it.each([
  ['1000000001', '010101', {}],
  ['100000000', '010101', { bp: '请输入10位户号' }],
  ['1000000001', '01010', { tail: '请输入表号后六位' }],
  ['', '', { bp: '请输入10位户号', tail: '请输入表号后六位' }],
])('searchFaults %s %s', (bp, tail, expected) => expect(searchFaults(bp, tail)).toEqual(expected))
