import type { Out } from '@contract'
import { FormPage, useFormAct } from '@/blocks'
import { go, goBack } from '@/routes/go'
import { confirm } from '@/ui'
import { fieldsOf, inputOf, valuesOf, type ActivityValues } from './activity-fields'

type Detail = Out<'btwob GET /activity/detail'>

/** Makes or changes an activity (E 5.9). */
export function ActivityForm({ activity }: { activity?: Detail }) {
  const send = useFormAct('btwob POST /activity/save', {
    once: true,
    input: async (values: ActivityValues) => ((await mayCallOff(activity, values)) ? inputOf(values, activity) : null),
    at: { '44852': 'files' },
    dialog: ['2902'],
    ok: '已保存',
    done: ({ activityId }) =>
      void (activity ? goBack() : go('/pages/desk/activity', { activityId }, { replace: true })),
  })
  return (
    <FormPage<ActivityValues>
      spaced
      title={activity ? '编辑活动' : '新建活动'}
      submitText='保存'
      values={valuesOf(activity)}
      fields={fieldsOf(activity?.text !== null)}
      {...send}
    />
  )
}

/** Withdrawing what people have signed up for calls it off for them: asked first. */
async function mayCallOff(before: Detail | undefined, { published }: ActivityValues): Promise<boolean> {
  const open = before?.people.filter(({ status }) => status === 'signed' || status === 'waiting').length ?? 0
  if (!before?.published || published || open === 0) return true
  return confirm({
    title: '取消活动',
    content: `已有 ${open} 个报名，取消发布后将全部撤销并通知客户，确认？`,
    confirmText: '取消活动',
    danger: true,
  })
}
