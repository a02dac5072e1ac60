import { ofPackage } from './derive-package'

test('a settled cycle of a package is invoiced at what its gas has cost (IV-01)', () => {
  const sold = {
    childNo: 'Z1',
    title: '冬季工业气量包12月提气',
    month: '2026-12',
    settledAt: '2027-01-02T06:00:00+08:00',
    meterNo: 'NOm-1',
    volume: '27900.00',
    unitPrice: '3.6800',
    amount: '102672.01',
    from: '2026-12-01',
    to: '2026-12-31',
  }
  const item = ofPackage({ bp: '1000000003', companyCode: '1002' }, sold, '0.06')
  expect(item).toMatchObject({ source: 'PACKAGE', sourceNo: 'Z1', volume: '27900.0000', grossAmount: '102672.01' })
  expect(item.lines.map(({ quantity, grossAmount }) => [quantity, grossAmount])).toEqual([
    ['27900.0000', '102672.00'],
    [null, '0.01'],
  ])
  expect(item.lines.map(({ taxRate }) => taxRate)).toEqual(['0.06', '0.06'])
})
