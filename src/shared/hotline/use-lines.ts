import { useEffect } from 'react'
import type { Out } from '@contract'
import { storage } from '@/platform/storage'
import { useRead, type Read } from '@/request'
import { useUser } from '@/stores'
import { keptLines, linesToKeep } from './kept-lines'

export type Lines = Out<'default GET /crmgas/hotline/list'>

/** The phone lines; the last answer is kept on the phone, so that the numbers can be dialled without a network (BT-06). */
export function useLines(): { read: Read<Lines>; lines: Lines | null; isKept: boolean } {
  const bp = useUser(({ loginUserInfo }) => loginUserInfo?.bp ?? '')
  const read = useRead('default GET /crmgas/hotline/list', undefined, { handles: 'all' })
  const fresh = read.data
  useEffect(() => {
    // A list without a number helps no caller later.
    if (fresh && fresh.list.length > 0) storage.set('hotlines', linesToKeep(bp, fresh))
  }, [bp, fresh])
  const kept = fresh || read.state !== 'error' ? null : keptLines(storage.get('hotlines'), bp)
  return { read, lines: fresh ?? kept, isKept: kept !== null }
}

/** The emergency number of the own gas company, once it is known. */
export const emergencyOf = (lines: Lines | null): string | undefined =>
  lines?.list.find(({ kind }) => kind === 'EMERGENCY')?.phone
