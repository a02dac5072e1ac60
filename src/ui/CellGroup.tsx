import { Card } from './Card'
import type { CellGroupProps } from './props'
import { SectionLabel } from './SectionLabel'

export function CellGroup({ title, children, className, style }: CellGroupProps) {
  return (
    <>
      {title !== undefined && <SectionLabel>{title}</SectionLabel>}
      <Card flush className={className} style={style} label={typeof title === 'string' ? title : undefined}>
        {children}
      </Card>
    </>
  )
}
