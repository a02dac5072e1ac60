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
      // A payer chooses these: however they look, the money has come.
      payerName: t.String(),
      payerAccount: t.String(),
      note: t.String(),
      tradeAt: t.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\+08:00$' }),
    }),
  ),
})

/** The database takes no NUL. */
const storable = (text: string): string => text.replaceAll('\u0000', '')

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
    return said.entries.map((entry) => ({
      ...entry,
      payerName: storable(entry.payerName).slice(0, 200),
      payerAccount: entry.payerAccount.replaceAll(/[^0-9A-Za-z]/g, '').slice(0, 40),
      note: storable(entry.note).slice(0, 500),
    }))
  },
})
