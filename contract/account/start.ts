import { Type as t } from '@sinclair/typebox'
import { Nullable, OneOf, Text } from '../common'
import { endpoints } from '../endpoint'
import { WxAccount, WxCredit } from '../message'

/** C 5.2: what the app asks for when it starts. */
export const startCalls = endpoints({
  'default GET /crmgas/getToken': {
    access: 'login',
    out: t.Object({ accessToken: t.String(), expireIn: t.Integer() }),
    summary: 'Token for the product calls, 7200 s',
  },
  'default GET /crmgas/portal/login/getTicketTokenByUrl': {
    access: 'public',
    refuses: ['2020'],
    in: t.Object({ url: Text(2000) }),
    out: t.Object({ appId: t.String(), timestamp: t.Integer(), nonceStr: t.String(), signature: t.String() }),
    summary: 'Signature for the WeChat JS-SDK of the page (URL without hash)',
  },
  'default GET /small/smart-wx-info/get': {
    access: 'public',
    in: t.Object({ scene: t.Optional(OneOf('bill', 'supply', 'order', 'service', 'hyq')) }),
    out: t.Object({
      appletAppId: t.String(),
      originalId: t.String(),
      homePath: t.String(),
      envVersion: OneOf('develop', 'trial', 'release'),
      jsapiAppId: t.String(),
      /** With a login: its WeChat is known, and what it may be sent. */
      account: t.Optional(Nullable(WxAccount)),
      openIdBound: t.Optional(t.Boolean()),
      templates: t.Optional(t.Array(WxCredit)),
    }),
    summary: 'Identity of the mini-program and the official account',
  },
  'zh GET:form /auth/ent/getAuthToken': {
    access: 'login',
    refuses: ['2040'],
    /** Staff need a second proof (scene staff); without it they are customers here. */
    in: t.Object({ securityTicket: t.Optional(Text(64)) }),
    out: t.Object({ authToken: t.String(), expireIn: t.Integer(), scope: OneOf('customer', 'staff') }),
    summary: 'x-workbench-token, 8 h; of scope staff with a ticket of the scene staff',
  },
})
