import type { Row as RowOf } from '@contract'
import { DateText, Ends, Item, Tag } from '@/ui'

type Visit = RowOf<'default GET /crmgas/butler/visits'>

/** One visit: when, for what, what was said. */
export const VisitRow = ({ visit: { visitAt, kindName, managerName, summary } }: { visit: Visit }) => (
  <Item>
    <Ends>
      <span className='fs-15 fw-m break'>{managerName}</span>
      <Tag>{kindName}</Tag>
    </Ends>
    <div className='fs-14 t2 break'>{summary}</div>
    <DateText className='fs-12 t3' value={visitAt} form='full' />
  </Item>
)
