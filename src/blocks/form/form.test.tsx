import { act } from 'react'
import { toInstant } from '@domain/date'
import { serverNow } from '@/platform/time'
import { ApiError } from '@/request'
import { AppRoot, Button } from '@/ui'
import { answering, inTurn, lost, refused, settled, type Answers, type Gateway } from '@/testing/answers'
import { stage } from '@/testing/stage'
import { choice, chips } from './choice'
import type { FormField } from './field'
import type { Kind } from './kind'
import { Fault, FormNote } from './Fault'
import { FieldList } from './FieldList'
import type { Line } from './lines'
import { sms, type SmsOptions } from './sms'
import { tick, toggle } from './tick'
import { useFields, type Form, type FormSpec } from './use-fields'
import { part } from '@/testing/parts'

const { show, host, button, tap, find, type } = stage(document)
/** Below the fields; not the notice at the top. */
const faults = () =>
  [...host().querySelectorAll(`[role=alert]:not(${part.alert})`)].map(({ textContent }) => textContent)
const input = (label: string) => find(`[aria-label=${label}]`)
/** React gets the event of a left field by focusout. */
const leave = (label: string) =>
  act(() => void input(label).dispatchEvent(new FocusEvent('focusout', { bubbles: true })))

/** A kind of values that the table does not know. */
const any = (kind: unknown) => kind as Kind<unknown>

let form: Form<Record<string, unknown>>
function Host<V extends object>({ spec }: { spec: FormSpec<V> }) {
  const own = useFields<V>(spec)
  form = own as unknown as typeof form
  return (
    <AppRoot>
      <FieldList of={own} />
      <FormNote form={own} />
      <Button onTap={own.submit}>提交</Button>
    </AppRoot>
  )
}
const open = <V extends object>(spec: FormSpec<V>) => show(<Host spec={spec} />)
const press = async (name: string) => {
  tap(button(name))
  await settled()
}

describe('every kind: what is typed or chosen, what is kept of it, what is sent', () => {
  const two = [
    { key: 'a', label: '甲' },
    { key: 'b', label: '乙' },
  ]
  const write = (text: string) => () => type(input('字段'), text)
  const choose = (name: string) => () => tap(button(name))
  test.each<[string, Kind<unknown> | Line, start: unknown, act: () => void, sent: unknown]>([
    ['text', 'text', '', write('窑炉 1#'), '窑炉 1#'],
    ['textarea', 'textarea', '', write('两行'), '两行'],
    ['nickname', 'nickname', '', write('王总😀'), '王总😀'],
    ['digits', 'digits', '', write('1000 0000-01'), '1000000001'],
    ['number', 'number', '', write('１,234.5元'), '1234.5'],
    ['phone', 'phone', '', write('+86 138 0000 0001'), '13800000001'],
    ['password', 'password', '', write('Gas@2026'), 'Gas@2026'],
    ['sms', any(sms({ scene: 'LOGIN' })), '', write('482 613 9'), '482613'],
    ['choice', any(choice(two)), '', choose('乙'), 'b'],
    ['chips', any(chips(two)), 'a', choose('乙'), 'b'],
    ['tick', any(tick), false, choose('字段'), true],
    ['toggle', any(toggle), false, choose('字段'), true],
  ])('%s', async (_name, kind, start, fill, sent) => {
    const onSubmit = jest.fn(() => Promise.resolve())
    const field = { key: 'it', label: '字段', kind, required: true } as FormField<{ it: unknown }>
    open({ values: { it: start }, fields: [field], onSubmit })
    fill()
    await press('提交')
    expect(onSubmit).toHaveBeenCalledWith({ it: sent }, expect.anything())
    expect(faults()).toEqual([])
  })
})

