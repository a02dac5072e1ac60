import { Type as t } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { isMoment } from '@domain/validate'
import type { BankFeed } from './types'

const Answer = t.Object({
  entries: t.Array(
    t.Object({
      accountNo: t.String({ minLength: 1, maxLength: 40 }),
      tradeNo: t.String({ minLength: 1, maxLength: 64 }),
      amountFen: t.String({ pattern: '^[1-9]\\d{0,15}$' }),
      payerName: t.String({ maxLength: 200 }),
      payerAccount: t.String({ pattern: '^\\d{0,40}$' }),
      note: t.String({ maxLength: 500 }),
      tradeAt: t.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\+08:00$' }),
    }),
  ),
})

/** ms. */
const TIMEOUT = 8000

/**
 * The bank's statement service: GET <url>?companyCode=&accountNo=&day=YYYY-MM-DD with the key as bearer token, answered by
 * {entries: […]}. An answer that is not of this shape is none: it is asked again.
 */
export const httpBank = ({ url, key }: { url: string; key: string }): BankFeed => ({
  async entries({ companyCode, accountNo }, day) {
    const query = new URLSearchParams({ companyCode, accountNo, day })
    const response = await fetch(`${url}?${query}`, {
      headers: { authorization: `Bearer ${key}`, accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT),
    })
    if (!response.ok) throw new Error(`bank answered ${response.status}`)
    const said: unknown = await response.json()
    if (!Value.Check(Answer, said) || !said.entries.every(({ tradeAt }) => isMoment(tradeAt)))
      throw new Error('bank answered no statement')
    return said.entries
  },
})
