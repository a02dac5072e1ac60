import type { Session, Work } from '../../http/context'
import type { Identify } from '../../http/run'
import { AuthStatus, concerning, Refusal } from '../../http/refusal'
import { isoOf } from '../../ports/clock'
import { looksAnonymous, refuseStaleAnonymous } from './anonymous'
import * as repo from './repo'
import { refusedFor } from './rules/access'
import { modelsOf, reviewOf } from './rules/binding'
import { REFRESH_GRACE, SESSION_ABSOLUTE, touch } from './rules/lifetimes'
import { hashOf, unseal } from '../../secret'
import { isCsrfOf, readUnified, type UnifiedClaims } from './tokens'
import { status } from './unified'

type Request = Parameters<Identify>[1]
type Entry = Parameters<Identify>[2]

const userInfoKey = 'default POST /crmgas/portal/user/userInfo'
const logoutKey = 'default POST:query /crmgas/portal/user/logout'
const refreshKey = 'auth POST {base}/unify/auth/refreshToken'
const logoutKeys: readonly string[] = [
  'auth POST {base}/unify/auth/logout',
  'auth POST {init}/unify/auth/logoutOnServer',
]
/** AU-19: GET calls that write. */
const writingGets: readonly string[] = ['default GET /crmgas/saveOpenIdAccountRelation']
/** Public identifiers of the client builds, no secrets (C 0.2). */
const clientKeys = 'hyn-app-client,hyn-gateway-client'

/**
 * Who calls, in the order of AU-20, and whether he may: access key, business token, unified token, CSRF, tenant, customer number,
 * review, model. The first failing check refuses: Refusal for the business codes, AuthStatus for the unified ones. A public call
 * is answered to everybody; it knows its caller when his tokens are good.
 */
export const identify: Identify = async (work, request, entry) => {
  if (entry.access === 'signature' || entry.access === 'device') return null
  refuseForeignClient(work, request, entry)
  if (entry.access === 'public') return callerOrVisitor(work, request, entry)
  if (entry.access === 'staff') return staffSession(work, request)
  const row = await authenticated(work, request, entry)
  const session = sessionOf(work, row)
  if (entry.access !== 'login' && entry.access !== 'token') await refuseForeignBp(work, request, row)
  const refused = refusedFor(session, entry)
  if (refused !== null) throw whose(row, new Refusal(refused))
  return session
}

/** C 0.2: an unknown access key, or none on a call that is not public, is no build of ours. */
function refuseForeignClient(work: Work, request: Request, entry: Entry): void {
  const sent = ['x-gw-accesskey', 'accesskey'].map((name) => request.header(name) ?? '').filter(Boolean)
  if (sent.length === 0 && entry.access === 'public') return
  const known = work.settings.text('*', 'accessKeys', clientKeys).split(',')
  if (sent.length === 0 || sent.some((key) => !known.includes(key))) throw new Refusal('4030')
}

async function callerOrVisitor(work: Work, request: Request, entry: Entry): Promise<Session | null> {
  const token = request.header('authorization') ?? ''
  if (looksAnonymous(token)) {
    await refuseStaleAnonymous(work, token)
    return null
  }
  const carrier = entry.key.startsWith('auth ') ? 'ennunifiedauthorization' : 'authorization'
  if (!request.header(carrier)) return null
  try {
    return sessionOf(work, await authenticated(work, request, entry))
  } catch (error) {
    if (error instanceof Refusal || error instanceof AuthStatus) return null
    throw error
  }
}

/** Business token, unified token, CSRF, tenant; the row of the session they all belong to. */
async function authenticated(work: Work, request: Request, entry: Entry): Promise<repo.Standing> {
  const type = entry.key.split(' ', 1)[0] ?? ''
  const today = work.clock.today()
  const ofToken = type === 'auth' ? null : await byBusinessToken(work, request, entry, today)
  const row =
    ofToken !== null && !needsUnified(type, entry) ? ofToken : await byUnifiedToken(work, request, entry, ofToken)
  if (row.entrustedTenantId !== null && row.bp !== null && row.entrustedModels === null) throw whose(row, status[418]())
  const asked = askedTenant(request)
  if (asked !== '' && asked !== row.tenantId) throw whose(row, status[430]())
  await keepAlive(work, row)
  return row
}

