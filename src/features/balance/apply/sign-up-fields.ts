import type { In } from '@contract'
import { boundsProblem, expectedReward, STEP } from '@domain/balance'
import { formatAmount } from '@domain/money'
import { formatShare, sharePercent } from '@domain/percent'
import { balanceMeasures, type BalanceMeasure } from '@domain/statuses/balance'
import { isPhone, NAME_EMPTY, PHONE_WRONG } from '@domain/validate'
import { compareVolume, formatVolume, formatVolumeNumber, volume } from '@domain/volume'
import { namesOf, type FormField } from '@/blocks'
import { choice, manyChips } from '@/blocks/form/choice'
import type { Detail } from './SignUpForm'
import { daysIn } from '../balance-text'

export interface SignUp {
  groupId: string
  dailyVolume: string
  measures: readonly BalanceMeasure[]
  measureNote: string
  contactName: string
  contactPhone: string
}

const MEASURES = namesOf(balanceMeasures).map(({ key, text }) => ({ key, label: text }))
const tooShort = (name: string) => (name.trim().length < 2 ? NAME_EMPTY : undefined)

/** The group that signs up and may. */
const chosenGroup = ({ groups }: Detail, groupId: string) =>
  groups.find((group) => group.groupId === groupId && group.enabled)

/** Share of the baseline and what the whole of it earns. */
function hintOf(of: Detail, { groupId, dailyVolume }: SignUp): string {
  const group = chosenGroup(of, groupId)
  if (group?.baseline == null || group.maxVolume === null) return '请先选择用气分组'
  const bounds = `${formatVolumeNumber(of.minDailyVolume)} 至 ${formatVolume(group.maxVolume)}，${STEP} m³ 的整数倍`
  if (!/^[1-9]\d*$/.test(dailyVolume)) return bounds
  const share = formatShare(sharePercent(dailyVolume, group.baseline))
  const reward = expectedReward(volume(dailyVolume), of.unitReward, daysIn(of))
  return `基线的 ${share}；${daysIn(of)} 天全部响应预计奖励 ${formatAmount(reward)} 元`
}

/** S-03, as the gateway judges it. */
function volumeFault(of: Detail, { groupId }: SignUp, dailyVolume: string): string | undefined {
  const group = chosenGroup(of, groupId)
  if (group?.baseline == null || group.maxVolume === null) return undefined
  const terms = { minDaily: of.minDailyVolume, maxRate: of.maxRate, baseline: group.baseline }
  const fits = boundsProblem(volume(dailyVolume), terms) === null && compareVolume(dailyVolume, group.maxVolume) <= 0
  return fits
    ? undefined
    : `须在 ${formatVolumeNumber(of.minDailyVolume)} 至 ${formatVolume(group.maxVolume)}之间，且为 ${STEP} m³ 的整数倍`
}

const mostText = (baseline: string | null, most: string | null): string =>
  baseline === null ? '' : `：基线 ${formatVolume(baseline)}，最多 ${formatVolume(most)}`

export const fieldsOf =
  (of: Detail) =>
  (values: SignUp): readonly FormField<SignUp>[] => [
    {
      key: 'groupId',
      label: '用气分组',
      required: '请选择用气分组',
      kind: choice(
        of.groups.map(({ groupId, name, baseline, maxVolume, enabled, reason }) => ({
          key: groupId,
          label: enabled ? `${name}${mostText(baseline, maxVolume)}` : `${name}：${reason}`,
          disabled: !enabled,
        })),
      ),
    },
    {
      key: 'dailyVolume',
      label: '日响应量 m³',
      kind: 'digits',
      required: true,
      maxLength: 9,
      hint: hintOf(of, values),
      checks: [(text) => volumeFault(of, values, text)],
    },
    { key: 'measures', label: '响应措施', kind: manyChips(MEASURES), required: '请选择响应措施' },
    {
      key: 'measureNote',
      label: '措施说明',
      kind: 'textarea',
      maxLength: 200,
      counter: true,
      required: values.measures.includes('OTHER'),
    },
    { key: 'contactName', label: '联系人', required: NAME_EMPTY, maxLength: 20, checks: [tooShort] },
    {
      key: 'contactPhone',
      label: '联系电话',
      kind: 'digits',
      required: true,
      maxLength: 11,
      checks: [(phone) => (isPhone(phone) ? undefined : PHONE_WRONG)],
    },
  ]

export const inputOf = (
  activityId: string,
  readToken: string,
  values: SignUp,
): Omit<In<'zh POST /apply/submit'>, 'requestNo'> => ({
  activityId,
  readToken,
  groupId: values.groupId,
  dailyVolume: volume(values.dailyVolume),
  measures: [...values.measures],
  ...(values.measureNote.trim() !== '' && { measureNote: values.measureNote.trim() }),
  contactName: values.contactName.trim(),
  contactPhone: values.contactPhone,
})
