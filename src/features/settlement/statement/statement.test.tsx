import { listOf, refused, settled } from '@/testing/answers'
import { renderPage } from '@/testing/page'
import { master, subAccount } from '@/testing/people'
import { anExplained } from '@/testing/make/bill'
import { aDispute, aStatement, aStatementHead, aStatementLine } from '@/testing/make/settlement'
import { disputeInput, emptyObjection, objectionFields } from './dispute-form'
import { workVolume } from '@/shared/settled'
import { part } from '@/testing/parts'

const LIST = 'energy GET /settlement/list'
const DETAIL = 'energy GET /settlement/detail'
const DISPUTE = 'energy POST /settlement/dispute'
const CANCEL = 'energy POST /settlement/cancelDispute'
const MULTI = '/pages/manager-energy/settlement/monthly-bill'

const open = (statement = aStatement(), as = master(), more = {}) =>
  renderPage(MULTI, {
    as,
    params: { statementId: 's1' },
    answers: { [DETAIL]: statement, 'btwob GET /settlement/explain': anExplained(), ...more },
  })

describe('the list', () => {
  const counts = { PENDING: 1, DISPUTED: 0, CONFIRMED: 34 }
  test('what waits is shown first, with its number and what time is left', async () => {
    const page = await renderPage(MULTI, {
      as: master(),
      answers: { [LIST]: listOf([aStatementHead()], { counts }) },
    })
    expect(page.sent(LIST)).toContainEqual(expect.objectContaining({ state: 'PENDING' }))
    for (const words of ['2026年10月 全部表具', '¥3,580.00', '剩余', '待确认']) expect(page.text()).toContain(words)
  })

  test('each row opens the page of its kind', async () => {
    const single = aStatementHead({ scope: 'SINGLE', meterId: 'm', meterName: '锅炉房', statementId: 's2' })
    const page = await renderPage(MULTI, {
      as: master(),
      answers: { [LIST]: listOf([single], { counts }) },
    })
    page.tap(page.find('[role=listitem] button'))
    await settled()
    expect(page.went).toEqual([`navigateTo ${MULTI}-single?statementId=s2`])
  })

  test('nothing waits: shown', async () => {
    const page = await renderPage(MULTI, {
      as: master(),
      answers: { [LIST]: listOf([], { counts: { ...counts, PENDING: 0 } }) },
    })
    expect(page.text()).toContain('暂无待确认结算单')
  })
})

describe('a statement', () => {
  test('shows volume, money, tax, age and signer of the company; unfolded its registers, prices and proof', async () => {
    const page = await open()
    for (const words of [
      '1,000.00',
      '¥3,580.00',
      '不含税 ¥3,284.40',
      '税额 ¥295.60',
      '数据截至 11-01 08:00',
      '公司已确认 赵强',
    ])
      expect(page.text()).toContain(words)
    page.tap(page.find('button[aria-expanded]'))
    for (const words of ['上期 100.00 → 本期 1,100.00', '3.5800', '200.00 kPa', '工况气量 350.00'])
      expect(page.text()).toContain(words)
  })

  test('days that differ from the registers by more than one per cent are pointed out, and missing days counted', async () => {
    const registers = aStatement().registers.map((one) => ({ ...one, daySum: '980.00', deviationPct: '-2.0' }))
    const page = await open(aStatement({ registers, whole: 96, missingDays: ['2026-10-03'] }))
    expect(page.text()).toContain('完整度 96%，缺 1 天')
    page.tap(page.find('button[aria-expanded]'))
    expect(page.text()).toContain('日用气合计 980.00 m³，与抄见气量相差 −2.0%')
  })

  test('signing asks first and leads to the canvas with the revision that was seen', async () => {
    const page = await open(aStatement({ revision: 2 }))
    page.tap(page.button('确认并签字'))
    await settled()
    expect(page.text()).toContain('确认后将作为结算依据，不可修改，是否继续？')
    page.tap(page.button('确定'))
    await settled()
    expect(page.went).toEqual(['navigateTo /pages/manager-energy/signature?statementId=s1&revision=2&scope=MULTI'])
  })

  test('a user that may not sign sees no button', async () => {
    const page = await open(aStatement(), subAccount(['ENERGY_VIEW', 'BILL_VIEW']))
    expect(page.text()).not.toContain('确认并签字')
    expect(page.text()).not.toContain('提出异议')
  })

  test('after two disputes there is no third', async () => {
    const page = await open(aStatement({ disputesLeft: 0 }))
    page.tap(page.button('提出异议'))
    await settled()
    expect(page.text()).toContain('异议次数已达上限，请联系客户经理')
  })

  test('a void revision leads to the new one', async () => {
    const revisions = [
      { ...aStatement().revisions[0]!, statementId: 's2', revision: 2 },
      { ...aStatement().revisions[0]!, state: 'VOID' as const },
    ]
    const page = await open(aStatement({ state: 'VOID', confirmDeadline: null, revisions }))
    page.tap(page.find(`button${part.notice}`))
    await settled()
    expect(page.went).toEqual([`navigateTo ${MULTI}?statementId=s2`])
  })

  test('billed and unpaid: the way to pay', async () => {
    const bill = { billId: 'b1', billNo: 'ZD1', state: 'UNPAID' as const, dueDate: '2026-12-03' }
    const page = await open(aStatement({ state: 'BILLED', billId: 'b1', confirmDeadline: null, bill }))
    page.tap(page.button('去缴费'))
    await settled()
    expect(page.went).toEqual(['navigateTo /pages/my-bill/details/details?billId=b1'])
  })
})

