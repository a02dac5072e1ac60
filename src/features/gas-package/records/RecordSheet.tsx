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
      {...(child && { confirmText: '查看子单', onConfirm: child })}
    >
      <div className='gutter'>
        <KeyValue
          items={[
            { label: '日期', value: record.date },
            { label: '表具', value: record.meterName },
            { label: '表号', value: record.meterNo },
            { label: '计量气量', value: <Volume value={record.meterVolume} /> },
            { label: '计入气量包', value: <Volume value={record.extractedVolume} /> },
            { label: '包外用量', value: <Volume value={record.outVolume} /> },
            { label: '周期累计', value: <Volume value={record.cumulativeVolume} /> },
            { label: '周期剩余', value: <Volume value={record.remainingVolume} /> },
            { label: '数据来源', value: extractionSources[record.source] },
            { label: '气量包', value: record.orderName },
            { label: '周期', value: record.cycleName },
            { label: '订单编号', value: orderNo },
            { label: '计入时间', value: <DateText value={record.at} form='full' /> },
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
