import { formatFullMoment } from '@domain/date-format'
import { lotteryStatus } from '@domain/statuses/lottery'
import { ListPage } from '@/blocks'
import { go } from '@/routes/go'
import { Ends, Fact, Item, Status } from '@/ui'
import { DeskGate } from '../DeskGate'
import { useDeskList } from '../desk-list'
import { CampaignPanel } from '../parts/lottery/CampaignPanel'
import { useChosen } from '../use-chosen'
import '../desk.scss'

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
      actions={[{ label: '新建', onTap: () => void go('/pages/desk/lottery', {}) }]}
      list={list}
      keyOf={({ campaignId }) => campaignId}
      item={(row) => (
        <Item className={isChosen(row) ? 'dk-row dk-chosen' : 'dk-row'} current={isChosen(row)} onTap={() => tap(row)}>
          <Ends>
            <Fact
              grow
              value={row.title}
              note={`${formatFullMoment(row.startAt)} 起 · 机会 ${row.chances} · 已抽 ${row.draws}`}
            />
            <Status status={lotteryStatus[row.state]} />
          </Ends>
        </Item>
      )}
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
