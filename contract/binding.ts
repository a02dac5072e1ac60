import { Type as t } from '@sinclair/typebox'
import { OneOf, Text } from './common'
import { endpoints } from './endpoint'

/*
 * Part C: customer numbers (C 5.4) and the step-up before what cannot be undone (call 54).
 */

/** What a step-up opens; its ticket is good for this alone. */
const Scene = OneOf('bind', 'changePhone', 'transfer', 'cancel', 'title')

export const binding = endpoints({
  'default POST /crmgas/portal/security/verify': {
    access: 'login',
    in: t.Object({
      scene: Scene,
      /** The password serves changePhone and title only. */
      way: OneOf('sms', 'password'),
      smsCode: t.Optional(Text(10)),
      password: t.Optional(Text(64)),
      /** bind: the customer number found before. */
      bp: t.Optional(Text(20)),
      companyCode: t.Optional(Text(10)),
    }),
    out: t.Object({ securityTicket: t.String(), expireIn: t.Integer() }),
    summary:
      'Step-up: proves the phone (or the password) once more for one scene; the ticket lives 10 min, for one use',
  },
})
