import type { In, Out } from '@contract'
import { cookieText, readCookie, type CookieShape } from '../../http/cookie'
import type { Ctx, Session, Work } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { isoOf } from '../../ports/clock'
import * as identity from '../identity/service'
import { tenantChoices, type TenantChoice } from '../membership/service'
import { hashOf, newSecret } from '../../secret'
import * as repo from './repo'
import { isRedirectAllowed, landingAddress, ownExtras, ownOrigins } from './rules/redirect'

/* C 5.1, calls 7 and 10–13. The browser's own login at the auth centre; the app's credentials come of it by a code (AU-07…AU-09). */

/** AU-19: the only cookie that authenticates, and only the pages of the auth centre. */
const acSid: CookieShape = { name: 'ac_sid', path: '/api/init', sameSite: 'Lax' }

/**
 * The centre's writes act on a cookie or set one, so no other site may cause them: a form cannot send the client's key, a script of
 * another origin is stopped by the browser.
 */
function refuseForeignSite<S>(ctx: Ctx<S>): void {
  if (isForeignSite(ctx)) throw new Refusal('4030')
}

const isForeignSite = <S>(ctx: Ctx<S>): boolean =>
  !ctx.header('x-gw-accesskey') || (ctx.header('sec-fetch-site') ?? 'same-origin') !== 'same-origin'

/** The live login behind the cookie; it ends with its family, whatever ended that. */
async function centreOf<S>(ctx: Ctx<S>): Promise<repo.CentreRow | undefined> {
  const sid = readCookie(ctx, acSid)
  if (sid === '') return undefined
  const row = await repo.liveCentreSession(ctx.db, hashOf(sid), ctx.clock.iso())
  return row && (await identity.isLoginAlive(ctx, row.grantFamily)) ? row : undefined
}

async function appOf(work: Work, appid: string) {
  const app = await identity.appOf(work, appid)
  if (!app) throw new Refusal('4102')
  return app
}

/** AU-08: what is registered, what the settings add, and where the app itself is found. */
function placesOf<S>(ctx: Ctx<S>, registered: readonly string[]): string[] {
  const { publicOrigin, appOrigins, trustProxy } = ctx.config
  const host = (trustProxy ? ctx.header('x-forwarded-host') : undefined) ?? ctx.header('host') ?? ''
  return [...registered, ...appOrigins, ...(publicOrigin === null ? ownOrigins(host) : [publicOrigin])]
}

/** Call 10. */
export async function centreSession(
  ctx: Ctx,
  input: In<'auth GET {init}/authCentre/session'>,
): Promise<Out<'auth GET {init}/authCentre/session'>> {
  const app = await appOf(ctx, input.appid)
  const row = await centreOf(ctx)
  return {
    loggedIn: row !== undefined,
    appName: app.appName,
    redirectAllowed: isRedirectAllowed(input.redirect ?? '', placesOf(ctx, app.redirectOrigins)),
    tenants: row ? await tenantChoices(ctx, row.userId) : [],
    lastTenantId: row ? await identity.lastTenant(ctx, row.userId) : '',
  }
}

interface Entry {
  userId: string
  loginType: repo.CentreRow['loginType']
  rememberMe: boolean
}

/** Begins the browser's login under a fresh cookie: a former one ends, also where another site set it (no session fixation). */
async function enter<S>(ctx: Ctx<S>, work: Work, { userId, loginType, rememberMe }: Entry): Promise<TenantChoice[]> {
  const old = readCookie(ctx, acSid)
  if (old !== '') await repo.deleteCentreSession(work.db, hashOf(old))
  const sid = newSecret()
  const now = work.clock.now()
  const stay = rememberMe ? identity.stayOf(true) : identity.CENTRE_STAY
  await repo.insertCentreSession(work.db, {
    sidHash: hashOf(sid),
    userId,
    grantFamily: await identity.beginLogin(work, userId, loginType, rememberMe),
    loginType,
    rememberMe,
    createdAt: isoOf(now),
    expireAt: isoOf(now + stay),
  })
  ctx.answerHeader('set-cookie', cookieText(ctx, acSid, sid, stay / 1000))
  identity.logSecurityAfterCommit(work, { event: 'login begun', userId, ip: ctx.ip, terminal: 'H5', way: loginType })
  return tenantChoices(work, userId)
}

