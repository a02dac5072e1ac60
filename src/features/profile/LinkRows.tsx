import { mayUse, useMayOpen, useViewer } from '@/blocks'
import { goTo } from '@/routes/go'
import { Cell, CellGroup } from '@/ui'
import type { LinkRow } from './settings-rows'

/** A group of rows; the values stand by their labels. Nothing without a row that may be opened. */
export function LinkRows({ rows, values = {} }: { rows: readonly LinkRow[]; values?: Record<string, string> }) {
  const mayOpen = useMayOpen()
  const viewer = useViewer()
  const shown = rows.filter(({ address, needs }) => mayOpen(address) && mayUse(needs, viewer))
  if (shown.length === 0) return null
  return (
    <CellGroup>
      {shown.map(({ label, icon, address }) => (
        <Cell
          key={label}
          icon={icon}
          title={label}
          {...(values[label] !== undefined && { value: values[label] })}
          onTap={() => void goTo(address)}
        />
      ))}
    </CellGroup>
  )
}
