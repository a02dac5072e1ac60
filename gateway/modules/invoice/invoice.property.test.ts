import fc from 'fast-check'
import type { JobCtx, Work } from '../../http/context'
import { tries } from '../../../test/setup/engine'
import type { Caller, TestGateway } from '../../../test/setup/gateway'
import { brokenInvoices } from '../../../test/invariants/invoices'
import {
  HOSPITAL,
  aProof,
  anItem,
  applied,
  applyOf,
  clerk,
  decided,
  jobCtx,
  platformSays,
  wishOf,
  onInvoices,
} from '../../../test/gateway/invoice-kit'
import { pass, requestNo } from '../../../test/gateway/payment-kit'
import { issueApply } from './issue'

const MODES = ['NORMAL', 'LATE', 'TIMEOUT', 'MAINTENANCE', 'REJECT'] as const

describe('whatever happens', () => {
  let gateway: TestGateway
  let li: Caller
  let titleId: string
  onInvoices((stage) => {
    ;({ gateway, li, titleId } = stage)
  })

  it('of two users that apply for the same item at once one gets it', async () => {
    const trade = await anItem(gateway, '400.00')
    const wang = clerk(gateway, 'u-2')
    const answers = await Promise.all(
      [li, wang].map((caller) => caller.call('default POST /crmgas/invoice/pickTrades', { tradeNos: [trade] })),
    )
    expect(answers.map(({ code }) => code).sort()).toEqual(['1000', '2601'])
    const winner = answers[0]?.code === '1000' ? li : wang
    const pickId = answers.find(({ code }) => code === '1000')?.data.pickId ?? ''
    const twice = await Promise.all(
      [1, 2].map(() =>
        winner.call('default POST /crmgas/invoice/createInvoiceV2', wishOf(pickId, '400.00', { titleId })),
      ),
    )
    expect(twice.map(({ code }) => code).sort()).toEqual(['5005', '5006'])
    expect(new Set(twice.map(({ data }) => data.applyId)).size).toBe(1)
  })

  it('the database itself admits an item to one live application only', async () => {
    const trade = await anItem(gateway, '400.00')
    const { applyId } = await applied(li, [trade], { titleId })
    const row = await gateway.db.selectFrom('invoiceApply').selectAll().executeTakeFirstOrThrow()
    expect(row.applyId).toBe(applyId)
    const again = gateway.db
      .insertInto('invoiceApplyItem')
      .values({ bp: HOSPITAL.bp, applyId, itemId: trade })
      .execute()
    await expect(again).rejects.toThrow()
  })

  it('a process that dies anywhere between the platform and its own books makes nothing twice', async () => {
    for (let dies = 1; dies <= 8; dies++) {
      const trade = await anItem(gateway, '250000.00', { sourceNo: `k${dies}` })
      const { applyId } = await applied(li, [trade], { titleId })
      // The process is gone at its n-th transaction: that one is rolled back, nothing after it happens.
      const ctx = jobCtx(gateway)
      let count = 0
      const dying: JobCtx = {
        ...ctx,
        transaction: <T>(run: (inside: Work) => Promise<T>): Promise<T> => {
          count += 1
          return ctx.transaction(async (inside) => {
            const done = await run(inside)
            if (count >= dies) throw new Error('killed')
            return done
          })
        },
      }
      await issueApply(dying, HOSPITAL.bp, applyId).catch(() => undefined)
      // Two processes find it at once.
      await Promise.all([1, 2].map(() => issueApply(jobCtx(gateway), HOSPITAL.bp, applyId).catch(() => undefined)))
      await gateway.drain()
      await pass(gateway, 700)
      const apply = await applyOf(li, applyId)
      expect([apply.status, apply.issued.length]).toEqual(['A2', 3])
    }
    expect(await brokenInvoices(gateway.db)).toEqual([])
    const documents = await gateway.db.selectFrom('taxDocument').select('invoiceNo').execute()
    expect(documents).toHaveLength(24)
    const quota = await gateway.db.selectFrom('quotaUsage').select('usedNet').executeTakeFirstOrThrow()
    const net = await gateway.db
      .selectFrom('invoice')
      .select(({ fn }) => fn.sum<string>('netAmount').as('net'))
      .executeTakeFirstOrThrow()
    expect(quota.usedNet).toBe(net.net)
  })

  it('invoices never say more of an item than it is, lines and taxes agree (random applications, platforms, reversals)', async () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('item' as const), fen: fc.integer({ min: 1, max: 12_000_000 }) }),
      fc.record({
        do: fc.constant('apply' as const),
        most: fc.integer({ min: 1, max: 4 }),
        mode: fc.constantFrom('MERGE' as const, 'PER_ITEM' as const),
      }),
      fc.record({ do: fc.constant('platform' as const), mode: fc.constantFrom(...MODES) }),
      fc.record({ do: fc.constant('red' as const), nth: fc.nat(20), part: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ do: fc.constant('time' as const), seconds: fc.constantFrom(30, 120, 1000) }),
      fc.constant({ do: 'decide' as const }),
    )
    const invoices = () =>
      gateway.db.selectFrom('invoice').selectAll().where('color', '=', 'BLUE').orderBy('invoiceId').execute()
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (steps) => {
        for (const one of steps) {
          if (one.do === 'item') await anItem(gateway, (one.fen / 100).toFixed(2))
          if (one.do === 'platform') await platformSays(gateway, one.mode)
          if (one.do === 'time') await pass(gateway, one.seconds)
          if (one.do === 'decide') {
            await decided(gateway, 'RED', 'PASS')
            await gateway.db.updateTable('taxConfirmation').set({ stage: '04' }).where('stage', '=', '02').execute()
          }
          if (one.do === 'apply') {
            const { list } = await li.ok('default GET /crmgas/invoice/waitList', {})
            const tradeNos = list
              .filter(({ canPick }) => canPick)
              .slice(0, one.most)
              .map(({ tradeNo }) => tradeNo)
            if (tradeNos.length > 0) await applied(li, tradeNos, { titleId, mergeMode: one.mode })
            await gateway.drain()
          }
          if (one.do === 'red') {
            const all = await invoices()
            const blue = all[one.nth % Math.max(1, all.length)]
            const isWhole = one.part > 60
            const lines = [{ lineNo: 1, grossAmount: ((Number(blue?.grossAmount ?? '1') * one.part) / 200).toFixed(2) }]
            await li.send('default POST /crmgas/invoice/createRed', {
              requestNo: requestNo(),
              invoiceId: blue?.invoiceId ?? 'none',
              explanation: '试',
              reissue: '0',
              ...(isWhole
                ? { reason: '01', mode: 'FULL' }
                : { reason: '04', mode: 'PART', lines, proofFileIds: [await aProof(gateway)] }),
            })
          }
          expect(await brokenInvoices(gateway.db)).toEqual([])
        }
      }),
      { numRuns: tries(12) },
    )
  })
})
