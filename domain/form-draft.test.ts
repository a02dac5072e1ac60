import {
  DRAFT_BYTES,
  DRAFT_LIFE,
  draftProblem,
  isFreshDraft,
  isSecretName,
  isWorthKeeping,
  utf8Bytes,
} from './form-draft'

test.each([
  ['', 0],
  ['a', 1],
  ['é', 2],
  ['气', 3],
  ['🔥', 4],
  ['\ud83d', 3],
])('%j takes %d bytes', (text, bytes) => expect(utf8Bytes(text)).toBe(bytes))

/** {"a":"…"} of so many bytes. */
const ofBytes = (bytes: number) => `{"a":"${'x'.repeat(bytes - 8)}"}`

test.each([
  ['{}', null],
  ['{"name":"王建国"}', null],
  [ofBytes(DRAFT_BYTES), null],
  [ofBytes(DRAFT_BYTES + 1), 'SIZE'],
  // 2,730 signs of three bytes and eight bytes around them are 8,198.
  [`{"a":"${'气'.repeat(2730)}"}`, 'SIZE'],
  ['[]', 'FORM'],
  ['null', 'FORM'],
  ['1', 'FORM'],
  ['{', 'FORM'],
  ['{"password":"x"}', 'SECRET'],
  ['{"smsCode":"123456"}', 'SECRET'],
])('%.30j is kept, or why not: %s (Y-23)', (text, problem) => expect(draftProblem(text)).toBe(problem))

test.each([
  ['newPassword', true],
  ['payPwd', true],
  ['captcha', true],
  ['code', true],
  ['companyCode', false],
  ['description', false],
])('%s is a secret: %s', (name, is) => expect(isSecretName(name)).toBe(is))

test('a draft is offered for a day', () => {
  expect([0, DRAFT_LIFE - 1, DRAFT_LIFE, -1].map((age) => isFreshDraft(1_000, 1_000 + age))).toEqual([
    true,
    true,
    false,
    true,
  ])
})

test.each([
  [{ a: '', b: '' }, { a: '', b: '' }, false],
  [{ a: '', b: '' }, { a: '阀门漏', b: '' }, false],
  [{ a: '', b: '' }, { a: '阀门漏气', b: '' }, true],
  [{ a: '', b: '' }, { a: '  阀  ', b: '' }, false],
  [{ a: '', b: '' }, { a: '1', b: '2' }, true],
  [{ a: [], b: '' }, { a: ['x'], b: '' }, false],
  [{ a: '原来的名字' }, { a: '原来的名字' }, false],
])('%j that became %j is worth keeping: %s', (start, now, is) => expect(isWorthKeeping(start, now)).toBe(is))
