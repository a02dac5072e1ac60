import { usePaged } from '@/request'
import { Button, DateText, Empty, Ends, ErrorBlock, Item, Photo, Row, Skeleton, Status, Volume } from '@/ui'
import { imgPurposes, meterImgStatus } from '@domain/statuses/meter-img'
import './meters.scss'

/** 照片记录 with state and reject reason; a sheet scrolls by itself, so that more rows come by a button. */
export function PhotoHistory({ meterId }: { meterId: string }) {
  const list = usePaged('default GET /crmgas/meter/imgList', { meterId }, { handles: 'all' })
  if (list.state === 'loading') return <Skeleton kind='list' rows={2} />
  if (list.state === 'error') return <ErrorBlock small onRetry={() => void list.reload()} />
  if (list.rows.length === 0) return <Empty small text='暂无照片记录' />
  return (
    <>
      {list.rows.map((img) => (
        <Item key={img.imgId}>
          <Row gap={12} align='top' className='fs-14'>
            {img.url === null ? (
              <div className='ml-thumb' />
            ) : (
              <Photo className='ml-thumb' src={img.url} alt='表具照片' />
            )}
            <div className='grow'>
              <Ends>
                <Volume value={img.reading} className='fw-m' />
                <Status status={meterImgStatus[img.state]} />
              </Ends>
              <div className='fs-12 t3'>
                {imgPurposes[img.purpose]} · <DateText value={img.takenAt} form='full' />
              </div>
              {img.rejectReason !== null && <div className='fs-12 c-danger'>未通过原因：{img.rejectReason}</div>}
            </div>
          </Row>
        </Item>
      ))}
      {list.foot !== 'end' && (
        <Button kind='text' block loading={list.foot === 'loading'} onTap={list.loadMore}>
          {list.foot === 'failed' ? '加载失败，点击重试' : '加载更多'}
        </Button>
      )}
    </>
  )
}
