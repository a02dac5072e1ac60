import { ticketSubjects } from '@domain/statuses/service-ticket'
import { Button, Card, Fact, Row } from '@/ui'

interface SubjectCardProps {
  type: string | undefined
  id: string
  title: string | undefined
  onDrop: () => void
}

/** What the ticket is about; it can be left out. */
export function SubjectCard({ type = '', id, title, onDrop }: SubjectCardProps) {
  const name = (ticketSubjects as Record<string, string>)[type] ?? '相关内容'
  return (
    <Card>
      <Row gap={12}>
        <Fact grow label={`关于${name}`} value={title ?? id.replace('|', ' ')} />
        <Button kind='text' size='small' onTap={onDrop}>
          移除
        </Button>
      </Row>
    </Card>
  )
}
