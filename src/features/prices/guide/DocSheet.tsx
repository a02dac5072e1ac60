import { gasUses, seasons } from '@domain/statuses/names'
import { PriceEffect } from '@/shared/price-effect'
import { useRead } from '@/request'
import { showFile } from '@/shared/file'
import { Button, ErrorBlock, KeyValue, Price, Sheet, Skeleton } from '@/ui'

/** One document with all its prices, and its file where there is one. */
export function DocSheet({ docId, onClose }: { docId: string; onClose: () => void }) {
  const read = useRead('default GET /crmgas/price/guideDetail', { docId }, { handles: 'all' })
  const doc = read.data
  const fileUrl = doc?.fileUrl ?? null
  return (
    <Sheet
      open
      title='价格文件'
      cancelText='关闭'
      onClose={onClose}
      {...(doc &&
        fileUrl !== null && {
          footer: (
            <Button block onTap={() => showFile(fileUrl, `${doc.docNo}.pdf`)}>
              查看文件
            </Button>
          ),
        })}
    >
      {read.state === 'loading' && <Skeleton kind='list' rows={3} />}
      {read.state === 'error' && <ErrorBlock onRetry={() => void read.reload()} />}
      {doc && (
        <div className='gutter'>
          <div className='fs-15 fw-m'>{doc.title}</div>
          <div className='fs-13 t2 mt8 mb12'>{doc.summary}</div>
          <KeyValue
            items={[
              { label: '文号', value: doc.docNo, copy: doc.docNo },
              { label: '发布单位', value: doc.publishedBy },
              { label: '执行日期', value: doc.effectiveFrom },
              ...doc.rows.map(({ gasUse, season, guidePrice }) => ({
                key: gasUse + season,
                label: `${gasUses[gasUse]} · ${seasons[season]}`,
                value: <Price value={guidePrice} />,
              })),
            ]}
          />
        </div>
      )}
      {doc && doc.state !== 'PAST' && <PriceEffect docNo={doc.docNo} />}
    </Sheet>
  )
}
