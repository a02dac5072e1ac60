import { useRef } from 'react'
import { useEachShow } from '@/blocks'
import { renewReads } from '@/request'

/** Back from paying, or after a while elsewhere: what is owed may have changed. Not on the first show, which reads anyway. */
export function useRenewOnReturn(): void {
  const isFirst = useRef(true)
  useEachShow(() => {
    if (!isFirst.current) void renewReads('default GET /crmgas/bill/list', 'default GET /crmgas/bill/detail')
    isFirst.current = false
  })
}
