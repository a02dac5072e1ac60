import type { Out } from '@contract'
import { FormPage, useFormAct } from '@/blocks'
import { go, goBack } from '@/routes/go'
import { fieldsOf, inputOf, valuesOf, type CampaignValues } from './campaign-fields'

/** Makes or changes a draft (E 5.9). */
export function CampaignForm({ campaign }: { campaign?: Out<'btwob GET /lottery/detail'> }) {
  const send = useFormAct('btwob POST /lottery/save', {
    once: true,
    input: (values: CampaignValues) => inputOf(values, campaign),
    at: { E5106: 'claimUntil', E5103: 'organizer' },
    dialog: ['2902', '2904', 'E5101', 'E5102', 'E5105'],
    ok: '已保存',
    done: ({ campaignId }) => void (campaign ? goBack() : go('/pages/desk/lottery', { campaignId }, { replace: true })),
  })
  return (
    <FormPage<CampaignValues>
      spaced
      title={campaign ? '编辑抽奖活动' : '新建抽奖活动'}
      submitText='保存'
      values={valuesOf(campaign)}
      fields={fieldsOf}
      {...send}
    />
  )
}
