import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { AuthorityGroup, AuthorityModel } from './authority-view'
import { ModelPicker } from './ModelPicker'

const model = (modelCode: string, modelName: string, over: Partial<AuthorityModel> = {}): AuthorityModel => ({
  modelCode,
  modelName,
  description: `${modelName}的说明`,
  has: '0',
  masterOnly: '0',
  defaultForSub: '0',
  ...over,
})
const groups: AuthorityGroup[] = [
  {
    groupCode: 'INVOICE',
    groupName: '发票管理',
    sort: 1,
    models: [model('INVOICE_VIEW', '发票查看'), model('INVOICE_APPLY', '发票开具'), model('INVOICE_RED', '红冲换开')],
  },
  {
    groupCode: 'ACCOUNT',
    groupName: '账户管理',
    sort: 2,
    models: [model('SUB_MANAGE', '子账号管理', { masterOnly: '1' })],
  },
]

let host: HTMLElement
let root: Root
const changed = jest.fn()
const show = (granted: readonly string[], readOnly = false) =>
  act(() => root.render(<ModelPicker groups={groups} granted={granted} readOnly={readOnly} onChange={changed} />))
const tap = (name: string) =>
  act(() =>
    [...host.querySelectorAll('button')]
      .find((one) => one.getAttribute('aria-label') === name || one.textContent === name)
      ?.click(),
  )

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  changed.mockClear()
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(() => {
  act(() => root.unmount())
  host.remove()
})

test('SA-04: what a model needs comes along', () => {
  show([])
  tap('发票开具')
  expect(changed).toHaveBeenCalledWith(['INVOICE_APPLY', 'INVOICE_VIEW'], '')
})

test('SA-04: what stands on a view goes with it, and is named', () => {
  show(['INVOICE_VIEW', 'INVOICE_APPLY', 'INVOICE_RED'])
  tap('发票查看')
  expect(changed).toHaveBeenCalledWith([], '将同时关闭：发票开具、红冲换开')
})

test('a group at once, a template at once; what masters keep is locked', () => {
  show([])
  tap('发票管理全选')
  expect(changed).toHaveBeenLastCalledWith(['INVOICE_VIEW', 'INVOICE_APPLY', 'INVOICE_RED'], '')
  tap('仅查看')
  expect(changed).toHaveBeenLastCalledWith(['INVOICE_VIEW'], '')
  const locked = host.querySelector('[role=switch][aria-label=子账号管理]')
  expect((locked as HTMLButtonElement).disabled).toBe(true)
  expect(host.textContent).toContain('仅主账号')
})

test('read only: words instead of switches', () => {
  show(['INVOICE_VIEW'], true)
  expect(host.querySelectorAll('[role=switch]')).toHaveLength(0)
  expect(host.textContent).toContain('已开通')
})
