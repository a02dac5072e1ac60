import type { Session, Work } from '../../http/context'
import type { Identify } from '../../http/run'
import { bearerOf } from '../../http/machine'
import { AuthStatus, Refusal } from '../../http/refusal'
import {
  keepAlive,
  looksAnonymous,
  openPhone,
  provenSession,
  refuseForeignClient,
  refuseStaleAnonymous,
  staffSession,
  status,
  withUser,
  type Entry,
  type Find,
  type Request,
} from '../identity/service'
import { ask } from '../../wiring'
import { guests } from './guests'
import { openKeys } from './open-keys'
import * as repo from './repo'
import type { Caller } from './repo'
import { refusedFor } from './rules/access'
import { isGrantable } from './rules/authority'
import { modelsOf, reviewOf } from './rules/binding'

/**
 * Identifies the caller and checks the right to call, in the order of AU-20: access key, business token, unified token, CSRF, tenant,
 * customer number, review, model. The first failing check refuses: Refusal for the business codes, AuthStatus for the unified ones. A
 * public call is answered to every caller; with valid tokens the caller is known.
 */
export const identify: Identify = async (work, request, entry) => {
  if (entry.access === 'signature' || entry.access === 'device') return null
  // A customer's own software is no build of the app.
  if (entry.access === 'key') return ask(work, openKeys).admit(work, bearerOf(request.header('authorization')))
  refuseForeignClient(work, request, entry)
  if (entry.access === 'public') return callerOrVisitor(work, request, entry)
  if (entry.access === 'staff') {
    const { row, companyCode } = await staffSession(work, request, callers(work))
    return { ...sessionOf(work, row), companyCode }
  }
  // Access `link` reads no tokens of a session: a logged-in user is treated as any other holder of the link.
  if (entry.access === 'link') return ask(work, guests).admit(work, request.header('x-link-pass') ?? '')
  const row = await authenticated(work, request, entry)
  const session = sessionOf(work, row)
  if (entry.access !== 'login' && entry.access !== 'token') await refuseForeignBp(work, request, row)
  const refused = refusedFor(session, entry)
  if (refused !== null) throw withUser(row, new Refusal(refused))
  return session
}

const callers = (work: Work): Find<Caller> => {
  const today = work.clock.today()
  return (key) => repo.callerOf(work.db, key, today)
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

/** The session that all tokens belong to, at a tenant where it may still be. */
async function authenticated(work: Work, request: Request, entry: Entry): Promise<Caller> {
  const row = await provenSession(work, request, entry, callers(work))
  if (row.entrustedTenantId !== null && row.bp !== null && row.entrustedModels === null)
    throw withUser(row, status[418]())
  const asked = requestedTenant(request)
  if (asked !== '' && asked !== row.tenantId) throw withUser(row, status[430]())
  await keepAlive(work, row)
  return row
}

/** `authTenantId` of the header refererNew; '' when absent or unreadable: it is a wish of the client, not an identity. */
function requestedTenant(request: Request): string {
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
 * behind, C-F5); any other is 2108, whether or not such a number exists.
 */
async function refuseForeignBp(work: Work, request: Request, row: Caller): Promise<void> {
  const bp = request.header('bpcode')
  if (bp === undefined || bp === '' || bp === row.bp) return
  const own = (await repo.bindingsOf(work.db, row.userId)).find((binding) => binding.bp === bp)
  throw withUser(row, own !== undefined && own.tenantId !== row.tenantId ? status[430]() : new Refusal('2108'))
}

/** What the parts get to see of a session row. An unbound or unknown customer number leaves reviewStatus ''. */
function sessionOf(work: Work, row: Caller): Session {
  const isEntrusted = row.entrustedTenantId !== null
  const deadlineAt = row.bindingDeadlineAt === null ? null : Date.parse(row.bindingDeadlineAt)
  const bound =
    row.bindingReviewStatus === null
      ? ''
      : reviewOf({ reviewStatus: row.bindingReviewStatus, deadlineAt }, work.clock.now())
  const isMaster = !isEntrusted && row.bindingIsMaster === true
  const reviewStatus = isEntrusted ? (row.entrustedModels === null ? '' : '1') : bound
  const granted = (isEntrusted ? row.entrustedModels?.filter(isGrantable) : row.bindingModels) ?? []
  return {
    sessionId: row.sessionId,
    userId: row.userId,
    // Few calls ask for the phone: it is unsealed for them alone.
    get username() {
      return openPhone(work, row.phoneEnc)
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
