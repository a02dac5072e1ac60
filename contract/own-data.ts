import { Type as t } from '@sinclair/typebox'
import { Text } from './common'
import { endpoints } from './endpoint'

/*
 * The user's own copy of the personal data in the product (PIPL art. 45). Data of a gas account (bills, invoices, use) are not part of
 * it.
 */

export const ownData = endpoints({
  'default POST /crmgas/portal/user/exportData': {
    access: 'login',
    refuses: ['2040', '2504'],
    once: true,
    in: t.Object({ securityTicket: Text(100, 1) }),
    out: t.Object({
      /** Signed, for ten minutes. */
      url: t.String(),
      fileName: t.String(),
    }),
    summary: 'A copy of the own personal data as a workbook; a step-up before, three a day',
  },
})