interface V {
  phone: string
  note: string
  hidden: string
}
const spec = (over: Partial<FormSpec<V>> = {}): FormSpec<V> => ({
  values: { phone: '', note: '', hidden: '' },
  fields: [
    { key: 'phone', label: '手机号', kind: 'phone', required: true },
    { key: 'note', label: '备注', required: true, keep: (text) => text.toUpperCase() },
    { key: 'hidden', label: '其他', required: true, show: ({ note }) => note === 'OTHER' },
  ],
  onSubmit: () => Promise.resolve(),
  ...over,
})

test('a field is checked when it is left, and a faulty one with each change', () => {
  open(spec())
  type(input('手机号'), '138')
  expect(faults()).toEqual([])
  leave('手机号')
  expect(faults()).toEqual(['请填写正确的手机号'])
  type(input('手机号'), '13800000001')
  expect(faults()).toEqual([])
  type(input('手机号'), '')
  leave('手机号')
  expect(faults()).toEqual(['请填写手机号'])
})

test('nothing is sent with a fault; the first bad field takes the focus; fields that are not shown are not asked for', async () => {
  const onSubmit = jest.fn(() => Promise.resolve())
  open(spec({ onSubmit }))
  await press('提交')
  expect(faults()).toEqual(['请填写手机号', '请填写备注'])
  expect(form.isChanged).toBe(false)
  expect(document.activeElement).toBe(input('手机号'))
  type(input('手机号'), '13800000001')
  type(input('备注'), 'other')
  await press('提交')
  expect(faults()).toEqual(['请填写其他'])
  expect(form.isChanged).toBe(true)
  type(input('备注'), 'x')
  await press('提交')
  expect(onSubmit).toHaveBeenCalledWith({ phone: '13800000001', note: 'X', hidden: '' }, expect.anything())
})

const filled = { phone: '13800000001', note: 'X', hidden: '' }

test('a double tap sends once, and the form is busy meanwhile', async () => {
  let end = () => {}
  const onSubmit = jest.fn(() => new Promise<void>((done) => (end = done)))
  open(spec({ values: filled, onSubmit }))
  act(() => void form.submit())
  act(() => void form.submit())
  expect([onSubmit.mock.calls.length, form.busy]).toEqual([1, true])
  act(() => end())
  await settled()
  expect(form.busy).toBe(false)
})

const refusedWith = (code: string, text: string, data: unknown = null) =>
  spec({ values: filled, faultsAt: { '2001': 'phone', '2113': ['hidden', 'note', 'phone'] }, onSubmit: () => Promise.reject(new ApiError('refused', text, code, data)) }) // prettier-ignore

test('a refusal lands on the field of its code, on the one it names, else above the button', async () => {
  open(refusedWith('2001', '手机号未注册'))
  await press('提交')
  expect(faults()).toEqual(['手机号未注册'])
  expect(form.note).toBe('')
  type(input('手机号'), '13800000002')
  expect(faults()).toEqual([])

  open(refusedWith('2113', '已是主账号'))
  await press('提交')
  expect(faults()).toEqual(['已是主账号'])
  expect(form.lines.filter(({ error }) => error !== undefined).map(({ field }) => field.key)).toEqual(['note'])

  open(refusedWith('2901', '备注不正确', { field: 'note' }))
  await press('提交')
  expect(faults()).toEqual(['备注不正确'])

  open(refusedWith('2902', '信息已过期'))
  await press('提交')
  expect(form.note).toBe('信息已过期')
})

test('a refusal stays when its field is left, and goes with the next change', async () => {
  open(refusedWith('2001', '手机号未注册'))
  await press('提交')
  leave('手机号')
  expect(faults()).toEqual(['手机号未注册'])
  type(input('手机号'), '13800000002')
  expect(faults()).toEqual([])
})

test('a form with its own answer to a refusal is asked first', async () => {
  const onRefused = jest.fn(() => true)
  open({ ...refusedWith('2001', '手机号未注册'), onRefused })
  await press('提交')
  expect(onRefused).toHaveBeenCalledWith(expect.objectContaining({ code: '2001' }), filled)
  expect(faults()).toEqual([])
})

