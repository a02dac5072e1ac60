import { useEffect, useRef, useState } from 'react'
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
  const back = () => {
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
  const unsent = useRef<Wish | null>(null)
  useEffect(() => {
    unsent.current = draft
    const timer = setTimeout(() => {
      unsent.current = null
      if (draft !== null) void run({ version: version.current, ...draft })
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [draft, run])
  // What was changed just before the page is left is sent all the same.
  useEffect(
    () => () => {
      if (unsent.current !== null) void run({ version: version.current, ...unsent.current })
    },
    [run],
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
