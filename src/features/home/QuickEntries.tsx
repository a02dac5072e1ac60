import { useMayOpen } from '@/blocks'
import { goTo } from '@/routes/go'
import { noteClick } from '@/telemetry'
import { Card, ShortcutGrid, Skeleton } from '@/ui'
import { shortcutOf, shownEntries, type KeptEntry } from './entries'

const ARRANGE = '/subPages/drag-a'

/** Ways to the functions, in the order the user arranged. */
export function QuickEntries({ list }: { list: readonly KeptEntry[] | null }) {
  const mayOpen = useMayOpen()
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
