import type { Out } from '@contract'
import { FormPage, useFormAct } from '@/blocks'
import { go } from '@/routes/go'
import { useUser } from '@/stores'
import { ActivityHead } from '../parts/ActivityHead'
import { BaselineCard } from '../parts/BaselineCard'
import { fieldsOf, inputOf, type SignUp } from './sign-up-fields'

export type Detail = Out<'zh GET /activity/detail'>

interface Props {
  of: Detail
  readToken: string
  /** The activity is not what it was. */
  onStale: () => Promise<void>
}

/** Signs a group up with a volume a day. */
export function SignUpForm({ of: activity, readToken, onStale }: Props) {
  const { activityId, groups } = activity
  const phone = useUser(({ loginUserInfo }) => loginUserInfo?.username ?? '')
  const able = groups.filter(({ enabled }) => enabled)
  const submit = useFormAct('zh POST /apply/submit', {
    once: true,
    ask: '报名后请按承诺量响应，连续2日响应不足将影响后续参与。确认报名？',
    input: (values: SignUp) => inputOf(activityId, readToken, values),
    at: { '42502': 'groupId', '42507': 'dailyVolume', '42508': 'groupId' },
    dialog: ['42501', '42503', '42504', '42509', '42510'],
    ok: '报名已提交',
    done: ({ applyNo }) => go('/subPagesB/pages/substitution/apply', { applyNo }, { replace: true }),
    stale: onStale,
  })
  return (
    <FormPage<SignUp>
      spaced
      name={`balance-${activityId}`}
      values={{
        groupId: able.length === 1 ? (able[0]?.groupId ?? '') : '',
        dailyVolume: '',
        measures: [],
        measureNote: '',
        contactName: '',
        contactPhone: phone,
      }}
      fields={fieldsOf(activity)}
      submitText='提交报名'
      {...submit}
      head={<ActivityHead of={activity} />}
      after={able.map(({ groupId, name, baseline, used, dropped }) =>
        baseline === null ? null : (
          <BaselineCard key={groupId} {...{ baseline, used, dropped }} name={able.length > 1 ? name : ''} />
        ),
      )}
    />
  )
}
