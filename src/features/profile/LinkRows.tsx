import { useLinks } from '@/blocks'
import { useUser } from '@/stores'
import { Cell, CellGroup } from '@/ui'
import type { LinkRow } from './settings-rows'

/** A group of rows; the values stand by their labels. Nothing without a row that may be opened. */
export function LinkRows({ rows, values = {} }: { rows: readonly LinkRow[]; values?: Record<string, string> }) {
  const links = useLinks()
  const role = useUser(({ loginUserInfo }) => (loginUserInfo?.isMaster === '1' ? 'master' : 'sub'))
  const shown = rows.filter(({ address, rowOf = role }) => links(address) && rowOf === role)
  if (shown.length === 0) return null
  return (
    <CellGroup>
      {shown.map(({ label, icon, address }) => (
        <Cell key={label} icon={icon} title={label} value={values[label]} onTap={links(address)} />
      ))}
    </CellGroup>
  )
}
