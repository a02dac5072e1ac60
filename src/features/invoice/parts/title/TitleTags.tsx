import { specialStates, titleStatus } from '@domain/statuses/invoice-apply'
import { Row, Status, Tag } from '@/ui'
import type { Title } from './use-title'

/** What there is to know of a title at a glance: default, good for special invoices, under review, refused. */
export const TitleTags = ({ title }: { title: Pick<Title, 'isDefault' | 'reviewStatus' | 'specialAllowed'> }) => (
  <Row gap={4} wrap>
    {title.isDefault && <Tag tone='primary'>默认</Tag>}
    {title.reviewStatus !== 'T1' && <Status status={titleStatus[title.reviewStatus]} />}
    {title.specialAllowed !== '0' && <Status status={specialStates[title.specialAllowed]} />}
  </Row>
)
