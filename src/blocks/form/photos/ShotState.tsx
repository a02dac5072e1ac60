import { Icon, Progress } from '@/ui'
import type { Shot } from './use-photos'

/** What is on a photo that the gateway does not have yet. */
export const ShotState = ({ of: { state, percent, refusal } }: { of: Shot }) =>
  state === 'failed' ? (
    <>
      <Icon name={refusal === undefined ? 'refresh' : 'info'} size={18} />
      {refusal === undefined ? '重试' : '未通过'}
    </>
  ) : (
    <>
      {state === 'waiting' ? '等待' : `${percent}%`}
      <Progress value={percent / 100} />
    </>
  )
