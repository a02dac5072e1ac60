import type { Out } from '@contract'
import { useLinks } from '@/blocks'
import { Button, Card, Icon, Item, Row } from '@/ui'

export type CheckItem = Out<'default GET /crmgas/portal/user/cancelCheck'>['items'][number]

/** What has to be settled first: ✓ or ✗, what is in the way, and the way there (CX-02). */
export function CheckList({ items }: { items: readonly CheckItem[] }) {
  const links = useLinks()
  return (
    <Card flush>
      <div role='list'>
        {items.map(({ code, name, passed, hint, route }) => (
          <Item key={code} role='listitem'>
            <Row gap={12}>
              <span className={passed === '1' ? 'keep c-success' : 'keep c-danger'}>
                <Icon
                  name={passed === '1' ? 'check' : 'close'}
                  size={18}
                  label={passed === '1' ? '已满足' : '未满足'}
                />
              </span>
              <div className='grow'>
                <div className='fs-14'>{name}</div>
                {hint !== '' && <div className='fs-12 c-danger'>{hint}</div>}
              </div>
              {links(route) && (
                <Button kind='outline' size='small' label={`去处理：${name}`} onTap={links(route)}>
                  去处理
                </Button>
              )}
            </Row>
          </Item>
        ))}
      </div>
    </Card>
  )
}
