import type { Row as RowOf } from '@contract'
import { certStatus } from '@domain/statuses/certification'
import { Button, Card, DateText, Ends, Photo, Row, Stack, Status, Tag } from '@/ui'
import './qualifications.scss'

type Qualification = RowOf<'default GET /enterprise/qualification/list'>

export interface PaperCardProps {
  row: Qualification
  onView: () => void
  onEdit: (() => void) | undefined
}

/** One paper of the customer: kind, state, end, pictures, what it is needed for. */
export function PaperCard({ row, onView, onEdit }: PaperCardProps) {
  const { label, tone } = certStatus[row.status]
  return (
    <Card>
      <Stack gap={8}>
        <Ends>
          <span className='fs-16 fw-b'>{row.kindName}</span>
          {row.endsSoon === '1' ? (
            <Tag tone='warning'>即将到期</Tag>
          ) : (
            <Status status={{ label: row.status === '20' ? '已通过' : label, tone }} />
          )}
        </Ends>
        <div className='fs-12 t3'>用途：{row.purpose}</div>
        <div className='fs-12 t3'>有效期至 {row.validTo === null ? '长期' : <DateText value={row.validTo} />}</div>
        {row.status === '30' && <div className='fs-12 c-danger'>未通过原因：{row.rejectReason}</div>}
        {row.files.length > 0 && (
          <Row wrap>
            {row.files.map(({ fileId, url }, index) => (
              <button
                key={fileId}
                type='button'
                className='ql-thumb'
                aria-label={`查看${row.kindName}第${index + 1}张`}
                onClick={onView}
              >
                <Photo className='ql-thumb' src={url} />
              </button>
            ))}
          </Row>
        )}
        {onEdit && (
          <Row to='end'>
            <Button kind='text' size='small' onTap={onEdit}>
              {row.status === '30' || row.status === '50' ? '重新提交' : '更新'}
            </Button>
          </Row>
        )}
      </Stack>
    </Card>
  )
}
