import fc from 'fast-check'
import { addMoney, compareMoney, fromFen, sumMoney } from '@domain/money'
import type { ItemLine } from '../types'
import { compose, type Piece, type Wanted } from './compose'
import { passesTaxCheck, taxed } from './tax'

const goods: Record<ItemLine['taxItemCode'], { goodsName: string; unit: string; taxCode: string }> = {
  NG_PIPE: { goodsName: '*天然气*管道天然气', unit: '立方米', taxCode: '1100202010000000000' },
  NG_LATEFEE: { goodsName: '*天然气*违约金', unit: '', taxCode: '1100202010000000000' },
  METER: { goodsName: '*仪器仪表*燃气表', unit: '台', taxCode: '1090612000000000000' },
  REPAIR: { goodsName: '*修理修配劳务*维修费', unit: '次', taxCode: '2020000000000000000' },
  INSTALL: { goodsName: '*建筑服务*安装费', unit: '项', taxCode: '3050200000000000000' },
}
const goodsOf = (line: ItemLine) => goods[line.taxItemCode]

const gas = (grossAmount: string, quantity: string | null, unitPrice: string | null, lineNo = 1): ItemLine => ({
  lineNo,
  taxItemCode: 'NG_PIPE',
  quantity,
  unitPrice,
  grossAmount,
  taxRate: '0.09',
})
const item = (itemId: string, lines: ItemLine[], over: Partial<Wanted> = {}): Wanted => ({
  itemId,
  goodsGroup: 'GAS',
  meterNo: 'M1',
  month: '2026-05',
  lines,
  grossAmount: sumMoney(lines.map((line) => line.grossAmount)),
  ...over,
})

describe('taxed (IV-07)', () => {
  it.each([
    ['39800.00', '0.09', '36513.76', '3286.24'],
    ['10950.00', '0.09', '10045.87', '904.13'],
    ['120.35', '0.09', '110.41', '9.94'],
    ['0.01', '0.09', '0.01', '0.00'],
    ['0.05', '0.13', '0.04', '0.01'],
    ['-39800.00', '0.09', '-36513.76', '-3286.24'],
    ['1.06', '0.06', '1.00', '0.06'],
    ['99999999999999.99', '0.13', '88495575221238.93', '11504424778761.06'],
  ])('%s at %s is %s and %s', (gross, rate, netAmount, taxAmount) =>
    expect(taxed(gross, rate)).toEqual({ grossAmount: gross, netAmount, taxAmount }),
  )
})

describe('compose', () => {
  const may = item('b1', [gas('39800.00', '10000.0000', '3.9800'), gas('10950.00', '2500.0000', '4.3800', 2)])
  const fee = item('f1', [{ ...gas('120.35', null, null), taxItemCode: 'NG_LATEFEE' }])

  it('puts a bill and its late fee on one invoice that agrees with them to the fen (IV-07)', () => {
    const [one, ...more] = compose([may, fee], 'MERGE', '1000000.00', goodsOf) ?? []
    expect(more).toEqual([])
    expect(one).toMatchObject({ netAmount: '46670.04', taxAmount: '4200.31', grossAmount: '50870.35' })
    expect(one?.lines.map((line) => [line.quantity, line.unitPrice, line.netAmount])).toEqual([
      ['10000.0000', '3.65137600', '36513.76'],
      ['2500.0000', '4.01834800', '10045.87'],
      [null, null, '110.41'],
    ])
  })

  it('cuts a line beyond the limit as the design works it out (IV-10)', () => {
    const big = item('big', [gas('3300000.01', '800000.0000', '4.1250')])
    const pieces = compose([big], 'MERGE', '1000000.00', goodsOf) ?? []
    expect(pieces.map((one) => [one.grossAmount, one.netAmount, one.lines[0]?.quantity])).toEqual([
      ['825000.00', '756880.73', '200000.0000'],
      ['825000.00', '756880.73', '200000.0000'],
      ['825000.00', '756880.73', '200000.0000'],
      ['825000.01', '756880.74', '200000.0000'],
    ])
  })

  it('adds equal goods at an equal price up before it taxes them (pitfall 17)', () => {
    const a = item('a', [gas('10.05', '3.0000', '3.3500')])
    const b = item('b', [gas('10.05', '3.0000', '3.3500')], { month: '2026-06' })
    const [one] = compose([a, b], 'MERGE', '1000000.00', goodsOf) ?? []
    expect(one?.lines).toHaveLength(1)
    expect(one?.lines[0]).toMatchObject({ quantity: '6.0000', grossAmount: '20.10', netAmount: '18.44' })
    expect(one?.lines[0]?.shares).toEqual([
      { itemId: 'a', grossAmount: '10.05' },
      { itemId: 'b', grossAmount: '10.05' },
    ])
  })

  const service = item('s', [{ ...gas('100.00', '1.0000', '100.0000'), taxItemCode: 'REPAIR', taxRate: '0.06' }], {
    goodsGroup: 'SERVICE',
  })
  const other = item('o', [gas('50.00', '10.0000', '5.0000')], { meterNo: 'M2', month: '2026-06' })
  it.each([
    ['MERGE', [['b1', 'f1', 'o'], ['s']]],
    ['PER_ITEM', [['b1'], ['f1'], ['o'], ['s']]],
    ['PER_METER', [['b1', 'f1'], ['o'], ['s']]],
    ['PER_MONTH', [['b1', 'f1'], ['o'], ['s']]],
  ] as const)('%s', (mode, expected) => {
    const pieces = compose([may, fee, other, service], mode, '1000000.00', goodsOf) ?? []
    expect(pieces.map((one) => one.itemIds)).toEqual(expected)
  })

  it('makes a correction a discount line of the invoice of its meter (IV-06)', () => {
    const down = item('d', [gas('-40.00', '-10.0000', '4.0000')])
    const pieces = compose([other, may, down], 'PER_ITEM', '1000000.00', goodsOf) ?? []
    expect(pieces.map((one) => one.itemIds)).toEqual([['o'], ['b1', 'd']])
    expect(pieces[1]?.lines.at(-1)).toMatchObject({ isDiscount: true, quantity: null, grossAmount: '-40.00' })
  })

  it('is none where nothing above zero is left (2602)', () => {
    const down = item('d', [gas('-60.00', null, null)], { meterNo: 'M2' })
    expect(compose([other, down], 'MERGE', '1000000.00', goodsOf)).toBeNull()
    expect(compose([down], 'MERGE', '1000000.00', goodsOf)).toBeNull()
    expect(compose([], 'MERGE', '1000000.00', goodsOf)).toBeNull()
  })
})

