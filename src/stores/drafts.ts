import { storage } from '@/platform/storage'

/*
 * What was being typed when a login ended: kept for the tab, by address and user, and given back once to the same form after
 * the login. Secrets never come here: the form leaves them out.
 */

export type DraftValues = Record<string, unknown>

interface Draft {
  userId: string
  values: DraftValues
}

const live = new Map<string, () => DraftValues>()

const read = (): Record<string, Draft> => {
  try {
    return JSON.parse(storage.get('formDrafts') || '{}') as Record<string, Draft>
  } catch {
    return {}
  }
}

/** A form on the screen or below it; `values` answers what is in it now. Answers the way to stop. */
export function registerForm(address: string, values: () => DraftValues): () => void {
  live.set(address, values)
  return () => {
    if (live.get(address) === values) live.delete(address)
  }
}

/** The login ends: keeps what is in every open form. Called before anything of the login is forgotten. */
export function saveDrafts(): void {
  const userId = storage.get('userId')
  if (live.size === 0 || userId === '') return
  const drafts = read()
  for (const [address, values] of live) drafts[address] = { userId, values: values() }
  storage.set('formDrafts', JSON.stringify(drafts))
}

/** What this user had typed at this address; given out once. */
export function popDraft(address: string, userId: string): DraftValues | undefined {
  const drafts = read()
  const draft = drafts[address]
  if (draft === undefined) return undefined
  delete drafts[address]
  if (Object.keys(drafts).length > 0) storage.set('formDrafts', JSON.stringify(drafts))
  else storage.remove('formDrafts')
  return draft.userId === userId ? draft.values : undefined
}
