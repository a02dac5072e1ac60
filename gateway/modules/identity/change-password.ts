import type { In } from '@contract'
import { isPassword } from '@domain/validate'
import type { Ctx, Session } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { hashPassword } from './password'
import { refuseUsedPassword, savePassword } from './passwords'
import { provePassword } from './prove-password'
import * as repo from './repo'
import { checkCode, useCode } from './sms'

type Input = In<'default POST /crmgas/portal/user/changePassword'>

/** Call 52: the old password, or a code of type LOGIN where none is set; the other devices are logged out (LG-08). */
export async function changePassword(ctx: Ctx<Session>, input: Input): Promise<true> {
  const { userId, username, sessionId } = ctx.session
  if (!isPassword(input.password) || input.password.includes(username)) throw new Refusal('2013')
  const user = await repo.userById(ctx.db, userId)
  if (!user) throw new Refusal('1888')
  const proof = user.passwordHash === null ? await checkCode(ctx, username, input.smsCode ?? '', 'LOGIN') : null
  if (proof === null) await provePassword(ctx, ctx.session, input.oldPassword ?? '')
  await refuseUsedPassword(user, input.password)
  const passwordHash = await hashPassword(input.password, ctx.config.passwordCost)
  await ctx.transaction(async (tx) => {
    if (proof) await useCode(tx, proof)
    await savePassword(tx, user, passwordHash, { way: 'change', byCode: proof !== null, except: sessionId })
  })
  return true
}
