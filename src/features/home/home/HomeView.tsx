import { useLater } from '@/blocks/use-later'
import { TabFrame, useFace, useLink, useMay } from '@/blocks'
import { useRead, type Read } from '@/request'
import type { Decision } from '@/routes/access'
import { isNewCustomer, useUser } from '@/stores'
import { Card, ErrorBlock, Skeleton, Stack } from '@/ui'
import type { KeptEntry } from './entries'
import { homeActions } from './home-actions'
import { HomeBanner } from './HomeBanner'
import { HomeHead } from './HomeHead'
import { MeterSwiper } from './MeterSwiper'
import { MoneyCard } from './MoneyCard'
import type { Summary } from './money-model'
import { QuickEntries } from './QuickEntries'
import { useEntries } from './use-entries'
import { useFirstCardStands } from './use-first-card'

const lower = () => import('./LowerBlocks')
const open = () => import('./OpenHome')

const SUMMARY = 'default GET /crmgas/home/summary'

/** 首页 (A 6.1): what the account holds, what needs doing, how gas is used. */
export function HomeView() {
  const isBound = useUser(({ isBindSuccess }) => isBindSuccess)
  const isNew = useUser(isNewCustomer)
  const mayBill = useMay('model:BILL_VIEW')
  const messages = useLink('/subPages/my-message/list')
  const summary = useRead(SUMMARY, undefined, { enabled: isBound && !isNew, refresh: 'old' })
  const stands = useFirstCardStands(summary.state !== 'loading', summary.state === 'ready') && isBound
  const entries = useEntries(stands)
  const { part: below, failed, retry } = useLater(lower, stands)
  const face = useFace()
  const unread = summary.data?.unreadCount ?? 0
  // One frame for both: a question asked over the page outlives the login that ends under it.
  return (
    <TabFrame
      tall
      gradual
      {...(!face && { navHead: <HomeHead stands={stands} />, actions: homeActions(messages, unread) })}
      skeleton={<HomeSkeleton />}
    >
      {face || isNew ? (
        <Face reason={face} />
      ) : (
        <>
          {mayBill && <MoneyCard read={summary} />}
          {stands && summary.state !== 'loading' ? (
            <Below read={summary} entries={entries} />
          ) : (
            // Another one below the figures, which may take more room than their skeleton: nothing that was seen moves.
            <BelowSkeleton key={summary.state} />
          )}
          {/* Not before the entries: they would push it down. */}
          {below && entries && <below.LowerBlocks read={summary} />}
          {failed && <ErrorBlock onRetry={retry} />}
        </>
      )}
    </TabFrame>
  )
}

/** The home before it is open or has figures: entries for every visitor, and the next step. */
function Face({ reason }: { reason: Decision | undefined }) {
  const { part, failed, retry } = useLater(open, true)
  if (failed) return <ErrorBlock onRetry={retry} />
  return part ? <part.OpenHome reason={reason} /> : <HomeSkeleton />
}

interface BelowProps {
  read: Read<Summary>
  entries: readonly KeptEntry[] | null
}

/** Drawn when the first card stands. All of it at once: a banner that comes later would push the rest down. */
function Below({ read, entries }: BelowProps) {
  const mayEnergy = useMay('model:ENERGY_VIEW')
  return (
    <>
      {read.data && <HomeBanner banner={read.data.banner} />}
      {mayEnergy && <MeterSwiper read={read} />}
      <QuickEntries list={entries} />
    </>
  )
}

const BelowSkeleton = () => (
  <>
    <Card>
      <Skeleton kind='block' height={86} />
    </Card>
    <Card>
      <Skeleton kind='block' height={52} />
    </Card>
  </>
)

const HomeSkeleton = () => (
  <Stack gap={12} className='gutter'>
    <Skeleton kind='block' height={168} />
    <Skeleton kind='block' height={120} />
    <Skeleton kind='block' height={150} />
  </Stack>
)
