import { formatMonth } from '@domain/date-format'
import { codes } from '@domain/codes'
import { formatMoney } from '@domain/money-text'
import { electiveStatus } from '@domain/statuses/elective'
import { formatVolume } from '@domain/volume-text'
import { choice, ListPage, useFilters, useLinks, useToday } from '@/blocks'
import { usePaged } from '@/request'
import { addressOf } from '@/routes/go'
import { Ends, Fact, Item, Status } from '@/ui'
import '../elective.scss'

const YEARS = 4
const DETAIL = '/subPagesB/pages/electiveSquare/record-detail'

/** 自选记录 (B 6.3). */
export function RecordsView() {
  const links = useLinks()
  const thisYear = Number(useToday().slice(0, 4))
  const years = Array.from({ length: YEARS }, (_, back) => String(thisYear + 1 - back))
  const filters = useFilters([
    choice(
      'year',
      { label: '年份', title: '选择年份', all: '全部年份' },
      years.map((key) => ({ key, text: `${key}年` })),
    ),
    choice(
      'status',
      { label: '状态', title: '选择状态', all: '全部状态' },
      codes(electiveStatus).map((key) => ({ key, text: electiveStatus[key].label })),
    ),
  ] as const)
  const list = usePaged('sqdev GET /elective/record/list', filters.input, { keepPrevious: true, refresh: 'show' })
  return (
    <ListPage
      list={list}
      filters={filters}
      keyOf={({ recordNo }) => recordNo}
      empty='暂无自选记录'
      item={({ recordNo, month, optionName, volume, estimatedAmount, settledAmount, status }) => (
        <Item onTap={links(addressOf(DETAIL, { recordNo }))}>
          <Ends>
            <Fact grow value={`${formatMonth(month)} ${optionName}`} note={`自选气量 ${formatVolume(volume)}`} />
            <div className='es-figure'>
              <Status status={electiveStatus[status]} />
              <div className='fs-12 t2 num mt4'>
                {settledAmount === null ? `预估 ${formatMoney(estimatedAmount)}` : formatMoney(settledAmount)}
              </div>
            </div>
          </Ends>
        </Item>
      )}
    />
  )
}
