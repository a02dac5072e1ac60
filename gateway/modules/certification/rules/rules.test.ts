import { certStatusOn } from '@domain/statuses/certification'
import { cleanFields, editedOf, formProblem, isLicensePicture, type Fields } from './form'
import { endsSoon } from './validity'

const fields: Fields = {
  companyName: '锦程食品有限公司',
  uscc: '91131000MA0JCHP08P',
  companyType: '有限责任公司',
  legalPerson: '周涛',
  registeredCapital: '伍佰万元整',
  establishDate: '2016-05-18',
  validFrom: '2016-05-18',
  validTo: '9999-12-31',
  address: '河北省廊坊市安次区建设路61号',
  businessScope: '食品生产',
}
const today = '2026-11-23'
const problem = (over: Partial<Fields>, rest: { isLegalPerson?: boolean; authLetterFileId?: string } = {}) =>
  formProblem({ fields: { ...fields, ...over }, isLegalPerson: true, authLetterFileId: undefined, ...rest }, today)

test('typed values are kept half-width, trimmed, the code in capitals', () => {
  const clean = cleanFields({ ...fields, uscc: ' ９１131000ma0 jchp08p ', companyName: '　锦程食品有限公司 ' })
  expect([clean.uscc, clean.companyName]).toEqual(['91131000MA0JCHP08P', '锦程食品有限公司'])
})

describe('formProblem (CE-04, CE-05, CE-06)', () => {
  test.each<[string, Partial<Fields>, object | undefined, unknown]>([
    ['right', {}, {}, null],
    ['wrong check character', { uscc: '91131000MA0CERAM1X' }, {}, { code: '2302', field: 'uscc' }],
    ['right check character', { uscc: '91131000MA0CERAM1P' }, {}, null],
    ['ended yesterday', { validTo: '2026-11-22' }, {}, { code: '2303', field: 'validTo' }],
    ['ends today', { validTo: today }, {}, null],
    ['founded tomorrow', { establishDate: '2026-11-24' }, {}, { code: '2901', field: 'establishDate' }],
    ['no day', { validFrom: '2026-02-30' }, {}, { code: '2901', field: 'validFrom' }],
    [
      'begins after its end',
      { validFrom: '2027-01-02', validTo: '2027-01-01' },
      {},
      { code: '2901', field: 'validFrom' },
    ],
    ['no name', { legalPerson: '周' }, {}, { code: '2901', field: 'legalPerson' }],
    ['agent without a letter', {}, { isLegalPerson: false }, { code: '2305', field: 'authLetter' }],
    ['agent with a letter', {}, { isLegalPerson: false, authLetterFileId: 'f1' }, null],
  ])('%s', (_name, over, rest, expected) => expect(problem(over, rest)).toEqual(expected))
})

describe('edited fields (CE-03)', () => {
  test('what differs from the reading, whatever the client says', () => {
    expect(editedOf(fields, { ...fields, uscc: '91131000MA0CERAM1P' }, [])).toEqual(['uscc'])
    expect(editedOf(fields, fields, [])).toEqual([])
    expect(editedOf(fields, fields, ['address'])).toEqual(['address'])
  })
  test('without a reading everything was typed', () => expect(editedOf(fields, null, [])).toHaveLength(10))
})

test.each([
  ['20', '2026-11-22', '40', false],
  ['20', '2026-11-23', '20', true],
  ['20', '2026-12-23', '20', true],
  ['20', '2026-12-24', '20', false],
  ['20', null, '20', false],
  ['10', '2026-11-22', '10', false],
] as const)('paper of %s until %s is %s, ends soon: %s (CE-11)', (status, validTo, shown, soon) => {
  expect([certStatusOn({ status, validTo }, today), endsSoon({ status, validTo }, today)]).toEqual([shown, soon])
})

describe('picture (CE-01)', () => {
  const good = { mime: 'image/png', size: 50 * 1024, width: 900, height: 600 }
  test.each([
    [{}, true],
    [{ size: 50 * 1024 - 1 }, false],
    [{ size: 10 * 1024 * 1024 }, true],
    [{ size: 10 * 1024 * 1024 + 1 }, false],
    [{ height: 599 }, false],
    [{ mime: 'image/webp' }, false],
    [{ mime: 'application/pdf', width: null, height: null }, false],
  ])('%j: %s', (over, expected) => expect(isLicensePicture({ ...good, ...over })).toBe(expected))
})