/** Call 11: the proofs, counts and locks of icLoginSms and icLogin (LG-06, LG-07). */
export async function centreLogin(
  ctx: Ctx,
  input: In<'auth POST {init}/authCentre/login'>,
): Promise<Out<'auth POST {init}/authCentre/login'>> {
  refuseForeignSite(ctx)
  const rememberMe = input.rememberMe === '1'
  const { way } = input
  const open = async (work: Work, user: Parameters<typeof identity.acceptAgreement>[1]) => {
    await identity.acceptAgreement(work, user, 'H5', ctx.ip)
    return { tenants: await enter(ctx, work, { userId: user.userId, loginType: way, rememberMe }) }
  }
  if (way === 'sms') return identity.withSmsProof(ctx, { ...input, smsCode: input.smsCode ?? '' }, 'H5', open)
  return identity.withPasswordProof(ctx, { ...input, password: input.password ?? '' }, open)
}

/** Call 12, LG-16. The directory is asked before any transaction. */
export async function centreIcome(
  ctx: Ctx,
  input: In<'auth POST {init}/authCentre/iCome'>,
): Promise<Out<'auth POST {init}/authCentre/iCome'>> {
  refuseForeignSite(ctx)
  const employee = await ctx.ports.icome.employeeOf(input.code)
  if (!employee) throw identity.status[423]()
  return ctx.transaction(async (tx) => {
    const user = await identity.lockEmployee(tx, employee.empNo)
    if (!user) throw new Refusal('2017')
    const refused = await identity.loginRefusal(tx, user)
    if (refused) throw refused
    const tenants = await enter(ctx, tx, { userId: user.userId, loginType: 'icome', rememberMe: false })
    return { tenants, empNo: employee.empNo }
  })
}

/** Call 13, AU-09: the address to go back to, with a code of the browser's login for the chosen tenant. */
export async function centreGrant(
  ctx: Ctx,
  input: In<'auth POST {init}/authCentre/grant'>,
): Promise<Out<'auth POST {init}/authCentre/grant'>> {
  refuseForeignSite(ctx)
  const row = await centreOf(ctx)
  if (!row) throw identity.status[417]()
  const app = await appOf(ctx, input.appid)
  if (!isRedirectAllowed(input.redirect, placesOf(ctx, app.redirectOrigins))) throw new Refusal('4103')
  const user = await identity.lockUser(ctx, row.userId)
  const refused = await identity.loginRefusal(ctx, user)
  if (refused) throw refused
  const chosen = { tenantId: input.tenantId, entrustedTenantId: input.entrustedTenantId || null }
  refuseForeignTenant(await tenantChoices(ctx, row.userId), chosen)
  const code = await codeOf(ctx, row, chosen, input.withTempAuthCode === '1')
  return {
    location: landingAddress(input.redirect, {
      ...ownExtras(input.extras),
      ...code,
      authTenantId: chosen.tenantId,
      ...(row.loginType === 'icome' && user.empNo !== null ? { icomeEmpNo: user.empNo } : {}),
    }),
  }
}

/** 430 for a tenant that is not the user's; 4101 when the company's entrustment is not there (any more). */
function refuseForeignTenant(choices: readonly TenantChoice[], chosen: identity.Chosen): void {
  const member = choices.find((one) => one.tenantId === (chosen.entrustedTenantId ?? chosen.tenantId))
  if (!member) throw identity.status[430]()
  if (chosen.entrustedTenantId === null) return
  if (!member.entrusting.some((one) => one.tenantId === chosen.tenantId)) throw new Refusal('4101')
}

async function codeOf(
  work: Work,
  { userId, grantFamily, loginType, rememberMe }: repo.CentreRow,
  chosen: identity.Chosen,
  isTemporary: boolean,
): Promise<Record<string, string>> {
  const login = { userId, family: grantFamily, beganBy: loginType, rememberMe }
  if (isTemporary) return { loginCode: await identity.issueHandover(work, { ...login, ...chosen, terminalType: null }) }
  const authCode = await identity.issueGrant(work, { ...login, sessionId: null, chosen })
  return { authCode, rememberMe: rememberMe ? '1' : '0' }
}

/** Call 7: ends the session of the tokens that came along, and the login of this browser with all its sessions (AU-17). */
export async function logoutOnServer(ctx: Ctx<Session | null>): Promise<true> {
  if (ctx.session) await identity.endSession(ctx, ctx.session.userId, ctx.session.sessionId)
  const sid = readCookie(ctx, acSid)
  if (sid === '' || isForeignSite(ctx)) return true
  const row = await repo.liveCentreSession(ctx.db, hashOf(sid), ctx.clock.iso())
  if (row) await identity.endLogin(ctx, row.userId, row.grantFamily)
  await repo.deleteCentreSession(ctx.db, hashOf(sid))
  ctx.answerHeader('set-cookie', cookieText(ctx, acSid, '', 0))
  return true
}
