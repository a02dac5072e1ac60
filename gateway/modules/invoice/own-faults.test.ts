import { sql } from 'kysely'
import { HOSPITAL, anItem, applied, applyOf, decided, jobCtx, onInvoices } from '../../../test/gateway/invoice-kit'
import { requestNo } from '../../../test/gateway/payment-kit'
import { hurryTries, itemsNotDone } from '../../../test/gateway/work-kit'
import type { Caller, TestGateway } from '../../../test/setup/gateway'
import { issueApply } from './issue'
import { runRed } from './red-run'

/*
 * A fault of the product itself does not count as a silent tax platform: it is retried, ends as a dead letter, and no user reads that
 * the platform is unreachable.
 */

let gateway: TestGateway
let li: Caller
let titleId: string
onInvoices((stage) => {
  ;({ gateway, li, titleId } = stage)
})
afterEach(() => jest.restoreAllMocks())

/** Every try of what has failed, up to the last. */
const tryToTheEnd = async () => {
  for (let tries = 0; tries < 10; tries++) {
    await hurryTries(gateway)
    await gateway.drain()
  }
}
const applying = async () => {
  const trade = await anItem(gateway, '400.00')
  return (await applied(li, [trade], { titleId })).applyId
}
const reversing = async () => {
  const applyId = await applying()
  await gateway.drain()
  const invoiceId = (await applyOf(li, applyId)).issued[0]?.invoiceId ?? ''
  const wish = { requestNo: requestNo(), invoiceId, explanation: '抬头有误', reissue: '0' as const }
  const asked = { ...wish, reason: '01' as const, mode: 'FULL' as const }
  return { invoiceId, redId: (await li.ok('default POST /crmgas/invoice/createRed', asked)).redId }
}
const documents = async () => (await gateway.db.selectFrom('taxDocument').select('invoiceNo').execute()).length

it('a request that cannot be made up is a dead letter', async () => {
  const applyId = await applying()
  await sql`update invoice_piece set lines = '{}'::jsonb where apply_id = ${applyId}`.execute(gateway.db)
  await tryToTheEnd()
  expect((await applyOf(li, applyId)).failReason).toBeNull()
  expect(await itemsNotDone(gateway, 'invoice.issue')).toMatchObject([{ key: applyId, state: 'failed' }])
  expect(await documents()).toBe(0)
})

it('a red invoice that was issued and cannot be recorded is a dead letter', async () => {
  const { redId } = await reversing()
  const { einvoice } = gateway.gateway.work.ports
  const issueRed = einvoice.issueRed.bind(einvoice)
  jest.spyOn(einvoice, 'issueRed').mockImplementation(async (request) => {
    const answer = await issueRed(request)
    return answer.state === 'ISSUED' ? { ...answer, issueTime: 'no time' } : answer
  })
  await decided(gateway, 'RED', 'PASS')
  await tryToTheEnd()
  expect(await itemsNotDone(gateway, 'invoice.red')).toMatchObject([{ key: redId, state: 'failed' }])
  expect(await documents()).toBe(2)
})

it('several tries of one application, and of one reversal, at the same moment: one invoice each', async () => {
  const applyId = await applying()
  await Promise.all([1, 2, 3, 4].map(() => issueApply(jobCtx(gateway), HOSPITAL.bp, applyId)))
  await gateway.drain()
  const { status, issued } = await applyOf(li, applyId)
  expect([status, issued.length, await documents()]).toEqual(['A2', 1, 1])
  const wish = { requestNo: requestNo(), invoiceId: issued[0]?.invoiceId ?? '', explanation: '抬头有误' }
  const { redId } = await li.ok('default POST /crmgas/invoice/createRed', {
    ...wish,
    reissue: '0',
    reason: '01',
    mode: 'FULL',
  })
  await Promise.all([
    decided(gateway, 'RED', 'PASS'),
    ...[1, 2, 3, 4].map(() => runRed(jobCtx(gateway), HOSPITAL.bp, redId)),
  ])
  await gateway.drain()
  expect(await documents()).toBe(2)
  const reds = await gateway.db.selectFrom('invoice').select('status').where('color', '=', 'RED').execute()
  expect(reds).toEqual([{ status: 'N5' }])
})
