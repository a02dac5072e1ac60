import { act } from 'react'
import { storage } from '@/platform/storage'
import { saveDrafts, setLoginUser, useUser, type LoginUserInfo } from '@/stores'
import { stage } from '@/testing/stage'
import type { FormField } from './field'
import { useFields, type Form } from './use-fields'

type V = { name: string; password: string; idNo: string }
const START: V = { name: '', password: '', idNo: '' }
const fields: readonly FormField<V>[] = [
  { key: 'name', label: '姓名' },
  { key: 'password', label: '密码', kind: 'password' },
  { key: 'idNo', label: '证件号', secret: true },
]

const { show } = stage(document)
const forms: Record<string, Form<V>> = {}

function Host({ name }: { name?: string }) {
  forms[name ?? ''] = useFields<V>({ values: START, fields, onSubmit: () => Promise.resolve(), ...(name && { name }) })
  return null
}
const open = () =>
  show(
    <>
      <Host />
      <Host name='sheet' />
    </>,
  )
const logIn = (userId: string) =>
  act(() => {
    storage.set('userId', userId)
    setLoginUser({ userId, bp: '', isMaster: '', reviewStatus: '' } as unknown as LoginUserInfo)
  })
const typed = (name = '') => forms[name]?.values

afterEach(() => {
  act(() => useUser.setState({ loginUserInfo: null }))
  window.sessionStorage.clear()
})

/** Types, loses the login, and opens the page again as this user. */
function loseAndReturnAs(userId: string): void {
  logIn('u1')
  open()
  act(() => forms['']?.change({ name: '王建国', password: 'Gas@2026', idNo: '1101' }))
  act(() => forms.sheet?.change({ name: '李会计' }))
  saveDrafts()
  show(null)
  act(() => useUser.setState({ loginUserInfo: null }))
  open()
  expect(typed()).toEqual(START)
  logIn(userId)
}

test('after the login each form of the page is there again, without its secrets', () => {
  loseAndReturnAs('u1')
  expect(typed()).toEqual({ name: '王建国', password: '', idNo: '' })
  expect(typed('sheet')).toEqual({ name: '李会计', password: '', idNo: '' })
  expect(JSON.stringify(window.sessionStorage)).not.toContain('Gas@')
})

test('another user finds it empty', () => {
  loseAndReturnAs('u2')
  expect(typed()).toEqual(START)
})
