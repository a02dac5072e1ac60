import { codeFault, newPasswordFault, phoneFault, repeatFault, strengthOf } from './field-rules'

it.each([
  ['', '请输入手机号'],
  ['1380000000', '请输入正确的手机号'],
  ['10800000001', '请输入正确的手机号'],
  ['13800000001', undefined],
])('phoneFault %s', (phone, expected) => expect(phoneFault(phone)).toBe(expected))

it.each([
  ['48261', '请输入 6 位验证码'],
  ['482613', undefined],
])('codeFault %s', (code, expected) => expect(codeFault(code)).toBe(expected))

it.each([
  ['Abcdef1', '密码须为8-20位，且包含大写字母、小写字母、数字、符号中的至少三种'],
  ['abcdefg1', '密码须为8-20位，且包含大写字母、小写字母、数字、符号中的至少三种'],
  ['Abcdefg1', undefined],
  ['A13800000001b', '密码不能包含手机号'],
  ['', '请输入新密码'],
])('newPasswordFault %s', (password, expected) => expect(newPasswordFault(password, '13800000001')).toBe(expected))

it('the repeated password must be the same', () => {
  expect(repeatFault('a', 'b')).toBe('两次输入的密码不一致')
  expect(repeatFault('a', 'a')).toBeUndefined()
})

it.each([
  ['abc', '弱'],
  ['Abcdefg1', '中'],
  ['Abcdefg1!', '强'],
  ['Abcdefghij12', '强'],
] as const)('strengthOf %s', (password, expected) => expect(strengthOf(password)).toBe(expected))
