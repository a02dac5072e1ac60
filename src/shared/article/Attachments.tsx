import type { Out } from '@contract'
import { SectionCard } from '@/ui'
import { ContentBlocks, type ContentBlocksProps } from './ContentBlocks'

/** Documents that come with a notice, opened as the host can (E-N-13). */
export function Attachments({
  of,
  onFile,
}: Pick<ContentBlocksProps, 'onFile'> & { of: Out<'default GET /crmgas/news/detail'>['attachments'] }) {
  if (of.length === 0) return null
  return (
    <SectionCard title='附件'>
      <ContentBlocks blocks={of.map((one) => ({ type: 'file' as const, ...one }))} onFile={onFile} />
    </SectionCard>
  )
}
