import { gasUses, seasons } from '@domain/statuses/names'
import { PriceEffect } from '@/shared/price-effect'
import { useRead } from '@/request'
import { showFile } from '@/shared/file'
import { Button, ErrorBlock, KeyValue, Price, Sheet, Skeleton, type FactRow } from '@/ui'

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
              ['文号', doc.docNo, { copy: doc.docNo }],
              ['发布单位', doc.publishedBy],
              ['执行日期', doc.effectiveFrom],
              ...doc.rows.map(({ gasUse, season, guidePrice }): FactRow => [
                `${gasUses[gasUse]} · ${seasons[season]}`,
                <Price value={guidePrice} />,
                { key: gasUse + season },
              ]),
            ]}
          />
        </div>
      )}
      {doc && doc.state !== 'PAST' && <PriceEffect docNo={doc.docNo} />}
    </Sheet>
  )
}
