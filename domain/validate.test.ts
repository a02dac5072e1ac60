import {
  isAmount,
  isBankAccount,
  isBp,
  isCarPlate,
  isChinese,
  isChineseName,
  isDateInput,
  isDigits,
  isEmail,
  isIdCard,
  isIsoDate,
  isJsonText,
  isLandline,
  isLetters,
  isLettersAndDigits,
  isNumberText,
  isNumericCode,
  isPassword,
  isPhone,
  isUrl,
  isUscc,
  requiredText,
} from './validate'

type Case = [name: string, check: (text: string) => boolean, right: string[], wrong: string[]]

const cases: Case[] = [
  [
    'phone',
    isPhone,
    ['13800000001', '19912345678', '12000000000'],
    ['', '11800000001', '10800000001', '1380000000', '138000000011', '23800000001', '１3800000001', '138 0000 0001'],
  ],
  [
    'email',
    isEmail,
    ['a@b.cn', 'zhang.san_1-x@mail.example.com', 'A1@ex-ample.co.info', '1@2.museu'],
    [
      '',
      'a',
      'a@b',
      '@b.cn',
      'a@b.c',
      'a@b.museum',
      'a b@c.cn',
      '.a@b.cn',
      'a.@b.cn',
      'a@-b.cn',
      'a@b..cn',
      '张@b.cn',
      'a@b.c1',
    ],
  ],
  [
    'url',
    isUrl,
    ['http://a.cn', 'https://www.example.com:8443/p/q?x=1#y', 'http://localhost:10086/', 'http://10.0.0.1/x'],
    ['', 'a.cn', 'ftp://a.cn', 'http://', 'http://a', 'http://a.cn/ b', 'https://-a.cn', 'javascript:alert(1)'],
  ],
  [
    'date input',
    isDateInput,
    ['2026-11-23', '2026-1-5', '2026/01/05', '2026.1.5', '2024-02-29', '2026-11-23 09:30', '2026-11-23T09:30:59'],
    ['', '2026-02-29', '2026-13-01', '2026/1-5', '26-1-5', '2026-11-23 25:00', '2026-11', 'today'],
  ],
  ['iso date', isIsoDate, ['2026-11-23', '2024-02-29'], ['2026-1-5', '2026/11/23', '2026-02-29', '20261123', '']],
  ['number', isNumberText, ['0', '-1', '+1.5', '.5', '007'], ['', '1e9', '1,000', '1.', '.', 'abc', '１']],
  ['digits', isDigits, ['0', '0123'], ['', '1.0', '-1', '１２', ' 1']],
  ['customer number', isBp, ['1000000001'], ['100000000', '10000000011', '100000000a', '']],
  ['bank account', isBankAccount, ['12345678', '6'.repeat(30)], ['1234567', '6'.repeat(31), '6217 0000']],
  [
    'id card',
    isIdCard,
    ['11010519491231002X', '11010519491231002x', '440524188001010014'],
    ['', '110105194912310021', '11010519490231002X', '1101051949123100', '01010519491231002X', '11010517991231002X'],
  ],
  [
    'car plate',
    isCarPlate,
    ['冀R12345', '京A8888挂', '粤B1234学', '冀RD12345', '冀R12345D', '沪AF1D234'.replace('1D', 'A1')],
    ['', '冀R1234', '冀I12345', '冀R1234O', 'XR12345', '冀R123456', '冀RG12345L'],
  ],
  ['amount', isAmount, ['0.01', '1,234.50', '100', '１００'], ['', '0', '0.001', '-1', '1,23', '1e9', 'abc']],
  ['Chinese', isChinese, ['中文', '㐀'], ['', '中 文', '中a', '阿·布']],
  ['Chinese name', isChineseName, ['张三', '阿凡提·买买提'], ['', '·张', '张·', '张··三', 'Zhang']],
  ['letters', isLetters, ['aZ'], ['', 'a1', 'é']],
  ['letters and digits', isLettersAndDigits, ['a1', '1'], ['', 'a_1', 'a 1']],
  [
    'landline',
    isLandline,
    ['0316-0000100', '010-12345678', '03160000100', '010-12345678-123'],
    ['', '316-0000100', '0316-000', '13800000001', '0316-000010011'],
  ],
  ['json', isJsonText, ['{}', '[1]', '{"a":"中"}'], ['', '1', '"a"', 'null', '{a:1}', '{"a":1']],
  ['code', isNumericCode, ['482913', '000000'], ['', '48291', '4829133', '48291a', '４８２９１３']],
  [
    'password',
    isPassword,
    ['Abcdef12', 'abcdef1!', 'ABCDEF1!', 'Abcdefg!', `Ab1${'x'.repeat(17)}`],
    ['', 'Abcde12', 'abcdef12', 'ABCDEFGH', '12345678!', `Ab1${'x'.repeat(18)}`, 'Ab!13800000001', 'abcdefg；1'],
  ],
  [
    'social credit code',
    isUscc,
    ['91131000MA0CERAM1P'],
    ['', '91131000MA0CERAM1X', '91131000MA0CERAM1p', '91131000MA0CERAM1', '91131000MA0CERAM1PP', '91131000MA0CERAI1P'],
  ],
]

describe.each(cases)('%s', (_, check, right, wrong) => {
  it.each(right)('takes %j', (text) => {
    expect(check(text)).toBe(true)
  })
  it.each(wrong)('refuses %j', (text) => {
    expect(check(text)).toBe(false)
  })
})

it('takes lengths where asked', () => {
  expect([isDigits('12345678', 8, 30), isDigits('1234567', 8, 30), isDigits('1234', 4), isDigits('12345', 4)]).toEqual([
    true,
    false,
    true,
    false,
  ])
})

it('names the empty field', () => {
  expect(requiredText('姓名')).toBe('请填写姓名')
})

it('answers at once for long nonsense', () => {
  const start = process.hrtime.bigint()
  expect(isEmail(`${'a-'.repeat(20000)}@`)).toBe(false)
  expect(isUrl(`http://${'a-'.repeat(20000)}`)).toBe(false)
  expect(Number(process.hrtime.bigint() - start) / 1e6).toBeLessThan(500)
})
