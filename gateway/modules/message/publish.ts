import { Type, type Static } from '@sinclair/typebox'
import { DAY, toInstant, toMillis } from '@domain/date'
import type { Sealed } from '../../db/column-types'
import { jsonb } from '../../db/connect'
import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { handOn } from './deliver/hand-on'
import { receptions } from './reception/settings'
import { recipientsOf } from './recipients'
import { kind } from '../../work/kinds'
import { enqueue } from '../../work/queue'
import { insertMessages, claimOutbox } from './repo/messages'
import { sealText } from '../../secret'
import { compose, maskedParams, splitRoute } from './rules/compose'
import { switchOf } from './rules/channels'
import type { Category, Wording } from './rules/templates'

const nullable = Type.Union([Type.String(), Type.Null()])

/** A message beside its words. */
export interface MessageTo {
  /** The customer with the accounts that get it; null = about the account itself (then `userIds`). */
  bp: string | null
  companyCode: string
  /** ALL: bound accounts with the template's model; MASTER; USER: `userIds`. */
  audience?: 'ALL' | 'MASTER' | 'USER'
  userIds?: readonly string[]
  /** Full path with query. */
  route?: string
  bizType?: string
  bizId: string
  /** One message per user and key, however often it is published. */
  dedupeKey: string
  /** ISO; default: 365 days after now. Notices of a stop end 30 days after the stop. */
  expireAt?: string
  /** Null: for all users of the customer, whatever model its template has. */
  model?: null
}

/** A message as its publisher writes it; `Wording` demands what the template needs. */
export type MessageDraft = MessageTo & Wording

const words = {
  category: Type.String(),
  model: nullable,
  title: Type.String(),
  body: Type.String(),
  level: Type.Union([Type.Literal('normal'), Type.Literal('important'), Type.Literal('urgent')]),
}

/** An emission before its delivery: the words are fixed when the event happens. */
const emission = Type.Object({
  ...words,
  companyCode: Type.String(),
  bp: nullable,
  audience: Type.Union([Type.Literal('ALL'), Type.Literal('MASTER'), Type.Literal('USER')]),
  userIds: Type.Array(Type.String()),
  templateCode: Type.String(),
  params: Type.Record(Type.String(), Type.String()),
  /** The body as its user reads it, sealed, where it tells of a person; `body` and `params` are masked then. */
  sealed: Type.Optional(Type.String()),
  route: nullable,
  bizType: nullable,
  bizId: Type.String(),
  dedupeKey: Type.String(),
  expireAt: Type.String(),
  createdAt: Type.String(),
})

type Emission = Static<typeof emission>

const lifeDays = 365

/** Delivers an emission to the users it is for. */
export const handOut = kind({ name: 'message.handOut', data: emission, run: { handle: fanOut } })

/**
 * `message.publish` of CV-7: stores the emission in the caller's transaction; it is delivered after the commit. A message that cannot
 * be worded is logged and left out: the business that it reports must not fail for it (E-X-03).
 */
export async function publish(work: Work, draft: MessageDraft): Promise<void> {
  const params = draft.params ?? {}
  const composed = compose(draft.templateCode, params, draft)
  if ('problem' in composed) {
    work.log.error({ template: draft.templateCode, bizId: draft.bizId, ...composed }, 'message not published')
    return
  }
  const isForUsers = draft.audience === 'USER' || composed.model === 'author' || draft.bp === null
  if (isForUsers && !draft.userIds?.length) {
    work.log.error(
      { template: draft.templateCode, bizId: draft.bizId },
      'message for users without userIds not published',
    )
    return
  }
  const now = work.clock.now()
  const masked = maskedParams(draft.templateCode, params)
  const kept: Emission = {
    ...composed,
    ...(masked && {
      ...compose(draft.templateCode, masked, draft),
      sealed: sealText(work, composed.body) as unknown as string,
    }),
    ...(draft.model === null && { model: null }),
    companyCode: draft.companyCode,
    bp: draft.bp,
    audience: isForUsers ? 'USER' : (draft.audience ?? 'ALL'),
    userIds: [...(draft.userIds ?? [])],
    templateCode: draft.templateCode,
    params: masked ?? params,
    route: draft.route ?? null,
    bizType: draft.bizType ?? null,
    bizId: draft.bizId,
    dedupeKey: draft.dedupeKey,
    expireAt: draft.expireAt ?? toInstant(now + lifeDays * DAY),
    createdAt: work.clock.iso(),
  }
  await enqueue(work, handOut, newId(now), kept)
}

/** Emissions of a gateway of the release before become items. */
export async function adoptOutbox(work: Work): Promise<void> {
  for (const { outboxId, companyCode, draft, createdAt } of await claimOutbox(work.db, 500))
    await enqueue(work, handOut, outboxId, { ...(draft as Emission), companyCode, createdAt })
}

async function fanOut(work: Work, kept: Emission): Promise<void> {
  const reached = await recipientsOf(work, kept)
  const { bp } = kept
  const receptionOf = await receptions(
    work,
    reached.map((userId) => ({ userId, bp })),
  )
  const category = kept.category as Category
  const users = reached.filter((userId) => switchOf(category, 'inApp', receptionOf({ userId, bp }).chosen).on)
  const target = kept.route === null ? { targetRoute: null, targetParams: {} } : splitRoute(kept.route)
  const rows = users.map((userId) => ({
    userId,
    msgId: `MS${newId(toMillis(kept.createdAt))}`,
    bp: kept.bp,
    companyCode: kept.companyCode,
    categoryCode: kept.category,
    templateCode: kept.templateCode,
    title: kept.title,
    summary: kept.body,
    params: jsonb(kept.params),
    sealed: (kept.sealed ?? '') as unknown as Sealed,
    targetRoute: target.targetRoute,
    targetParams: jsonb(target.targetParams),
    level: kept.level,
    bizType: kept.bizType,
    bizId: kept.bizId,
    dedupeKey: kept.dedupeKey,
    expireAt: kept.expireAt,
    createdAt: kept.createdAt,
  }))
  await handOn(work, await insertMessages(work.db, rows), receptionOf)
}