/** Any items: tiers, late fees, services, corrections. */
const anyLine = fc.record({
  fen: fc.integer({ min: 1, max: 1_500_000 }),
  milli: fc.integer({ min: 1, max: 9_000_000 }),
  price: fc.constantFrom('3.9800', '4.3800', '3.3500'),
  counted: fc.boolean(),
  kind: fc.constantFrom('NG_PIPE' as const, 'NG_LATEFEE' as const),
})
const anyItem = fc.record({
  meterNo: fc.constantFrom('M1', 'M2', null),
  month: fc.constantFrom('2026-04', '2026-05', '2026-06'),
  group: fc.constantFrom('GAS' as const, 'GAS' as const, 'SERVICE' as const),
  down: fc.integer({ min: 0, max: 5 }),
  lines: fc.array(anyLine, { minLength: 1, maxLength: 4 }),
})
const anyItems = fc.array(anyItem, { minLength: 1, maxLength: 12 }).map((rows) =>
  rows.map((row, n) => {
    const sign = row.down === 0 ? '-' : ''
    const lines = row.lines.map((line, i): ItemLine => ({
      lineNo: i + 1,
      taxItemCode: row.group === 'GAS' ? line.kind : 'REPAIR',
      quantity: line.counted ? fromFen(line.milli) : null,
      unitPrice: line.counted ? line.price : null,
      grossAmount: `${sign}${fromFen(line.fen)}`,
      taxRate: row.group === 'GAS' ? '0.09' : '0.06',
    }))
    return item(`i${n}`, lines, { goodsGroup: row.group, meterNo: row.meterNo, month: row.month })
  }),
)
const anyMode = fc.constantFrom('MERGE' as const, 'PER_ITEM' as const, 'PER_METER' as const, 'PER_MONTH' as const)
const anyLimit = fc.constantFrom('1000.00', '5000.00', '100000.00', '1000000.00')

function faultsOf(pieces: Piece[], items: readonly Wanted[], limit: string): string[] {
  const faults: string[] = []
  for (const piece of pieces) {
    if (compareMoney(piece.grossAmount, '0.00') <= 0) faults.push('not above zero')
    if (compareMoney(piece.netAmount, limit) > 0) faults.push('beyond the limit')
    if (addMoney(piece.netAmount, piece.taxAmount) !== piece.grossAmount) faults.push('net and tax')
    if (sumMoney(piece.lines.map((line) => line.grossAmount)) !== piece.grossAmount) faults.push('sum of lines')
    if (!passesTaxCheck(piece.lines)) faults.push('tax check')
    for (const line of piece.lines) {
      if (addMoney(line.netAmount, line.taxAmount) !== line.grossAmount) faults.push('line')
      if (sumMoney(line.shares.map((one) => one.grossAmount)) !== line.grossAmount) faults.push('shares')
    }
  }
  const shares = pieces.flatMap((piece) => piece.lines.flatMap((line) => line.shares))
  for (const { itemId, grossAmount } of items) {
    const stands = sumMoney(shares.filter((one) => one.itemId === itemId).map((one) => one.grossAmount))
    if (stands !== grossAmount) faults.push(`${itemId} stands with ${stands}`)
  }
  return faults
}

it('any items are on the invoices once and whole, to the fen, within the limit', () => {
  fc.assert(
    fc.property(anyItems, anyMode, anyLimit, (items, mode, limit) => {
      const pieces = compose(items, mode, limit, goodsOf)
      if (pieces) expect(faultsOf(pieces, items, limit)).toEqual([])
    }),
    { numRuns: 200 },
  )
})
