import { useState } from 'react'
import { useAct } from '@/blocks'
import { showFile } from '@/shared/file'
import { BottomBar, prompt } from '@/ui'
import { PlanSheet } from '../AppointSheet'
import type { Report } from '../hazard-text'
import { ReportSign } from './ReportSign'

/** What its customer can do with a report. */
export function ReportFoot({ of: report, onChanged }: { of: Report; onChanged: () => Promise<void> }) {
  const { reportId, version, actions, planId } = report
  const [isOpen, setOpen] = useState(false)
  const refuse = useAct('default POST /crmgas/inspection/refuseSign', {
    more: async () => {
      const reason = await prompt({
        title: '拒绝签字',
        label: '拒绝签字的原因',
        placeholder: '请说明原因（至少5个字）',
        maxLength: 200,
        kind: 'textarea',
        check: (text) => (text.trim().length < 5 ? '至少填写5个字' : undefined),
      })
      return reason === null ? null : { reason }
    },
    ask: '拒绝签字不影响隐患整改期限，确定拒绝？',
    ok: '已拒绝签字',
    done: onChanged,
    stale: onChanged,
  })
  const pdf = useAct('default GET /crmgas/inspection/pdf', { done: ({ url, name }) => showFile(url, name) })
  if (actions.includes('SIGN'))
    return (
      <>
        <BottomBar
          primary={{ text: '签字确认', onTap: () => setOpen(true) }}
          {...(actions.includes('REFUSE') && {
            secondary: {
              text: '拒绝签字',
              plain: true,
              onTap: () => refuse.run({ reportId, version }),
              loading: refuse.busy,
            },
          })}
        />
        {isOpen && <ReportSign of={report} onClose={() => setOpen(false)} onChanged={onChanged} />}
      </>
    )
  if (actions.includes('PDF'))
    return <BottomBar primary={{ text: '下载报告', onTap: () => pdf.run({ reportId }), loading: pdf.busy }} />
  if (actions.includes('APPOINT') && planId !== null)
    return (
      <>
        <BottomBar primary={{ text: '重新预约', onTap: () => setOpen(true) }} />
        {isOpen && <PlanSheet planId={planId} onClose={() => setOpen(false)} onChanged={onChanged} />}
      </>
    )
  return null
}
