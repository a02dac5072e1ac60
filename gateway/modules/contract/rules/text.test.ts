import { changesOf, contractText, termsOf } from './text'

const source = {
  contractNo: 'HT-1001-2026-000001',
  contractType: 'ANNUAL_FRAME' as const,
  title: '2027年度框架合同',
  startDate: '2027-01-01',
  endDate: '2027-12-31',
  fields: { annualVolume: '2520000', mdq: '8900', tolerance: '5', months: Array.from({ length: 12 }, () => '210000') },
  bp: '1000000001',
  customerName: '华北精工陶瓷有限公司',
  companyName: '廊坊新奥燃气有限公司',
}

test.each(['SUPPLY', 'ANNUAL_FRAME', 'SUPPLEMENT', 'SAFETY'] as const)(
  'the text of %s names both sides and its term',
  (type) => {
    const text = contractText({ ...source, contractType: type })
    expect(text).toMatch(
      /^合同编号：HT-1001-2026-000001\n甲方（供气方）：廊坊新奥燃气有限公司\n乙方（用气方）：华北精工陶瓷有限公司（户号1000000001）\n第一条 /,
    )
    expect(text).toContain('本合同期限自2027-01-01至2027-12-31。')
    expect(text).not.toMatch(/undefined|第条/)
  },
)

test('terms that differ from the contract before come first, in their order', () => {
  const before = {
    ...source,
    fields: { ...source.fields, annualVolume: '2400000', mdq: '8400' },
    startDate: '2026-01-01',
  }
  expect(changesOf(termsOf(source), termsOf(before))).toEqual([
    { label: '年合同量', from: '2400000 m³', to: '2520000 m³' },
    { label: '日最大量', from: '8400 m³', to: '8900 m³' },
    { label: '期限', from: '2026-01-01 至 2027-12-31', to: '2027-01-01 至 2027-12-31' },
  ])
  expect(changesOf(termsOf(source), termsOf(source))).toEqual([])
})
