import type { In, Out } from '@contract'
import { cookieText, readCookie, type CookieShape } from '../../http/cookie'
import type { Ctx, Session, Work } from '../../http/context'
import { Refusal, refuseIf } from '../../http/refusal'
import { beginBeside, goesOnBeside, issueHandover, regionOf } from '../identity/service'
import { hashOf, newSecret } from '../../secret'
import * as repo from './repo'
import { COLLECT_WITHIN, confirmRefusal, LIFE, scanRefusal, statusAt, type Ticket } from './rules'
import { createTicket, meaningOf, type KindOf } from './service'

/**
 * The picture on the PC can be read by other people in the room: the login code goes only to the browser that requested the picture, by
 * a cookie of its own.
 */
const pollCookie: CookieShape = { name: 'scan_sid', path: '/api/crmgas/scan', sameSite: 'Strict' }

const ticketOf = (row: repo.TicketRow): Ticket => ({
  status: row.status,
  expireAt: Date.parse(row.expireAt),
  scannedBy: row.scannedBy,
})

/** Call 101. */
export async function createPcLogin(
  ctx: Ctx,
  input: In<'default POST /crmgas/scan/create'>,
): Promise<Out<'default POST /crmgas/scan/create'>> {
  const secret = newSecret()
  const ticket = await createTicket(ctx, {
    kind: 'PC_LOGIN',
    createdBy: null,
    payload: { pcName: input.pcName, ip: ctx.ip },
    pollHash: hashOf(secret),
  })
  ctx.answerHeader('set-cookie', cookieText(ctx, pollCookie, secret, (LIFE.PC_LOGIN + COLLECT_WITHIN) / 1000))
  return ticket
}

/** A login on the PC by the picture it shows (C 2.15). */
export const pcLogin: KindOf = {
  describe: async (_work, { pcName, ip }) => ({
    pcName: String(pcName),
    ip: String(ip),
    region: regionOf(String(ip)),
  }),
  // The PC opens its own session with the code that it fetches.
  confirm: async () => ({}),
}

/** Call 98: the first user that scans the ticket holds it. */
export async function scanTicket(ctx: Ctx<Session>, scanId: string): Promise<Out<'default POST /crmgas/scan/scan'>> {
  const row = await repo.lockTicket(ctx.db, scanId)
  if (!row) throw new Refusal('2550')
  refuseIf(scanRefusal(ticketOf(row), ctx.session.userId, ctx.clock.now()))
  const info = await meaningOf(ctx, row.kind).describe(ctx, row.payload)
  await repo.updateTicket(ctx.db, scanId, { status: 'S1', scannedBy: ctx.session.userId })
  const { createdAt, expireAt } = row
  return { kind: row.kind, status: 'S1', info: { ...info, createdAt, expireAt } }
}

/** Call 99. */
export async function confirmTicket(
  ctx: Ctx<Session>,
  { scanId, confirm }: In<'default POST /crmgas/scan/confirm'>,
): Promise<Out<'default POST /crmgas/scan/confirm'>> {
  const row = await repo.lockTicket(ctx.db, scanId)
  if (!row) throw new Refusal('2550')
  refuseIf(confirmRefusal(ticketOf(row), ctx.session.userId, ctx.clock.now()))
  const status = confirm === '1' ? 'S2' : 'S3'
  const done = status === 'S2' ? await meaningOf(ctx, row.kind).confirm(ctx, row.payload) : {}
  // Begun now and not when it is fetched: what ends the logins of the user meanwhile ends this one too (LG-09).
  const login = status === 'S2' && row.kind === 'PC_LOGIN' ? await beginBeside(ctx, ctx.session) : null
  await repo.updateTicket(ctx.db, scanId, {
    status,
    confirmedAt: ctx.clock.iso(),
    tenantId: ctx.session.tenantId,
    entrustedTenantId: ctx.session.entrustedTenantId ?? null,
    sessionId: login && ctx.session.sessionId,
    loginFamily: login?.family ?? null,
    beganBy: login?.beganBy ?? null,
  })
  return { status, ...done }
}

/** Call 100. Only the browser of a ticket learns whether it exists: to all others it has expired. */
export async function pollTicket(ctx: Ctx, scanId: string): Promise<Out<'default GET /crmgas/scan/poll'>> {
  const secret = readCookie(ctx, pollCookie)
  return ctx.transaction(async (work) => {
    const row = await repo.lockTicket(work.db, scanId)
    if (!row || secret === '' || row.pollHash !== hashOf(secret)) return { status: 'S4' as const }
    const status = statusAt(ticketOf(row), work.clock.now())
    const isDue = status === 'S2' && row.collectedAt === null
    if (!isDue || Date.parse(row.confirmedAt ?? '') + COLLECT_WITHIN <= work.clock.now()) return { status }
    const loginCode = await pcCode(work, row)
    if (loginCode === null) return { status }
    await repo.updateTicket(work.db, scanId, { collectedAt: work.clock.iso() })
    return { status, loginCode }
  })
}

/**
 * A login of its own: once it is fetched, a logout on the phone does not end the one on the PC, and the other way round (TD-06). Until then
 * it needs the session that confirmed it.
 */
async function pcCode(work: Work, ticket: repo.TicketRow): Promise<string | null> {
  const { scannedBy: userId, sessionId, loginFamily: family, tenantId, entrustedTenantId, beganBy } = ticket
  // A gateway of the release before has confirmed it: it is scanned again.
  if (userId === null || sessionId === null || family === null) return null
  if (!(await goesOnBeside(work, { userId, sessionId, family }))) return null
  return issueHandover(work, {
    userId,
    family,
    beganBy,
    rememberMe: false,
    tenantId: tenantId ?? '',
    entrustedTenantId,
    terminalType: 'PC',
  })
}