/** C 0.2: the project channel and `{product}` calls go without the unified headers; so does a logout of the business session. */
const needsUnified = (type: string, entry: Entry): boolean =>
  type !== 'job' && type !== 'gas' && entry.access !== 'token' && !/apipool|priceApproval|\.well-known/.test(entry.url)

async function byBusinessToken(
  work: Work,
  request: Request,
  entry: Entry,
  today: string,
): Promise<repo.Standing | null> {
  const token = (request.header('authorization') ?? '').replace(/^Bearer /i, '')
  if (token === '') {
    // AU-01: who came by a grant code has no business token yet; userInfo gives it to him.
    if (entry.key === userInfoKey) return null
    throw new Refusal('1888')
  }
  // AU-18: a visitor has nothing to sign out of.
  if (entry.key === logoutKey && looksAnonymous(token)) throw new Refusal('SYS_ERR')
  const row = await repo.standingOf(work.db, { tokenHash: hashOf(token) }, today)
  if (!row) throw new Refusal('1888')
  if (!isLive(work, row)) throw whose(row, new Refusal(row.revokeReason === 'kicked' ? '1889' : '1888'))
  if (!(await agrees(work, request, entry, row))) throw whose(row, new Refusal('1888'))
  return row
}

/** C 0.2: what the client says of its session must be the session's: user, WeChat identity, access token of `{product}` calls. */
async function agrees(work: Work, request: Request, entry: Entry, row: repo.Standing): Promise<boolean> {
  const { userId, openId, sessionId } = row
  const [user = '', identity = '', token = ''] = ['userid', 'openid', 'accesstoken'].map((name) => request.header(name))
  if (user !== '' && user !== userId) return false
  if (identity !== '' && openId !== null && identity !== openId) return false
  // One that is over and forgotten says nothing any more.
  const ofToken = token === '' ? undefined : await repo.sessionOfToken(work.db, hashOf(token))
  if (ofToken !== undefined && ofToken !== sessionId) return false
  const ofProduct = entry.key.startsWith('gas ') ? (request.query('access_token') ?? '') : ''
  if (ofProduct === '') return true
  const live = await repo.liveAccessToken(work.db, hashOf(ofProduct), 'PRODUCT', work.clock.iso())
  return live?.sessionId === sessionId
}

/** The refusal names in the log whose session it was. */
const whose = <T extends Refusal | AuthStatus>({ userId, terminalType: terminal }: repo.Standing, refusal: T): T =>
  concerning(refusal, { userId, terminal })

const isLive = (work: Work, row: repo.Standing): boolean =>
  row.revokedAt === null && row.userStatus === '1' && Date.parse(row.expireAt) > work.clock.now()

async function byUnifiedToken(
  work: Work,
  request: Request,
  entry: Entry,
  ofToken: repo.Standing | null,
): Promise<repo.Standing> {
  const value = request.header('ennunifiedauthorization')
  if (!value) throw status[417]()
  const claims = await readUnified(work, value, toleranceOf(entry.key))
  if (!claims) throw status[418]()
  const row = ofToken ?? (await repo.standingOf(work.db, { jti: claims.jti }, work.clock.today()))
  if (!row || row.userId !== claims.userId) throw status[418]()
  if (!isLive(work, row)) throw whose(row, row.revokeReason === 'kicked' ? status[420]() : status[418]())
  if (!isJtiOf(row, claims, entry.key)) throw whose(row, await staleToken(work, request, row, claims))
  const isWrite = entry.method === 'POST' || writingGets.includes(entry.key)
  if (isWrite && !isCsrfOf(request.header('ennunifiedcsrftoken') ?? '', unseal(work, row.csrfSecretEnc), claims.jti))
    throw whose(row, status[403]())
  return row
}

/** Seconds a token may be over: a refresh comes late by nature, a logout must always work (AU-10, AU-17). */
const toleranceOf = (key: string): number =>
  key === refreshKey ? REFRESH_GRACE / 1000 : logoutKeys.includes(key) ? SESSION_ABSOLUTE / 1000 : 0

/** The id before the last renewal serves a refresh (two tabs) and a logout only. */
const isJtiOf = (row: repo.Standing, claims: UnifiedClaims, key: string): boolean =>
  row.unifiedJti === claims.jti || (row.previousJti === claims.jti && (key === refreshKey || logoutKeys.includes(key)))

