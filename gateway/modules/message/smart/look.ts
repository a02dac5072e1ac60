import { Type } from '@sinclair/typebox'
import { DAY, HOUR, startOf, toInstant } from '@domain/date'
import { isMuted, LONGEST_IGNORED, smartRules, type SmartRuleCode } from '@domain/smart-message'
import { jsonb } from '../../../db/connect'
import { question } from '../../../extensions'
import type { Work } from '../../../http/context'
import { newId } from '../../../http/ids'
import { ask, entriesOf } from '../../../wiring'
import { isOfToday } from '../../../work/context'
import { kind, sweep } from '../../../work/kinds'
import { publish } from '../publish'
import { endOthers, foundSince, ignoredSince, saveFindings, takeLook, touchedBy } from '../repo/smart'
import { usersOfBp } from '../users-of'
import { smartSources, type CustomerKey } from './source'

const PAGE = '/subPagesB/pages/smartMessage'
/** A finding that no look confirms ends by itself. */
const CONFIRMED_WITHIN = 48 * HOUR

/** Customers that have users, after a number, in the order of the numbers. */
export const usedCustomers = question<(work: Work, after: string, limit: number) => Promise<CustomerKey[]>>(
  'usedCustomers',
  () => Promise.resolve([]),
)

/**
 * E-X-19: checks all rules of a customer, unless that was done after `before`. A finding that no longer holds ends; a repeated one
 * keeps what its users did about it. Returns whether it checked.
 */
export async function lookAt(work: Work, { bp, companyCode }: CustomerKey, before: string): Promise<boolean> {
  const now = work.clock.iso()
  if (!(await takeLook(work.db, { bp, companyCode, lookedAt: now, before }))) return false
  const sources = [...entriesOf(work, smartSources).values()]
  const found: Awaited<ReturnType<(typeof sources)[number]>> = []
  for (const source of sources) found.push(...(await source(work, { bp, companyCode })))
  const rows = found.map(({ evidence, series, actions, validUntil, ...finding }) => ({
    ...finding,
    bp,
    companyCode,
    smartId: `SM${newId(work.clock.now())}`,
    evidence: jsonb([...evidence]),
    series: jsonb([...(series ?? [])]),
    actions: jsonb([...actions]),
    validUntil: validUntil ?? toInstant(work.clock.now() + CONFIRMED_WITHIN),
    createdAt: now,
    updatedAt: now,
  }))
  await endOthers(work.db, bp, await saveFindings(work.db, rows), now)
  return true
}

/** E-X-19: each day after its gas day is closed, for every customer that has users; after a pause once. */
const daily = kind({
  name: 'message.smart',
  data: Type.Object({ bp: Type.String(), companyCode: Type.String() }),
  run: {
    async handle(work, key) {
      if (!isOfToday(work)) return
      await lookAt(work, key, work.clock.iso())
      await notifyOfDay(work, key)
    },
  },
})

export const smartWork = {
  kinds: [daily],
  sweeps: [
    sweep(
      'message.smart',
      { dailyAt: '10:10', after: ['metering.closeDay', 'metering.nightFlow', 'billing.provisional'] },
      daily,
      async (work, after, limit) =>
        (await ask(work, usedCustomers)(work, after, limit)).map((data) => ({ key: data.bp, data })),
    ),
  ],
}

/**
 * SMART_DIGEST: one message a day to each user with something high or medium found since midnight. What has a message of its own,
 * what the user has seen or ignores, and what the user's models do not show is not counted.
 */
async function notifyOfDay(work: Work, { bp, companyCode }: CustomerKey): Promise<void> {
  const now = work.clock.iso()
  const today = work.clock.today()
  const found = (await foundSince(work.db, bp, toInstant(startOf(today)), now)).filter(({ ruleCode }) =>
    isTold(ruleCode),
  )
  if (found.length === 0) return
  const touched = await touchedBy(
    work.db,
    bp,
    found.map(({ smartId }) => smartId),
  )
  const ignored = await ignoredSince(work.db, bp, toInstant(work.clock.now() - LONGEST_IGNORED))
  const countOf = new Map<string, number>()
  for (const model of new Set(found.map(({ ruleCode }) => smartRules[ruleCode].model)))
    for (const { userId } of await ask(work, usersOfBp)(work, bp, model)) {
      const mine = found.filter(
        ({ smartId, ruleCode }) =>
          smartRules[ruleCode].model === model &&
          !touched.some((one) => one.userId === userId && one.smartId === smartId) &&
          !ignored.some(
            (one) => one.userId === userId && one.ruleCode === ruleCode && isMuted(ruleCode, one.at, work.clock.now()),
          ),
      )
      countOf.set(userId, (countOf.get(userId) ?? 0) + mine.length)
    }
  for (const n of new Set([...countOf.values()].filter((count) => count > 0)))
    await publish(work, {
      bp,
      companyCode,
      audience: 'USER',
      userIds: [...countOf].flatMap(([userId, count]) => (count === n ? [userId] : [])),
      templateCode: 'SMART_DIGEST',
      params: { n: String(n) },
      route: PAGE,
      bizType: 'SMART',
      bizId: `${bp}|${today}`,
      dedupeKey: `SMART|${bp}|${today}`,
      expireAt: toInstant(work.clock.now() + 7 * DAY),
    })
}

const isTold = (code: SmartRuleCode): boolean => {
  const { severity, hasMessage } = smartRules[code]
  return !hasMessage && (severity === 'high' || severity === 'medium')
}
