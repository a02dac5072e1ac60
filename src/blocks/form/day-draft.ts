import { useEffect, useState } from 'react'
import { DAY } from '@domain/date'
import { storage, type StorageKey } from '@/platform/storage'
import { serverNow } from '@/platform/time'
import { useUser } from '@/stores'
import { confirm } from '@/ui'
import type { Left } from './use-left-typing'

interface Kept<V> {
  /** User and customer number. */
  owner: string
  /** The thing that the draft is about. */
  of: string
  /** ms. */
  savedAt: number
  values: V
}

/** Where drafts of a kind are kept on this phone: the last one, for a day. */
export interface DraftPlace {
  key: StorageKey
  owner: string
  of: string
}

/** What this owner has typed of this thing on this phone within a day; null without it. */
export function readDraft<V>({ key, owner, of }: DraftPlace, now: number): V | null {
  try {
    const draft = JSON.parse(storage.get(key) || 'null') as Kept<V> | null
    if (draft?.of !== of || draft.owner !== owner || now - draft.savedAt > DAY) return null
    return draft.values
  } catch {
    storage.remove(key)
    return null
  }
}

/** Kept with each change: an app that is killed loses nothing. */
export const saveDraft = <V>({ key, ...of }: DraftPlace, values: V, now: number): void =>
  storage.set(key, JSON.stringify({ ...of, values, savedAt: now } satisfies Kept<V>))

/** Photos that no form names are thrown away by the gateway after a day: those that it still has. */
export const freshPhotos = <P extends { at: number }>(photos: readonly P[], now: number): P[] =>
  photos.filter(({ at }) => now - at < DAY)

interface DayDraft<V> extends Omit<DraftPlace, 'owner'> {
  /** Asked before it is put back. */
  question: string
  values: V
  isEmpty: (values: V) => boolean
  /** What of it still is at a moment (ms). */
  standing: (values: V, now: number) => V
  change: (part: Partial<V>) => void
  /** What was typed on another phone (Y-23): offered where this one has nothing. */
  left?: Left | undefined
}

/** What is typed and photographed outlives the app for a day; it is asked about before it is put back. */
export function useDayDraft<V>({ key, of, question, values, isEmpty, standing, change, left }: DayDraft<V>): void {
  // What is typed for one customer number is offered at no other one: its photos would be seen by that one's colleagues.
  const present = useUser(({ loginUserInfo: info }) => (info === null ? '' : `${info.userId}|${info.bp}`))
  // The owner that this form belongs to: known a little later than the form.
  const [owner, setOwner] = useState('')
  const [hasOwn, setOwn] = useState(false)
  const nothing = isEmpty(values)
  useEffect(() => {
    if (present === '' || owner !== '') return
    setOwner(present)
    const draft = readDraft<V>({ key, owner: present, of }, serverNow())
    if (draft === null) return
    setOwn(true)
    void confirm({ content: question, confirmText: '继续填写', cancelText: '重新填写' }).then((isMeant) =>
      isMeant ? change(standing(draft, serverNow())) : storage.remove(key),
    )
  }, [present, owner, key, of, question, change, standing])
  // This phone's own is asked about: another phone's is not offered beside it, however late it is known.
  useEffect(() => {
    if (hasOwn) left?.hide()
  }, [hasOwn, left])
  useEffect(() => {
    if (owner !== '' && !nothing) saveDraft({ key, owner, of }, values, serverNow())
  }, [owner, nothing, key, of, values])
}
