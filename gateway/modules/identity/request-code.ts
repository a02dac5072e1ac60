import type { In } from '@contract'
import type { Ctx, Session, Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { ask } from '../../wiring'
import { places } from './places'
import { committed } from './committed'
import * as repo from './repo'
import { indexOf } from '../../secret'
import { withPhone } from './security'
import { sendCode, type SmsType } from './sms'

type Input = In<'default POST /crmgas/portal/sms/sendSms'>

/** Codes that prove the caller's own phone go there whatever the body says (call 41). */
const ownPhone: readonly SmsType[] = [
  'OLDPHONE',
  'TRANSFER',
  'CANCEL',
  'EXPORT',
  'TITLE',
  'BALANCE_PAY',
  'PAY_APPROVE',
  'GRANT',
  'CONTRACT_SIGN',
  'BANK_VIEW',
  'BANK_DELETE',
  'STAFF',
]

/** Call 41: finds the recipient of a code, then applies the one SMS rule (LG-02..LG-05). */
export async function requestCode(
  ctx: Ctx<Session | null>,
  input: Input,
): Promise<{ interval: number; expire: number }> {
  const target = await targetOf(ctx, ctx.session, input)
  const about = input.agreeId ?? input.taskId
  const subject = about === undefined ? {} : { subject: about }
  const byVisitor = ctx.session === null
  const request = { ...target, ...subject, byVisitor, smsType: input.smsType, ip: ctx.ip, ...captchaOf(input) }
  return withPhone(ctx, { username: target.phone }, () => committed(ctx, (tx) => sendCode(tx, request)))
}

const captchaOf = ({ captchaId, captchaCode }: Input) => ({
  ...(captchaId === undefined ? {} : { captchaId }),
  ...(captchaCode === undefined ? {} : { captchaCode }),
})

async function targetOf(
  work: Work,
  session: Session | null,
  input: Input,
): Promise<{ phone: string; isSent: boolean }> {
  const { smsType } = input
  const phone = input.phone ?? ''
  if (ownPhone.includes(smsType)) {
    if (!session) throw new Refusal('1888')
    return { phone: session.username, isSent: true }
  }
  if (smsType === 'BIND') {
    if (!session) throw new Refusal('1888')
    return {
      phone: await ask(work, places).filedPhone(work, session.userId, input.bp ?? '', input.companyCode ?? ''),
      isSent: true,
    }
  }
  // LG-04: a reset of an unknown phone answers the same and sends nothing.
  if (smsType === 'RESET')
    return { phone, isSent: (await repo.userByPhone(work.db, indexOf(work, phone))) !== undefined }
  return { phone, isSent: true }
}
