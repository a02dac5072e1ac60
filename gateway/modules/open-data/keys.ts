import type { In, Out } from '@contract'
import { keyFields } from '@contract/open-data/keys'
import type { OpenScope } from '@domain/statuses/open-data'
import { characters } from '@domain/text'
import type { BoundSession, Ctx, KeySession, Work } from '../../http/context'
import { markOf } from '../../http/idempotency'
import { newId } from '../../http/ids'
import { originOf } from '../../http/origin'
import { envelope, paged } from '../../http/page'
import { badField, ownOr2902, Refusal } from '../../http/refusal'
import { shape } from '../../http/shape'
import { hashOf, newSecret } from '../../secret'
import { lockAccount } from '../gas-account/service'
import { audit, bindSubject, consumeTicket } from '../identity/service'
import * as repo from './repo/keys'
import { HINT, MODEL_OF, MOST_KEYS } from './rules/bounds'
import { standingOf, standings } from './standing'
import { DOCUMENT } from './document'

const SAVE = 'btwob POST /openKey/save'

/** What a key may read. */
const scopesOf = ({ scopes }: Pick<repo.KeyRow, 'scopes'>): OpenScope[] => scopes as OpenScope[]

export async function keyList(ctx: Ctx<BoundSession>): Promise<Out<'btwob GET /openKey/list'>> {
  const keys = await repo.keysOf(ctx.db, ctx.session)
  const states = await standings(ctx, keys)
  const list = keys.map((key, index) =>
    shape(keyFields, key, { scopes: scopesOf(key), state: states[index] ?? ('ENDED' as const) }),
  )
  return { list, documentUrl: originOf(ctx) + DOCUMENT }
}

/**
 * Y-31: a key for one program. Its secret is shown in this answer and kept nowhere, so the framework's memory of answers (CV-3) must
 * not have it: the number is beside the key, and a repeat names the key without its secret.
 */
export async function saveKey(ctx: Ctx<BoundSession>, input: In<typeof SAVE>): Promise<Out<typeof SAVE>> {
  const { bp, companyCode, userId } = ctx.session
  const name = input.name.trim()
  if (characters(name) < 2) throw badField('name')
  // Two at once see each other's key.
  await lockAccount(ctx.db, { bp, companyCode })
  // A repeat may bring another proof: it makes nothing.
  const { securityTicket, ...wish } = input
  const { bodyHash } = markOf(ctx, userId, SAVE, wish)
  const made = await repo.keyOfRequest(ctx.db, bp, userId, input.requestNo)
  if (made && made.bodyHash !== bodyHash) throw new Refusal('2905')
  if (made) return { keyId: made.keyId, secret: null }
  if ((await repo.countOpen(ctx.db, bp)) >= MOST_KEYS) throw new Refusal('2576')
  await consumeTicket(ctx, userId, securityTicket, 'grant', bindSubject(companyCode, bp))
  const secret = newSecret()
  const keyId = newId(ctx.clock.now())
  await repo.insertKey(ctx.db, {
    bp,
    keyId,
    companyCode,
    name,
    secretHash: hashOf(secret),
    hint: secret.slice(0, HINT),
    scopes: input.scopes,
    madeBy: userId,
    requestNo: input.requestNo,
    bodyHash,
    createdAt: ctx.clock.iso(),
  })
  await note(ctx, keyId, '', 'MADE')
  return { keyId, secret }
}

const note = (ctx: Ctx<BoundSession>, entityId: string, from: string, to: string): Promise<void> =>
  audit(ctx, { entity: 'open_key', entityId, bp: ctx.session.bp, from, to, by: ctx.session.userId })

async function ownKey(ctx: Ctx<BoundSession>, keyId: string): Promise<repo.KeyRow> {
  const { bp, companyCode } = ctx.session
  return ownOr2902(await repo.findKey(ctx.db, { bp, keyId }), { companyCode })
}

/** Ends a key for good. A second call answers its state. */
export async function revokeKey(ctx: Ctx<BoundSession>, keyId: string): Promise<Out<'btwob POST /openKey/revoke'>> {
  const key = await ownKey(ctx, keyId)
  const now = ctx.clock.iso()
  // Revoked before, or by another call that was running.
  if (!(await repo.revoke(ctx.db, key, now)))
    return { state: 'REVOKED', revokedAt: (await ownKey(ctx, keyId)).revokedAt }
  await note(ctx, keyId, 'MADE', 'REVOKED')
  return { state: 'REVOKED', revokedAt: now }
}

export async function keyUses(
  ctx: Ctx<BoundSession>,
  input: In<'btwob GET /openKey/uses'>,
): Promise<Out<'btwob GET /openKey/uses'>> {
  const key = await ownKey(ctx, input.keyId)
  const page = paged(input)
  const { rows, total } = await repo.pageOfUses(ctx.db, key, page)
  return envelope(page, rows, total)
}

/** Y-31: the session of a key, with the rights of a sub-account to read what it names. 2574 for every dead or unknown one. */
export async function admitKey(work: Work, secret: string): Promise<KeySession> {
  const key = secret === '' ? undefined : await repo.keyOfSecret(work.db, hashOf(secret))
  if (!key || (await standingOf(work, key)) !== 'LIVE') throw new Refusal('2574')
  const { bp, keyId, companyCode } = key
  const scopes = scopesOf(key)
  return {
    sessionId: keyId,
    userId: `key|${keyId}`,
    username: '',
    bp,
    companyCode,
    tenantId: '',
    isMaster: false,
    reviewStatus: '1',
    terminalType: 'KEY',
    openId: null,
    models: [...new Set(scopes.map((scope) => MODEL_OF[scope]))],
    key: { keyId, scopes },
  }
}
