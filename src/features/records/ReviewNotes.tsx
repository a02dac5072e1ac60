import type { Out } from '@contract'
import { NoticeBar } from '@/ui'

type Reviewed = Pick<
  Out<'default GET /crmgas/record/alarm/detail'> | Out<'default GET /crmgas/record/equipment/detail'>,
  'revision' | 'rejectReason'
>

/** What staff say of a record, and of a change to it (D 3.4). */
export const ReviewNotes = ({ of: { revision, rejectReason } }: { of: Reviewed }) => (
  <>
    {revision && (
      <NoticeBar tone='info'>
        {revision.reviewStatus === 'PENDING'
          ? '修改内容待审核，原信息继续有效'
          : `修改未通过：${revision.rejectReason}`}
      </NoticeBar>
    )}
    {rejectReason !== '' && <NoticeBar tone='danger'>{`未通过：${rejectReason}`}</NoticeBar>}
  </>
)
