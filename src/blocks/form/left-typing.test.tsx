import { act } from 'react'
import { typing, type LeftTyping } from '@/request/typing'
import { settled } from '@/testing/answers'
import { stage } from '@/testing/stage'
import { FormNote } from './Fault'
import type { FormField } from './field'
import { useFields, type Form } from './use-fields'

type V = { name: string; password: string }
const fields: readonly FormField<V>[] = [
  { key: 'name', label: '姓名' },
  { key: 'password', label: '密码', kind: 'password' },
]

let kept: LeftTyping | undefined
const noted: unknown[] = []
const forgotten: string[] = []
let form: Form<V>
let sending: () => Promise<unknown> = () => Promise.resolve()

function Host() {
  form = useFields<V>({ values: { name: '', password: '' }, fields, onSubmit: () => sending(), name: 'own' })
  return <FormNote form={form} />
}

const { show } = stage(document)
async function open(): Promise<void> {
  show(<Host />)
  await settled()
}

const idle = typing.keeper
beforeEach(() => {
  kept = undefined
  noted.length = 0
  forgotten.length = 0
  sending = () => Promise.resolve()
  typing.keeper = {
    left: () => kept,
    note: (_place, values) => void noted.push(values),
    forget: (place) => void forgotten.push(place),
  }
})
afterAll(() => {
  typing.keeper = idle
})

const text = () => document.body.textContent ?? ''

test('what is typed is kept without its secrets, from four signs on (Y-23)', async () => {
  await open()
  act(() => form.change({ name: '王建' }))
  expect(noted).toEqual([])
  act(() => form.change({ name: '王建国的公司', password: 'Gas@2026' }))
  expect(noted).toEqual([{ name: '王建国的公司' }])
})

test('what was left is offered and put in by a tap only', async () => {
  kept = { values: { name: '王建国' }, savedAt: Date.UTC(2026, 10, 23, 1, 5) }
  await open()
  expect(form.values.name).toBe('')
  expect(text()).toContain('09:05 填写的内容未提交')
  act(() => form.left?.takeUp())
  expect(form.values).toEqual({ name: '王建国', password: '' })
  expect(text()).not.toContain('未提交')
})

test('not wanted, it is forgotten', async () => {
  kept = { values: { name: '王建国' }, savedAt: 0 }
  await open()
  act(() => form.left?.drop())
  expect([form.left, forgotten]).toEqual([undefined, ['/pages/home/index/index#own']])
})

test('sent, it is forgotten; refused or called off, it stays', async () => {
  await open()
  act(() => form.change({ name: '王建国的公司', password: 'Gas@2026' }))
  sending = () => Promise.reject(new Error('broken'))
  await act(() => form.submit().catch(() => undefined))
  sending = () => Promise.resolve(false)
  await act(() => form.submit())
  expect(forgotten).toEqual([])
  sending = () => Promise.resolve()
  await act(() => form.submit())
  expect(forgotten).toHaveLength(1)
})

test('of another form of before, nothing is offered', async () => {
  kept = { values: { name: '王建国', title: '经理' }, savedAt: 0 }
  await open()
  expect(form.left).toBeUndefined()
})

test('the app was started with this form: what was left is offered as soon as it is known, but not over what is typed', async () => {
  await open()
  kept = { values: { name: '王建国' }, savedAt: 0 }
  act(() => typing.opened.forEach((hear) => hear()))
  expect(form.left).toBeDefined()
  act(() => form.left?.hide())
  act(() => form.change({ name: '李' }))
  act(() => typing.opened.forEach((hear) => hear()))
  expect(form.left).toBeUndefined()
})

test('typed before what keeps it was loaded: kept as soon as that is there, and no more once it is sent', async () => {
  const later = typing.keeper
  typing.keeper = idle
  await open()
  act(() => form.change({ name: '王建国的公司' }))
  typing.keeper = later
  act(() => typing.opened.forEach((hear) => hear()))
  expect(noted).toEqual([{ name: '王建国的公司' }])
  await act(() => form.submit())
  act(() => typing.opened.forEach((hear) => hear()))
  expect(noted).toHaveLength(1)
})
