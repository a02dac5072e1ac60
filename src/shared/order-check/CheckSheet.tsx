import { useLinks } from '@/blocks'
import { Button, Ends, Fact, Item, Sheet } from '@/ui'
import type { CheckItem } from './items'

interface Props {
  /** null: closed. */
  items: readonly CheckItem[] | null
  onClose: () => void
}

/** 暂不符合订购条件: what fails, and where it is put right (K-02). */
export function CheckSheet({ items, onClose }: Props) {
  const links = useLinks()
  const failed = items?.filter(({ pass }) => !pass) ?? []
  return (
    <Sheet open={items !== null} title='暂不符合订购条件' cancelText='关闭' onClose={onClose}>
      <div role='list'>
        {failed.map(({ code, name, message, actionRoute }) => {
          const lead = links(actionRoute)
          return (
            <Item key={code} role='listitem'>
              <Ends>
                <Fact grow value={name} note={message} />
                {lead && (
                  <Button
                    kind='outline'
                    size='small'
                    label={`去处理${name}`}
                    onTap={() => {
                      onClose()
                      lead()
                    }}
                  >
                    去处理
                  </Button>
                )}
              </Ends>
            </Item>
          )
        })}
      </div>
    </Sheet>
  )
}
