import { faultOf, type FormField } from './field'
import type { Kind } from './kind'
import { LINES, spacedPhone, type Line } from './lines'
import { newPasswordFields, type NewPassword } from './new-password'
import { pictureCode } from './picture'
import { sms } from './sms'
import { tick } from './tick'

/** A kind of values that the table does not know. */
const any = (kind: unknown) => kind as Kind<unknown>

/** The fault of one required field called 字段 of this kind. */
const fault = (kind: Kind<unknown> | Line, value: unknown): string | undefined =>
  faultOf({ key: 'it', label: '字段', required: true, kind } as FormField<{ it: unknown }>, { it: value })

const code = sms({ scene: 'LOGIN' })
const picture = { captchaId: 'c1', image: 'data:,' }

test.each<[name: string, kind: Kind<unknown> | Line, value: unknown, expected: string | undefined]>([
  ['text', 'text', '', '请填写字段'],
  ['text', 'text', '  ', '请填写字段'],
  ['text', 'text', '窑炉', undefined],
  ['phone', 'phone', '', '请填写字段'],
  ['phone', 'phone', '10800000001', '请填写正确的手机号'],
  ['phone', 'phone', '1380000000', '请填写正确的手机号'],
  ['phone', 'phone', '13800000001', undefined],
  ['sms', any(code), '', '请输入 6 位验证码'],
  ['sms', any(code), '48261', '请输入 6 位验证码'],
  ['sms', any(code), '482613', undefined],
  ['picture', any(pictureCode), { ...picture, captchaCode: '' }, '请输入图形验证码'],
  ['picture', any(pictureCode), { ...picture, captchaCode: 'K7PM' }, undefined],
  ['tick', any(tick), false, '请先勾选字段'],
  ['tick', any(tick), true, undefined],
])('%s %s %j: %s', (_name, kind, value, expected) => expect(fault(kind, value)).toBe(expected))

test('an own text, an optional field, checks that use the others', () => {
  type V = { phone: string; again: string }
  const field: FormField<V> = {
    key: 'phone',
    label: '手机号',
    kind: 'phone',
    required: '请输入手机号',
    checks: [(value, all) => (value === all.again ? undefined : '两次不一致')],
  }
  const of = (one: FormField<V>, phone: string) => faultOf(one, { phone, again: '13800000001' })
  expect(of(field, '')).toBe('请输入手机号')
  expect(of({ ...field, required: false }, '')).toBeUndefined()
  expect(of({ ...field, required: false }, '138')).toBe('请填写正确的手机号')
  expect([of(field, '13800000002'), of(field, '13800000001')]).toEqual(['两次不一致', undefined])
})

test('a new password and its repetition (LG-08)', () => {
  const values: NewPassword = { phone: '13800000001', password: 'Abcdefg1', repeat: 'Abcdefg2' }
  const faults = (over: Partial<NewPassword>) =>
    newPasswordFields.map((field) => faultOf(field, { ...values, ...over }))
  expect(faults({})).toEqual([undefined, '两次输入的密码不一致'])
  expect(faults({ repeat: 'Abcdefg1' })).toEqual([undefined, undefined])
  expect(faults({ password: '', repeat: '' })).toEqual(['请输入新密码', '请再次输入新密码'])
  expect(faults({ password: 'A13800000001b' })[0]).toBe('密码不能包含手机号')
})

test.each([
  ['13800000001', '138 0000 0001'],
  ['1380', '138 0'],
  ['13', '13'],
])('%s is read as %s (LG-01)', (phone, spaced) => expect(spacedPhone(phone)).toBe(spaced))

test('passwords and codes are secrets by their kind', () => {
  expect([LINES.password.secret, code.secret, pictureCode.secret, LINES.text.secret]).toEqual([
    true,
    true,
    true,
    undefined,
  ])
})
