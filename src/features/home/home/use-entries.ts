import { useEffect, useMemo } from 'react'
import { storage } from '@/platform/storage'
import { useRead } from '@/request'
import { useUser } from '@/stores'
import { FALLBACK, readKept, writeKept, type KeptEntry } from './entries'

/** The entries in the order the user arranged; the last list until the new one is there, null while none is known. */
export function useEntries(stands: boolean): readonly KeptEntry[] | null {
  const owner = useUser(({ loginUserInfo }) => `${loginUserInfo?.userId ?? ''}|${loginUserInfo?.bp ?? ''}`)
  const userName = useUser(({ loginUserInfo }) => loginUserInfo?.username ?? '')
  const read = useRead(
    'default GET /crmgas/consoleConfig/queryConsoleConfig',
    { userName },
    { enabled: stands, handles: 'all', refresh: 'old' },
  )
  const kept = useMemo(() => readKept(storage.get('homeEntries'), owner), [owner])
  useEffect(() => {
    if (read.data) storage.set('homeEntries', writeKept(read.data.list, owner))
  }, [read.data, owner])
  return read.data?.list ?? kept ?? (read.state === 'error' ? FALLBACK : null)
}
