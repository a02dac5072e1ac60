import { useLinks } from '@/blocks'
import { iconOf } from '@/shared/apps'
import { Cell, CellGroup } from '@/ui'
import type { Benefit } from '../types'

/** Ways that the programme offers; those that this user may not go are left out. `plain`: they lead nowhere here. */
export function Benefits({ items, plain = false }: { items: readonly Benefit[]; plain?: boolean }) {
  const links = useLinks()
  const shown = items.filter(({ route }) => plain || links(route))
  if (shown.length === 0) return null
  return (
    <CellGroup title='为您准备'>
      {shown.map(({ icon, title, desc, route }) => (
        <Cell
          key={title}
          icon={iconOf(icon)}
          title={title}
          {...(desc !== '' && { subtitle: desc })}
          onTap={plain ? undefined : links(route)}
        />
      ))}
    </CellGroup>
  )
}
