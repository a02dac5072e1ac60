import { DetailPage, PageFrame, useLink, usePreview } from '@/blocks'
import { useRead } from '@/request'
import type { ViewParams } from '@/routes/table'
import { ContentBlocks, Cover } from '@/shared/article'
import { ShareButton } from '@/shared/share'
import { Card, Cell, CellGroup, Empty } from '@/ui'
import { Benefits } from '../parts/Benefits'
import { ReportCard } from '../parts/ReportCard'
import { useQuarterShare } from '../parts/use-quarter-share'

/** 惠用气资讯 (E 6.23): the report of a quarter, what else it brings. */
export function InformationView({ hyqId }: ViewParams<'/subPages/my-message/hyqInformation'>) {
  const read = useRead('default GET /small/hyq/information', hyqId === undefined ? {} : { hyqId }, { gone: ['E7001'] })
  const preview = usePreview()
  const share = useQuarterShare(read.data?.period)
  const survey = useLink('/subPagesB/pages/hyq', { survey: '1' })
  const shared = useLink('/subPages/my-message/hyqWxshareInformation', read.data && { hyqId: read.data.period.hyqId })
  if (read.gone && read.data === undefined)
    return (
      <PageFrame>
        <Empty text='暂无内容' />
      </PageFrame>
    )
  return (
    <DetailPage read={read}>
      {({ period, report, benefits, blocks, responded }) => (
        <>
          <Cover src={period.cover} />
          <Card>
            <h2 className='fs-17 fw-b break'>{period.title}</h2>
            <div className='fs-13 t3 mt4'>{period.quarter}</div>
          </Card>
          <ReportCard whole period={period} report={report} />
          <Benefits items={benefits} />
          {blocks.length > 0 && (
            <Card label='本季服务'>
              <ContentBlocks blocks={blocks} onImage={preview.show} />
            </Card>
          )}
          <CellGroup>
            {period.status === 'published' && (
              <Cell
                icon='edit'
                title='满意度调研'
                value={responded ? '已参与' : '去参与'}
                onTap={responded ? undefined : survey}
              />
            )}
            <Cell icon='share' title='公开版' subtitle='不含用气数据' onTap={shared} />
          </CellGroup>
          <div className='gutter mt12'>
            <ShareButton of={share} />
          </div>
          {preview.layer}
        </>
      )}
    </DetailPage>
  )
}
