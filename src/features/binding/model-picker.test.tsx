import { stage } from '@/testing/stage'
import type { AuthorityGroup, AuthorityModel } from './authority-model'
import { ModelPicker } from './ModelPicker'
import { part } from '@/testing/parts'

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

const stageOf = stage(document)
const { host, text } = stageOf
const changed = jest.fn()
const show = (granted: readonly string[], readOnly = false) =>
  stageOf.show(<ModelPicker groups={groups} granted={granted} readOnly={readOnly} onChange={changed} />)
const tap = (name: string) => stageOf.tap(stageOf.button(name))
/** The row of a model says its name and what it is for. */
const row = (name: string) =>
  stageOf.button(stageOf.names().find((one) => one.startsWith(name) && one !== `${name}全选`) ?? name)

test('SA-04: what a model needs comes along', () => {
  show([])
  stageOf.tap(row('发票开具'))
  expect(changed).toHaveBeenCalledWith(['INVOICE_APPLY', 'INVOICE_VIEW'], '')
})

test('the whole row is the switch, its explanation too', () => {
  show([])
  stageOf.tap(stageOf.find(`[role=switch] ${part.faint}`))
  expect(changed).toHaveBeenLastCalledWith(['INVOICE_VIEW'], '')
})

test('SA-04: what is on a view goes with it, and is named', () => {
  show(['INVOICE_VIEW', 'INVOICE_APPLY', 'INVOICE_RED'])
  stageOf.tap(row('发票查看'))
  expect(changed).toHaveBeenCalledWith([], '将同时关闭：发票开具、红冲换开')
})

test('a group at once, a template at once; what masters keep is locked', () => {
  show([])
  tap('发票管理全选')
  expect(changed).toHaveBeenLastCalledWith(['INVOICE_VIEW', 'INVOICE_APPLY', 'INVOICE_RED'], '')
  tap('仅查看')
  expect(changed).toHaveBeenLastCalledWith(['INVOICE_VIEW'], '')
  expect(row('子账号管理').disabled).toBe(true)
  expect(text()).toContain('仅主账号')
})

test('read only: words instead of switches', () => {
  show(['INVOICE_VIEW'], true)
  expect(host().querySelectorAll('[role=switch]')).toHaveLength(0)
  expect(text()).toContain('已开通')
})
