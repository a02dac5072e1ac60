import type { Row } from '@contract'
import { lotteryStatus } from '@domain/statuses/lottery'
import { ListPage } from '@/blocks'
import { tableOf, type Column } from '@/blocks/list/table'
import { go } from '@/routes/go'
import { Ends, Fact, Item, Status } from '@/ui'
import { Bits, count, Named } from '../cells'
import { DeskGate } from '../DeskGate'
import { useDeskList } from '../desk-list'
import { typedOf } from '../moment'
import { CampaignPanel } from '../parts/lottery/CampaignPanel'
import { useChosen } from '../use-chosen'
import '../desk.scss'

type Campaign = Row<'btwob GET /lottery/list'>

const sinceOf = ({ startAt }: Campaign): string => `${typedOf(startAt)} 起`

const COLUMNS: readonly Column<Campaign>[] = [
  { head: '活动', cell: (one) => <Named title={one.title} note={sinceOf(one)} /> },
  { head: '机会（次）', width: 76, isFigure: true, cell: ({ chances }) => count(chances) },
  { head: '已抽（次）', width: 76, isFigure: true, cell: ({ draws }) => count(draws) },
  { head: '状态', width: 60, cell: ({ state }) => <Status status={lotteryStatus[state]} /> },
]

/** 抽奖 at the desk: campaigns of the company with their drafts, the newest first. */
export const LotteriesView = () => <DeskGate>{(close) => <Campaigns close={close} />}</DeskGate>

function Campaigns({ close }: { close: () => void }) {
  const list = useDeskList('btwob GET /lottery/list', {}, close)
  const { beside, isChosen, tap } = useChosen(
    list.rows,
    ({ campaignId }) => campaignId,
    ({ campaignId }) => void go('/pages/desk/lottery', { campaignId }),
  )
  return (
    <ListPage
      className='dk-page'
      spaced
      actions={[{ label: '新建', onTap: () => void go('/pages/desk/lottery', {}) }]}
      list={list}
      keyOf={({ campaignId }) => campaignId}
      item={(row) => (
        <Item className={isChosen(row) ? 'dk-row dk-chosen' : 'dk-row'} current={isChosen(row)} onTap={() => tap(row)}>
          <Ends>
            <Fact
              grow
              value={row.title}
              note={<Bits of={[sinceOf(row), `机会 ${count(row.chances)} 次`, `已抽 ${count(row.draws)} 次`]} />}
            />
            <Status status={lotteryStatus[row.state]} />
          </Ends>
        </Item>
      )}
      table={tableOf({ label: '抽奖活动', columns: COLUMNS, onTap: tap, isChosen })}
      empty='还没有抽奖活动'
      after={
        beside && (
          <div className='dk-beside'>
            <CampaignPanel key={beside.campaignId} campaignId={beside.campaignId} close={close} onDone={list.reload} />
          </div>
        )
      }
    />
  )
}
