import { useEffect, useRef } from 'react'
import { currentAddress } from '@/platform/address'
import { normalAddress } from '@/routes/go'
import { registerForm, popDraft, useUser, type DraftValues } from '@/stores'
import type { PlainField } from './field'

/**
 * What is typed on this page is there again when a login ended in the middle of it. `read` answers what is in the page now, without
 * secrets; `restore` puts it back for the same user. `name` keeps several forms of one address apart.
 */
export function useKeptTyping(read: () => DraftValues, restore: (values: DraftValues) => void, name = ''): void {
  const userId = useUser(({ loginUserInfo }) => loginUserInfo?.userId ?? '')
  const latest = useRef({ read, restore })
  latest.current = { read, restore }
  const place = useFormPlace(name)
  useEffect(() => registerForm(place, () => latest.current.read()), [place])
  useEffect(() => {
    const draft = userId === '' ? undefined : popDraft(place, userId)
    if (draft !== undefined) latest.current.restore(draft)
  }, [userId, place])
}

/** The same for a form, by its fields: all but its secrets. */
export function useDraft(
  name: string | undefined,
  fields: () => readonly PlainField[],
  values: () => Readonly<Record<string, unknown>>,
  restore: (values: DraftValues) => void,
): void {
  const open = () => fields().filter(({ secret, kind }) => !(secret ?? kind.secret))
  const read = () => Object.fromEntries(open().map(({ key }) => [key, values()[key]]))
  useKeptTyping(read, restore, name)
}

/** Where a form stands: the address of its page, and its name on it. */
export function useFormPlace(name = ''): string {
  const place = useRef('')
  place.current ||= normalAddress(currentAddress()) + (name === '' ? '' : `#${name}`)
  return place.current
}
