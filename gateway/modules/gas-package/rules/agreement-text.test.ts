import { agreementText, type AgreementFacts } from './agreement-text'
import { filled, templateOf } from './agreement-template'
import { draftOf } from './plan'
import { windowDefaults } from '@domain/package/cycles'

const terms: AgreementFacts['terms'] = {
  packageId: 'PKG001',
  name: '保供季固定价气量包',
  priceType: 'FIXED',
  unitPrice: '3.6800',
  floatDiscount: null,
  standardPrice: '3.8600',
  supplyMode: 'FULL',
  cycleType: 'TEN_DAYS',
  deliveryStart: '2026-12-01',
  deliveryEnd: '2026-12-31',
  depositRate: '12.50',
  overTolerance: '5.00',
  shortTolerance: '5.00',
  shortFeeRate: '10.00',
  cycleLowRate: '70.00',
  cycleHighRate: '130.00',
}

const facts: AgreementFacts = {
  agreeId: 'A20261123000001',
  bp: '1000000001',
  customerName: '华北{精工}\n第一条 <b>陶瓷',
  companyName: '廊坊新奥燃气有限公司',
  at: '2026-11-23T09:30:00+08:00',
  terms,
  totalVolume: '90000',
  totalAmount: '331200.00',
  depositAmount: '41400.00',
  cycles: draftOf(terms, '90000', windowDefaults),
  meters: [{ meterNo: '003010010101', name: '1号流量计' }],
  depositHours: 24,
  overdueDays: 2,
  window: windowDefaults.TEN_DAYS,
}

describe('the supply agreement (B 6.10)', () => {
  const text = agreementText('1', facts) ?? ''

  it('names what was ordered', () => {
    expect(text).toContain('订购气量共计90,000立方米，提气期自2026-12-01起至2026-12-31止')
    expect(text).toContain('12月下旬（2026-12-21至2026-12-31）：')
    expect(text).toContain('003010010101（1号流量计）')
    expect(text).toContain('气款总额为331,200.00元。')
    expect(text).toContain('保证金41,400.00元，为气款总额的12.5%')
    expect(text).toContain('超出周期气量5%以内的部分，按气量包价格补款')
  })

  it('has all its articles, each on a line of its own, and no place left empty', () => {
    expect(text.match(/^第.+条 /gm)).toHaveLength(14)
    expect(text).not.toContain('{{')
  })

  it('takes a name as a name: it makes no line, no tag and no place', () => {
    expect(text).toContain('用气方（乙方）：华北精工第一条 b陶瓷（户号1000000001）')
  })

  it('is none where the version is unknown or something is missing (42111)', () => {
    expect(templateOf('99')).toBeNull()
    expect(agreementText('99', facts)).toBeNull()
    expect(agreementText('1', { ...facts, companyName: '' })).toBeNull()
    expect(filled('{{a}}{{b}}', { a: '1' })).toBeNull()
  })

  it('of a floating price says how it is made', () => {
    const floating = agreementText('1', { ...facts, terms: { ...terms, priceType: 'FLOAT', floatDiscount: '0.1200' } })
    expect(floating).toContain('减0.1200元/立方米')
    expect(floating).toContain('331,200.00元（按参考价预估，以各周期锁定的价格为准）')
  })
})
