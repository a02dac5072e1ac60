import { useCallback, useEffect, useRef, useState } from 'react'
import { useAct } from '@/blocks'
import { useRead } from '@/request'
import { confirm, toast } from '@/ui'
import { usualOf, wishOf, type Wish } from './reception-model'

/** A change is sent once nothing has been changed for so many ms. */
const PAUSE = 500

/** The settings with what has been changed and is on its way. */
export function useReception() {
  const read = useRead('default GET /crmgas/message/setting/query')
  const [draft, setDraft] = useState<Wish | null>(null)
  const version = useRef(0)
  version.current = Math.max(version.current, read.data?.version ?? 0)
  const refusals = useRef(0)
  const back = () => {
    refusals.current += 1
    setDraft(null)
    return read.reload()
  }
  const save = useAct('default POST /crmgas/message/setting/save', {
    loading: false,
    adopt: (answer) => {
      version.current = answer.version
    },
    stale: back,
  })
  const run = save.run
  // One after the other, each upon the version that the one before has brought; what waits behind a refused one goes back with it.
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const send = useCallback(
    (wish: Wish) => {
      const before = refusals.current
      last.current = last.current.then(() =>
        before === refusals.current ? run({ version: version.current, ...wish }) : undefined,
      )
    },
    [run],
  )
  const unsent = useRef<Wish | null>(null)
  useEffect(() => {
    unsent.current = draft
    const timer = setTimeout(() => {
      unsent.current = null
      if (draft !== null) send(draft)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [draft, send])
  // What was changed just before the page is left is sent all the same.
  useEffect(
    () => () => {
      if (unsent.current !== null) send(unsent.current)
    },
    [send],
  )
  const wish = draft ?? (read.data && wishOf(read.data))
  return {
    read,
    wish,
    change: setDraft,
    async toUsual() {
      if (!read.data || !(await confirm({ content: '确定恢复默认设置吗？' }))) return
      setDraft(usualOf(read.data))
      toast('已恢复默认')
    },
  }
}
