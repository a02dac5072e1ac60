import { faultOf } from '@/blocks/form/field'
import { searchFields } from './AccountSearch'

it.each([
  ['1000000001', '010101', undefined, undefined],
  ['100000000', '010101', '请输入10位户号', undefined],
  ['1000000001', '01010', undefined, '请输入表号后六位'],
  ['', '', '请输入10位户号', '请输入表号后六位'],
])('an account is searched by %s and %s (AE-61)', (bp, meterTail, ...faults) =>
  expect(searchFields.map((field) => faultOf(field, { bp, meterTail }))).toEqual(faults),
)
