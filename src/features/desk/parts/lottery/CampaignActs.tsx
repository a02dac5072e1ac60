import { useState } from 'react'
import type { Out } from '@contract'
import { FormSheet, useAct, useFormAct } from '@/blocks'
import { saveText } from '@/platform/save-text'
import { call, callFailure } from '@/request'
import { Button, prompt, Row } from '@/ui'
import { finished } from '../finished'

interface Props {
  of: Pick<Out<'btwob GET /lottery/detail'>, 'campaignId' | 'state' | 'draws'>
  onDone: () => Promise<void>
}

const SHORTEST = 2

/** What can be done with a campaign now (E 3.8). */
export function CampaignActs({ of: { campaignId, state, draws }, onDone }: Props) {
  const [isGranting, setGranting] = useState(false)
  const then = { done: () => void onDone(), stale: onDone }
  const publish = useAct('btwob POST /lottery/publish', {
    ask: '发布后时间、奖品、概率和规则都不能再改，种子指纹随即公开。确认发布？',
    ok: '已发布',
    dialog: ['2901'],
    ...then,
  })
  const pause = useAct('btwob POST /lottery/pause', {
    more: async () => {
      const reason = await prompt({
        title: '暂停活动',
        label: '原因',
        content: '客户会看到原因。',
        maxLength: 100,
        check: (text) => (text.trim().length < SHORTEST ? '请填写原因' : undefined),
      })
      return reason === null ? null : { reason: reason.trim() }
    },
    ok: '已暂停',
    ...then,
  })
  const resume = useAct('btwob POST /lottery/resume', { ask: '恢复抽奖？', ok: '已恢复', ...then })
  return (
    <Row wrap gap={8} top={12}>
      {state === 'draft' && (
        <Button size='small' loading={publish.busy} onTap={() => publish.run({ campaignId })}>
          发布
        </Button>
      )}
      {state === 'running' && (
        <Button kind='outline' danger size='small' loading={pause.busy} onTap={() => pause.run({ campaignId })}>
          暂停
        </Button>
      )}
      {state === 'paused' && (
        <Button size='small' loading={resume.busy} onTap={() => resume.run({ campaignId })}>
          恢复
        </Button>
      )}
      {(state === 'running' || state === 'paused') && (
        <Button kind='outline' size='small' onTap={() => setGranting(true)}>
          补发机会
        </Button>
      )}
      {draws > 0 && (
        <Button kind='text' size='small' onTap={() => void download(campaignId)}>
          导出抽奖记录
        </Button>
      )}
      {isGranting && <GrantSheet campaignId={campaignId} onClose={() => setGranting(false)} onDone={onDone} />}
    </Row>
  )
}

async function download(campaignId: string): Promise<void> {
  try {
    const { fileName, csv } = await call('btwob GET /lottery/export', { campaignId })
    await saveText(csv, fileName, 'text/csv;charset=utf-8')
  } catch (failure) {
    callFailure(failure)
  }
}

interface Wish {
  bp: string
  ticket: string
  reason: string
}

/** E-L-03: one chance for a ticket. */
function GrantSheet({
  campaignId,
  onClose,
  onDone,
}: { campaignId: string; onClose: () => void } & Pick<Props, 'onDone'>) {
  const send = useFormAct('btwob POST /lottery/chance/grant', {
    input: ({ bp, ticket, reason }: Wish) => ({ campaignId, bp, ticket: ticket.trim(), reason: reason.trim() }),
    at: { '2902': 'bp', '2904': 'ticket' },
    ok: ({ chanceNo }) => `已补发，机会第 ${chanceNo} 号，明天可抽`,
    done: () => finished(onClose, onDone),
  })
  return (
    <FormSheet<Wish>
      name={`chance-${campaignId}`}
      title='补发机会'
      confirmText='补发'
      values={{ bp: '', ticket: '', reason: '' }}
      fields={[
        {
          key: 'bp',
          label: '户号',
          kind: 'digits',
          required: true,
          maxLength: 10,
          checks: [(bp) => (/^\d{10}$/.test(bp) ? undefined : '请输入10位户号')],
        },
        {
          key: 'ticket',
          label: '工单编号',
          required: true,
          maxLength: 32,
          checks: [(ticket) => (ticket.trim().length < 4 ? '请输入工单编号' : undefined)],
        },
        {
          key: 'reason',
          label: '原因',
          required: true,
          maxLength: 100,
          checks: [(reason) => (reason.trim().length < SHORTEST ? '请填写原因' : undefined)],
        },
      ]}
      {...send}
      onClose={onClose}
    />
  )
}
