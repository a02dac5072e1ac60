import { Type as t } from '@sinclair/typebox'
import { Done, Flag, Instant, Text } from '../common'
import { endpoints } from '../endpoint'
import { captchaFields, LoginAnswer, loginFields, LoginFrom, Password, Phone, SmsCode, SmsType } from './words'

/** C 5.3: codes, login and logout. */
export const loginCalls = endpoints({
  'default GET /crmgas/portal/sms/captcha': {
    access: 'public',
    in: t.Object({ way: t.Optional(t.Literal('wait')) }),
    /** `readyAt`: no picture; from then on, for 2 min, WAIT is the code. */
    out: t.Object({ captchaId: t.String(), image: t.String(), readyAt: t.Optional(Instant) }),
    summary:
      'A picture code of four characters, good for 2 min and one use; or a wait instead, three an hour and address',
  },
  'default POST /crmgas/portal/sms/sendSms': {
    access: 'public',
    refuses: ['2001', '2004', '2005', '2006', '2007', '2102'],
    in: t.Object({
      phone: t.Optional(Phone),
      smsType: SmsType,
      /** BIND goes to the phone filed with the customer number, never to one that the caller names. */
      bp: t.Optional(Text(20)),
      companyCode: t.Optional(Text(10)),
      /** CONTRACT_SIGN: the agreement that the code is to sign; it signs no other (B C-06). */
      agreeId: t.Optional(Text(30)),
      /** CONTRACT_SIGN of a contract: the sign task. */
      taskId: t.Optional(Text(30)),
      ...captchaFields,
    }),
    /** Seconds: until the next code may be asked for, and until this one dies. */
    out: t.Object({ interval: t.Integer(), expire: t.Integer() }),
    summary: 'Sends a code; the same answer for known and unknown phones',
  },
  'default POST /crmgas/portal/login/icLoginSms': {
    access: 'public',
    refuses: ['2001', '2002', '2003', '2012', '2019', '2502'],
    in: t.Object({ username: Phone, smsCode: SmsCode, ...LoginFrom }),
    out: LoginAnswer,
    summary: 'Login by SMS code; registers an unknown phone',
  },
  'default POST /crmgas/portal/login/icLogin': {
    access: 'public',
    refuses: ['2001', '2006', '2007', '2008', '2009', '2012', '2019', '2502'],
    in: t.Object({ username: Phone, password: Password, ...LoginFrom, ...captchaFields }),
    out: LoginAnswer,
    summary: 'Login by password',
  },
  'default POST /crmgas/portal/login/resetPassword': {
    access: 'public',
    refuses: ['2001', '2002', '2003', '2013', '2014'],
    in: t.Object({ username: Phone, smsCode: SmsCode, password: Password }),
    out: Done,
    summary: 'New password by SMS code; ends every session of the user',
  },
  'default POST?appletAppliedNo /crmgas/portal/login/icLoginWx': {
    access: 'public',
    refuses: ['2015', '2019', '2502'],
    in: t.Object({
      appletAppliedNo: t.Optional(Text(4)),
      code: Text(200),
      deviceName: t.Optional(Text(100)),
      /** '1': the box is ticked. Without it only a user that has accepted the documents in force before is logged in. */
      agreement: t.Optional(Text(1)),
      /** '1': openId and sessionKey only, without a login. */
      identifyOnly: t.Optional(Flag),
    }),
    out: t.Object({
      /** A handle; WeChat's own session_key never leaves the gateway (C 9.9). */
      sessionKey: t.String(),
      openId: t.String(),
      isLogin: t.Union([t.Literal(0), t.Literal(1)]),
      /** '' when isLogin is 0, or while the agreement has to be ticked first; like the three below. */
      token: t.String(),
      userId: t.String(),
      grantCode: t.String(),
      tenantId: t.String(),
    }),
    summary: 'Login by the WeChat identity of the mini-program',
  },
  'default POST?appletAppliedNo /crmgas/portal/login/bindWx': {
    access: 'public',
    refuses: ['2001', '2002', '2003', '2012', '2015', '2016', '2019', '2502'],
    in: t.Object({
      appletAppliedNo: t.Optional(Text(4)),
      openId: Text(64, 1),
      sessionKey: Text(100, 1),
      /** Code of WeChat's phone button; without it phone and smsCode. */
      phoneCode: t.Optional(Text(200)),
      phone: t.Optional(Phone),
      smsCode: t.Optional(SmsCode),
      agreement: t.Optional(Text(1)),
      replace: t.Optional(Flag),
      rememberMe: t.Optional(Flag),
      deviceName: t.Optional(Text(100)),
    }),
    out: t.Object({ ...loginFields, openId: t.String() }),
    summary: 'Ties the WeChat identity to a phone and logs in',
  },
  'default GET /crmgas/saveOpenIdAccountRelation': {
    access: 'login',
    refuses: ['2021'],
    in: t.Object({ openId: Text(64) }),
    out: Done,
    summary: 'Remembers the customer number with the WeChat identity; repeatable',
  },
  'default POST /crmgas/portal/login/unbindWx': {
    access: 'login',
    in: t.Object({}),
    out: Done,
    summary: 'Unties the WeChat identity from the user; repeatable',
  },
  'default POST /crmgas/portal/login/anonymous': {
    access: 'public',
    in: t.Object({ deviceId: Text(64, 8) }),
    /** Seconds. */
    out: t.Object({ token: t.String(), expireIn: t.Integer(), anonymous: t.Literal('1') }),
    summary: 'A token for public pages of the cloud backend (AU-18)',
  },
  'default POST:query /crmgas/portal/user/logout': {
    access: 'token',
    in: t.Object({ username: t.Optional(Phone) }),
    out: Done,
    summary: 'Ends the own session, whatever username says',
  },
  'default POST /crmgas/portal/user/revokeCancel': {
    access: 'public',
    refuses: ['2040', '2503'],
    in: t.Object({ revokeTicket: t.Optional(Text(100)) }),
    out: Done,
    summary: 'Takes back the cancellation of the app account in its cooling-off',
  },
})
