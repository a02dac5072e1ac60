import type { ReactNode } from 'react'
import { Button, Card, Row } from '@/ui'

interface Props {
  actions: readonly string[]
  removing: boolean
  turning: boolean
  onRemove: () => void
  onScrap: () => void
  onUse: (use: 'IN_USE' | 'STOPPED') => void
  /** What this kind of device has besides. */
  children?: ReactNode
}

/** What the gateway offers of a device beside its change (D 3.4). */
export function DeviceButtons({ actions, removing, turning, onRemove, onScrap, onUse, children }: Props) {
  if (actions.length === 0) return null
  return (
    <Card>
      <Row gap={8} to='end' wrap>
        {actions.includes('DELETE') && (
          <Button kind='text' size='small' danger loading={removing} onTap={onRemove}>
            删除
          </Button>
        )}
        {actions.includes('SCRAP') && (
          <Button kind='text' size='small' danger onTap={onScrap}>
            报废
          </Button>
        )}
        {actions.includes('STOP') && (
          <Button kind='outline' size='small' loading={turning} onTap={() => onUse('STOPPED')}>
            停用
          </Button>
        )}
        {actions.includes('START') && (
          <Button kind='outline' size='small' loading={turning} onTap={() => onUse('IN_USE')}>
            启用
          </Button>
        )}
        {children}
      </Row>
    </Card>
  )
}