describe('a dispute', () => {
  const disputed = aStatement({ state: 'DISPUTED', confirmDeadline: null, disputesLeft: 1, disputes: [aDispute()] })

  test('is taken back after a question', async () => {
    const page = await open(disputed, master(), { [CANCEL]: { state: 'PENDING' } })
    expect(page.text()).toContain('当月停产检修四天，气量偏高')
    page.tap(page.button('撤回异议'))
    await settled()
    page.tap(page.button('确定'))
    await settled()
    expect(page.sent(CANCEL)).toEqual([{ disputeId: 'd1' }])
  })

  test('that the company has just answered cannot be withdrawn: a message, and loaded again', async () => {
    const page = await open(disputed, master(), { [CANCEL]: refused('A2205', '公司已答复，无法撤回') })
    page.tap(page.button('撤回异议'))
    await settled()
    page.tap(page.button('确定'))
    await settled()
    expect(page.text()).toContain('公司已答复，无法撤回')
  })

  test('of a month that has changed meanwhile: shown, and the sheet is gone', async () => {
    const page = await open(aStatement(), master(), { [DISPUTE]: refused('A2202', '结算单已更新，请刷新后确认') })
    page.tap(page.button('提出异议'))
    await settled()
    page.tap(page.button('其他'))
    page.type(page.input('异议说明'), '请核对本期账单金额')
    page.tap(page.button('提交'))
    await settled()
    expect(page.text()).toContain('结算单已更新，请刷新后确认')
    expect(page.sent(DISPUTE)).toMatchObject([{ reasonCode: 'OTHER', revision: 1, content: '请核对本期账单金额' }])
  })
})

describe('what a dispute asks for (AE-24)', () => {
  const two = { lines: [aStatementLine(), aStatementLine({ meterId: '10010101', alias: '1#窑炉' })] }
  const shown = (values: Parameters<typeof objectionFields>[1]) =>
    objectionFields(two, values)
      .filter(({ show }) => show?.(values) ?? true)
      .map(({ key }) => key)

  test.each([
    ['READING', ['reasonCode', 'line', 'expectedReading', 'content', 'images']],
    ['VOLUME', ['reasonCode', 'line', 'content', 'images']],
    ['PRICE', ['reasonCode', 'content', 'images']],
  ] as const)('%s', (reasonCode, fields) => expect(shown({ ...emptyObjection(two), reasonCode })).toEqual(fields))

  test('full-width digits are sent as digits; what another reason needed is not sent', () => {
    const values = {
      reasonCode: 'READING' as const,
      line: '10010102|1',
      expectedReading: '１，０９０．５',
      content: ' 现场读数不符 ',
      images: [{ fileId: 'f1', url: '', at: 0 }],
    }
    expect(disputeInput(aStatement(), values)).toEqual({
      statementId: 's1',
      revision: 1,
      reasonCode: 'READING',
      meterId: '10010102',
      channelNo: '1',
      expectedReading: '1090.5',
      content: '现场读数不符',
      images: ['f1'],
    })
    expect(disputeInput(aStatement(), { ...values, reasonCode: 'PRICE' })).toEqual({
      statementId: 's1',
      revision: 1,
      reasonCode: 'PRICE',
      content: '现场读数不符',
      images: ['f1'],
    })
  })
})

test('the working volume is known only where both registers are, and none has rolled over', () => {
  const [register] = aStatement().registers
  const [start, end] = [register?.start ?? null, register?.end ?? null]
  expect(workVolume(start, end)).toBe('350.00')
  expect(workVolume(end, start)).toBeNull()
  expect(workVolume(null, end)).toBeNull()
})
