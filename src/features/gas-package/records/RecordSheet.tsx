import { extractionSources } from '@domain/statuses/gas-package'
import { useLink } from '@/blocks'
import { useRead } from '@/request'
import { DateText, Ends, KeyValue, SectionLabel, Sheet, Volume } from '@/ui'
import { SourceTag, type ExtractionRecord } from './RecordRow'

/** Records of one meter and day: the first one and what corrected it. */
const ALL = 50

interface Props {
  record: ExtractionRecord
  onClose: () => void
}

/** A record in full, and the corrections that belong to it. */
export function RecordSheet({ record, onClose }: Props) {
  const { orderNo, childNo, meterId, date } = record
  const child = useLink('/subPagesB/pages/gas-package/order-details-zi', { childNo })
  const read = useRead(
    'taocan GET /trade/extract/records',
    { orderNo, childNo, meterId, dateFrom: date, dateTo: date, pageSize: ALL },
    { handles: 'all' },
  )
  const others = (read.data?.list ?? []).filter(({ recordId }) => recordId !== record.recordId)
  return (
    <Sheet
      open
      title='提气记录'
      cancelText='关闭'
      onClose={onClose}
      {...(child && { confirmText: '查看提气周期', onConfirm: child })}
    >
      <div className='gutter'>
        <KeyValue
          items={[
            ['日期', record.date],
            ['表具', record.meterName],
            ['表号', record.meterNo],
            ['计量气量', <Volume value={record.meterVolume} />],
            ['计入气量包', <Volume value={record.extractedVolume} />],
            ['包外用量', <Volume value={record.outVolume} />],
            ['周期累计', <Volume value={record.cumulativeVolume} />],
            ['周期剩余', <Volume value={record.remainingVolume} />],
            ['数据来源', extractionSources[record.source]],
            ['气量包', record.orderName],
            ['周期', record.cycleName],
            ['订单编号', orderNo],
            ['计入时间', <DateText value={record.at} form='full' />],
          ]}
        />
      </div>
      {others.length > 0 && (
        <>
          <SectionLabel>同日调整记录</SectionLabel>
          <div className='gutter'>
            {others.map((other) => (
              <Ends key={other.recordId} className='fs-13 num mb8'>
                <span>
                  <DateText value={other.at} form='time' /> <SourceTag source={other.source} />
                </span>
                <span>
                  计入 <Volume value={other.extractedVolume} />
                </span>
              </Ends>
            ))}
          </div>
        </>
      )}
    </Sheet>
  )
}