describe('an SMS code', () => {
  const SEND = 'default POST /crmgas/portal/sms/sendSms'
  let gateway: Gateway
  const sent = () => gateway.sent(SEND)
  const answered = (how: Answers[typeof SEND]) => gateway.answer({ [SEND]: how })
  beforeEach(() => {
    gateway = answering({
      'default GET /crmgas/portal/sms/captcha': { captchaId: 'c1', image: 'data:image/png;base64,AA==' },
      [SEND]: { interval: 60, expire: 300 },
    })
  })
  const withCode = (options: SmsOptions, onSubmit: () => Promise<unknown> = () => Promise.resolve()) =>
    open<{ phone: string; code: string }>({
      values: { phone: '', code: '' },
      fields: [
        { key: 'phone', label: '手机号', kind: 'phone', required: true },
        { key: 'code', label: '验证码', kind: sms(options), required: true },
      ],
      faultsAt: { '2003': 'code' },
      onSubmit,
    })
  const toField = { scene: 'LOGIN', to: { field: 'phone' } } as const

  /** The button is closed for that long, a second more or less. */
  const waits = (seconds: number) => {
    const left = find(`${part.codeButton}[disabled]`).textContent ?? ''
    expect(Math.abs(parseInt(left, 10) - seconds)).toBeLessThan(2)
    expect(left).toContain('s后重新获取')
  }

  test('is asked for with a right phone only, and then not for a minute', async () => {
    withCode(toField)
    await press('获取验证码')
    expect([faults(), sent()]).toEqual([['请填写手机号'], []])
    type(input('手机号'), '13800000001')
    await press('获取验证码')
    expect(sent()).toEqual([{ phone: '13800000001', smsType: 'LOGIN' }])
    waits(60)
    // The code is typed next.
    expect(document.activeElement).toBe(input('验证码'))
  })

  test('is sent on arrival where the form was opened to prove something, once', async () => {
    withCode({ scene: 'CONTRACT_SIGN', to: { target: '' }, atOnce: true })
    await settled()
    expect(sent()).toEqual([{ phone: '', smsType: 'CONTRACT_SIGN' }])
    waits(60)
  })

  test('comes after a picture code when the gateway wants one (LG-03)', async () => {
    answered(({ captchaCode }) =>
      captchaCode === 'K7PM' ? { interval: 60, expire: 300 } : refused('2006', '请输入图形验证码'),
    )
    withCode({ scene: 'NEWPHONE', to: { target: '13800000001' } })
    await press('获取验证码')
    // The picture is there; nothing was wrong yet.
    expect([faults(), host().textContent]).toEqual([[], expect.stringContaining('换一张')])
    await press('获取验证码')
    expect([faults(), sent()]).toEqual([['请输入图形验证码'], [expect.anything()]])
    type(input('图形验证码'), 'K7PM')
    await press('获取验证码')
    expect(sent()[1]).toEqual({ phone: '13800000001', smsType: 'NEWPHONE', captchaId: 'c1', captchaCode: 'K7PM' })
    expect(host().querySelector('[aria-label=图形验证码]')).toBeNull()
  })

  test.each([
    ['not before its end', 60_000, ['请等待倒计时结束'], undefined],
    ['at its end', 0, [], { captchaId: 'w1', captchaCode: 'WAIT' }],
  ])('comes after a wait where the picture cannot be read, %s (LG-03)', async (_name, ms, wrong, proof) => {
    gateway.answer({
      'default GET /crmgas/portal/sms/captcha': ({ way }) =>
        way === 'wait'
          ? { captchaId: 'w1', image: '', readyAt: toInstant(serverNow() + ms) }
          : { captchaId: 'c1', image: 'data:image/png;base64,AA==' },
    })
    answered(({ captchaCode }) =>
      captchaCode === 'WAIT' ? { interval: 60, expire: 300 } : refused('2006', '请输入图形验证码'),
    )
    withCode({ scene: 'NEWPHONE', to: { target: '13800000001' } })
    await press('获取验证码')
    await press('无法辨认图片？改为等待 60 秒')
    await press('获取验证码')
    expect(faults()).toEqual(wrong)
    expect(sent()[1]).toEqual(proof && { phone: '13800000001', smsType: 'NEWPHONE', ...proof })
  })

  test.each([
    ['2001', '手机号未注册', 'phone'],
    ['2005', '获取验证码次数过多，请稍后再试', 'code'],
  ] as const)('%s of the asking is at the %s', async (code, text, key) => {
    answered(refused(code, text))
    withCode(toField)
    type(input('手机号'), '13800000001')
    await press('获取验证码')
    expect(form.lines.find(({ field }) => field.key === key)?.error).toBe(text)
  })

  test('too early: shown, with the seconds that are left (2004)', async () => {
    answered(refused('2004', '操作过于频繁，请37秒后再试', { retryAfter: 37 }))
    withCode({ scene: 'TITLE' })
    await press('获取验证码')
    expect(sent()).toEqual([{ phone: '', smsType: 'TITLE' }])
    expect(host().textContent).toContain('操作过于频繁，请37秒后再试')
    waits(37)
  })

  test('in boxes it is sent on arrival, its sixth digit sends the form, and a dead one may be followed at once', async () => {
    const onSubmit = jest.fn(() => Promise.reject(new ApiError('refused', '验证码已失效，请重新获取', '2003')))
    const boxes = { key: 'code', label: '短信验证码', kind: sms({ scene: 'TRANSFER', boxes: 'submit' }), required: true } as const // prettier-ignore
    open({ values: { code: '' }, fields: [boxes], faultsAt: { '2003': 'code' }, onSubmit })
    await settled()
    expect(sent()).toEqual([{ phone: '', smsType: 'TRANSFER' }])
    waits(60)
    type(input('短信验证码'), '482613')
    await settled()
    expect(onSubmit).toHaveBeenCalledTimes(1)
    expect(faults()).toEqual(['验证码已失效，请重新获取'])
    expect(form.values.code).toBe('')
    expect(button('重新获取').disabled).toBe(false)
  })

  test.each([
    ['no network', lost, '验证码可能未发出，请检查网络后重新获取'],
    ['refused', refused('2102', '无权办理'), '验证码未发出，请重新获取'],
  ] as const)(
    'not sent on arrival (%s): said until the next one is sent, and offered at once',
    async (_why, answer, text) => {
      answered(inTurn(answer, { interval: 60, expire: 300 }))
      open({
        values: { code: '' },
        fields: [{ key: 'code', label: '短信验证码', kind: sms({ scene: 'TRANSFER', boxes: 'submit' }) }],
        onSubmit: () => Promise.resolve(),
      })
      await settled()
      expect(faults()).toEqual([text])
      await press('重新获取')
      expect([faults(), sent().length]).toEqual([[], 2])
      waits(60)
    },
  )
})

test('no fault is no alert', () => {
  show(<Fault text={undefined} />)
  expect(host().textContent).toBe('')
})

test('what comes later of the values to start from goes where nothing was typed, and is no change', () => {
  const fields: FormField<{ name: string; phone: string }>[] = [
    { key: 'name', label: '联系人' },
    { key: 'phone', label: '联系电话' },
  ]
  const from = (values: { name: string; phone: string }) => open({ values, fields, onSubmit: jest.fn() })
  from({ name: '', phone: '' })
  from({ name: '', phone: '13800000001' })
  expect([form.values, form.isChanged]).toEqual([{ name: '', phone: '13800000001' }, false])
  type(input('联系人'), '王建国')
  from({ name: '李敏', phone: '13900000002' })
  expect([form.values, form.isChanged]).toEqual([{ name: '王建国', phone: '13900000002' }, true])
})
