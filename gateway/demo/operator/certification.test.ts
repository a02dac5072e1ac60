import { certGateway } from '../../../test/setup/cert-gateway'
import { DETAIL, fields, form, found, SUBMIT, submitted, uploaded } from '../../../test/gateway/cert-kit'
import { decide, nextRequestNo } from '../../../test/gateway/case-kit'
import type { TestGateway } from '../../../test/setup/gateway'
import { judgeCert, MISMATCH } from './certification'

const today = '2026-11-23'
const applicant = '13800000006'

describe('judgeCert (CE-09)', () => {
  const cert = {
    companyName: fields.companyName,
    uscc: fields.uscc,
    validTo: fields.validTo,
    editedFields: [] as string[],
  }
  const customer = { customerName: fields.companyName, uscc: fields.uscc }
  const passed = { decision: 'PASS', remark: '' }
  test.each([
    ['all agrees', {}, [customer], passed],
    [
      'brackets and width do not matter',
      { companyName: '锦程（廊坊）食品' },
      [{ ...customer, customerName: '锦程(廊坊)食品 ' }],
      passed,
    ],
    [
      'another code',
      {},
      [customer, { ...customer, uscc: '91131000MA0CERAM1P' }],
      { decision: 'REJECT', remark: MISMATCH },
    ],
    ['another name', {}, [{ ...customer, customerName: '锦程食品厂' }], null],
    ['code typed by hand', { editedFields: ['uscc'] }, [customer], null],
    ['another field typed', { editedFields: ['address'] }, [customer], passed],
    ['customer without a code', {}, [{ ...customer, uscc: null }], null],
    ['no customer number', {}, [], null],
    ['over', { validTo: '2026-11-22' }, [customer], null],
  ])('%s', (_name, over, customers, expected) =>
    expect(judgeCert({ ...cert, ...over }, customers, today)).toEqual(expected),
  )
})

describe('at the desk of certifications', () => {
  let gateway: TestGateway
  const open = async (env: Record<string, string> = {}) => {
    gateway = await certGateway({ DEMO_OPERATOR_SECONDS: '60', ...env })
    return gateway.as(applicant)
  }
  const later = (minutes: number) => gateway.passTime(`2026-11-23T09:${30 + minutes}:00+08:00`)
  afterEach(() => gateway.close())

  test('a matching application is passed a minute after it was submitted, with the usual notice', async () => {
    const caller = await open()
    const { certId } = (await submitted(gateway, caller)).data
    await gateway.drain()
    expect((await caller.ok(DETAIL, { certId }))?.status).toBe('10')
    await later(1)
    expect(await caller.ok(DETAIL, { certId })).toMatchObject({ status: '20', boundBps: ['1000000008'] })
    const task = gateway.db.selectFrom('reviewTask').select(['decision', 'decidedBy']).where('bizNo', '=', certId)
    expect(await task.execute()).toEqual([{ decision: 'PASS', decidedBy: 'demo' }])
  })

  test('another company’s customer number is rejected (CE-09)', async () => {
    const caller = await open()
    const { certId } = (await submitted(gateway, caller, { bps: ['1000000006'] })).data
    await later(1)
    expect(await caller.ok(DETAIL, { certId })).toMatchObject({ status: '30', rejectReason: MISMATCH })
  })

  test('a code typed by hand waits for staff, whatever the client says (CE-03)', async () => {
    const caller = await open()
    await found(gateway, caller, '1000000008')
    const { certId } = await caller.ok(SUBMIT, await form(gateway, caller))
    await later(5)
    expect((await caller.ok(DETAIL, { certId }))?.status).toBe('10')
    await decide(gateway, certId, 'PASS')
    expect((await caller.ok(DETAIL, { certId }))?.status).toBe('20')
  })

  test('with DEMO_OPERATOR=0 everything waits for staff', async () => {
    const caller = await open({ DEMO_OPERATOR: '0' })
    const { certId } = (await submitted(gateway, caller)).data
    await later(5)
    expect((await caller.ok(DETAIL, { certId }))?.status).toBe('10')
  })

  test.each([
    ['passed', '2027-11-23', '20', null],
    ['refused when it is over by then', '2026-11-23', '30', '资质已过有效期'],
  ])('a qualification is %s', async (_what, validTo, status, rejectReason) => {
    await open()
    const master = await gateway.as('13800000001')
    const fileId = await uploaded(gateway, master, 'valid')
    await gateway.db
      .updateTable('uploadFile')
      .set({ ownerRef: 'QUALIFICATION:1000000001' })
      .where('fileId', '=', fileId)
      .execute()
    const input = { requestNo: nextRequestNo(), kind: 'OTHER' as const, fileIds: [fileId], validTo }
    const { qualId } = await master.ok('default POST /enterprise/qualification/save', input)
    await gateway.passTime(rejectReason === null ? '2026-11-23T09:31:00+08:00' : '2026-11-24T09:30:00+08:00')
    const rows = gateway.db.selectFrom('qualification').select(['status', 'rejectReason']).where('qualId', '=', qualId)
    expect(await rows.execute()).toEqual([{ status, rejectReason }])
  })
})
