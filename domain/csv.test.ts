import { csvLine, csvText } from './csv'

test('a table for a spreadsheet: unknown values stay empty, figures stay figures, formulas become text', () => {
  const rows = [
    ['2026-11-20', '10.00', null],
    ['=1+1', '-2.50', '1#窑炉, "东"'],
  ]
  const expected = ['时间,气量(m³),备注', '2026-11-20,10.00,', `'=1+1,-2.50,"1#窑炉, ""东"""`].join('\r\n')
  expect(csvText(['时间', '气量(m³)', '备注'], rows)).toBe(`\ufeff${expected}`)
})

test.each(['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1+1', '＝1+1', '＠SUM(A1)'])(
  '%j is no formula',
  (text) => {
    expect(csvLine([text]).replace(/^"/, '')).toMatch(/^'/)
  },
)

test.each(['26112000000030000015', '6222020200011111111', '0012', '23E4512'])(
  '%j is no figure: all of its digits are left',
  (text) => expect(csvLine([text])).toBe(`"\t${text}"`),
)

test.each(['-2.50', '0', '0.50', '1234567890123.45', '窑炉=1', '13800000001', '2026-11-20'])(
  '%j stays as it is',
  (text) => expect(csvLine([text])).toBe(text),
)
