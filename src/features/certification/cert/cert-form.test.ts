import { storage } from '@/platform/storage'
import { ApiError } from '@/request'
import { faultOf } from '@/blocks/form/field'
import { emptyForm, noTexts, type CertForm, type Texts } from '../cert-form'
import { certFields, cleanUscc, editedFields, isUnusualName } from '../cert-fields'
import { inputOf } from './form-input'
import { dropDraft, saveDraft, readDraft } from '../draft'
import { takenText, withNumbers } from './refusals'

const today = '2026-11-23'
const paper = { fileId: 'f1', url: '/job/file/f1', at: 1000 }
const form: CertForm = {
  ...emptyForm,
  companyName: '锦程食品有限公司',
  uscc: '91131000MA0JCHP08P',
  legalPerson: '周涛',
  establishDate: '2016-05-18',
  validFrom: '2016-05-18',
  validTo: '9999-12-31',
  address: '河北省廊坊市安次区建设路61号',
  contactName: '周涛',
  isLegalPerson: true,
  bps: ['1000000008'],
  companyCode: '1001',
  license: paper,
  isAgreed: true,
}

/** What is wrong with the form, in the order of the page. */
function faultsOf(over: Partial<CertForm>): Record<string, string> {
  const values = { ...form, ...over }
  const fields = certFields(values, { today, isLocked: false, isReading: false, onLicence: () => undefined })
  const found: Record<string, string> = {}
  for (const field of fields) {
    const fault = field.show?.(values) === false ? undefined : faultOf(field, values)
    if (fault !== undefined) found[field.key] = fault
  }
  return found
}

test.each<[keyof Texts, string, string | undefined]>([
  ['companyName', '', '请填写企业名称'],
  ['companyType', '', undefined],
  ['uscc', '91131000MA0CERAM1X', '统一社会信用代码不正确'],
  ['uscc', ' 91131000ma0jchp08p ', undefined],
  ['validTo', '', '请填写营业期限至'],
  ['validTo', '2026-11-22', '营业执照已过期'],
  ['validTo', today, undefined],
  ['validFrom', '2026-12-01', undefined],
  ['establishDate', '2026-11-24', '成立日期不正确'],
  ['contactName', '周', '姓名至少2个字'],
])('%s %s: %s', (name, text, fault) => expect(faultsOf({ [name]: text })[name]).toBe(fault))

test('the whole form: what is missing, in the order of the page', () => {
  expect(faultsOf({})).toEqual({})
  const bad = { ...emptyForm, generalTaxpayer: true }
  const missing = { license: '请上传营业执照', authLetter: '请上传授权委托书', taxProof: '请上传一般纳税人证明', companyCode: '请选择供气单位', isAgreed: '请先勾选承诺' } // prettier-ignore
  expect(faultsOf(bad)).toMatchObject(missing)
  const order = Object.keys(faultsOf(bad)).filter((key) => key in missing)
  expect(order).toEqual(Object.keys(missing))
})

test('a field that was read keeps its name in its fault', () => {
  const { contactName: _own, ...read } = noTexts
  const marked = { ...form, companyName: '', read: { ...read, companyName: '锦程食品有限公司' } }
  expect(faultsOf(marked)).toEqual({ companyName: '请填写企业名称' })
})

test('what is sent: codes in capitals, only the papers that count', () => {
  const sent = inputOf({ ...form, uscc: '91131000ma0jchp08p', authLetter: paper, taxProof: paper })
  expect(sent).toMatchObject({ isLegalPerson: '1', licenseFileId: 'f1', fields: { uscc: '91131000MA0JCHP08P' } })
  expect(sent).not.toHaveProperty('authLetterFileId')
  expect(sent).not.toHaveProperty('taxProofFileId')
  expect(sent).not.toHaveProperty('phone')
})

test('changed after reading (CE-03); names that are not Chinese', () => {
  const read = inputOf(form).fields
  expect(editedFields(form, read)).toEqual([])
  expect(editedFields({ ...form, uscc: 'X' }, read)).toEqual(['uscc'])
  expect(editedFields(form, null)).toEqual([])
  expect([isUnusualName('阿依·买买提'), isUnusualName('John'), cleanUscc('９1 a')]).toEqual([false, true, '91A'])
})

describe('draft', () => {
  afterEach(() => dropDraft())
  const day = 86_400_000
  test('is the own one for seven days, pictures for less than one', () => {
    saveDraft('u1', { ...form, license: { ...paper, at: 0 } }, 0)
    expect(readDraft('u1', day / 2)?.license).toEqual({ ...paper, at: 0 })
    expect(readDraft('u1', day)).toMatchObject({ companyName: '锦程食品有限公司', license: null, isAgreed: false })
    expect(readDraft('u2', 0)).toBeNull()
    expect(readDraft('u1', 7 * day + 1)).toBeNull()
  })
  test('what cannot be read is thrown away', () => {
    storage.set('certDraft', '{')
    expect([readDraft('u1', 0), storage.get('certDraft')]).toEqual([null, ''])
  })
})

test('refusals: the contact, and the place of the fault (CE-07)', () => {
  const data = { boundPhone: '138****0001', hotline: '0316-0000100' }
  expect(takenText(new ApiError('refused', '', '230601', data))).toBe(
    '当前提交账号非该企业认证绑定账号，请使用已绑定手机号138****0001登录。如有疑问请拨打服务热线0316-0000100',
  )
  expect(takenText(new ApiError('refused', '', '230602', data))).toContain('正在审核中，请勿重复提交')
  const strange = new ApiError('refused', '未查询到', '2102', { field: 'bps', bps: ['1000000001', '1000000002'] })
  expect(withNumbers(strange)).toMatchObject({ code: '2102', message: '户号1000000001、1000000002：未查询到' })
  const other = new ApiError('refused', '营业执照已过期', '2303')
  expect(withNumbers(other)).toBe(other)
})
