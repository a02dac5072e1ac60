import type { Work } from '../../http/context'
import { publish, templates, type MessageTo, type Wording } from '../message/service'
import { upsert, type TodoDraft } from '../todo/service'

/** Recipients and subject of a notice. */
export interface NoticeTo {
  bp: string
  companyCode: string
  /** ALL: all users with the template's model; MASTER; USER: `userId` alone. ALL by default. */
  audience?: 'ALL' | 'MASTER' | 'USER'
  userId?: string
  /** Full path with query, where both lead. */
  route: string
  bizType?: string
  /** The business object. */
  bizId: string
}

/** A message, and the to-do that stays open until what it asks for is done. */
export interface Notice {
  message?: Wording & Pick<MessageTo, 'dedupeKey' | 'expireAt' | 'model'>
  todo?: TodoWords
}

export type TodoWords = Pick<TodoDraft, 'type' | 'title' | 'summary' | 'amount' | 'dueAt' | 'priority'> & {
  /** Model that may do it; by default that of the message's template, null for all users. */
  modelCode?: string | null
  /** What it closes by, where that is not the business object of the message. */
  bizId?: string
}

/** Publishes the message and opens the to-do of one event, in the caller's transaction (CV-7, TD-01). */
export async function notify(work: Work, to: NoticeTo, { message, todo }: Notice): Promise<void> {
  const { userId, ...place } = to
  const userIds = userId === undefined ? {} : { userIds: [userId] }
  if (message) await publish(work, { ...place, ...userIds, ...message })
  if (todo) await upsert(work, todoOf(to, todo, message))
}

function todoOf(to: NoticeTo, todo: TodoWords, message: Notice['message']): TodoDraft {
  const { bizType: _kind, ...place } = to
  const { modelCode = modelOf(to, message), bizId = to.bizId, ...words } = todo
  return { ...place, ...words, bizId, ...(modelCode !== null && { modelCode }) }
}

/** The recipients of the message may do what it asks for; a named user needs no model. */
function modelOf({ audience }: NoticeTo, message: Notice['message']): string | null {
  const model =
    message === undefined || message.model === null || audience === 'USER'
      ? null
      : templates[message.templateCode].model
  return model === 'author' ? null : model
}
