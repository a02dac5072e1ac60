import { plateFacts, type PlateFacts } from './plate'

test('a whole plate, labels beside and above their values', () =>
  expect(
    plateFacts([
      '商用燃气大锅灶',
      '商标：红焰',
      '型号',
      'DZT-90',
      '出厂编号：HY 2024-0311',
      '额定热负荷：90kW',
      '耗气量：9.5 m³/h',
      '额定燃气压力：2000Pa',
      '出厂日期：2024年03月11日',
    ]),
  ).toEqual({
    brand: '红焰',
    model: 'DZT-90',
    serialNo: 'HY2024-0311',
    ratedFlow: '9.50',
    ratedPower: '90.00',
    workPressure: '2.00',
    productionDate: '2024-03-11',
  }))

test.each<[string, string[], keyof PlateFacts, string | null]>([
  ['a flow of a thousandth', ['额定流量：0.001m3/h'], 'ratedFlow', null],
  ['the least flow', ['额定流量：0.01 Nm3/h'], 'ratedFlow', '0.01'],
  ['a flow without its unit', ['额定流量：85'], 'ratedFlow', null],
  ['power in watts', ['额定功率：4200W'], 'ratedPower', '4.20'],
  ['power beyond the form', ['额定功率：100000kW'], 'ratedPower', null],
  ['a pressure in MPa', ['工作压力：0.4MPa'], 'workPressure', '400.00'],
  ['a pressure above it', ['工作压力：0.41MPa'], 'workPressure', null],
  ['year and month', ['生产日期：2024.03'], 'productionDate', null],
  ['a day that is none', ['生产日期：2024-02-30'], 'productionDate', null],
  ['Chinese letters in a number', ['出厂编号：东字01'], 'serialNo', null],
  ['two different models', ['型号：A-1', '型号：A-2'], 'model', null],
  ['the same one twice', ['型号：A-1', '型号：A-1'], 'model', 'A-1'],
  ['a label at the end', ['型号'], 'model', null],
  ['thirty-one characters', [`品牌：${'长'.repeat(31)}`], 'brand', null],
])('%s', (_what, lines, name, expected) => expect(plateFacts(lines)[name]).toBe(expected))

test('a picture of something else has no values', () =>
  expect(Object.values(plateFacts(['一只猫', '2024-03-11', '90kW'])).every((one) => one === null)).toBe(true))
