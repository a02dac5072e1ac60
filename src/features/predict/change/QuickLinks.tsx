import { useLinks } from '@/blocks'
import { Button, Row } from '@/ui'

interface QuickLinksProps {
  groupId: string
  period: string
  /** The day runs: why it will miss its plan may be said. */
  isRunning: boolean
}

/** Where a quick change is not enough. */
export function QuickLinks({ groupId, period, isRunning }: QuickLinksProps) {
  const links = useLinks()
  const all = [
    { text: '完整变更', go: links.to('/subPagesB/pages/predict-gas/change', { groupId, planType: 'DAY', period }) },
    { text: '计划详情', go: links.to('/subPagesB/pages/predict-gas/detail', { groupId, month: period.slice(0, 7) }) },
    {
      text: '说明原因',
      go: isRunning ? links.to('/subPages/my-message/reasonReporting', { groupId, date: period }) : undefined,
    },
  ]
  return (
    <Row wrap gap={8} className='gutter' top={12}>
      {all.map(
        ({ text, go }) =>
          go && (
            <Button key={text} kind='plain' size='small' onTap={go}>
              {text}
            </Button>
          ),
      )}
    </Row>
  )
}
