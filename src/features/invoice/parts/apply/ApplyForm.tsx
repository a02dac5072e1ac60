import { FieldList, PageFrame, Shape } from '@/blocks'
import { BottomBar, CountDown, Money, NoticeBar, SectionCard } from '@/ui'
import type { Preview } from './apply-form'
import { ConfirmSheet } from './ConfirmSheet'
import { PickedItems } from '../pick/PickedItems'
import { PreviewCard } from './PreviewCard'
import { TypeCard } from './TypeCard'
import { TitleCard } from '../title/TitleCard'
import { WaysCard } from './WaysCard'
import { useApply, type Apply, type Pick } from './use-apply'

/** The form of an application: `isWhole` for bills, with ways to divide them and more to fill in. */
export function ApplyForm({ pick, isWhole }: { pick: Pick; isWhole: boolean }) {
  const apply = useApply(pick, isWhole)
  const { preview, life } = apply
  return (
    <PageFrame
      of={preview}
      skeleton={<Shape heights={[44, 160, 96, 200]} top />}
      onBack={() => void life.leave()}
      footer={preview.data && <SendBar apply={apply} preview={preview.data} isWhole={isWhole} />}
    >
      {apply.banner !== '' && <NoticeBar tone='danger'>{apply.banner}</NoticeBar>}
      {preview.data && <Filled apply={apply} preview={preview.data} isWhole={isWhole} />}
      {apply.asked && preview.data && <ConfirmSheet apply={apply} preview={preview.data} />}
    </PageFrame>
  )
}

interface Part {
  apply: Apply
  preview: Preview
  isWhole: boolean
}

function Filled({ apply, preview, isWhole }: Part) {
  return (
    <>
      <NoticeBar>
        已为您保留{isWhole ? '所选账单' : '所选记录'}{' '}
        <CountDown until={preview.expireAt} format={minutesLeft} onEnd={() => void apply.life.expired()} />
      </NoticeBar>
      <PickedItems items={preview.items} />
      <TypeCard apply={apply} reason={preview.specialReason} tax={preview.taxTotal} />
      <TitleCard apply={apply} />
      {isWhole && <WaysCard apply={apply} count={preview.items.length} byMonth={preview.byMonth} />}
      <SectionCard title='接收方式'>
        <FieldList of={apply.texts} />
      </SectionCard>
      <PreviewCard preview={preview} />
    </>
  )
}

/** 14:59. */
export function minutesLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

function SendBar({ apply, preview, isWhole }: Part) {
  return (
    <BottomBar
      sum={{ label: `价税合计 · 共 ${preview.invoiceCount} 张`, value: <Money value={preview.grossTotal} size='s' /> }}
      primary={{
        text: isWhole ? '提交申请' : '提交',
        disabled: apply.preview.renewing,
        loading: apply.isSending,
        loadingText: '提交中',
        onTap: () => apply.send(),
      }}
    />
  )
}
