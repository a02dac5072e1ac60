import { canonicalJson, contentHash } from './content'
import { conclusionOf, hazardNo, hazardsIn, isWholeChecklist, noticeNo, reportNo, type FiledItem } from './report'
import { template } from './template'

const filed = (failed: Record<string, Partial<FiledItem>> = {}): FiledItem[] =>
  template.map(({ itemCode }) => ({
    itemCode,
    result: itemCode in failed ? 'FAIL' : 'OK',
    ...(itemCode in failed && { note: '现场照片', photos: ['f1'], ...failed[itemCode] }),
  }))

test.each([
  ['all thirty', filed(), true],
  ['one is missing', filed().slice(1), false],
  ['one twice', [...filed().slice(1), ...filed().slice(1, 2)], false],
  ['a failed one with words and photo', filed({ P03: {} }), true],
  ['a failed one without a photo', filed({ P03: { photos: [] } }), false],
  ['a failed one without words', filed({ P03: { note: ' ' } }), false],
] as const)('a checklist with %s', (_what, items, whole) => expect(isWholeChecklist(items, template)).toBe(whole))

test('a hazard for each failed item, in the order of the checklist (IN-03)', () => {
  const items = filed({ V01: { title: '通风不足', measures: '加装排风' }, P01: {} })
  expect(conclusionOf(items)).toBe('HAZARD')
  expect(hazardsIn(items, template).map(({ item, title, measures }) => [item.itemCode, title, measures])).toEqual([
    ['P01', '燃气管道、接口无泄漏', '按GB 55009-2021《燃气工程项目规范》立即整改，达到“燃气管道、接口无泄漏”的要求'],
    ['V01', '通风不足', '加装排风'],
  ])
})

test('what does not apply is no hazard (IN-03)', () => {
  const items = filed().map((one) => (one.itemCode === 'R01' ? { ...one, result: 'NA' as const } : one))
  expect([conclusionOf(items), hazardsIn(items, template)]).toEqual(['PASS', []])
})

test('numbers of a day', () => {
  expect([reportNo('2026-11-22', 16), hazardNo('2026-11-22', 7), noticeNo('2026-11-22', 123_456)]).toEqual([
    'AJ2026112200016',
    'YH2026112200007',
    'TZ2026112223456',
  ])
})

test('the fingerprint does not depend on the order of keys, and on everything else', () => {
  expect(canonicalJson({ b: [1, { d: null, c: 'x' }], a: '"' })).toBe('{"a":"\\"","b":[1,{"c":"x","d":null}]}')
  const content = {
    reportNo: 'AJ2026112200016',
    bp: '1000000001',
    kind: 'PERIODIC',
    planId: null,
    siteName: '一厂区',
    address: '云鹏道18号',
    inspectAt: '2026-11-22T09:20:00+08:00',
    inspectorName: '孙立',
    inspectorNo: 'LF-0327',
    inspectorPhone: '13800000012',
    visitResult: 'DONE',
    conclusion: 'PASS',
    items: [{ itemCode: 'P01', result: 'OK' }],
    readings: [],
    summary: '',
  }
  const hash = contentHash(content)
  expect(hash).toMatch(/^[0-9a-f]{64}$/)
  expect(contentHash({ ...content, items: [{ result: 'OK', itemCode: 'P01' }] })).toBe(hash)
  for (const name of Object.keys(content)) expect(contentHash({ ...content, [name]: 'x' as never })).not.toBe(hash)
})
