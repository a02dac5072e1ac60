import type { Row as RowOf } from '@contract'
import { siteStatus } from '@domain/statuses/usage-site'
import { useAct, useLink, useLinks, useMay } from '@/blocks'
import { useRead } from '@/request'
import { Button, Empty, Ends, ErrorBlock, Item, Row, SectionCard, Skeleton, Status, Tag } from '@/ui'
import { ALL_SITES, SITES } from '../site-field'

type Place = RowOf<'default GET /crmgas/record/site/list'>

/** Places of gas use with what became of each; the gas company's own are read-only (D 6.6). */
export function Places() {
  const read = useRead(SITES, ALL_SITES, { refresh: 'show', handles: 'all' })
  const add = useLink('/pages/record/addCity')
  const may = useMay('model:RECORD_MANAGE')
  if (read.state === 'error') return <ErrorBlock small onRetry={() => void read.reload()} />
  if (read.data === undefined) return <Skeleton kind='card' height={160} />
  const { list } = read.data
  return (
    <SectionCard title='用气地点' flush {...(may && add && { more: '新增用气地点', onMore: add })}>
      {list.length === 0 && <Empty small text='暂无用气地点' />}
      {list.map((place) => (
        <PlaceRow key={place.siteId} of={place} may={may} onChanged={read.reload} />
      ))}
    </SectionCard>
  )
}

function PlaceRow({ of: place, may, onChanged }: { of: Place; may: boolean; onChanged: () => Promise<void> }) {
  const { siteId, version, source, reviewStatus, rejectReason } = place
  const edit = useLinks().to('/pages/record/addCity', { siteId })
  const remove = useAct('default POST /crmgas/record/site/delete', {
    ask: '确定删除该用气地点？',
    ok: '已删除',
    dialog: ['44404', '44407', '44410'],
    done: onChanged,
    stale: onChanged,
  })
  const isOwn = may && source === 'CUSTOMER'
  return (
    <Item>
      <Ends>
        <span className='fs-15 fw-m break'>
          {place.siteName} {place.isMain === '1' && <Tag tone='primary'>主用</Tag>}
        </span>
        <Status status={siteStatus[reviewStatus]} />
      </Ends>
      <div className='fs-13 t2 break'>{place.district + place.address}</div>
      {rejectReason !== '' && <div className='fs-13 c-danger break'>未通过：{rejectReason}</div>}
      {isOwn && (
        <Row to='end' gap={8}>
          {reviewStatus !== 'CONFIRMED' && (
            <Button
              kind='text'
              size='small'
              danger
              label={`删除${place.siteName}`}
              loading={remove.busy}
              onTap={() => void remove.run({ siteId, version })}
            >
              删除
            </Button>
          )}
          {edit && (
            <Button kind='text' size='small' label={`编辑${place.siteName}`} onTap={edit}>
              编辑
            </Button>
          )}
        </Row>
      )}
    </Item>
  )
}
