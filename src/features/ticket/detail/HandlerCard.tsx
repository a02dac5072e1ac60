import { Card, Fact, IconButton, Portrait, Row, Tag } from '@/ui'
import { dial } from '@/shared/hotline'
import type { Ticket } from '../ticket-text'

/** The handler of a ticket; of a complaint the department (TK-14). */
export function HandlerCard({ of: { handlerName, handlerPhone, handlerRole, deptName } }: { of: Ticket }) {
  if (handlerName === '') return null
  return (
    <Card>
      <Row gap={12}>
        <Portrait src='' name={handlerName} size={44} />
        <Fact
          grow
          value={
            <Row gap={8} wrap>
              <span className='fs-16 fw-m break'>{handlerName}</span>
              {handlerRole !== '' && <Tag>{handlerRole}</Tag>}
            </Row>
          }
          {...(deptName !== '' && deptName !== handlerName && { note: deptName })}
        />
        {handlerPhone !== '' && (
          <IconButton icon='phone' label={`拨打${handlerName}`} onTap={() => void dial(handlerPhone)} />
        )}
      </Row>
    </Card>
  )
}
