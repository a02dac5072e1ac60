import { newPasswordFault, strengthOf } from './password-rules'

it.each([
  ['Abcdef1', '密码须为8-20位，且包含大写字母、小写字母、数字、符号中的至少三种'],
  ['abcdefg1', '密码须为8-20位，且包含大写字母、小写字母、数字、符号中的至少三种'],
  ['Abcdefg1', undefined],
  ['A13800000001b', '密码不能包含手机号'],
])('newPasswordFault %s', (password, expected) => expect(newPasswordFault(password, '13800000001')).toBe(expected))

it.each([
  ['abc', '弱'],
  ['Abcdefg1', '中'],
  ['Abcdefg1!', '强'],
  ['Abcdefghij12', '强'],
] as const)('strengthOf %s', (password, expected) => expect(strengthOf(password)).toBe(expected))
