import { useLink, useLinks } from '@/blocks'
import { shortcutOf } from '@/shared/apps'
import { noteClick } from '@/telemetry'
import { Card, ShortcutGrid, Skeleton } from '@/ui'
import { shownEntries, type KeptEntry } from './entries'

/** Ways to the functions, in the order the user arranged. */
export function QuickEntries({ list }: { list: readonly KeptEntry[] | null }) {
  const links = useLinks()
  const arrange = useLink('/subPages/drag-a')
  if (list === null) {
    return (
      <Card>
        <Skeleton kind='block' height={52} />
      </Card>
    )
  }
  const entries = shownEntries(list, (address) => links(address) !== undefined)
  if (entries.length === 0) return null
  const open = (code: string) => {
    noteClick(code)
    links(entries.find((entry) => entry.code === code)?.url)?.()
  }
  return (
    <Card flush label='快捷入口'>
      <ShortcutGrid items={entries.map(shortcutOf)} onTap={open} onHold={arrange} />
    </Card>
  )
}
