import { Type as t } from '@sinclair/typebox'
import { Done, Flag, Id, Instant, Text } from '../common'
import { endpoints } from '../endpoint'
import { LoginAnswer, Password, Phone, SmsCode, TerminalType } from './words'

export const Device = t.Object({
  sessionId: Id,
  deviceName: t.String(),
  terminalType: TerminalType,
  ip: t.String(),
  /** Where the address lies; '' when not known. */
  region: t.String(),
  lastSeenAt: Instant,
  isCurrent: Flag,
})

/** C 5.3, calls 51–56: the own profile, password, phone and devices. */
export const profileCalls = endpoints({
  'default POST /crmgas/portal/user/changePassword': {
    access: 'login',
    refuses: ['2002', '2003', '2008', '2009', '2013', '2014'],
    in: t.Object({
      oldPassword: t.Optional(Password),
      /** A code of type LOGIN, for a user without a password. */
      smsCode: t.Optional(SmsCode),
      password: Password,
    }),
    out: Done,
    summary: 'New password; the other devices are logged out',
  },
  'default POST /crmgas/portal/user/changePhone': {
    access: 'login',
    refuses: ['2001', '2002', '2003', '2018', '2040'],
    in: t.Object({ securityTicket: Text(100), newPhone: Phone, smsCode: SmsCode }),
    out: LoginAnswer,
    summary: 'New phone after a step-up; every session ends and a new one begins here',
  },
  'default GET /crmgas/portal/user/deviceList': {
    access: 'login',
    out: t.Array(Device),
    summary: 'Where the user is logged in now',
  },
  'default POST /crmgas/portal/user/kickDevice': {
    access: 'login',
    refuses: ['2041', '2902'],
    /** Without one: all but the present one. */
    in: t.Object({ sessionId: t.Optional(Id) }),
    out: Done,
    summary: 'Logs another device out, or all others',
  },
})
