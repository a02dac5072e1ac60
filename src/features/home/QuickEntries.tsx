import { useEffect, useMemo } from 'react'
import { useMayOpen } from '@/blocks'
import { storage } from '@/platform/storage'
import { useRead } from '@/request'
import { goTo } from '@/routes/go'
import { useUser } from '@/stores'
import { noteClick } from '@/telemetry'
import { Card, ShortcutGrid, Skeleton } from '@/ui'
import { FALLBACK, readKept, shortcutOf, shownEntries, writeKept } from './entries'

const ARRANGE = '/subPages/drag-a'

/** Ways to the functions, in the order the user arranged; the last list is shown until the new one is there. */
export function QuickEntries({ stands }: { stands: boolean }) {
  const owner = useUser(({ loginUserInfo }) => `${loginUserInfo?.userId ?? ''}|${loginUserInfo?.bp ?? ''}`)
  const mayOpen = useMayOpen()
  const read = useRead('default GET /crmgas/consoleConfig/queryConsoleConfig', {}, { enabled: stands, handles: 'all' })
  const kept = useMemo(() => readKept(storage.get('homeEntries'), owner), [owner])
  useEffect(() => {
    if (read.data) storage.set('homeEntries', writeKept(read.data.list, owner))
  }, [read.data, owner])

  const list = read.data?.list ?? kept ?? (read.state === 'error' ? FALLBACK : null)
  if (list === null) {
    return (
      <Card>
        <Skeleton kind='block' height={52} />
      </Card>
    )
  }
  const entries = shownEntries(list, mayOpen)
  if (entries.length === 0) return null
  const open = (code: string) => {
    noteClick(code)
    const entry = entries.find((one) => one.code === code)
    if (entry) void goTo(entry.url)
  }
  return (
    <Card flush label='快捷入口'>
      <ShortcutGrid
        items={entries.map(shortcutOf)}
        onTap={open}
        {...(mayOpen(ARRANGE) && { onHold: () => void goTo(ARRANGE) })}
      />
    </Card>
  )
}
