import { storage } from '@/platform/storage'
import { ApiError } from '@/request'
import { cleanUscc, editedFields, isUnusualName, noTexts, textFault, type Texts } from './cert-fields'
import { faultsOf, firstOf, inputOf } from './check-form'
import { dayOf } from './DateField'
import { dropDraft, emptyForm, keepDraft, readDraft, type CertForm } from './draft'
import { faultText, placeOf, takenText } from './refusals'

const today = '2026-11-23'
const texts: Texts = {
  companyName: '锦程食品有限公司',
  uscc: '91131000MA0JCHP08P',
  companyType: '',
  legalPerson: '周涛',
  registeredCapital: '',
  establishDate: '2016-05-18',
  validFrom: '2016-05-18',
  validTo: '9999-12-31',
  address: '河北省廊坊市安次区建设路61号',
  businessScope: '',
  contactName: '周涛',
}
const paper = { fileId: 'f1', url: '/job/file/f1', at: 1000 }
const form: CertForm = {
  ...emptyForm,
  texts,
  isLegalPerson: true,
  bps: ['1000000008'],
  companyCode: '1001',
  license: paper,
}

test.each<[keyof Texts, string, string | undefined]>([
  ['companyName', '', '请填写企业名称'],
  ['companyType', '', undefined],
  ['uscc', '91131000MA0CERAM1X', '统一社会信用代码不正确'],
  ['uscc', ' 91131000ma0jchp08p ', undefined],
  ['validTo', '2026-11-22', '营业执照已过期'],
  ['validTo', today, undefined],
  ['establishDate', '2026-11-24', '成立日期不正确'],
  ['contactName', '周', '姓名至少2个字'],
])('%s %s: %s', (name, text, fault) => expect(textFault(name, { ...texts, [name]: text }, today)).toBe(fault))

test('the whole form: what is missing, in the order of the page', () => {
  expect(faultsOf(form, true, today)).toEqual({})
  const bad = faultsOf(
    { ...form, texts: noTexts, license: null, isLegalPerson: false, generalTaxpayer: true, companyCode: '' },
    false,
    today,
  )
  expect(bad).toMatchObject({
    license: '请上传营业执照',
    authLetter: '请上传授权委托书',
    taxProof: '请上传一般纳税人证明',
    company: '请选择供气单位',
    isAgreed: '请先勾选承诺',
  })
  expect(firstOf(bad)).toBe('license')
  expect(firstOf({ isAgreed: 'x', uscc: 'y' })).toBe('uscc')
})

test('what is sent: codes in capitals, only the papers that count', () => {
  const sent = inputOf({ ...form, texts: { ...texts, uscc: '91131000ma0jchp08p' }, authLetter: paper, taxProof: paper })
  expect(sent).toMatchObject({ isLegalPerson: '1', licenseFileId: 'f1', fields: { uscc: '91131000MA0JCHP08P' } })
  expect(sent).not.toHaveProperty('authLetterFileId')
  expect(sent).not.toHaveProperty('taxProofFileId')
})

test('changed after reading (CE-03); names that are not Chinese', () => {
  const { contactName: _own, ...read } = texts
  expect(editedFields(texts, read)).toEqual([])
  expect(editedFields({ ...texts, uscc: 'X' }, read)).toEqual(['uscc'])
  expect(editedFields(texts, null)).toEqual([])
  expect([isUnusualName('阿依·买买提'), isUnusualName('John'), cleanUscc('９1 a')]).toEqual([false, true, '91A'])
})

test('a month without such a day has its last', () => {
  expect([dayOf('2026-02', 31), dayOf('2026-02', 1), dayOf('2024-02', 29)]).toEqual([
    '2026-02-28',
    '2026-02-01',
    '2024-02-29',
  ])
})

describe('draft', () => {
  afterEach(() => dropDraft())
  const day = 86_400_000
  test('is the own one for seven days, pictures for less than one', () => {
    keepDraft('u1', { ...form, license: { ...paper, at: 0 } }, 0)
    expect(readDraft('u1', day / 2)?.license).toEqual({ ...paper, at: 0 })
    expect(readDraft('u1', day)).toMatchObject({ texts, license: null })
    expect(readDraft('u2', 0)).toBeNull()
    expect(readDraft('u1', 7 * day + 1)).toBeNull()
  })
  test('what cannot be read is thrown away', () => {
    storage.set('certDraft', '{')
    expect([readDraft('u1', 0), storage.get('certDraft')]).toEqual([null, ''])
  })
})

test('refusals: whom to ask, and where to look (CE-07)', () => {
  const data = { boundPhone: '138****0001', hotline: '0316-0000100' }
  expect(takenText(new ApiError('refused', '', '230601', data))).toBe(
    '当前提交账号非该企业认证绑定账号，请使用已绑定手机号138****0001登录。如有疑问请拨打服务热线0316-0000100',
  )
  expect(takenText(new ApiError('refused', '', '230602', data))).toContain('正在审核中，请勿重复提交')
  expect(placeOf(new ApiError('refused', '', '2303'))).toBe('validTo')
  const strange = new ApiError('refused', '未查询到', '2102', { field: 'bps', bps: ['1000000001', '1000000002'] })
  expect([placeOf(strange), faultText(strange)]).toEqual(['bps', '户号1000000001、1000000002：未查询到'])
  expect(placeOf(new ApiError('refused', '', '2901', { field: 'address' }))).toBe('address')
})
