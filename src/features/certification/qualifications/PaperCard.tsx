import type { Row } from '@contract'
import { certStatus } from '@domain/statuses/certification'
import { Button, Card, DateText, Photo, Status, Tag } from '@/ui'

type Qualification = Row<'default GET /enterprise/qualification/list'>

export interface PaperCardProps {
  row: Qualification
  onView: () => void
  onEdit: (() => void) | undefined
}

/** One paper of the customer: kind, state, end, pictures, what it is needed for. */
export function PaperCard({ row, onView, onEdit }: PaperCardProps) {
  const { label, tone } = certStatus[row.status]
  return (
    <Card className='ct-card'>
      <div className='ct-head'>
        <span className='ct-title'>{row.kindName}</span>
        <span className='row g8'>
          {row.endsSoon === '1' && <Tag tone='warning'>即将到期</Tag>}
          <Status status={{ label: row.status === '20' ? '已通过' : label, tone }} />
        </span>
      </div>
      <div className='ct-note'>用途：{row.purpose}</div>
      <div className='ct-note'>有效期至 {row.validTo === null ? '长期' : <DateText value={row.validTo} />}</div>
      {row.status === '30' && <div className='ct-fault'>未通过原因：{row.rejectReason}</div>}
      {row.files.length > 0 && (
        <div className='ct-thumbs'>
          {row.files.map(({ fileId, url }, index) => (
            <button
              key={fileId}
              type='button'
              className='ct-thumb'
              aria-label={`查看${row.kindName}第${index + 1}张`}
              onClick={onView}
            >
              <Photo className='ct-thumb-img' src={url} />
            </button>
          ))}
        </div>
      )}
      {onEdit && (
        <div className='ct-foot'>
          <Button kind='text' size='small' onTap={onEdit}>
            {row.status === '30' || row.status === '50' ? '重新提交' : '更新'}
          </Button>
        </div>
      )}
    </Card>
  )
}
