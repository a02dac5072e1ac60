import { useEffect, useRef } from 'react'
import type { Path, PathValue, UseFormGetValues, UseFormSetValue } from 'react-hook-form'
import { currentAddress } from '@/platform/address'
import { normalAddress } from '@/routes/go'
import { registerForm, takeDraft, useUser, type DraftValues } from '@/stores'
import type { FormField, FormValues } from './FormPage'

/**
 * What is typed on this page is there again when a login ended in the middle of it. `read` answers what stands in the page now,
 * without secrets; `restore` puts it back for the same user.
 */
export function useKeptTyping(read: () => DraftValues, restore: (values: DraftValues) => void): void {
  const userId = useUser(({ loginUserInfo }) => loginUserInfo?.userId ?? '')
  const latest = useRef({ read, restore })
  latest.current = { read, restore }
  useEffect(() => registerForm(normalAddress(currentAddress()), () => latest.current.read()), [])
  useEffect(() => {
    const draft = userId === '' ? undefined : takeDraft(normalAddress(currentAddress()), userId)
    if (draft !== undefined) latest.current.restore(draft)
  }, [userId])
}

/** Passwords, one-time codes and what the form itself calls a secret are never kept. */
const isSecret = <V extends FormValues>({ key, kind, autoComplete = '', secret }: FormField<V>): boolean =>
  secret === true ||
  kind === 'password' ||
  /password|one-time-code/.test(autoComplete) ||
  // A field that draws itself may have forgotten to say so.
  /^(.*password|code|smsCode)$/i.test(key)

/** The same for a FormPage, by its fields. */
export function useDraft<V extends FormValues>(
  fields: readonly FormField<V>[],
  getValues: UseFormGetValues<V>,
  setValue: UseFormSetValue<V>,
): void {
  useKeptTyping(
    () => {
      const values = getValues() as FormValues
      const open = fields.filter((field) => !isSecret(field)).map(({ key }) => key as string)
      return Object.fromEntries(open.map((key) => [key, values[key]]))
    },
    (draft) => {
      for (const [key, value] of Object.entries(draft))
        setValue(key as Path<V>, value as PathValue<V, Path<V>>, { shouldDirty: true })
    },
  )
}
