import type { In, Row } from '@contract'
import type { FormField } from '@/blocks'
import { chips } from '@/blocks/form/choice'
import type { DeskQuarter } from './DeskQuartersView'

/* What staff write of a quarter, as data (E 5.9). A benefit is a line: title, what it is, page. */

type Campaign = Row<'btwob GET /lottery/list'>
type Save = In<'btwob POST /hyq/save'>

export interface QuarterValues {
  hyqId: string
  title: string
  cover: string
  text: string
  benefits: string
  /** '': no campaign. */
  campaign: string
  chances: string
}

const MOST_BENEFITS = 8
const PLAIN_ICON = 'gift'

const linesOf = (typed: string): string[][] =>
  typed
    .split('\n')
    .map((line) => line.split(/[|｜]/).map((part) => part.trim()))
    .filter((parts) => parts.some((part) => part !== ''))

const isBenefit = ([title = '', desc = '', route = '', ...more]: string[]): boolean =>
  title !== '' && title.length <= 20 && desc.length <= 40 && /^\/[A-Za-z]/.test(route) && more.length === 0

const areBenefits = (typed: string) =>
  linesOf(typed).length > MOST_BENEFITS || !linesOf(typed).every(isBenefit)
    ? '最多8行，每行：标题|说明|/页面'
    : undefined

export const fieldsOf = (
  quarter: DeskQuarter | undefined,
  campaigns: readonly Campaign[],
): readonly FormField<QuarterValues>[] => [
  {
    key: 'hyqId',
    label: '季度',
    required: true,
    maxLength: 8,
    placeholder: 'HY2026Q4',
    disabled: quarter !== undefined,
    checks: [(typed) => (/^HY\d{4}Q[1-4]$/.test(typed.trim()) ? undefined : '请按 HY2026Q4 的格式填写')],
  },
  {
    key: 'title',
    label: '标题',
    required: true,
    maxLength: 40,
    checks: [(typed) => (typed.trim().length < 2 ? '请输入2-40个字' : undefined)],
  },
  { key: 'cover', label: '封面图地址', maxLength: 200, placeholder: '不填则无封面' },
  {
    key: 'text',
    label: '正文',
    kind: 'textarea',
    maxLength: 5000,
    placeholder: '一行一段；## 开头为小标题，- 或 1. 开头为列表',
  },
  {
    key: 'benefits',
    label: '权益',
    kind: 'textarea',
    maxLength: 2200,
    placeholder: '一行一项：好买气|比较各种购气方式|/subPages/goodBuyGas',
    checks: [areBenefits],
  },
  {
    key: 'campaign',
    label: '答卷奖励的抽奖活动',
    kind: chips<string>([
      { key: '', label: '不送' },
      ...campaigns.map(({ campaignId, title }) => ({ key: campaignId, label: title })),
    ]),
  },
  {
    key: 'chances',
    label: '奖励机会(次)',
    kind: 'digits',
    required: true,
    maxLength: 2,
    show: ({ campaign }) => campaign !== '',
    checks: [(typed) => (/^([1-9]|10)$/.test(typed) ? undefined : '请输入1-10的整数')],
  },
]

export const valuesOf = (quarter: DeskQuarter | undefined): QuarterValues => ({
  hyqId: quarter?.hyqId ?? '',
  title: quarter?.title ?? '惠用气季度报告',
  cover: quarter?.cover ?? '',
  text: quarter?.text ?? '',
  benefits: (quarter?.benefits ?? []).map(({ title, desc, route }) => [title, desc, route].join('|')).join('\n'),
  campaign: quarter?.rewardCampaignId ?? '',
  chances: String(quarter?.rewardChances || 1),
})

export const inputOf = (values: QuarterValues, before: DeskQuarter | undefined): Save => ({
  hyqId: values.hyqId.trim(),
  title: values.title.trim(),
  cover: values.cover.trim(),
  text: values.text,
  benefits: linesOf(values.benefits).map(([title = '', desc = '', route = '']) => ({
    icon: before?.benefits.find((one) => one.route === route)?.icon ?? PLAIN_ICON,
    title,
    desc,
    route,
  })),
  rewardCampaignId: values.campaign === '' ? null : values.campaign,
  rewardChances: values.campaign === '' ? 0 : Number(values.chances),
  version: before?.version ?? 0,
})