/** AU-15: after a change of tenant the old token with the old tenant's customer number is 430, everything else 418. */
async function staleToken(
  work: Work,
  request: Request,
  row: repo.Standing,
  claims: UnifiedClaims,
): Promise<AuthStatus> {
  if (claims.tenantId === row.tenantId) return status[418]()
  const bp = request.header('bpcode')
  const isOfOldTenant = bp !== undefined && (await repo.tenantOfBp(work.db, bp)) === claims.tenantId
  return isOfOldTenant ? status[430]() : status[418]()
}

/** `authTenantId` of the header refererNew; '' when absent or unreadable: it is a wish of the client, not an identity. */
function askedTenant(request: Request): string {
  const header = request.header('referernew')
  if (!header) return ''
  try {
    const read = JSON.parse(decodeURIComponent(header)) as { authTenantId?: unknown } | null
    return typeof read?.authTenantId === 'string' ? read.authTenantId : ''
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof URIError) return ''
    throw error
  }
}

/**
 * C 9.12: the header bpCode must agree with the session. A number that the user has in another tenant is 430 (a tab that was left
 * behind, C-F5); any other is 2108, and nobody learns whether there is such a number.
 */
async function refuseForeignBp(work: Work, request: Request, row: repo.Standing): Promise<void> {
  const bp = request.header('bpcode')
  if (bp === undefined || bp === '' || bp === row.bp) return
  const own = (await repo.bindingsOf(work.db, row.userId)).find((binding) => binding.bp === bp)
  throw whose(row, own !== undefined && own.tenantId !== row.tenantId ? status[430]() : new Refusal('2108'))
}

async function keepAlive(work: Work, row: repo.Standing): Promise<void> {
  const written = touch(
    {
      lastSeenAt: Date.parse(row.lastSeenAt),
      expireAt: Date.parse(row.expireAt),
      endsAt: Date.parse(row.endsAt),
      rememberMe: row.rememberMe,
    },
    work.clock.now(),
  )
  if (written === null) return
  await repo.updateSession(work.db, row.sessionId, {
    lastSeenAt: isoOf(written.lastSeenAt),
    expireAt: isoOf(written.expireAt),
  })
}

/** What the parts get to see of a session row. An unbound or unknown customer number leaves reviewStatus ''. */
function sessionOf(work: Work, row: repo.Standing): Session {
  const isEntrusted = row.entrustedTenantId !== null
  const deadlineAt = row.bindingDeadlineAt === null ? null : Date.parse(row.bindingDeadlineAt)
  const bound =
    row.bindingReviewStatus === null
      ? ''
      : reviewOf({ reviewStatus: row.bindingReviewStatus, deadlineAt }, work.clock.now())
  const isMaster = !isEntrusted && row.bindingIsMaster === true
  const reviewStatus = isEntrusted ? (row.entrustedModels === null ? '' : '1') : bound
  const granted = (isEntrusted ? row.entrustedModels : row.bindingModels) ?? []
  return {
    sessionId: row.sessionId,
    userId: row.userId,
    // Few calls ask for the phone: it is unsealed for them alone.
    get username() {
      return unseal(work, row.phoneEnc)
    },
    bp: row.bp,
    companyCode: row.companyCode,
    tenantId: row.tenantId,
    isMaster,
    reviewStatus,
    models: modelsOf(isMaster, reviewStatus, granted),
    terminalType: row.terminalType,
    openId: row.openId,
    entrustedTenantId: row.entrustedTenantId,
  }
}

/** CV-10: the desk's calls are opened by a live x-workbench-token of scope staff; staff act for their own company. */
async function staffSession(work: Work, request: Request): Promise<Session> {
  const token = request.header('x-workbench-token')
  const found = token ? await repo.liveAccessToken(work.db, hashOf(token), 'WORKBENCH', work.clock.iso()) : undefined
  const row =
    found?.scope === 'staff'
      ? await repo.standingOf(work.db, { sessionId: found.sessionId }, work.clock.today())
      : undefined
  const companyCode = row && isLive(work, row) ? await repo.staffCompany(work.db, row.userId) : undefined
  if (!row || companyCode === undefined) throw new Refusal('1888')
  return { ...sessionOf(work, row), companyCode }
}
