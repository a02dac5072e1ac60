import { alert, Button, Figures, SectionCard } from '@/ui'
import type { TypeConfig } from '../ticket-text'

const NAMES = { ACCEPT: '有人接单', ARRIVE: '到达现场', FINISH: '办结答复' } as const

/** 提交后我们承诺: the promises of the subtype, and what happens past them (Y-24). */
export function PromiseCard({ of: { promises, escalateTo } }: { of: TypeConfig }) {
  const past = () =>
    void alert(`任何一步超过承诺时间，工单自动升级给${escalateTo}，并发消息告诉您；您也可以每30分钟催办一次。`, {
      cancelText: null,
      confirmText: '知道了',
    })
  return (
    <SectionCard
      title='提交后我们承诺'
      extra={
        <Button kind='text' size='small' onTap={past}>
          超时怎么办
        </Button>
      }
    >
      <Figures items={promises.map(({ step, words }) => ({ label: NAMES[step], value: words }))} />
    </SectionCard>
  )
}
