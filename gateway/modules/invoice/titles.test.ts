import { emit } from '../../wiring'
import { certPassed } from '../certification/service'
import type { Caller, TestGateway } from '../../../test/setup/gateway'
import {
  HOSPITAL,
  TAX_NO,
  aHospital,
  aProof,
  aTitle,
  certified,
  clerk,
  decided,
  ownVerdict,
} from '../../../test/gateway/invoice-kit'
import { inTransaction, requestNo } from '../../../test/gateway/payment-kit'

const SAVE = 'default POST /crmgas/invoice/saveTitle'

describe('titles', () => {
  let gateway: TestGateway
  let li: Caller
  beforeEach(async () => {
    ;({ gateway, li } = await aHospital())
  })
  afterEach(() => gateway.close())

  const draft = (over: object = {}) => ({
    requestNo: requestNo(),
    titleKind: 'OWN',
    buyerType: 'ENTERPRISE',
    buyerName: '康宁医院',
    taxNo: TAX_NO,
    applySpecial: '0',
    ...over,
  })

  it.each([
    ['a wrong check character', { taxNo: '91131000MA0CERAM1X' }, '2302', 'taxNo'],
    ['15 digits with a wrong check', { taxNo: '110105123456780' }, '2302', 'taxNo'],
    ['15 digits that end otherwise, with a Greek letter', { taxNo: '11010512345678Χ' }, '2302', 'taxNo'],
    ['15 characters of which one becomes a plain letter as a capital', { taxNo: '110105ſ23456788' }, '2302', 'taxNo'],
    ['the number of an identity card alone', { taxNo: '11010519491231002X' }, '2302', 'taxNo'],
    ['20 digits with a wrong check digit of the identity card', { taxNo: '11010519491231002000' }, '2302', 'taxNo'],
    ['a letter that the alphabet of 18 leaves out', { taxNo: '91131000MA0CERAMOP' }, '2302', 'taxNo'],
    ['an invisible mark in the number', { taxNo: '91131000MA0CERAM1P\u200b' }, '2302', 'taxNo'],
    ['19 characters', { taxNo: '91131000MA0CERAM1P1' }, '2302', 'taxNo'],
    ['a Cyrillic letter in the number', { taxNo: '91131000MА0CERAM1P' }, '2302', 'taxNo'],
    ['20 characters that hold no identity card', { taxNo: '11010519491231002A00' }, '2302', 'taxNo'],
    ['a Cyrillic letter in the name', { buyerName: '康宁医院АВС' }, '2901', 'buyerName'],
    ['a Greek letter in the name', { buyerName: '康宁医院ΑΒ' }, '2901', 'buyerName'],
    ['an invisible mark in the name', { buyerName: '康宁\u200b医院' }, '2901', 'buyerName'],
    ['a name of 101 characters', { buyerName: '康'.repeat(101) }, '2901', 'buyerName'],
    ['a name of 500 characters', { buyerName: '康'.repeat(500) }, '2901', 'buyerName'],
    ['500 characters for another company', { titleKind: 'OTHER', buyerName: 'K'.repeat(500) }, '2901', 'buyerName'],
    ['a control character', { buyerName: '康宁\u0007医院' }, '2901', 'buyerName'],
    ['no number', { taxNo: '' }, '2901', 'taxNo'],
    ['an address without a phone', { address: '建设路1号' }, '2632', 'phone'],
    ['a bank without an account', { bankName: '工商银行' }, '2633', 'bankAccount'],
    ['a mail address with a dot at its end', { email: 'a@b.com.' }, '2610', 'email'],
    ['a mail address with a new line', { email: 'a@b.com\nbcc:x@y.com' }, '2610', 'email'],
    ['a mail address with a new line at its end', { email: 'a@b.com\n' }, '2610', 'email'],
    [
      'special invoices without a certification',
      { applySpecial: '1', address: '路', phone: '0311-0000100', bankName: '行', bankAccount: '12345678' },
      '2604',
      'applySpecial',
    ],
    ['another company without a proof', { titleKind: 'OTHER' }, '2643', 'proofFileIds'],
  ])('are refused with %s', async (_what, over, code, field) =>
    expect(await li.send(SAVE, draft(over))).toMatchObject({ code, data: { field } }),
  )

  it.each([
    ['a number in full width and small letters', '９１１３１０００ma0ceram1p', '91131000MA0CERAM1P'],
    ['15 digits with their check', '110105' + '123456788', '110105123456788'],
    ['the identity card of a sole trader', '11010519491231002X00', '11010519491231002X00'],
  ])('keep %s', async (_what, taxNo, kept) => {
    expect(await li.send(SAVE, draft({ buyerName: '某某(河北)公司', taxNo }))).toMatchObject({
      code: '1000',
      data: { taxNo: kept, buyerName: '某某（河北）公司', reviewStatus: 'T1' },
    })
  })

  it('are twenty at most, each once; one is the default, the newest when it goes (IT-01, IT-02)', async () => {
    const first = await aTitle(li)
    expect((await li.send(SAVE, draft())).code).toBe('2631')
    for (let n = 2; n <= 20; n++) await aTitle(li, { buyerName: `科室${n}`, taxNo: TAX_NO })
    expect((await li.send(SAVE, draft({ buyerName: '再一个' }))).code).toBe('2630')
    expect((await li.ok('default GET /crmgas/invoice/getDefaultInvoiceTitle', {})).titleId).toBe(first)
    await li.ok('default POST /crmgas/invoice/deleteTitle', { titleId: first })
    expect((await li.ok('default GET /crmgas/invoice/getDefaultInvoiceTitle', {})).buyerName).toBe('科室20')
  })

  it('of two edits of the same version one is refused (IT-06)', async () => {
    const titleId = await aTitle(li)
    const edit = (email: string) => li.send(SAVE, draft({ buyerType: 'GOV', titleId, version: 1, email }))
    expect((await edit('a@example.com')).code).toBe('1000')
    expect((await edit('b@example.com')).code).toBe('2634')
  })

  it('of another company are reviewed; the default is none of them until then (IT-04)', async () => {
    const saved = await li.send(
      SAVE,
      draft({ titleKind: 'OTHER', taxNo: '91131000MA0CERAM1P', proofFileIds: [await aProof(gateway)] }),
    )
    const { titleId } = saved.data as { titleId: string }
    expect(saved).toMatchObject({
      code: '1000',
      data: { reviewStatus: 'T2', isDefault: false, unusable: '抬头审核中' },
    })
    expect((await li.call('default POST /crmgas/invoice/setDefaultTitle', { titleId })).code).toBe('2636')
    expect((await ownVerdict(gateway, 'TITLE')).code).toBe('2210')
    await decided(gateway, 'TITLE', 'REJECT', '关系证明未盖章')
    expect(await li.ok('default GET /crmgas/invoice/titleDetail', { titleId })).toMatchObject({
      reviewStatus: 'T9',
      rejectReason: '关系证明未盖章',
    })
    const again = {
      titleKind: 'OTHER',
      taxNo: '91131000MA0CERAM1P',
      titleId,
      version: 1,
      proofFileIds: [await aProof(gateway)],
    }
    expect((await li.send(SAVE, draft(again))).code).toBe('1000')
    await decided(gateway, 'TITLE', 'PASS')
    expect((await li.ok('default GET /crmgas/invoice/titleDetail', { titleId })).reviewStatus).toBe('T1')
  })

  it('that are rejected are the default no more: another that holds is (IT-02)', async () => {
    const titleId = await aTitle(li)
    const other = await aTitle(li, { buyerName: '科室' })
    const proofs = { titleKind: 'OTHER', proofFileIds: [await aProof(gateway)] }
    const edited = { buyerType: 'GOV', buyerName: '后勤中心', titleId, version: 1, ...proofs }
    expect((await li.send(SAVE, draft(edited))).code).toBe('1000')
    await decided(gateway, 'TITLE', 'REJECT')
    const list = await li.ok('default GET /crmgas/invoice/titleList', {})
    expect(list.map((one) => [one.titleId, one.reviewStatus, one.isDefault])).toEqual([
      [other, 'T1', true],
      [titleId, 'T9', false],
    ])
  })

  it('what a certification proves becomes the own title, also over one that was typed (CE-10)', async () => {
    const passed = (isTaxpayer: boolean, companyName: string) =>
      inTransaction(gateway, (work) =>
        emit(work, certPassed, {
          companyCode: '1002',
          bps: [HOSPITAL.bp],
          companyName,
          uscc: TAX_NO,
          isTaxpayer,
          by: 'desk',
        }),
      )
    await passed(false, '康宁医院')
    const [own] = await li.ok('default GET /crmgas/invoice/titleList', {})
    expect(own).toMatchObject({
      titleKind: 'OWN',
      buyerName: '康宁医院',
      taxNo: TAX_NO,
      specialAllowed: '0',
      isDefault: true,
    })
    await passed(true, '石家庄康宁医院')
    expect(await li.ok('default GET /crmgas/invoice/titleList', {})).toMatchObject([
      { titleId: own?.titleId, buyerName: '石家庄康宁医院', specialAllowed: '1' },
    ])
  })

  it('of a person are no place for what a certification proves: it gets its own (CE-10)', async () => {
    const saved = await li.send(SAVE, draft({ buyerType: 'PERSON', buyerName: '张三', taxNo: '' }))
    const event = { companyCode: '1002', bps: [HOSPITAL.bp], companyName: '康宁医院', uscc: TAX_NO }
    await inTransaction(gateway, (work) => emit(work, certPassed, { ...event, isTaxpayer: true, by: 'desk' }))
    const { titleId } = saved.data as { titleId: string }
    const titles = await li.ok('default GET /crmgas/invoice/titleList', {})
    expect(titles.find((one) => one.titleId === titleId)).toMatchObject({ buyerName: '张三', taxNo: '' })
    expect(titles.find((one) => one.taxNo === TAX_NO)).toMatchObject({ buyerType: 'ENTERPRISE', specialAllowed: '1' })
  })

  it('that are proven during the review leave the desk, and the default where there is none (CE-10, IT-02)', async () => {
    await certified(gateway, true)
    const whole = { address: '路', phone: '0311-0000100', bankName: '行', bankAccount: '12345678' }
    const asked = { buyerType: 'GOV', applySpecial: '1', taxNo: '91131000MA0CERAM1P', ...whole }
    const open = () =>
      gateway.db.selectFrom('reviewTask').select('bizNo').where('bizType', '=', 'TITLE').where('droppedAt', 'is', null)
    const { titleId } = (await li.send(SAVE, draft(asked))).data as { titleId: string }
    expect(await open().execute()).toEqual([{ bizNo: titleId }])
    const event = { companyCode: '1002', bps: [HOSPITAL.bp], companyName: '康宁医院', uscc: TAX_NO }
    await inTransaction(gateway, (work) => emit(work, certPassed, { ...event, isTaxpayer: true, by: 'desk' }))
    expect(await open().execute()).toEqual([])
    expect(await li.ok('default GET /crmgas/invoice/titleList', {})).toMatchObject([
      { titleId, taxNo: TAX_NO, reviewStatus: 'T1', specialAllowed: '1', isDefault: true },
    ])
  })

  it('of another customer are not found', async () => {
    const titleId = await aTitle(li)
    const stranger = gateway.asSession({
      bp: '1000000004',
      companyCode: '1002',
      userId: 'x',
      isMaster: true,
      reviewStatus: '1',
    })
    expect((await stranger.send(SAVE, draft({ titleId, version: 1 }))).code).toBe('2902')
  })

  it('two at once are one', async () => {
    const answers = await Promise.all([li.send(SAVE, draft()), clerk(gateway, 'u-2').send(SAVE, draft())])
    expect(answers.map(({ code }) => code).sort()).toEqual(['1000', '2631'])
  })
})
