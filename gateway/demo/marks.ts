import { customers } from './customers'
import { publishedPassword, users } from './people/people'
import { companies } from './people/places'

/**
 * Texts by which the demo world is recognised: no build for operation may hold any of them (scripts/check-operation.mjs), and each is
 * in the demo's own build, so that none goes stale.
 */
export const marks: readonly string[] = [
  publishedPassword,
  ...users.map(({ phone }) => phone),
  ...customers.flatMap(({ bp, customerName, uscc }) => [bp, customerName, ...(uscc === null ? [] : [uscc])]),
  ...companies.map(({ companyName }) => companyName),
  // Codes of the stand-ins for WeChat, the bank's own books, texts in pictures, the automatic operator.
  'demo-(1[2-9]',
  'oDemo',
  'sandboxTrade',
  'payment sandbox',
  'iTXt',
  'demo.operator',
]
