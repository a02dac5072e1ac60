import { deskGateway } from '../../../test/gateway/energy-kit'
import { aBill, anAccount, inTransaction, payer, POSTPAID, requestNo, T } from '../../../test/gateway/payment-kit'
import type { Caller, TestGateway } from '../../../test/setup/gateway'
import { openStop } from './service'

/* What has come to its end, or is held by something else, does not move by a call. */

const CHANGED = { code: '2904', text: '数据已被更新，请刷新后重试' }

let gateway: TestGateway
let staff: Caller
beforeEach(async () => {
  gateway = await deskGateway(T)
  staff = gateway.asSession({ userId: 'staff', companyCode: POSTPAID.companyCode })
  await anAccount(gateway.db)
})
afterEach(() => gateway.close())

const reverse = (billId: string) =>
  staff.call('btwob POST /bill/reverse', { bp: POSTPAID.bp, billId, reason: '计价有误', requestNo: requestNo() })
const bills = () => gateway.db.selectFrom('bill').select(['billId', 'state']).execute()

test('the word that gas may come back, where the arrears went before it was stopped (AE-88)', async () => {
  await aBill(gateway.db, POSTPAID, { billId: 'b', receivable: '900.00', dueDate: '2026-09-10', state: 'OVERDUE' })
  const stopId = await inTransaction(gateway, (work) =>
    openStop(work, { ...POSTPAID, kind: 'ARREARS', reason: '欠费' }),
  )
  expect((await reverse('b')).ok).toBe(true)
  const stop = () => gateway.db.selectFrom('stopGas').selectAll().executeTakeFirstOrThrow()
  const before = await stop()
  expect(before.state).toBe('CANCELLED')
  const said = { stopId, safetyConfirm: '1' as const, requestNo: requestNo() }
  expect(await payer(gateway, POSTPAID).call('default POST /crmgas/stopGas/confirmResume', said)).toMatchObject(CHANGED)
  expect(await stop()).toEqual(before)
})

test('the word that gas may come back, while something is owed again since it was settled (AE-88)', async () => {
  await aBill(gateway.db, POSTPAID, { billId: 'b', receivable: '900.00', dueDate: '2026-09-10', state: 'OVERDUE' })
  const stopId = await inTransaction(gateway, (work) =>
    openStop(work, { ...POSTPAID, kind: 'ARREARS', reason: '欠费' }),
  )
  await gateway.db
    .updateTable('stopGas')
    .set({ ['state' as 'title']: 'RESUMING' })
    .execute()
  const confirm = () =>
    payer(gateway, POSTPAID).call('default POST /crmgas/stopGas/confirmResume', {
      stopId,
      safetyConfirm: '1',
      requestNo: requestNo(),
    })
  expect(await confirm()).toMatchObject({ code: 'A2801', text: '欠费未结清，无法复气' })
  await gateway.db
    .updateTable('bill')
    .set({ dueDate: '2026-12-10', ['state' as 'billNo']: 'UNPAID' })
    .execute()
  expect(await confirm()).toMatchObject({ data: { state: 'RESUMED' } })
})

test('a bill that an instalment plan keeps is not taken back (A 3.3)', async () => {
  await aBill(gateway.db, POSTPAID, { billId: 'b', receivable: '900.00', state: 'IN_INSTALLMENT' })
  expect(await reverse('b')).toMatchObject(CHANGED)
  expect(await bills()).toEqual([{ billId: 'b', state: 'IN_INSTALLMENT' }])
})
