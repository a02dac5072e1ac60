import type { IssueAnswer, IssueRequest } from '../../ports/einvoice'
import { taxPlatformOf } from '../../demo/stand-ins/tax-platform'
import type { Caller, TestGateway } from '../../../test/setup/gateway'
import {
  HOSPITAL,
  anItem,
  applied,
  applyOf,
  decided,
  jobCtx,
  platformSays,
  onInvoices,
} from '../../../test/gateway/invoice-kit'
import { pass, requestNo } from '../../../test/gateway/payment-kit'
import { issueApply } from './issue'

/* The tax platform's own word: it comes to an address that we gave out, and what it says makes us ask. */
describe('notifications of the tax platform', () => {
  let gateway: TestGateway
  let li: Caller
  let titleId: string
  onInvoices(
    (stage) => {
      ;({ gateway, li, titleId } = stage)
    },
    { RATE_LIMIT: '1' },
  )

  const send = (key: string, mark: string, payload = 'operater=callback&content=%7B%7D') =>
    gateway.gateway.app.inject({
      method: 'POST',
      url: `/api/crmgas/invoice/notify/${key}/${mark}`,
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const notices = async () => (await taxPlatformOf(gateway.gateway.work)?.takeDue(50)) ?? []
  const kept = () => gateway.db.selectFrom('taxNotice').selectAll().execute()
  const invoices = () => gateway.db.selectFrom('invoice').select('invoiceNo').execute()
  const asked = async (amount = '400.00') => {
    const { applyId } = await applied(li, [await anItem(gateway, amount)], { titleId })
    await gateway.drain()
    return applyId
  }

  it('issue at once what the platform reports late: no wait for the next query', async () => {
    await platformSays(gateway, 'LATE')
    const applyId = await asked()
    expect((await applyOf(li, applyId)).status).toBe('A1')
    await gateway.db.updateTable('invoiceApply').set({ nextTryAt: '2026-11-23T09:40:00+08:00' }).execute()
    await pass(gateway, 59)
    expect((await applyOf(li, applyId)).status).toBe('A1')
    await pass(gateway, 4)
    expect((await applyOf(li, applyId)).status).toBe('A2')
    expect(await kept()).toEqual([])
  })

  it('come twice and do it once', async () => {
    await platformSays(gateway, 'LATE')
    const applyId = await asked()
    gateway.clock.moveTo('2026-11-23T09:31:05+08:00')
    const [notice] = await notices()
    if (!notice) throw new Error('no notification is due')
    const answers = await Promise.all([1, 2, 3].map(() => send(notice.documentKey, notice.mark)))
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(Array(3).fill([200, 'success']))
    await gateway.drain()
    expect(await applyOf(li, applyId)).toMatchObject({ status: 'A2', issued: [{ grossAmount: '400.00' }] })
    expect((await send(notice.documentKey, notice.mark)).statusCode).toBe(200)
    await gateway.drain()
    expect(await invoices()).toHaveLength(1)
  })

  it('are sent twice by a platform that does so', async () => {
    await platformSays(gateway, 'TWICE')
    const applyId = await asked()
    expect(await kept()).toHaveLength(2)
    await pass(gateway, 5)
    expect([await kept(), await invoices()]).toMatchObject([[], [{}]])
    expect((await applyOf(li, applyId)).status).toBe('A2')
  })

  it('that are forged lead to no query: another key, no key, another mark', async () => {
    await platformSays(gateway, 'LATE')
    const applyId = await asked()
    await platformSays(gateway, 'NORMAL')
    const query = jest.spyOn(gateway.gateway.work.ports.einvoice, 'query')
    gateway.clock.moveTo('2026-11-23T09:31:05+08:00')
    const [notice] = await notices()
    const mark = notice?.mark ?? ''
    for (const [key, sign] of [
      [`${applyId}-2`, mark],
      [`${applyId}-1`, mark.replace(/^./, (c) => (c === '0' ? '1' : '0'))],
      [`${applyId}-1`, 'x'],
      [`${applyId}-1`, '0'.repeat(32)],
      [`${applyId}-1`, `${mark}0`],
    ] as const)
      expect((await send(key, sign, 'content={"c_status":"1","c_fphm":"26132000000000000099"}')).statusCode).toBe(400)
    expect(query).not.toHaveBeenCalled()
    expect((await applyOf(li, applyId)).status).toBe('A1')
  })

  it('say nothing that is believed: a body about another invoice changes nothing of this one', async () => {
    await platformSays(gateway, 'LATE')
    const applyId = await asked()
    gateway.clock.moveTo('2026-11-23T09:31:05+08:00')
    const [notice] = await notices()
    const content = encodeURIComponent(JSON.stringify({ c_status: '2', c_errorMessage: '开票失败', c_fphm: '1' }))
    await send(notice?.documentKey ?? '', notice?.mark ?? '', `operater=callback&orderno=other&content=${content}`)
    await gateway.drain()
    const { issued } = await applyOf(li, applyId)
    expect(issued.map(({ invoiceNo }) => invoiceNo)).toEqual(['26132000000000000001'])
  })

  it('of unknown keys are acknowledged, so that they are not repeated', async () => {
    const { einvoice } = gateway.gateway.work.ports
    jest.spyOn(einvoice, 'isFromPlatform').mockReturnValue(true)
    for (const key of ['FP2026112300000099-1', 'FP-1', '01KAQ7W0000000000000000000', 'nothing'])
      expect((await send(key, 'm')).statusCode).toBe(200)
    await gateway.drain()
    expect(await invoices()).toEqual([])
  })

  it('may come before the answer to our own request: one invoice, one message', async () => {
    const { work } = gateway.gateway
    const { einvoice } = work.ports
    const issue = einvoice.issue.bind(einvoice)
    jest.spyOn(einvoice, 'issue').mockImplementation(async (request: IssueRequest): Promise<IssueAnswer> => {
      const answer = await issue(request)
      gateway.clock.moveTo('2026-11-23T09:30:02+08:00')
      for (const notice of await notices()) await send(notice.documentKey, notice.mark)
      // Another process works off what the notification has brought while this one still waits for its answer.
      await issueApply(jobCtx(gateway), HOSPITAL.bp, request.key.replace(/-\d+$/, ''))
      return answer
    })
    const applyId = await asked()
    await gateway.drain()
    expect(await applyOf(li, applyId)).toMatchObject({ status: 'A2', issued: [{ grossAmount: '400.00' }] })
    expect(await invoices()).toHaveLength(1)
    const messages = await gateway.db.selectFrom('message').select('templateCode').execute()
    expect(messages).toEqual([{ templateCode: 'INVOICE_DONE' }])
  })

  it('that are not acknowledged come again', async () => {
    await platformSays(gateway, 'LATE')
    await asked()
    gateway.clock.moveTo('2026-11-23T09:31:05+08:00')
    expect(await notices()).toHaveLength(1)
    expect(await notices()).toEqual([])
    gateway.clock.moveTo('2026-11-23T09:31:36+08:00')
    expect(await notices()).toHaveLength(1)
  })

  it('bring the buyer’s word about a reversal: the red invoice is out without a question in between', async () => {
    const applyId = await asked()
    const [invoice] = (await applyOf(li, applyId)).issued
    await gateway.db.updateTable('invoice').set({ useStatus: '1' }).execute()
    const { redId } = await li.ok('default POST /crmgas/invoice/createRed', {
      requestNo: requestNo(),
      invoiceId: invoice?.invoiceId ?? '',
      explanation: '抬头有误',
      reason: '01',
      mode: 'FULL',
      reissue: '0',
    })
    await decided(gateway, 'RED', 'PASS')
    const status = async () => (await li.ok('default GET /crmgas/invoice/redDetail', { redId })).status
    expect(await status()).toBe('02')
    expect(await taxPlatformOf(gateway.gateway.work)?.answerAsBuyer('1002', redId, '04')).toBe(true)
    await gateway.db.updateTable('invoiceRed').set({ nextAskAt: '2026-11-23T10:00:00+08:00' }).execute()
    await pass(gateway, 5)
    expect(await status()).toBe('RS')
    await pass(gateway, 5)
    expect(await kept()).toEqual([])
  })
})
