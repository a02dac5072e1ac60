import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { useForm } from 'react-hook-form'
import { storage } from '@/platform/storage'
import { keepDrafts, setLoginUser, useUser, type LoginUserInfo } from '@/stores'
import type { FormField } from './FormPage'
import { useDraft } from './use-draft'

type V = { name: string; password: string; code: string; idNo: string; newPassword: string }
const fields: FormField<V>[] = [
  { key: 'name', label: '姓名' },
  { key: 'password', label: '密码', kind: 'password' },
  { key: 'code', label: '验证码', autoComplete: 'one-time-code' },
  { key: 'idNo', label: '证件号', secret: true },
  { key: 'newPassword', label: '新密码', render: () => null },
]

let root: Root
let form: ReturnType<typeof useForm<V>>

function Host() {
  form = useForm<V>({ defaultValues: { name: '', password: '', code: '', idNo: '', newPassword: '' } })
  useDraft(fields, form.getValues, form.setValue)
  return null
}
const open = () => {
  root = createRoot(document.createElement('div'))
  act(() => root.render(<Host />))
}
const logIn = (userId: string) =>
  act(() => {
    storage.set('userId', userId)
    setLoginUser({ userId, bp: '', isMaster: '', reviewStatus: '' } as unknown as LoginUserInfo)
  })

beforeAll(() => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
})
afterEach(() => {
  act(() => root.unmount())
  act(() => useUser.setState({ loginUserInfo: null }))
  window.sessionStorage.clear()
})

/** Types, loses the login, and opens the form again as this user. */
function loseAndReturnAs(userId: string): V {
  logIn('u1')
  open()
  act(() => {
    form.setValue('name', '王建国')
    form.setValue('password', 'Gas@2026')
    form.setValue('code', '482913')
    form.setValue('idNo', '1101')
    form.setValue('newPassword', 'Gas@2027')
  })
  keepDrafts()
  act(() => root.unmount())
  act(() => useUser.setState({ loginUserInfo: null }))
  open()
  expect(form.getValues().name).toBe('')
  logIn(userId)
  return form.getValues()
}

test('after the login the form is there again, without its secrets', () => {
  expect(loseAndReturnAs('u1')).toEqual({ name: '王建国', password: '', code: '', idNo: '', newPassword: '' })
  expect(JSON.stringify(window.sessionStorage)).not.toContain('Gas@')
})

test('somebody else finds it empty', () => {
  expect(loseAndReturnAs('u2').name).toBe('')
})
